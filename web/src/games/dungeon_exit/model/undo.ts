/* Undo: what lay on one's boards before, and the acts that lead back there. The game knows no undo; it need not (E12). */
import type { Action, BoardSeen } from '$lib/wire/dungeon_exit';

export type Snapshot = Pick<BoardSeen, 'tiles' | 'bridges'>;
type Tile = Snapshot['tiles'][number];

const same = (one: Tile, other: Tile): boolean => one.cells.join() === other.cells.join();

/** The acts that turn what lies there now into what lay there then: off first, then on, bridges last. */
export function wayBack(now: Snapshot, then: Snapshot, seat: number): Action[] {
  const off = now.tiles.filter(
    (tile) => !then.tiles.some((was) => was.tile === tile.tile && same(was, tile)),
  );
  const on = then.tiles.filter(
    (was) => !now.tiles.some((tile) => tile.tile === was.tile && same(was, tile)),
  );
  const [moved] = on;
  if (off.length === 1 && on.length === 1 && off[0]!.tile === moved!.tile)
    return [{ type: 'MoveTile', seat, ...where(moved!) }, ...bridges(now, then, seat, off)];
  return [
    ...off.map(({ tile }): Action => ({ type: 'TakeTile', seat, tile })),
    ...on.map((was): Action => ({ type: 'PlaceTile', seat, ...where(was) })),
    ...bridges(now, then, seat, off),
  ];
}

const where = ({ tile, cells, turn, flipped }: Tile) => ({ tile, at: cells[0]!, turn, flipped });

function bridges(now: Snapshot, then: Snapshot, seat: number, off: readonly Tile[]): Action[] {
  const fell = (cell: string) => off.some(({ cells }) => cells.includes(cell));
  const there = now.bridges.filter(({ cell }) => !fell(cell)).map(({ cell }) => cell);
  const wanted = then.bridges.map(({ cell }) => cell);
  return [
    ...there
      .filter((cell) => !wanted.includes(cell))
      .map((cell): Action => ({ type: 'TakeBridge', seat, cell })),
    ...wanted
      .filter((cell) => !there.includes(cell))
      .map((cell): Action => ({ type: 'PlaceBridge', seat, cell })),
  ];
}
