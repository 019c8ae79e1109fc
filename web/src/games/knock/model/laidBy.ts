/* Which cards the others have laid since your own last one, and who. */
import type { Numbered } from '$lib/wire/house';
import type { GameEvent } from '$lib/wire/knock';
import { spotKey, type Laid } from './pieces';

/** By the key of the card: the seat that laid it. Whoever only watches sees who laid the last one. */
export function laidBy(
  story: readonly Numbered[],
  seat: number | null,
  cards: readonly Laid[],
): Record<number, number> {
  const since: Record<number, number> = {};
  for (const entry of story.toReversed()) {
    for (const event of eventsOf(entry, seat).toReversed()) {
      if (event.type === 'KeepBegan') return since;
      if (event.type !== 'CardPlaced') continue;
      if (event.seat === seat) return since;
      const card = cards.find((one) => spotKey(one) === event.spot);
      if (card) since[card.key] = event.seat;
      if (seat === null) return since;
    }
  }
  return since;
}

function eventsOf(entry: Numbered, seat: number | null): GameEvent[] {
  if (entry.type !== 'Played') return [];
  const sight = entry.sights.find((one) => one.seat === seat) ?? entry.sights[0];
  return (sight?.events ?? []) as GameEvent[];
}
