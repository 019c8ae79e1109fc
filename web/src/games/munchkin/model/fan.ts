/* How a hand lies in a row: cards are narrowed, then cut short where the screen is low, before they lie on each other;
   of those that do, so much shows that a name can be read. On a low screen they are also cut short while something is
   going on in the middle of the table: a fight, a flight, a curse must be seen whole. All in pixels. */

export interface Fan {
  card: number; // how wide each card is
  overlaps: boolean;
  small: boolean; // without their texts
}

const GAP = 8;
const WIDEST = 160;
const LEAST = 140; // a card that still shows its texts
const SMALL = 128; // one that shows its name, its picture and its number

export function fanOf(count: number, room: number, short: boolean, busy = false): Fan {
  const fit = Math.floor((room + GAP) / Math.max(count, 1)) - GAP;
  if (fit >= LEAST && short && busy) return { card: LEAST, overlaps: false, small: true };
  if (fit >= LEAST) return { card: Math.min(fit, WIDEST), overlaps: false, small: false };
  if (!short) return { card: LEAST, overlaps: true, small: false };
  return { card: Math.max(fit, SMALL), overlaps: fit < SMALL, small: true };
}
