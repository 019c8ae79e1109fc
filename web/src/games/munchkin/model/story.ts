/* The log, with each sum explained: under a fight or a roll stands what it was made of. */
import type { Table } from '$lib/table.svelte';
import type { Bill, GameEvent } from '$lib/wire/munchkin';
import { storyLines } from '$house/model/surroundings';
import type { LogLine } from '$house/table/Log.svelte';
import { spelt } from './sums';

export function eventsOf(table: Table, seat: number | null): { n: number; event: GameEvent }[] {
  return table.story.flatMap((entry) => {
    if (entry.type !== 'Played') return [];
    const sight = entry.sights.find((one) => one.seat === seat) ?? entry.sights[0];
    return ((sight?.events ?? []) as GameEvent[]).map((event) => ({ n: entry.n, event }));
  });
}

function bills(event: GameEvent): Bill[] {
  if ('ours' in event && 'theirs' in event) return [event.ours, event.theirs];
  return 'bill' in event ? [event.bill] : [];
}

/** A sentence of the log. That a turn begins is no news, the head says it; nor is what a sum was made of. */
export interface StoryLine extends LogLine {
  turn?: boolean;
  part?: boolean;
}

/** Did this cost the seat something it did not give away itself? */
function befell(event: GameEvent, seat: number | null): boolean {
  if (event.type === 'ItemsMoved')
    return event.from_seat === seat && ['theft', 'taken', 'borrowed'].includes(event.why);
  if (event.type === 'CardPassed') return event.from_seat === seat && event.why === 'taken';
  return (
    (event.type === 'LevelLost' ||
      event.type === 'TraitLost' ||
      event.type === 'PlayerDied' ||
      event.type === 'SideSwapped' ||
      event.type === 'CurseStruck') &&
    event.seat === seat
  );
}

/** The story in sentences; a sentence with a sum is followed by its parts, and what befell the reader is strong. */
export function explained(table: Table, seat: number | null): StoryLine[] {
  const sums = new Map<number, string[]>();
  const hurt = new Set<number>();
  const turns = new Map<number, boolean>();
  for (const { n, event } of eventsOf(table, seat)) {
    if (befell(event, seat)) hurt.add(n);
    turns.set(n, event.type === 'TurnBegan' && turns.get(n) !== false);
    const lines = bills(event).map(spelt).filter(Boolean);
    if (lines.length && event.type !== 'FightResolved')
      sums.set(n, [...(sums.get(n) ?? []), ...lines]);
  }
  const lines: StoryLine[] = storyLines(table, seat).map((line) => ({
    ...line,
    turn: turns.get(line.n),
    strong: seat !== null && hurt.has(line.n) && !!line.about?.includes(seat),
  }));
  return lines.flatMap((line, i) =>
    lines[i + 1]?.n !== line.n && sums.has(line.n)
      ? [line, ...sums.get(line.n)!.map((text) => ({ n: line.n, text: `· ${text}`, part: true }))]
      : [line],
  );
}
