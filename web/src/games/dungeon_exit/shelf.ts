/* The levels on the shelf, and how far this person is with them. */
import { bestOf, isSolved } from './records';

/** One level of a book. */
export interface Entry { book: string; number: number; level: string }

const BOOKS: Readonly<Record<string, readonly string[]>> = {
  annex: ['K10 F3 D7 A10 H7', 'K2 K6 K11 F11 F2', 'C9 A5 F11 K6 E3', 'G6 F2 K11 D9 B2', 'F2 J5 H5 L12 A3', 'I7 C7 H12 F2 L8'], // the six printed ones
};

export const books = (): string[] => Object.keys(BOOKS);
export const entriesOf = (book: string): Entry[] => (BOOKS[book] ?? []).map((level, i) => ({ book, number: i + 1, level }));
const everything = (): Entry[] => books().flatMap(entriesOf);

export const entryOf = (level: string): Entry | undefined => everything().find((entry) => entry.level === level);
export const solved = (entry: Entry): boolean => isSolved(entry.level);
export const best = (entry: Entry) => bestOf(entry.level);

/** Where to go on: the first door still shut, or the first of all. */
export const goOn = (book = 'annex'): Entry => entriesOf(book).find((entry) => !solved(entry)) ?? entriesOf(book)[0]!;

export function following(entry: Entry | undefined): Entry | undefined {
  return entry && entriesOf(entry.book)[entry.number];
}

/** The level of this day, the same for everybody (UTC). */
export function todays(now = Date.now()): Entry {
  const days = Math.floor(now / 86_400_000);
  const all = entriesOf('annex');
  return all[days % all.length]!;
}
