/* The road from Keep to Keep: what a returning player finds behind the door. */
import { beforeEach, expect, test } from 'vitest';
import { keepWon, minutes, nextKeep } from '../../src/games/knock/model/road';
import { screen } from '../../src/games/knock';

const GAME = { bots: ['greedy', 'thinker'] } as never;
beforeEach(() => localStorage.clear());

test('the first game is Keep 1 without sand (K9)', () => {
  expect(screen.opening('play', GAME).options).toEqual({ level: 1, minutes: null });
});
test('whoever has won Keep 1 plays Keep 2 next, with sand', () => {
  localStorage.setItem('threedoors.knock.played', 'true');
  keepWon(1);
  expect(screen.opening('play', GAME)).toMatchObject({
    seats: 4,
    options: { level: 2, minutes: 6 },
  });
  expect(screen.opening('solo', GAME)).toMatchObject({
    seats: 1,
    options: { level: 2, minutes: 6 },
  });
});
test('an easier Keep won again does not lead back, and there is none after the fourth', () => {
  keepWon(3);
  keepWon(1);
  expect(nextKeep()).toBe(4);
  keepWon(4);
  expect(nextKeep()).toBe(4);
});
test('what is remembered and makes no sense is forgotten', () => {
  localStorage.setItem('threedoors.knock.next', '"seven"');
  expect(nextKeep()).toBe(1);
  expect(minutes()).toBeNull();
});
test('the adventure is four Keeps with three bots, at once', () => {
  expect(screen.opening('adventure', GAME)).toMatchObject({
    seats: 4,
    options: { adventure: true },
    bots: ['thinker', 'thinker', 'thinker'],
  });
});
