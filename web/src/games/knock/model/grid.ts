/* The Keep as a grid of cells: cards and legal spots in reading order, and which cell lies that way. */
import { spotKey, type Laid, type Spot } from './pieces';

export interface GridCell {
  key: string;
  x: number;
  y: number;
  card?: Laid;
  spot?: Spot;
}
export type GridStep = readonly [number, number];

export const STEPS: Readonly<Record<string, GridStep>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const SIDEWAYS = 2.2; // so much farther off is a cell that does not lie straight ahead

/** Row by row from the top, each from the left. */
export function rowsOf(cards: readonly Laid[], spots: readonly Spot[]): GridCell[][] {
  const all: GridCell[] = [
    ...cards.map((card) => ({ key: `card${card.key}`, x: card.x, y: card.y, card })),
    ...spots.map((spot) => ({ key: spotKey(spot), x: spot.x, y: spot.y, spot })),
  ];
  const rows = new Map<number, GridCell[]>();
  for (const cell of all.toSorted((a, b) => a.y - b.y || a.x - b.x))
    rows.set(cell.y, [...(rows.get(cell.y) ?? []), cell]);
  return [...rows.values()];
}

/** The nearest of these cells that way, if any lies there. */
export function nearest(
  cells: readonly GridCell[],
  from: GridCell,
  [dx, dy]: GridStep,
): GridCell | undefined {
  const ahead = (cell: GridCell) => (cell.x - from.x) * dx + (cell.y - from.y) * dy;
  const aside = (cell: GridCell) => Math.abs((cell.x - from.x) * dy + (cell.y - from.y) * dx);
  const far = (cell: GridCell) => Math.abs(ahead(cell)) + SIDEWAYS * aside(cell);
  return cells.filter((cell) => ahead(cell) > 0).toSorted((a, b) => far(a) - far(b))[0];
}
