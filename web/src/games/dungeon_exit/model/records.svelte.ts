/* Best times and fewest tiles, kept in this browser, by level; and, where the person wishes, by the server (see progress). */
import { recall, remember } from '$lib/memory';
import { beyond, merged, type Best, type Bests, type Measures } from './bests';

const DRAWER = 'exit.records';
const isKept = (kept: Bests | undefined): boolean => typeof kept === 'object' && kept !== null;

class Records {
  all = $state.raw<Bests>(recall<Bests>(DRAWER, isKept) ?? {});
  /** What is better, as the shelf tells it. */
  measures: Measures = {};

  constructor() {
    // Another tab has solved something.
    addEventListener('storage', () => (this.all = recall<Bests>(DRAWER, isKept) ?? {}));
  }

  /** Keep what is better in these, of each number. */
  merge(news: Bests): void {
    this.all = merged(this.measures, recall<Bests>(DRAWER, isKept) ?? this.all, news);
    remember(DRAWER, this.all);
  }

  /** What is here and not there, or better here. */
  beyond(there: Bests): Bests {
    return beyond(this.measures, this.all, there);
  }
}

export const records = new Records();
export const bestOf = (level: string): Best | undefined => records.all[level];
export const isSolved = (level: string): boolean => level in records.all;
