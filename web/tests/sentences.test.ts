/* The browser reads no meaning out of a sentence: what it must know comes as data beside the words. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
const MAKERS = ['lib/names.ts', 'lib/words.svelte.ts']; // put sentences together, so they look at letters

const WORDED = String.raw`(?:\bt|\bwords\.(?:say|tell|tellWithoutRule|find|name|title|list))\((?:[^()]|\([^()]*\))*\)`;
const LOOKED_INTO = String.raw`(?:includes|startsWith|endsWith|match|matchAll|search|indexOf|split|slice|at|charAt)\(`;
const GUESSES = [
  new RegExp(String.raw`${WORDED}\s*!?\??\.${LOOKED_INTO}`),
  new RegExp(String.raw`\.(?:text|bare|said|label|note)!?\??\.${LOOKED_INTO}`),
  new RegExp(String.raw`[!=]== ${WORDED}`),
  new RegExp(String.raw`${WORDED} [!=]== (?!undefined)`),
  new RegExp(String.raw`\.test\(\s*(?:${WORDED}|[\w.]+\.(?:text|bare|said|label|note)\b)`),
];

const guesses = (source: string): boolean => GUESSES.some((guess) => guess.test(source));

test.each([
  ['line.text.startsWith(me)'],
  ["words.tell(message, names).includes('Level')"],
  ["label === t('munchkin-play-it')"],
  ['/K5/.test(refusal.text)'],
])('%s is a guess', (source) => {
  expect(guesses(source)).toBe(true);
});

test.each([
  ['words.find(`bot-${level}`) === undefined'],
  ["tags.includes('fighters')"],
  ['told.by === seat'],
])('%s is none', (source) => {
  expect(guesses(source)).toBe(false);
});

test('no file decides anything from a sentence', () => {
  const files = globSync('**/*.{ts,svelte}', { cwd: SRC }).filter((path) => !MAKERS.includes(path));
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((path) => guesses(readFileSync(join(SRC, path), 'utf8')))).toEqual([]);
});
