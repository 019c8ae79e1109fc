/* The doors of the corridor, found by looking for `door/` in each game's folder. Which of them open is the server's to
   say. */
import type { Component } from 'svelte';
import { recall } from '$lib/memory';
import type { Message } from '$lib/words.svelte';

/** What a game says of its door; the words on its plate are `game-<name>` in the texts beside it. */
export interface DoorPlate {
  /** Where it stands, counted from the left; gaps do not matter. */
  place: number;
  /** The door itself, drawn from its threshold (0, 0) upwards within 380 × 436. */
  Art: Component;
  /** The colour of its words; `light-dark(by day, by torchlight)` if one does not serve for both. */
  lit: string;
  /** What its third button asks for, which is also the message on it. */
  third: string;
  /** And another one, if it has more to offer. */
  fourth?: string;
  /** What waits behind it for whoever was there before, in a few words. */
  next?: () => Message | undefined;
  /** What is remembered of whoever was taught or played behind it. */
  traces: readonly string[];
}

export interface Door extends DoorPlate {
  game: string;
}

const FOUND = import.meta.glob<DoorPlate>('../../games/*/door/index.ts', {
  eager: true,
  import: 'door',
});

export const DOORS: readonly Door[] = Object.entries(FOUND)
  .map(([path, door]) => ({ ...door, game: path.split('/').at(-3)! }))
  .sort((one, other) => one.place - other.place);

export const doorOf = (game: string): Door | undefined => DOORS.find((door) => door.game === game);

const says = (kept: unknown): boolean =>
  kept === true || (typeof kept === 'object' && kept !== null && Object.keys(kept).length > 0);

/** Has nobody in this browser been behind it? */
export const isNew = ({ traces }: DoorPlate): boolean =>
  !traces.some((trace) => recall<unknown>(trace, says));
