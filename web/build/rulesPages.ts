/* Turns a rules page (`rules.<lang>.md`, or `<game>.rules.md` in a language's folder) into HTML while building, so the browser carries no Markdown
   reader. Every rule number in bold (`**K12**`) or at the head of a chapter (`## M7`) becomes a place one can
   link to (`#K12`), and wherever the page cites a number it has a place for, one gets there by pressing it. */
import { readFileSync } from 'node:fs';
import { marked } from 'marked';
import type { Plugin } from 'vite';

const PLACE = /<(strong|h[2-6])>([A-Z]\d+[a-z]?)(?=[\s<.:])/g;
const CITED = /<code>.*?<\/code>|<[^>]*>[A-Z]\d+[a-z]?|\b[A-Z]\d+[a-z]?\b/gs;

/** The page as HTML, its rules numbered for links. */
export function rulesPage(markdown: string): string {
  const places = new Set<string>();
  const html = marked.parse(markdown, { async: false }).replace(PLACE, (_, tag, number) => {
    places.add(number);
    return `<${tag} id="${number}">${number}`;
  });
  return html.replace(CITED, (found) =>
    places.has(found) ? `<a href="#${found}">${found}</a>` : found,
  );
}

export function rulesPages(): Plugin {
  return {
    name: 'threedoors-rules',
    enforce: 'pre',
    load(id) {
      const file = id.replace(/\?.*$/, '');
      if (!/(\.rules|rules\.\w\w)\.md$/.test(file) || id.includes('?raw')) return null;
      const html = rulesPage(readFileSync(file, 'utf8'));
      return { code: `export default ${JSON.stringify(html)};`, moduleType: 'js' };
    },
  };
}
