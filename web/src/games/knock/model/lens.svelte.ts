/* How the Keep is looked at: where its middle is, how near. Fits itself until somebody moves it. */
import { HEIGHT, PITCH_X, PITCH_Y, WIDTH } from './pieces';

interface Place {
  x: number;
  y: number;
}
const NEAREST = 1.7;
const ROOMY = 520; // a window so high shows a card in its own size; a bigger one shows it bigger
const BIGGEST = 2.6;
const FARTHEST = 0.22;
const AIR = 26; // pixels; the edges of the window fade

export class Lens {
  width = $state(800);
  height = $state(600);
  x = $state(0); // the point of the Keep in the middle of the window
  y = $state(0);
  scale = $state(1);
  held = $state(false); // a hand is moving it: no gliding
  moved = false; // somebody chose their own view

  /** Show all these places, and leave a little air around them. */
  fit(places: readonly Place[], least = FARTHEST): void {
    if (!places.length) return;
    const xs = places.map((place) => place.x * PITCH_X);
    const ys = places.map((place) => place.y * PITCH_Y);
    const [left, right] = [Math.min(...xs), Math.max(...xs) + WIDTH];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys) + HEIGHT];
    this.x = (left + right) / 2;
    this.y = (top + bottom) / 2;
    const fits = Math.min(
      (this.width - 2 * AIR) / (right - left),
      (this.height - 2 * AIR) / (bottom - top),
    );
    const most = Math.min(BIGGEST, Math.max(1.12, this.height / ROOMY));
    this.scale = Math.min(most, Math.max(least, fits));
    this.moved = false;
  }

  /** Bring places into sight with as little movement as will do. */
  reveal(places: readonly Place[]): void {
    const half = { x: this.width / 2 / this.scale, y: this.height / 2 / this.scale };
    const xs = places.map((place) => place.x * PITCH_X);
    const ys = places.map((place) => place.y * PITCH_Y);
    this.x = nudge(this.x, half.x, Math.min(...xs) - 12, Math.max(...xs) + WIDTH + 12);
    this.y = nudge(this.y, half.y, Math.min(...ys) - 12, Math.max(...ys) + HEIGHT + 64);
  }

  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.moved = true;
  }

  /** Nearer or farther, keeping the point under the hand where it is. */
  zoom(factor: number, at: Place = { x: this.width / 2, y: this.height / 2 }): void {
    const scale = Math.min(
      Math.max(NEAREST, this.height / ROOMY),
      Math.max(FARTHEST, this.scale * factor),
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
}

function nudge(middle: number, half: number, low: number, high: number): number {
  if (high - low > 2 * half) return (low + high) / 2;
  return Math.min(Math.max(middle, high - half), low + half);
}
