/* Names fit into their sentences, as they do in Python (tests/games/knock/test_sentences.py). */
import { expect, test } from 'vitest';
import { genderOf, inside, settled } from '../../src/lib/names';

const said = (language: string, before: string, name: string, after: string): string =>
  settled(before + inside(name, language) + after, language);

test.each([
  ['fr', '', 'Le puits', ' tombe.', 'Le puits tombe.'],
  ['fr', 'Ada pose ', 'L’arcade', '.', 'Ada pose l’arcade.'],
  ['fr', 'Le coin de ', 'Le puits', '.', 'Le coin du puits.'],
  ['fr', 'À toi. ', 'La cave', ' sonne.', 'À toi. La cave sonne.'],
  ['es', 'Vence a ', 'El ogro', '.', 'Vence al ogro.'],
  ['en', 'Ada lays ', 'The Black Knight', '.', 'Ada lays the Black Knight.'],
  ['en', '', 'Spider, One Sock Short', ' is beaten.', 'Spider, One Sock Short, is beaten.'],
])('in %s, "%s" and %s make a sentence', (language, before, name, after, whole) => {
  expect(said(language, before, name, after)).toBe(whole);
});

test('a name tells its gender, or its article does', () => {
  expect(genderOf({ fr: 'L’arcade', fr_gender: 'f' }, 'fr')).toBe('f');
  expect(genderOf({ fr: 'La cave' }, 'fr')).toBe('f');
  expect(genderOf({ es: 'Los pozos' }, 'es')).toBe('mp');
  expect(genderOf({ en: 'Well' }, 'en')).toBe('m');
});
