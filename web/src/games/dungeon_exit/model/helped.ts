/* How often somebody was helped at a table. A level solved with hints is solved, but its time is no record; so this is kept
   beside the table's name, and a page opened anew still knows it. */
import { recall, remember } from '$lib/memory';
import type { HintGiven } from '$lib/wire/dungeon_exit';

export interface HelpTaken {
  table: string;
  hints: number;
  moves: number; // of them, those that showed what to lay or to take back
}

const DRAWER = 'exit.hints';
const isHelped = (kept: HelpTaken | undefined): boolean =>
  typeof kept?.hints === 'number' && typeof kept.moves === 'number';

/** The help had at this table; that of an older one is forgotten. */
export function helpedAt(table: string): HelpTaken {
  const kept = recall<HelpTaken>(DRAWER, isHelped);
  return kept?.table === table ? kept : { table, hints: 0, moves: 0 };
}

/** One more hint. */
export function noteHint(table: string, hint: HintGiven): void {
  const { hints, moves } = helpedAt(table);
  remember(DRAWER, { table, hints: hints + 1, moves: moves + (showsAMove(hint) ? 1 : 0) });
}

const showsAMove = (hint: HintGiven): boolean =>
  [hint.tile, hint.bridge, hint.take_back, hint.bridges_back, hint.mates_back].some(
    (shown) => shown.length > 0,
  );
