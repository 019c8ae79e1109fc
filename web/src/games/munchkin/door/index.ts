/* The door in the corridor; what stands on its plate is in the texts beside it. */
import type { DoorPlate } from '$house/model/doors';
import KickDoor from './KickDoor.svelte';

export const door: DoorPlate = {
  place: 2,
  Art: KickDoor,
  lit: 'var(--kick-lit)',
  third: 'choose-bots',
  traces: ['munchkin.taught', 'munchkin.briefed'],
};
