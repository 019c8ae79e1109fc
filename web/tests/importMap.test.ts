/* Who may import whom: games know the house and the library, the house knows the library, no game knows another. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
const LAYERS = ['lib', 'house', 'games']; // a room may import from those before it

const files = globSync('**/*.{ts,svelte}', { cwd: SRC }).toSorted();
const roomOf = (path: string): string =>
  path.startsWith('games/') ? path.split('/').slice(0, 2).join('/') : (path.split('/')[0] ?? '');
const heightOf = (room: string): number => LAYERS.indexOf(room.split('/')[0] ?? '');

/** Every file of ours that a file imports, as a path below src. */
function imports(path: string): string[] {
  const text = readFileSync(join(SRC, path), 'utf8');
  const found = [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g)].map(
    ([, name]) => name!,
  );
  return found
    .filter((name) => /^(\.|\$lib|\$house)/.test(name))
    .map((name) =>
      name.startsWith('$')
        ? name.slice(1)
        : normalize(join(dirname(path), name)).replaceAll('\\', '/'),
    )
    .filter((name) => !name.startsWith('..'));
}

export function isAllowed(from: string, to: string): boolean {
  return from === to || heightOf(to) < heightOf(from);
}

test.each(files.filter((path) => heightOf(roomOf(path)) >= 0))('%s', (path) => {
  const upstairs = imports(path).filter((name) => !isAllowed(roomOf(path), roomOf(name)));
  expect(upstairs).toEqual([]);
});

test('the map forbids neighbours and upstairs', () => {
  expect(isAllowed('games/knock', 'house')).toBe(true);
  expect(isAllowed('games/knock', 'games/munchkin')).toBe(false);
  expect(isAllowed('house', 'games/knock')).toBe(false);
  expect(isAllowed('lib', 'house')).toBe(false);
});
test('imports are seen', () => {
  expect(imports('games/knock/index.ts')).toContain('house/model/screens');
});
