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
test('whoever enters a room while its words are on their way waits for them too', async () => {
  const first = words.enter('dungeon_exit');
  await words.enter('dungeon_exit');
  expect(words.find('exit-mode-any')).toBeDefined();
  await first;
});
test('words asked for earlier never replace those asked for later', async () => {
  await Promise.all([words.speak('fr'), words.speak('es'), words.speak('en')]);
  expect(words.language).toBe('en');
  await Promise.all([words.speak('fr'), words.enter('table')]);
  expect(words.language).toBe('fr');
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
test('a name with a comma in it stays one thing in a list', () => {
  expect(words.list(['Marbles, Handful of', 'Colander'])).toBe('Marbles, Handful of; Colander');
});
test('what is about the reader is told to them, and less than nothing has a real minus', async () => {
  await words.enter('munchkin');
  const won = { id: 'fight-won', args: { seat: 1, ours: -2, theirs: 3 } };
  expect(words.tell(won, ['Ada', 'Bo'])).toBe('Bo wins, −2 against 3.');
  expect(words.tell(won, ['Ada', 'Bo'], 1)).toBe('You win, −2 against 3.');
  expect(words.tell({ id: 'offer-refused', args: { seat: 0, by_seat: 1 } }, ['Ada', 'Bo'], 0)).toBe(
    'Bo says no to you.',
  );
});
test('the article of a name is small, but not where a sentence begins or where it stands alone', () => {
  const card = { en: 'the Dark Downstairs' };
  expect(words.tell({ id: 'fight-began', args: { seat: 0, card } }, ['Ada'])).toBe(
    'Ada fights the Dark Downstairs.',
  );
  expect(words.tell({ id: 'fighter-caught', args: { seat: 0, card } }, ['Ada'])).toBe(
    'The Dark Downstairs catches Ada.',
  );
  expect(words.title(card)).toBe('The Dark Downstairs');
});
