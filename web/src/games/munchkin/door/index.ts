/* The door in the corridor; what stands on its plate is in the texts beside it. */
import type { DoorPlate } from '$house/model/doors';
import MunchkinDoor from './MunchkinDoor.svelte';

export const door: DoorPlate = {
  place: 2,
  Art: MunchkinDoor,
  lit: 'var(--madder-lit)',
  third: 'choose-bots',
  traces: ['munchkin.taught', 'munchkin.briefed'],
};
