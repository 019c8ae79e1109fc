/* The three doors of the corridor, left to right. Which of them open is the server's to say. */

import { recall } from '$lib/memory';

/** `traces` is what is remembered of whoever was taught or played behind it. */
export interface DoorPlate {
  game: string;
  lit: string;
  third: string;
  traces: readonly string[];
}

export const DOORS: readonly DoorPlate[] = [
  {
    game: 'knock',
    lit: 'var(--knock-lit)',
    third: 'solo',
    traces: ['knock.taught', 'knock.played'],
  },
  {
    game: 'munchkin',
    lit: 'var(--kick-lit)',
    third: 'choose-bots',
    traces: ['munchkin.taught', 'munchkin.briefed'],
  },
  {
    game: 'dungeon_exit',
    lit: 'var(--exit-lit)',
    third: 'todays-level',
    traces: ['exit.taught', 'exit.records'],
  },
];

const says = (kept: unknown): boolean =>
  kept === true || (typeof kept === 'object' && kept !== null && Object.keys(kept).length > 0);

/** Has nobody in this browser been behind it? */
export const isNew = ({ traces }: DoorPlate): boolean =>
  !traces.some((trace) => recall<unknown>(trace, says));
