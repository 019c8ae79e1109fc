/* Where a cell lies on the screen. Cells go by their names (`K10`, `Q7`); A–L is the first board, M–X the second. */
import { SIZE, type Step } from '../generated/board';

export const S = 60; // one cell, in units of the drawing

export const BRIDGE = 'bridge'; // taken up and laid like a tile of one cell

export interface Cell {
  board: number;
  x: number;
  y: number;
}
export interface CellSpot extends Cell {
  off: Step;
} // where in the cell a pointer is, seen from its middle: half a cell at most
export interface Point {
  x: number;
  y: number;
}

export function cellOf(name: string): Cell {
  const column = name.charCodeAt(0) - 65;
  return { board: Math.floor(column / SIZE), x: column % SIZE, y: Number(name.slice(1)) - 1 };
}

export const letterOf = (board: number, x: number): string =>
  String.fromCharCode(65 + board * SIZE + x);
export const nameOf = ({ board, x, y }: Cell): string => `${letterOf(board, x)}${y + 1}`;
export const middleOf = ({ x, y }: Point): Point => ({ x: (x + 0.5) * S, y: (y + 0.5) * S });

/** A line through the middles of cells. A single cell is a line of no length: its round caps make a disc. */
export function lineThrough(cells: readonly Point[]): string {
  const points = cells.map(middleOf);
  if (points.length === 1) return `M${points[0]!.x} ${points[0]!.y}h0.01`;
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

const apart = (a: Cell, b: Cell): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

/** A walk cut where it leaves a board by the stairs. */
export function piecesOf(walk: readonly Cell[]): Cell[][] {
  const pieces: Cell[][] = [];
  for (const cell of walk) {
    const last = pieces.at(-1);
    if (last && last.at(-1)!.board === cell.board) last.push(cell);
    else pieces.push([cell]);
  }
  return pieces;
}

/** The steps of a walk that jump over a cell: there it goes by a bridge. */
export function jumpsOf(walk: readonly Cell[]): Cell[][] {
  return walk
    .slice(1)
    .flatMap((cell, i) =>
      cell.board === walk[i]!.board && apart(cell, walk[i]!) === 2 ? [[walk[i]!, cell]] : [],
    );
}
