/* The books of levels on the shelf, and how far this person is with them. The files are the very ones Python proves. */
import { dailyNumber } from './daily';
import { bestOf, isSolved } from './records.svelte';

/** One line of a book. */
export interface Entry {
  book: string;
  number: number;
  level: string;
  grade: number;
  fewest?: number;
  idea: string;
  mode: Mode;
}
export type Mode = 'solo' | 'floor' | 'race' | 'coop';

const FILES = import.meta.glob<string>(
  '../../../../../src/threedoors/games/dungeon_exit/books/*.txt',
  { query: '?raw', import: 'default', eager: true },
);
const BOOKS: ReadonlyMap<string, readonly Entry[]> = new Map(
  Object.entries(FILES).map(([path, text]) => readBook(path.replace(/^.*\/|\.txt$/g, ''), text)),
);

function readBook(book: string, text: string): [string, Entry[]] {
  const lines = text
    .slice(text.indexOf('\n\n'))
    .split('\n')
    .filter((line) => line.trim());
  return [book, lines.map((line, i) => readLine(book, i + 1, line))];
}

function readLine(book: string, number: number, line: string): Entry {
  const [level = '', ...rest] = line.split('|').map((part) => part.trim());
  const said = new Map(
    rest.map((part): [string, string] => [part.split(' ')[0]!, part.slice(part.indexOf(' ') + 1)]),
  );
  const mode: Mode =
    book === 'race'
      ? 'race'
      : level.includes('/')
        ? 'coop'
        : level.includes('stairs=')
          ? 'floor'
          : 'solo';
  return {
    book,
    number,
    level,
    grade: Number(said.get('grade')),
    fewest: said.has('fewest') ? Number(said.get('fewest')) : undefined,
    idea: said.get('idea') ?? '',
    mode,
  };
}

/** Books by the way they are played; the first is where one begins. */
export const BOOKS_FOR: Readonly<Record<Mode, readonly string[]>> = {
  solo: ['adventure', 'annex'],
  floor: ['upper-floor'],
  race: ['race'],
  coop: ['coop'],
};
export const ALONE = ['adventure', 'annex', 'upper-floor'] as const;

export const entriesOf = (book: string): readonly Entry[] => BOOKS.get(book) ?? [];
const everything: readonly Entry[] = [
  'adventure',
  'annex',
  'upper-floor',
  'coop',
  'race',
  'daily',
].flatMap(entriesOf);
export const entryOf = (level: string): Entry | undefined =>
  everything.find((entry) => entry.level === level);
export const solved = (entry: Entry): boolean => isSolved(entry.level);
export const best = (entry: Entry) => bestOf(entry.level);

/** Where to go on: the first door still shut, or the first of all. */
export const goOn = (book: string): Entry =>
  entriesOf(book).find((entry) => !solved(entry)) ?? entriesOf(book)[0]!;
export const following = (entry: Entry | undefined): Entry | undefined =>
  entry && entry.book !== 'daily' ? entriesOf(entry.book)[entry.number] : undefined;

/** The level of this day, the same for everybody (UTC). */
export const todays = (): Entry =>
  entriesOf('daily')[dailyNumber(new Date().toISOString().slice(0, 10))]!;

/** How a table for this level is opened. */
export const openingOf = ({ mode, level }: Pick<Entry, 'mode' | 'level'>) => ({
  seats: mode === 'race' || mode === 'coop' ? 2 : 1,
  options: { mode, level },
  bots: [],
});
