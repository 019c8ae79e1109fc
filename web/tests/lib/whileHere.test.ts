/* An answer that comes after the one who asked has gone is nobody's. */
import { beforeEach, expect, test, vi } from 'vitest';
import { whileHere } from '../../src/lib/whileHere';

let leave: () => void;
vi.mock('svelte', () => ({ onDestroy: (go: () => void) => void (leave = go) }));

let heard: unknown[];
const hear = (told: unknown): void => {
  heard.push(told);
};
const settle = () => new Promise((done) => setTimeout(done));
beforeEach(() => void (heard = []));

test('whoever is there is answered, and told what went wrong', async () => {
  const here = whileHere();
  await expect(here(() => Promise.resolve('yes'))).resolves.toBe('yes');
  await expect(here(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('whoever has gone meanwhile hears neither answer nor fault', async () => {
  const here = whileHere();
  let answer = hear;
  let fail = hear;
  here(() => new Promise((yes) => (answer = yes))).then(hear, hear);
  here(() => new Promise((_, no) => (fail = no))).then(hear, hear);
  leave();
  answer('late');
  fail('late');
  await settle();
  expect(heard).toEqual([]);
});

test('whoever has gone asks nothing more', () => {
  const here = whileHere();
  leave();
  void here(() => Promise.resolve(hear('asked')));
  expect(heard).toEqual([]);
});
