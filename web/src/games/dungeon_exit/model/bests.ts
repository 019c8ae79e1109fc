/* The best results by level. Which numbers there are, and which of two is better, is told by the house. */
import type { ShelfSeen } from '$lib/wire/dungeon_exit';

export type Measures = ShelfSeen['results'];
/** What was solved with help has no numbers: it is solved, and no record. */
export type Best = Readonly<Partial<Record<'ms' | 'tiles', number>>>;
export type Bests = Readonly<Record<string, Best>>;

const CHOICE = { least: Math.min, most: Math.max } as const;

/** The better of each number; one that was measured only once stays. */
export function better(measures: Measures, one: Best, other: Best): Best {
  const numbers = Object.entries(measures) as [keyof Best, Measures[string]][];
  return Object.fromEntries(
    numbers.flatMap(([name, { better }]) => {
      const known = [one[name], other[name]].filter((number) => number !== undefined);
      return known.length ? [[name, CHOICE[better](...known)]] : [];
    }),
  );
}

/** All levels of both, each with its best. */
export const merged = (measures: Measures, known: Bests, news: Bests): Bests => ({
  ...known,
  ...Object.fromEntries(
    Object.entries(news).map(([level, best]) => [
      level,
      better(measures, best, known[level] ?? best),
    ]),
  ),
});

/** What is here and not there, or better here. */
export const beyond = (measures: Measures, here: Bests, there: Bests): Bests =>
  Object.fromEntries(
    Object.entries(here).filter(([level, best]) => {
      const known = there[level];
      if (!known) return true;
      const both = better(measures, best, known);
      return both.ms !== known.ms || both.tiles !== known.tiles;
    }),
  );
