/* Cells by their names, tiles turned and flipped (E2), walks cut at stairs and bridges. */
import { expect, test } from 'vitest';
import { WAYS } from '../../src/games/dungeon_exit/generated/board';
import * as cells from '../../src/games/dungeon_exit/model/cells';

const walk = (...names: string[]) => names.map(cells.cellOf);

test('a cell and its name say the same, on both boards', () => {
  expect(cells.cellOf('A1')).toEqual({ board: 0, x: 0, y: 0 });
  expect(cells.cellOf('M12')).toEqual({ board: 1, x: 0, y: 11 });
  for (const name of ['A1', 'L12', 'M1', 'X7']) expect(cells.nameOf(cells.cellOf(name))).toBe(name);
});
test('e2: every tile lies in four ways, and flipped in four more', () => {
  for (const ways of Object.values(WAYS)) expect(ways.map((turns) => turns.length)).toEqual([4, 4]);
  expect(WAYS.L3![0]![1]).toEqual([
    [0, 0],
    [-1, 0],
    [-1, 1],
  ]);
});
test('a walk is cut where it takes the stairs', () => {
  expect(cells.piecesOf(walk('A1', 'A2', 'M2', 'M3'))).toEqual([
    walk('A1', 'A2'),
    walk('M2', 'M3'),
  ]);
});
test('a step over a cell goes by a bridge', () => {
  expect(cells.jumpsOf(walk('A1', 'A2', 'A4', 'A5'))).toEqual([walk('A2', 'A4')]);
  expect(cells.jumpsOf(walk('A1', 'A2', 'M2'))).toEqual([]);
});
test('one cell is drawn as a disc, more as a line through their middles', () => {
  expect(cells.lineThrough([{ x: 0, y: 0 }])).toBe('M30 30h0.01');
  expect(
    cells.lineThrough([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]),
  ).toBe('M30 30L90 30');
});
