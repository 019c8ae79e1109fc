/* The first game: one small level, played for real at a table of one's own, with somebody at your shoulder who knows a way. */
import type { ExitView } from '$lib/wire/dungeon_exit';
import { cellOf, type Cell } from './cells';

export const LEVEL = 'C3 C8 H8 F5 I2';

/** The coach's way: each tile, its cells, and what it teaches. Any other way out counts as well. */
export const WAY = [
  { tile: 'I4', cells: 'C4 C5 C6 C7', teaches: 'turn' },
  { tile: 'I3', cells: 'D8 E8 F8', teaches: 'join' },
  { tile: 'I1', cells: 'G8', teaches: 'cosy' },
  { tile: 'L4', cells: 'H7 H6 H5 G5', teaches: 'flip' },
  { tile: 'V5', cells: 'F4 F3 F2 G2 H2', teaches: 'out' },
] as const;

export interface LessonMove {
  step: number;
  teaches: string;
  tile: string;
  cells: Cell[];
  astray: boolean;
}

/** What to do next: the first tile of the way that does not lie yet where it should. */
export function adviceFor(view: ExitView): LessonMove | undefined {
  const laid = new Map(
    (view.paths[0]?.board?.tiles ?? []).map(({ tile, cells }) => [
      tile,
      cells.toSorted().join(' '),
    ]),
  );
  const lies = ({ tile, cells }: (typeof WAY)[number]) =>
    laid.get(tile) === cells.split(' ').toSorted().join(' ');
  const step = WAY.findIndex((one) => !lies(one));
  if (step < 0) return undefined;
  const { tile, cells, teaches } = WAY[step]!;
  const astray = laid.size > WAY.filter(lies).length;
  return { step, teaches, tile, cells: cells.split(' ').map(cellOf), astray };
}
