/* Hands on the Keep: one finger pulls it, two pinch it nearer or farther, a wheel zooms or turns the card in hand. */
import type { Lens } from './lens.svelte';

interface Point {
  x: number;
  y: number;
}
const PULLED = 6; // pixels; less is a press
const NOTCH_MS = 240; // a wheel turns the card once in so long
const CLOSER = 1.12;

export class Steering {
  hovering = false; // a mouse is over a cell: the Keep does not move away under it
  readonly #fingers = new Map<number, Point>();
  #travelled = 0;
  #spun = 0;

  constructor(
    readonly lens: Lens,
    readonly frame: () => HTMLElement | undefined,
    readonly turn: () => (() => void) | undefined, // of the card in hand, if there is one
  ) {}

  /** Has the hand that is down, or was last, pulled rather than pressed? */
  get pulled(): boolean {
    return this.#travelled > PULLED;
  }

  down = (event: PointerEvent): void => {
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 1) this.#travelled = 0;
  };

  move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    this.#travelled += distance(now, before);
    if (this.pulled) {
      this.lens.held = true;
      this.frame()?.setPointerCapture(event.pointerId);
      this.#pull(before, now, event.pointerId);
    }
    this.#fingers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    if (!this.#fingers.size) this.lens.held = false;
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const turn = event.ctrlKey ? undefined : this.turn();
    if (turn) this.#turnOnce(turn);
    else
      this.lens.zoom(
        event.deltaY < 0 ? CLOSER : 1 / CLOSER,
        this.#inside({ x: event.clientX, y: event.clientY }),
      );
  };

  #pull(before: Point, now: Point, finger: number): void {
    const other = [...this.#fingers].find(([one]) => one !== finger)?.[1];
    if (!other) return this.lens.pan(now.x - before.x, now.y - before.y);
    const grow = distance(now, other) / Math.max(1, distance(before, other));
    this.lens.zoom(grow, this.#inside({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
  }

  #turnOnce(turn: () => void): void {
    if (Date.now() - this.#spun < NOTCH_MS) return;
    this.#spun = Date.now();
    turn();
  }

  #inside(at: Point): Point {
    const box = this.frame()!.getBoundingClientRect();
    return { x: at.x - box.x, y: at.y - box.y };
  }
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
