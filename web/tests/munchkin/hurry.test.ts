import { expect, test } from 'vitest';
import { burns, tolls } from '../../src/games/munchkin/model/hurry';

test('a clock burns visibly for its last half minute', () => {
  expect(burns(31, 120)).toBe(false);
  expect(burns(30, 120)).toBe(true);
  expect(burns(0, 120)).toBe(true);
});

test('where no clock runs, or one of days, nothing burns', () => {
  expect(burns(null, 120)).toBe(false);
  expect(burns(20, 24 * 3600)).toBe(false);
  expect(burns(20, null)).toBe(false);
});

test('it is heard when it begins to burn, near its end, and at its end', () => {
  expect(tolls(Infinity, 29.8)).toBe(true);
  expect(tolls(29.8, 29.5)).toBe(false);
  expect(tolls(10.1, 9.9)).toBe(true);
  expect(tolls(3.2, 2.9)).toBe(true);
});
