/* Best results by level: of each number the better one, whoever brings it. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { HintGiven } from '../../src/lib/wire/dungeon_exit';
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
test('what was solved with hints is solved, and takes no record away', async () => {
  const records = await fresh();
  records.merge({ a: {} });
  expect(records.all).toEqual({ a: {} });
  records.merge({ a: { ms: 5, tiles: 5 } });
  records.merge({ a: {} });
  expect(records.all).toEqual({ a: { ms: 5, tiles: 5 } });
  expect(records.beyond({ a: {} })).toEqual({ a: { ms: 5, tiles: 5 } });
});
test('hints are counted for their table, also after a reload', async () => {
  const { helpedAt, noteHint } = await import('../../src/games/dungeon_exit/model/helped');
  const said = { tile: '', bridge: '', take_back: [], bridges_back: [], mates_back: [] };
  noteHint('t1', said as unknown as HintGiven);
  noteHint('t1', { ...said, tile: 'L4' } as unknown as HintGiven);
  expect(helpedAt('t1')).toEqual({ table: 't1', hints: 2, moves: 1 });
  expect(helpedAt('t2').hints).toBe(0);
});
