/* The door in the corridor; what stands on its plate is in the texts beside it. */
import type { DoorPlate } from '$house/model/doors';
import CellarDoor from './CellarDoor.svelte';

export const door: DoorPlate = {
  place: 4,
  Art: CellarDoor,
  lit: 'light-dark(#5b3f8f, #c9b3f2)',
  third: 'small-cellar',
  traces: ['cellar.played'],
};
