/* Levels by wish: what is wished for, the looks at the house until one is found, and the levels found lately. */
import * as api from '$lib/api';
import { recall, remember } from '$lib/memory';
import type { LevelFound, LevelWish } from '$lib/wire/dungeon_exit';

export type WishForm = Omit<LevelWish, 'looks' | 'seen'>;
type Found = NonNullable<LevelFound['page']>;

const WISH = 'exit.wish';
const FOUND = 'exit.wished';
const KEPT = 40; // levels found lately
const MOST_LOOKS = 12;
const USUAL: WishForm = { mode: 'solo', grade: null, pits: 0, bridges: 0, counts: false };

const isWish = (wish: WishForm | undefined): boolean =>
  typeof wish?.mode === 'string' && typeof wish.pits === 'number';
const isFound = (found: Found[] | undefined): boolean =>
  Array.isArray(found) && found.every((page) => typeof page?.level === 'string');

class Wishes {
  wish = $state<WishForm>({ ...USUAL, ...recall<WishForm>(WISH, isWish) });
  found = $state.raw<readonly Found[]>(recall<Found[]>(FOUND, isFound) ?? []);
  looking = $state(false);
  tries = $state(0); // levels drawn for this wish so far
  #search = 0; // whoever stops, or looks for something else, leaves the last search alone

  /** Look until a level is found; undefined when somebody has stopped, null when there seems to be none. Throws if the house says no. */
  async find(): Promise<Found | undefined | null> {
    const search = ++this.#search;
    remember(WISH, this.wish);
    this.looking = true;
    this.tries = 0;
    try {
      for (let looks = 0; looks < MOST_LOOKS; looks++) {
        const seen = this.found.map(({ level }) => level);
        const { page, tries } = await api.wish<LevelFound>('dungeon_exit', {
          ...this.wish,
          looks,
          seen,
        });
        if (search !== this.#search) return undefined;
        this.tries += tries;
        if (page) return this.#keep(page);
      }
      return null;
    } finally {
      if (search === this.#search) this.looking = false;
    }
  }

  stop(): void {
    this.#search++;
    this.looking = false;
  }

  #keep(page: Found): Found {
    this.found = [page, ...this.found].slice(0, KEPT);
    remember(FOUND, this.found);
    return page;
  }
}

export const wishes = new Wishes();
