/* What just happened: the newest act, and what befell the reader until they act again. */
import { expect, test } from 'vitest';
import { newsOf } from '../../src/games/munchkin/model/news';

const curse = { n: 7, text: 'A curse strikes Ada.', by: 1, about: [0], strong: true };

test('what befell the reader stays until an act of theirs, whatever the sentence begins with', () => {
  const bosTurn = { n: 8, text: 'Ada has been robbed by Bo.', by: 1, about: [0, 1] };
  expect(newsOf([curse, bosTurn], 0).blow).toBe(curse.text);
  const ownAct = { n: 9, text: 'The door is opened by Ada.', by: 0, about: [0] };
  expect(newsOf([curse, bosTurn, ownAct], 0).blow).toBe('');
});

test('the parts of a sum and the beginning of a turn are no news', () => {
  const part = { n: 8, text: 'two and two', part: true };
  const turn = { n: 9, text: 'It is the turn of Bo.', by: 0, about: [1], turn: true };
  expect(newsOf([curse, part, turn], 0)).toEqual({
    last: curse.text,
    aloud: curse.text,
    blow: curse.text,
  });
});

test('a spectator acts never, so a blow is not theirs to answer', () => {
  expect(newsOf([{ ...curse, strong: false }], null).blow).toBe('');
});
