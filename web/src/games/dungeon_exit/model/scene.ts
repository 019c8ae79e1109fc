/* What the table of Dungeon Exit is given to show, what is said around it, and what can be done from it. */
import type { Action, ExitView, Question } from '$lib/wire/dungeon_exit';
import type { Utterance } from '$house/table/Chat.svelte';
import type { Sharing } from '$house/table/HandOver.svelte';
import type { LogLine } from '$house/table/Log.svelte';
import type { Cell } from './cells';

export interface ExitScene {
  view: ExitView;
  seat: number | null; // null: watching
  names: readonly string[];
  title: string;
  sub: string;
  needs: string; // of what `sub` says, what nobody solves it without
  book: string; // the level's; '' if it is from none
  elapsed: number | null; // milliseconds
  status: string;
  lead?: { tile: string; cells: readonly Cell[] }; // what a lesson means
  sharing?: Sharing; // two at one screen
}

export interface ExitTalk {
  log: readonly LogLine[];
  chat: readonly Utterance[];
  closed: string; // why nobody may speak
  refusal?: { text: string; rule: string };
}

export interface ExitDoes {
  ask: <T>(question: Question) => Promise<T | undefined>; // undefined: the line was cut, or it may not be asked
  act: (action: Action) => void;
  say: (text: string) => void;
  menu?: () => void;
}
