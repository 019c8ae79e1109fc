/* Words: seats become names, lists are joined, what is missing is shown by its id. */
import { beforeAll, expect, test } from 'vitest';
import { words } from '$lib/words.svelte';

beforeAll(async () => {
  await words.speak('en');
  await words.enter('knock');
});

test('a message that nobody wrote is shown as its id', () => {
  expect(words.say('no-such-sentence')).toBe('no-such-sentence');
  expect(words.find('no-such-sentence')).toBeUndefined();
});
test('a seat is told by name, and by its number where nobody has one', () => {
  const ready = { id: 'seat-ready', args: { seat: 1 } };
  expect(words.tell(ready, ['Ada', 'Bo'])).toContain('Bo');
  expect(words.tell(ready)).toContain('2');
});

test('a name in several languages is said in the reader’s, else in English, else as it is', async () => {
  const names = { en: 'Well', fr: 'Puits' };
  expect(words.name(names)).toBe('Well');
  await words.speak('fr');
  expect(words.name(names)).toBe('Puits');
  await words.speak('es');
  expect(words.name(names)).toBe('Well');
  expect(words.name({ fr: 'Puits' })).toBe('Puits');
  await words.speak('en');
});
test('a list is joined as people join it', () => {
  expect(words.list(['one', 'two', 'three'])).toBe('one, two, and three');
});
test('a change of language changes the book', async () => {
  const before = words.book;
  await words.speak('fr');
  expect(words.book).not.toBe(before);
  expect(document.documentElement.lang).toBe('fr');
  await words.speak('en');
});
