import { expect, test } from 'vitest';
import { fanOf } from '../../src/games/munchkin/model/fan';

test('a few cards lie side by side, at their widest', () => {
  expect(fanOf(4, 770, true)).toEqual({ card: 160, overlaps: false, small: false });
});

test('cards are narrowed before anything else is done to them', () => {
  expect(fanOf(5, 770, true)).toEqual({ card: 147, overlaps: false, small: false });
});

test('on a low screen cards lose their texts before they lie on each other', () => {
  expect(fanOf(6, 850, true)).toEqual({ card: 135, overlaps: false, small: true });
  expect(fanOf(8, 770, true)).toEqual({ card: 128, overlaps: true, small: true });
});

test('on a low screen they also make room for a fight, however few they are', () => {
  expect(fanOf(2, 770, true, true)).toEqual({ card: 140, overlaps: false, small: true });
  expect(fanOf(2, 770, false, true)).toEqual({ card: 160, overlaps: false, small: false });
});

test('where there is height they keep their texts', () => {
  expect(fanOf(8, 865, false)).toEqual({ card: 140, overlaps: true, small: false });
});

test('no card at all is no trouble', () => {
  expect(fanOf(0, 770, false).overlaps).toBe(false);
});
