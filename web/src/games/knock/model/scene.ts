/* What the Knock table shows at one moment, ready to draw. Made from a view by `sight.ts`; holds no rules. */
import type { Pointing } from '$lib/wire/house';
import type { Face as WireFace } from '$lib/wire/knock';
import type { GestureKind } from '$house/model/gesture';
import type { Utterance } from '$house/table/Chat.svelte';
import type { LogLine } from '$house/table/Log.svelte';
import type { Sitter } from '$house/table/Seats.svelte';
import type { HeldCard } from '../hand/Hand.svelte';
import type { Face, Four, Laid, Spot, Touch } from './pieces';
import type { SpellName } from './spells';

export interface Pointed {
  x: number;
  y: number;
  name: string;
}

export interface Scene {
  title: string;
  level: number;
  solo: boolean;
  silent: boolean;
  myTurn: boolean;
  cards: readonly Laid[];
  fresh?: number;
  laidBy?: Marks['laidBy'];
  hand: readonly HeldCard[];
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
  seated: boolean; // and not watching
  faces: Readonly<Record<string, WireFace>>;
  lead?: string; // the spot a lesson means
}

/** What is said around the table. */
export interface TableTalk {
  log: readonly LogLine[];
  chat: readonly Utterance[];
  closed?: string; // why nobody may speak
  refusal?: string;
}

/** What the person at the screen may do; what is missing cannot be done now. */
export interface TableHands {
  place: (
    card: string,
    spot: { x: number; y: number },
    turned: boolean,
  ) => Promise<boolean | 'keep'> | undefined; // false: refused; keep: not here, but it stays in hand
  cast: (spell: SpellName, target: string) => void;
  say: (text: string) => void;
  gesture: (kind: GestureKind, number?: number, at?: Pointing) => void;
  show?: (card: string) => void;
  tell?: (cards: string[]) => void;
  skip?: () => void;
  ready?: () => void;
  menu?: () => void;
}

/** Something a spell can be aimed at: a spot or a point, and the cards (by key) it belongs to. */
export interface Aim extends Pick<Spot, 'verdict' | 'touches' | 'why'> {
  target: string;
  keys: readonly number[];
}

/** What the person at the screen may try now, and what would come of it: the referee's answers. */
export interface ProspectSource {
  want: (cardOrSpell: string) => void; // have the referee asked; the answer follows
  spots: (card: string, turned: boolean) => readonly Spot[];
  aims: (spell: SpellName) => readonly Aim[];
}

/** What is being tried over the Keep: the spots of the card held, the one it hangs over, what a spell is aimed at. */
export interface Trial {
  spots: readonly Spot[];
  held?: { face: Face; values: Four };
  spot: string;
  touches: readonly Touch[];
  aim: readonly number[]; // cards, by key
}
export const NO_TRIAL: Trial = { spots: [], spot: '', touches: [], aim: [] };

/** What is marked on the Keep. */
export interface Marks {
  pointed?: readonly Pointed[];
  lead?: string; // the spot a lesson means
  broken?: readonly number[]; // cards, by key
  fresh?: number; // the card laid last
  laidBy?: Readonly<Record<number, number>>; // cards, by key, that others laid since your turn: whose they are
}

/** How a spot was met: looked at, tapped, or pressed for good. */
export type Meeting = 'look' | 'tap' | 'press';

/** What hands can do on the Keep, and how it is told to whoever listens; a picture has none. */
export interface KeepHands {
  onspot?: (key: string, how: Meeting) => void;
  oncard?: (key: number) => void;
  onturn?: () => void;
  describe?: (card: Laid) => string;
  describeSpot?: (spot: Spot) => string;
}
