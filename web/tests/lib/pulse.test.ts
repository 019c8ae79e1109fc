/* The pulse of a line: quick at first, seldom at rest, and a line that does not answer is dead. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pulse } from '$lib/pulse';

const ask = vi.fn();
const dead = vi.fn();
let pulse: Pulse;

beforeEach(() => {
  vi.useFakeTimers();
  [ask, dead].forEach((heard) => heard.mockReset());
  pulse = new Pulse(ask, dead);
});
afterEach(() => {
  pulse.end();
  vi.useRealTimers();
});

test('two seconds tell how far away the house is; then a page at rest is woken every ten seconds', () => {
  ask.mockImplementation(() => pulse.heard());
  pulse.begin();
  vi.advanceTimersByTime(2_000);
  expect(ask).toHaveBeenCalledTimes(8);
  vi.advanceTimersByTime(60_000);
  expect(ask).toHaveBeenCalledTimes(14);
  expect(dead).not.toHaveBeenCalled();
});

test('nothing heard for fifteen seconds after the first question: the line is dead', () => {
  pulse.begin();
  vi.advanceTimersByTime(15_200);
  expect(dead).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(dead).toHaveBeenCalledOnce();
});

test('a line that has ended asks nothing and dies no more', () => {
  pulse.begin();
  vi.advanceTimersByTime(300);
  pulse.end();
  vi.advanceTimersByTime(60_000);
  expect(ask).toHaveBeenCalledOnce();
  expect(dead).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
