/* A file's length is its size, and no file is too long to be seen whole. Wire types, pictures and what programs write aside. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
const MOST_LINES = 400;
const ASIDE = /^lib\/wire\/|\/pictures\/|\/generated\//;

const files = globSync('**/*.{ts,svelte,css}', { cwd: SRC }).filter((path) => !ASIDE.test(path));
const lines = (path: string): string[] => readFileSync(join(SRC, path), 'utf8').split('\n');

test('there are files to look at', () => {
  expect(files.length).toBeGreaterThan(200);
});
test(`no file has more than ${MOST_LINES} lines`, () => {
  expect(files.filter((path) => lines(path).length - 1 > MOST_LINES)).toEqual([]);
});
test('every component and module opens by saying what it is', () => {
  const opens = (path: string) => /^(<!--|\/\*|\/\/)/.test(lines(path)[0] ?? '');
  expect(files.filter((path) => !path.endsWith('.css') && !opens(path))).toEqual([]);
});
