/* What the dungeon is looking at: the pointer in the corridor, a held card at the table. */

export interface GazePoint {
  x: number;
  y: number;
}

class Gaze {
  /** A point on the screen, in client pixels; nothing in particular when undefined. */
  target = $state.raw<GazePoint>();

  at(spot: GazePoint | undefined): void {
    this.target = spot;
  }

  atElement(element: Element | null | undefined): void {
    if (!element) return this.at(undefined);
    const box = element.getBoundingClientRect();
    this.at({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
}

export const gaze = new Gaze();

/** Where pupils go (−1…1 each way) for eyes at `from` that look at `to`. */
export function lookFrom(from: GazePoint, to: GazePoint): [number, number] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const far = Math.hypot(dx, dy) || 1;
  const wide = Math.min(1, far / 90);
  return [(dx / far) * wide, (dy / far) * wide];
}
