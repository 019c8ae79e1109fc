/* The shelf: ways to play, books and today's level, as the house tells them; and how far this person is with them. */
import * as api from '$lib/api';
import type { PageSeen, ShelfSeen, WaySeen } from '$lib/wire/dungeon_exit';
import { bestOf, isSolved, records } from './records.svelte';
import { wishes } from './wishes.svelte';

/** One level of a book. */
export type Entry = PageSeen;
export type Mode = WaySeen['mode'];

class Shelf {
  seen = $state.raw<ShelfSeen>();

  /** Ask the house what there is to play, again when a new day has begun. Throws if it does not answer. */
  async look(): Promise<void> {
    const today = new Date().toISOString().slice(0, 10);
    if (this.seen?.day === today) return;
    this.seen = await api.shelf<ShelfSeen>('dungeon_exit');
    records.measures = this.seen.results;
  }
}
export const shelf = new Shelf();

export const ways = (): readonly WaySeen[] => shelf.seen?.ways ?? [];
export const wayOf = (mode: Mode): WaySeen | undefined => ways().find((way) => way.mode === mode);

/** The books on the shelf in their order, or those for one way to play; the first is where one begins. */
export const booksFor = (mode?: Mode): string[] =>
  (shelf.seen?.books ?? [])
    .filter((book) => mode === undefined || book.mode === mode)
    .map(({ name }) => name);

const allBooks = () => (shelf.seen ? [...shelf.seen.books, shelf.seen.daily] : []);
const bookOf = (name: string) => allBooks().find((book) => book.name === name);
export const entriesOf = (book: string): readonly Entry[] => bookOf(book)?.pages ?? [];
export const entryOf = (level: string): Entry | undefined =>
  allBooks()
    .flatMap(({ pages }) => pages)
    .find((entry) => entry.level === level) ?? wishes.found.find((entry) => entry.level === level);
export const isWished = (entry: Entry): boolean => bookOf(entry.book) === undefined;
export const isDaily = (entry: Entry): boolean => entry.book === shelf.seen?.daily.name;
export const isRace = (entry: Entry): boolean => bookOf(entry.book)?.mode === 'race';
export const best = (entry: Entry) => bestOf(entry.level) ?? bestOf(entry.formerly);
export const solved = (entry: Entry): boolean => isSolved(entry.level) || isSolved(entry.formerly);

/** Has somebody laid as few tiles as can be? */
export const isGolden = (entry: Entry, tiles = best(entry)?.tiles): boolean =>
  tiles !== undefined && !!entry.golden && tiles <= entry.golden;

/** Where to go on in the first book for a way to play: the first door still shut, or the first of all. */
export function goOn(mode: Mode = 'solo'): Entry | undefined {
  const entries = entriesOf(booksFor(mode)[0] ?? '');
  return entries.find((entry) => !solved(entry)) ?? entries[0];
}
export const following = (entry: Entry | undefined): Entry | undefined =>
  entry && !isDaily(entry) && !isWished(entry) ? entriesOf(entry.book)[entry.number] : undefined;

/** The level of this day, the same for everybody (UTC). */
export const todays = (): Entry | undefined => shelf.seen?.today;

/** How a table for a level is opened; without one the house chooses. */
export function openingOf(mode: Mode, level = '') {
  return { seats: wayOf(mode)?.seats ?? 1, options: { mode, level }, bots: [] };
}
