/* The three doors of the corridor, left to right. Which of them open is the server's to say. */

export interface DoorPlate { game: string; lit: string; third: string }

export const DOORS: readonly DoorPlate[] = [
  { game: 'knock', lit: 'var(--knock-lit)', third: 'solo' },
  { game: 'munchkin', lit: 'var(--kick-lit)', third: 'choose-bots' },
  { game: 'dungeon_exit', lit: 'var(--exit-lit)', third: 'todays-level' },
];
