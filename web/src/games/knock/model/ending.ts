/* What is told at the end of a Keep: what broke it, what was tidied up, which spell was found. */
import type { Ending, GameEvent } from '$lib/wire/knock';
import type { Laid } from './pieces';
import { at } from './sight';
import type { SpellName } from './spells';

export interface Tally {
  laid: number;
  beaten: number; // creatures
  peace: number; // creatures left alone
}

/** The cards on the spot where the Keep broke. */
export function brokenCards(cards: readonly Laid[], ending: Ending): Laid[] {
  if (!ending.spot) return [];
  const { x, y } = at(ending.spot);
  return cards.filter((card) => card.x === x && card.y === y);
}

export function tallyOf(cards: readonly Laid[]): Tally {
  return {
    laid: cards.length,
    beaten: cards.filter((card) => card.face.creature && !card.live).length,
    peace: cards.filter((card) => card.live).length,
  };
}

/** Seconds of sand left of so many minutes; null where no sand ran. */
export const sandLeft = (minutes: number | null, ranMs: number | undefined): number | null =>
  minutes && ranMs !== undefined ? Math.max(0, Math.round(minutes * 60 - ranMs / 1000)) : null;

/** The spell that was found last. */
export function spellFound(events: readonly GameEvent[]): SpellName | undefined {
  const last = events.findLast((event) => event.type === 'SpellFound');
  return last?.type === 'SpellFound' ? last.spell : undefined;
}
