/* How long a lost line waits before it calls again. */
import { expect, test } from 'vitest';
import { waitMs } from '$lib/line';

test('the longest wait doubles up to eight seconds and stays there', () => {
  const longest = Array.from({ length: 8 }, (_, tries) => waitMs(tries, 1));
  expect(longest).toEqual([300, 600, 1200, 2400, 4800, 8000, 8000, 8000]);
});
test('whoever is lucky comes at once', () => {
  expect(waitMs(7, 0)).toBe(0);
});
test('no two wait alike', () => {
  const waits = Array.from({ length: 200 }, () => waitMs(6));
  expect(new Set(waits).size).toBeGreaterThan(190);
});
