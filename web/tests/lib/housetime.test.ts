/* The house's time as a browser guesses it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HouseTime } from '$lib/housetime';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A pong whose way there and back took so long; the house is so far ahead of us. */
function pong(time: HouseTime, took: number, ahead: number): void {
  const sent = performance.now();
  vi.advanceTimersByTime(took);
  time.heard(sent, sent + took / 2 + ahead);
}
const ahead = (time: HouseTime) => Math.round(time.now() - performance.now());

test('half the way there and back is taken for the way back', () => {
  const time = new HouseTime();
  pong(time, 80, 5_000);
  expect(ahead(time)).toBe(5_000);
});
test('of several answers the quickest knows best', () => {
  const time = new HouseTime();
  pong(time, 20, 5_000);
  pong(time, 900, 4_600);
  expect(ahead(time)).toBe(5_000);
});
test('a first guess gives way to a pong, never the other way round', () => {
  const time = new HouseTime();
  time.guess(performance.now() + 1_000);
  expect(ahead(time)).toBe(1_000);
  pong(time, 40, 5_000);
  time.guess(performance.now() + 1_000);
  expect(ahead(time)).toBe(5_000);
});
