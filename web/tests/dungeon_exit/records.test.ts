/* Best results by level: of each number the better one, whoever brings it. */
import { beforeEach, expect, test, vi } from 'vitest';
import { better, type Measures } from '../../src/games/dungeon_exit/model/bests';

const MEASURES: Measures = {
  ms: { better: 'least', highest: 1e12 },
  tiles: { better: 'least', highest: 999 },
};

async function fresh() {
  vi.resetModules();
  const { records } = await import('../../src/games/dungeon_exit/model/records.svelte');
  records.measures = MEASURES;
  return records;
}
beforeEach(() => localStorage.clear());

test('of each number the better one is kept', async () => {
  const records = await fresh();
  records.merge({ 'annex:1': { ms: 9_000, tiles: 7 } });
  records.merge({ 'annex:1': { ms: 12_000, tiles: 6 } });
  expect(records.all).toEqual({ 'annex:1': { ms: 9_000, tiles: 6 } });
});
test('what was kept is there after a reload', async () => {
  (await fresh()).merge({ 'annex:1': { ms: 9_000, tiles: 7 } });
  expect((await fresh()).all).toEqual({ 'annex:1': { ms: 9_000, tiles: 7 } });
});
test('only what is not known elsewhere, or better here, is told', async () => {
  const records = await fresh();
  records.merge({ a: { ms: 5, tiles: 5 }, b: { ms: 5, tiles: 5 }, c: { ms: 5, tiles: 5 } });
  const there = { a: { ms: 5, tiles: 5 }, b: { ms: 4, tiles: 6 } };
  expect(Object.keys(records.beyond(there))).toEqual(['b', 'c']);
});
test('a drawer with nonsense in it is an empty drawer', async () => {
  localStorage.setItem('threedoors.exit.records', '"nonsense"');
  expect((await fresh()).all).toEqual({});
});
test('what is better is for the house to say', () => {
  const most: Measures = { ...MEASURES, tiles: { better: 'most', highest: 999 } };
  expect(better(most, { ms: 9, tiles: 7 }, { ms: 8, tiles: 6 })).toEqual({ ms: 8, tiles: 7 });
});
