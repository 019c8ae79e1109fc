/* Fingers and mice over boards and tray: what is a tap, what is a drag, and which cell lies under it.

   A finger hides what it points at, so a tile dragged by touch floats above it; a mouse lays with one click, a finger
   moves the tile first and lays it by a button, for fingers miss.

   A move must be cheap: what the page knows (`drag`) changes when a drag begins, goes far and ends. Where the pointer is
   on its way is written on the carried tile itself, and where boards lie is measured once a drag. */
import { SIZE } from '../generated/board';
import { BRIDGE, nameOf, S, type Cell, type CellSpot } from './cells';
import type { Hands } from './hands.svelte';

const FAR = 8; // pixels: less is a tap
export const LIFT = 56; // pixels a tile floats above a finger

export interface Drag {
  fromX: number;
  fromY: number;
  pointer: number;
  touch: boolean;
  far: boolean;
  started: () => void;
  tap: () => void;
}

export class Fingers {
  drag = $state.raw<Drag>();
  touched = $state(false); // the last that pressed was a finger: it needs a button to lay
  #boards = new Map<number, SVGSVGElement>();
  #places?: Map<number, DOMMatrix>; // where boards lie on the screen, while something is dragged
  #now = { x: 0, y: 0 };
  #carried?: SVGElement;
  #dropped = ''; // the tile just dropped: if that was where it was taken, a click follows that means nothing

  constructor(private readonly hands: Hands) {}

  /** A board shows; the answer takes it away again. */
  join(board: number, svg: SVGSVGElement): () => void {
    this.#boards.set(board, svg);
    this.#places = undefined;
    return () => {
      this.#places = undefined;
      if (this.#boards.get(board) === svg) this.#boards.delete(board);
    };
  }

  /** The tile carried beside the boards shows: it goes where the pointer is. */
  readonly show = (element: SVGElement): (() => void) => {
    this.#carried = element;
    this.#float();
    return () => void (this.#carried = undefined);
  };

  #float(): void {
    const { x, y } = this.#now;
    if (this.#carried)
      this.#carried.style.translate = `${x}px ${y - (this.drag?.touch ? LIFT : 0)}px`;
  }

  #whereBoardsLie(): Map<number, DOMMatrix> {
    const found = [...this.#boards].flatMap(([board, svg]): [number, DOMMatrix][] => {
      const matrix = svg.getScreenCTM()?.inverse();
      return matrix ? [[board, matrix]] : [];
    });
    return new Map(found);
  }

  /** The cell at a place of the screen, on any board that shows. */
  cellUnder(x: number, y: number): CellSpot | undefined {
    const places = this.#places ?? this.#whereBoardsLie();
    if (this.drag?.far && places.size === this.#boards.size) this.#places = places;
    for (const [board, matrix] of places) {
      const at = new DOMPoint(x, y).matrixTransform(matrix);
      const [cx, cy] = [Math.floor(at.x / S), Math.floor(at.y / S)];
      if (cx >= 0 && cy >= 0 && cx < SIZE && cy < SIZE)
        return { board, x: cx, y: cy, off: [at.x / S - cx - 0.5, at.y / S - cy - 0.5] };
    }
    return undefined;
  }

  /** How large a cell is on the screen, in pixels; a tile carried between boards is drawn as large. */
  get cellSize(): number {
    const [svg] = this.#boards.values();
    return (svg?.getScreenCTM()?.a ?? 1) * S;
  }

  // --- down ------------------------------------------------------------------------------------------

  onTray(tile: string, event: PointerEvent): void {
    if (event.button !== 0 || !this.hands.free) return;
    this.#down(
      event,
      () => this.hands.choose(tile),
      () => undefined,
    );
  }

  /** Clicks of the tray, by mouse, finger or keyboard: the first takes up, the next turn. */
  pressTray(tile: string, { detail }: MouseEvent): void {
    const { hands } = this;
    const byKeyboard = detail === 0;
    if (tile === this.#dropped && !byKeyboard) return;
    if (hands.held?.tile === tile && hands.held.from === 'tray') hands.turn();
    else hands.choose(tile);
  }

  onBoard(event: PointerEvent): void {
    const cell = this.cellUnder(event.clientX, event.clientY);
    if (event.button !== 0 || !cell || this.drag) return;
    const mouse = event.pointerType === 'mouse';
    this.#down(
      event,
      () => void (this.#isHeldAt(cell) || this.hands.pick(cell)),
      () => this.tap(cell, mouse),
    );
  }

  #down(event: PointerEvent, started: () => void, tap: () => void): void {
    this.#dropped = '';
    this.#places = undefined;
    this.drag = {
      fromX: event.clientX,
      fromY: event.clientY,
      pointer: event.pointerId,
      touch: event.pointerType !== 'mouse',
      far: false,
      started,
      tap,
    };
  }

  #isHeldAt(cell: Cell): boolean {
    return this.hands.cells.some((one) => nameOf(one) === nameOf(cell));
  }

  /** A tap on the board: lays, takes up, turns or moves what is held. */
  tap(cell: CellSpot, mouse: boolean): void {
    const { hands } = this;
    hands.cursor = cell;
    if (!hands.held) return void (hands.pick(cell) || hands.takeBridge(cell));
    if (mouse || hands.held.tile === BRIDGE) {
      hands.point(cell);
      return void hands.lay();
    }
    if (this.#isHeldAt(cell)) return hands.turn();
    if ((!hands.held.at || !hands.moved) && hands.pick(cell)) return;
    hands.point(cell);
  }

  // --- moving, up, gone ------------------------------------------------------------------------------

  readonly moves = (event: PointerEvent): void => {
    const { drag, hands } = this;
    if (!drag) return this.#hover(event);
    if (event.pointerId !== drag.pointer) return;
    const far =
      drag.far || Math.hypot(event.clientX - drag.fromX, event.clientY - drag.fromY) > FAR;
    if (far && !drag.far) drag.started();
    this.#now = { x: event.clientX, y: event.clientY };
    if (far !== drag.far) this.drag = { ...drag, far };
    if (!far) return;
    hands.point(this.cellUnder(event.clientX, event.clientY - (drag.touch ? LIFT : 0)));
    this.#float();
  };

  #hover(event: PointerEvent): void {
    if (!this.hands.held || event.pointerType !== 'mouse') return;
    const cell = this.cellUnder(event.clientX, event.clientY);
    if (cell) this.hands.point(cell);
  }

  readonly ups = (event: PointerEvent): void => {
    const { drag, hands } = this;
    if (!drag || event.pointerId !== drag.pointer) return;
    this.drag = undefined;
    if (!drag.far) return drag.tap();
    this.#dropped = hands.held?.tile ?? '';
    if (hands.held?.at) hands.cursor = hands.held.at;
    if (hands.held?.at) void hands.lay();
    else if (hands.held) hands.putBack();
  };

  /** Anything presses anywhere; a second finger while one carries turns. */
  readonly downs = (event: PointerEvent): void => {
    this.touched = event.pointerType !== 'mouse';
    if (this.drag?.far && event.pointerId !== this.drag.pointer) this.hands.turn();
  };

  readonly cancels = (event: PointerEvent): void => {
    if (this.drag?.pointer !== event.pointerId) return;
    if (this.drag.far && this.hands.held?.from === 'tray') this.hands.release();
    this.drag = undefined;
  };
}
