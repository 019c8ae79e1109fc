/* Undo: the acts that lead back to what lay there before (E12). */
import { expect, test } from 'vitest';
import { wayBack, type Snapshot } from '../../src/games/dungeon_exit/model/undo';

type Tile = Snapshot['tiles'][number];
const tile = (name: string, ...cells: string[]) =>
  ({ tile: name, cells, turn: 0, flipped: false }) as unknown as Tile;
const board = (tiles: Tile[], ...bridges: string[]) =>
  ({ tiles, bridges: bridges.map((cell) => ({ cell })) }) as unknown as Snapshot;
const kinds = (now: Snapshot, then: Snapshot) => wayBack(now, then, 0).map(({ type }) => type);

test('nothing changed, nothing to do', () => {
  const now = board([tile('I', 'A1', 'A2')], 'A1');
  expect(wayBack(now, now, 0)).toEqual([]);
});
test('a tile laid is taken back', () => {
  expect(wayBack(board([tile('I', 'A1')]), board([]), 1)).toEqual([
    { type: 'TakeTile', seat: 1, tile: 'I' },
  ]);
});
test('a tile moved is moved back in one act', () => {
  const acts = wayBack(board([tile('I', 'B1')]), board([tile('I', 'A1')]), 0);
  expect(acts).toMatchObject([{ type: 'MoveTile', tile: 'I', at: 'A1' }]);
});
test('of several tiles all are taken before any is laid', () => {
  const now = board([tile('I', 'A1'), tile('L', 'C1')]);
  const then = board([tile('I', 'C1'), tile('L', 'A1')]);
  expect(kinds(now, then)).toEqual(['TakeTile', 'TakeTile', 'PlaceTile', 'PlaceTile']);
});
test('a bridge that fell with its tile is laid again, last', () => {
  const now = board([tile('I', 'B1')]);
  const then = board([tile('I', 'A1')], 'A1');
  expect(kinds(now, then)).toEqual(['MoveTile', 'PlaceBridge']);
});
test('a bridge on a tile that goes needs no act of its own', () => {
  expect(kinds(board([tile('I', 'A1')], 'A1'), board([]))).toEqual(['TakeTile']);
});
