/* How the Keep is looked at: where its middle is, how near. Settles by itself until somebody moves it. */
import { HEIGHT, PITCH_X, PITCH_Y, WIDTH } from './pieces';

export interface KeepPlace {
  x: number;
  y: number;
}
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const NEAREST = 1.7;
const ROOMY = 520; // a window so high shows a card in its own size; a bigger one shows it bigger
const BIGGEST = 2.6;
const FARTHEST = 0.22; // by hand; whatever is to fit may be farther still
const LEAST = 0.28; // a card farther away is a stain
const AIR = 26; // pixels; the edges of the window fade
const TAG = 64; // a verdict hangs so far below a card

export class Lens {
  width = $state(800);
  height = $state(600);
  x = $state(0); // the point of the Keep in the middle of the window
  y = $state(0);
  scale = $state(1);
  held = $state(false); // a hand is moving it: no gliding
  moved = $state(false); // somebody chose their own view

  /** Show all these places, however far away that is, and leave a little air around them. */
  fit(places: readonly KeepPlace[]): void {
    if (!places.length) return;
    const box = boxOf(places);
    this.x = (box.left + box.right) / 2;
    this.y = (box.top + box.bottom) / 2;
    this.scale = this.#scaleFor(box);
    this.moved = false;
  }

  /** Show all these places while their cards can be read; else those that matter, and what lies around them. */
  settle(places: readonly KeepPlace[], matter: readonly KeepPlace[], legible: number): void {
    this.fit(places);
    this.scale = Math.max(this.scale, LEAST);
    if (this.scale >= legible || !matter.length) return;
    const box = boxOf(matter);
    this.scale = Math.min(legible, this.#scaleFor(box));
    const air = AIR / this.scale;
    this.x = nudge(this.x, this.#half.x, box.left - air, box.right + air);
    this.y = nudge(this.y, this.#half.y, box.top - air, box.bottom + air);
  }

  /** Bring places into sight with as little movement as will do. */
  reveal(places: readonly KeepPlace[]): void {
    const box = boxOf(places);
    this.x = nudge(this.x, this.#half.x, box.left - 12, box.right + 12);
    this.y = nudge(this.y, this.#half.y, box.top - 12, box.bottom + TAG);
  }

  /** Where in the window the middle of a place is. */
  at({ x, y }: KeepPlace): KeepPlace {
    return {
      x: this.width / 2 + (x * PITCH_X + WIDTH / 2 - this.x) * this.scale,
      y: this.height / 2 + (y * PITCH_Y + HEIGHT / 2 - this.y) * this.scale,
    };
  }

  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.moved = true;
  }

  /** Nearer or farther, keeping the point under the hand where it is. */
  zoom(factor: number, at: KeepPlace = { x: this.width / 2, y: this.height / 2 }): void {
    const scale = Math.min(
      Math.max(NEAREST, this.height / ROOMY),
      Math.max(Math.min(FARTHEST, this.scale), this.scale * factor),
    );
    const off = { x: at.x - this.width / 2, y: at.y - this.height / 2 };
    this.x += off.x / this.scale - off.x / scale;
    this.y += off.y / this.scale - off.y / scale;
    this.scale = scale;
    this.moved = true;
  }

  get transform(): string {
    return `translate(${this.width / 2 - this.x * this.scale}px, ${this.height / 2 - this.y * this.scale}px) scale(${this.scale})`;
  }

  /** How much of the Keep lies between the middle of the window and its edges. */
  get #half(): KeepPlace {
    return { x: this.width / 2 / this.scale, y: this.height / 2 / this.scale };
  }

  #scaleFor({ left, right, top, bottom }: Box): number {
    const room = (side: number) => side - 2 * Math.min(AIR, side / 8);
    const fits = Math.min(room(this.width) / (right - left), room(this.height) / (bottom - top));
    const most = Math.min(BIGGEST, Math.max(1.12, this.height / ROOMY));
    return Math.min(most, Math.max(0.01, fits)); // a window not measured yet has no room at all
  }
}

/** These cards, and room for one more on every side: a card taken up must not make the Keep jump. */
export function withRoom(cards: readonly KeepPlace[]): KeepPlace[] {
  return cards.flatMap(({ x, y }) => [
    { x: x - 1, y: y - 1 },
    { x: x + 1, y: y + 1 },
  ]);
}

function boxOf(places: readonly KeepPlace[]): Box {
  const xs = places.map((place) => place.x * PITCH_X);
  const ys = places.map((place) => place.y * PITCH_Y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs) + WIDTH,
    top: Math.min(...ys),
    bottom: Math.max(...ys) + HEIGHT,
  };
}

function nudge(middle: number, half: number, low: number, high: number): number {
  if (high - low > 2 * half) return (low + high) / 2;
  return Math.min(Math.max(middle, high - half), low + half);
}
