/* What the Knock table shows at one moment, ready to draw. Made from a view by `sight.ts`; holds no rules. */
import type { Sitter } from '$house/table/Seats.svelte';
import type { Held } from '../hand/Hand.svelte';
import type { Pointed } from '../keep/Keep.svelte';
import type { Laid, Spot } from './pieces';
import type { SpellName } from './spells';

export interface Scene {
  title: string;
  level: number;
  solo: boolean;
  silent: boolean;
  myTurn: boolean;
  cards: readonly Laid[];
  fresh?: number;
  hand: readonly Held[];
  pile: number;
  knightComing: boolean; // he is under the pile still
  reserve: number;
  tokens: number; // in the whole box
  spells: readonly SpellName[];
  castable: readonly SpellName[];
  sitters: readonly Sitter[];
  pointed: readonly Pointed[];
  status: { head: string; text?: string; tone?: 'mine' | 'bad' | 'hush' | '' };
  minutes: number | null;
  secondsLeft: number | null;
  running: boolean;
}

/** Something a spell can be aimed at: a spot or a point, and the cards (by key) it belongs to. */
export interface Aim extends Pick<Spot, 'verdict' | 'touches' | 'why'> {
  target: string;
  keys: readonly number[];
}

/** What the person at the screen may try now, and what would come of it: the referee's answers. */
export interface Prospects {
  want: (cardOrSpell: string) => void; // have the referee asked; the answer follows
  spots: (card: string, round: boolean) => readonly Spot[];
  aims: (spell: SpellName) => readonly Aim[];
}
