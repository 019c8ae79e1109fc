/* Best times and fewest tiles, kept in this browser, by level; and, where the person wishes, by the server (see progress). */
import { recall, remember } from '$lib/memory';
import type { Best } from '$lib/wire/house';

export type Bests = Readonly<Record<string, Best>>;
export type { Best };

const DRAWER = 'exit.records';
const isKept = (kept: Bests | undefined): boolean => typeof kept === 'object' && kept !== null;
const better = (one: Best, other: Best): Best => ({
  ms: Math.min(one.ms, other.ms),
  tiles: Math.min(one.tiles, other.tiles),
});
const same = (one: Best, other: Best | undefined): boolean =>
  one.ms === other?.ms && one.tiles === other.tiles;

class Records {
  all = $state.raw<Bests>(recall<Bests>(DRAWER, isKept) ?? {});

  constructor() {
    // Another tab has solved something.
    addEventListener('storage', () => (this.all = recall<Bests>(DRAWER, isKept) ?? {}));
  }

  /** Keep what is better in these, of each number. */
  merge(news: Bests): void {
    const known = recall<Bests>(DRAWER, isKept) ?? this.all;
    this.all = {
      ...known,
      ...Object.fromEntries(
        Object.entries(news).map(([level, best]) => [level, better(best, known[level] ?? best)]),
      ),
    };
    remember(DRAWER, this.all);
  }

  /** What is here and not there, or better here. */
  beyond(there: Bests): Bests {
    return Object.fromEntries(
      Object.entries(this.all).filter(
        ([level, best]) => !same(better(best, there[level] ?? best), there[level]),
      ),
    );
  }
}

export const records = new Records();
export const bestOf = (level: string): Best | undefined => records.all[level];
export const isSolved = (level: string): boolean => level in records.all;
