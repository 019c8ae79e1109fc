/* The corners of a card of the Keep as they are seen: where a newer card lies over one, that card's value shows (K6). */
import { CORNER_POINTS } from '../generated/rules';
import type { Laid } from './pieces';

export interface SeenCorner {
  value: number;
  covered: boolean;
}
type Lying = Pick<Laid, 'key' | 'x' | 'y' | 'values' | 'poisoned'>;

/** Clockwise from the top left. */
export function seenCorners(card: Lying, cards: readonly Lying[]): SeenCorner[] {
  return CORNER_POINTS.map(({ dx, dy }, i) => {
    const over = cards
      .filter((one) => one.key > card.key)
      .map((one) => one.values[cornerAt(one, card.x + dx, card.y + dy)])
      .findLast((value) => value !== undefined);
    return {
      value: card.poisoned[i] ? 0 : (over ?? card.values[i]!),
      covered: over !== undefined,
    };
  });
}

const cornerAt = (card: Lying, x: number, y: number): number =>
  CORNER_POINTS.findIndex(({ dx, dy }) => card.x + dx === x && card.y + dy === y);
