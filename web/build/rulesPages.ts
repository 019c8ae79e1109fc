/* Turns a rules page (`rules.<lang>.md`) into HTML while building, so the browser carries no Markdown
   reader. Every rule number in bold (`**K12**`) becomes a place one can link to (`#K12`). */
import { readFileSync } from 'node:fs';
import { marked } from 'marked';
import type { Plugin } from 'vite';

const NUMBER = /<strong>([A-Z]\d+[a-z]?)(?=[\s<.:])/g;

export function rulesPages(): Plugin {
  return {
    name: 'threedoors-rules',
    enforce: 'pre',
    load(id) {
      const file = id.replace(/\?.*$/, '');
      if (!/rules\.\w\w\.md$/.test(file) || id.includes('?raw')) return null;
      const html = marked.parse(readFileSync(file, 'utf8'), { async: false });
      const linked = html.replace(NUMBER, '<strong id="$1">$1');
      return { code: `export default ${JSON.stringify(linked)};`, moduleType: 'js' };
    },
  };
}
