/* Turns a list of icon names (`*.icons`, one per line) into a module of their paths, taken from the
   game-icons set. Only the named paths reach the browser. A name that does not exist stops the build. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;

function path(name: string): string {
  const body = set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent ?? '']?.body;
  if (!body) throw new Error(`icon '${name}' is not in game-icons`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join(' ');
}

export function icons(): Plugin {
  return {
    name: 'threedoors-icons',
    load(id) {
      if (!id.endsWith('.icons')) return null;
      const names = readFileSync(id, 'utf8').split(/\s+/).filter(Boolean);
      const sheet = Object.fromEntries(
        [...new Set(names)].sort().map((name) => [name, path(name)]),
      );
      return { code: `export default ${JSON.stringify(sheet)};`, moduleType: 'js' };
    },
  };
}
