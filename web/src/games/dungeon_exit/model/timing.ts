/* How long somebody has been at the level. A race begins when both are ready, not when they sit down: until then
   nobody has seen it, so that time is not theirs. */
import type { Table } from '$lib/table.svelte';
import type { GameEvent } from '$lib/wire/dungeon_exit';
import type { Arranged, Played, Sight } from '$lib/wire/house';

/** The table's clock now, less the time before the race, which stands in the story and is looked up once. */
export const elapsedAt = ({ clock }: Table, now: number, before: number): number =>
  clock
    ? Math.max(0, clock.ran_ms + (clock.running ? Math.max(0, now - clock.now) : 0) - before)
    : 0;

/** What the whole game took. */
export const tookAt = (table: Table): number =>
  Math.max(0, (table.clock?.ran_ms ?? 0) - gettingReady(table));

export function gettingReady({ story }: Table): number {
  const begun = story.find(
    (entry): entry is Arranged => entry.type === 'Arranged' && entry.fact.type === 'GameStarted',
  );
  const raced = story.find(
    (entry): entry is Played => entry.type === 'Played' && entry.sights.some(startsTheRace),
  );
  return begun && raced ? raced.at - begun.at : 0;
}

const startsTheRace = ({ events }: Sight): boolean =>
  (events as GameEvent[]).some(({ type }) => type === 'RaceStarted');
