/* What the Munchkin table is given to show, what is said around it, and what can be done from it. */
import type { Action, MunchkinView } from '$lib/wire/munchkin';
import type { Utterance } from '$house/table/Chat.svelte';
import type { Sitter } from '$house/table/Seats.svelte';
import type { StoryLine } from './story';
import type { AskReferee } from './whatif.svelte';

export interface MunchkinScene {
  view: MunchkinView;
  names: readonly string[];
  sitters: readonly Sitter[];
  secondsLeft: (wait: string) => number | null;
  head?: string; // said instead of whose turn it is
  given?: ReadonlyMap<number, number>; // cards given away this turn, by seat
  lead?: { card?: string; kinds?: readonly string[] }; // what a lesson means
}

export interface MunchkinTalk {
  log: readonly StoryLine[];
  chat: readonly Utterance[];
  closed?: string; // why nobody may speak
  refusal?: string;
}

export interface MunchkinHands {
  act: (act: Action) => void;
  say: (text: string) => void;
  ask?: AskReferee;
  menu?: () => void;
}
