/* What matters and lies outside the window: live creatures, and the spots where the card in hand beats or wins. */
import type { Lens, KeepPlace } from './lens.svelte';
import { spotKey, type Laid, type Spot } from './pieces';

export interface Beyond {
  key: string;
  what: 'creature' | 'won' | 'beats';
  name: string; // of the creature
  place: KeepPlace; // in the Keep
  at: KeepPlace; // at the edge of the window, in shares of it
  angle: number; // which way, in degrees; 0 points right
}
type Window = Pick<Lens, 'width' | 'height' | 'at'>;
const EDGE = 24; // pixels; the middle of a card nearer to the edge than this is not seen

/** What is to be pointed at: each creature; of the spots the nearest, if no other as good is in sight. */
export function outOfSight(lens: Window, cards: readonly Laid[], spots: readonly Spot[]): Beyond[] {
  const creatures = cards
    .filter((card) => card.live && !isSeen(lens, card))
    .map((card) => pointer(lens, card, 'creature', `card${card.key}`, card.face.name));
  return [...creatures, ...nearestSpot(lens, spots, 'won'), ...nearestSpot(lens, spots, 'beats')];
}

function nearestSpot(lens: Window, spots: readonly Spot[], what: 'won' | 'beats'): Beyond[] {
  const good = spots.filter((spot) => spot.verdict === what);
  if (good.some((spot) => isSeen(lens, spot))) return [];
  const [nearest] = good.toSorted((a, b) => fromMiddle(lens, a) - fromMiddle(lens, b));
  return nearest ? [pointer(lens, nearest, what, spotKey(nearest), '')] : [];
}

function isSeen(lens: Window, place: KeepPlace): boolean {
  const { x, y } = lens.at(place);
  return x >= EDGE && x <= lens.width - EDGE && y >= EDGE && y <= lens.height - EDGE;
}

function fromMiddle(lens: Window, place: KeepPlace): number {
  const { x, y } = lens.at(place);
  return Math.hypot(x - lens.width / 2, y - lens.height / 2);
}

function pointer(
  lens: Window,
  { x, y }: KeepPlace,
  what: Beyond['what'],
  key: string,
  name: string,
): Beyond {
  const there = lens.at({ x, y });
  const share = (value: number) => Math.min(1, Math.max(0, value));
  const angle = Math.atan2(there.y - lens.height / 2, there.x - lens.width / 2);
  return {
    key,
    what,
    name,
    place: { x, y },
    at: { x: share(there.x / lens.width), y: share(there.y / lens.height) },
    angle: Math.round((angle * 180) / Math.PI),
  };
}
