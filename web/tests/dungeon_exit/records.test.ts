/* Best results by level: of each number the better one, whoever brings it. */
import { beforeEach, expect, test, vi } from 'vitest';

async function fresh() {
  vi.resetModules();
  return (await import('../../src/games/dungeon_exit/model/records.svelte')).records;
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
