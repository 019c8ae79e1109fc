import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wishes } from '../../src/games/dungeon_exit/model/wishes.svelte';

type Brought = { wish: { looks: number; seen: string[] } };
const asked: Brought[] = [];
let answers: { page: { level: string } | null; tries: number }[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (_path: string, sent: { body: string }) => {
    asked.push(JSON.parse(sent.body) as Brought);
    const answer = answers.shift() ?? { page: null, tries: 1 };
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answer) });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a wish is brought again until a level is found, and what was found is left out next time', async () => {
  answers = [
    { page: null, tries: 30 },
    { page: { level: 'A1' }, tries: 12 },
  ];
  expect(await wishes.find()).toEqual({ level: 'A1' });
  expect([wishes.tries, wishes.looking]).toEqual([42, false]);
  expect(asked.map(({ wish }) => wish.looks)).toEqual([0, 1]);
  answers = [{ page: { level: 'B2' }, tries: 1 }];
  await wishes.find();
  expect(asked.at(-1)!.wish.seen).toEqual(['A1']);
});

test('whoever stops hears nothing more of it', async () => {
  answers = [{ page: { level: 'C3' }, tries: 1 }];
  const search = wishes.find();
  wishes.stop();
  expect(await search).toBeUndefined();
  expect(wishes.looking).toBe(false);
});

test('what never turns up is given up', async () => {
  answers = [];
  expect(await wishes.find()).toBeNull();
  expect(asked.length).toBeLessThan(20);
});
