/* The door in the corridor; what stands on its plate is in the texts beside it. */
import type { DoorPlate } from '$house/model/doors';
import ExitDoor from './ExitDoor.svelte';

export const door: DoorPlate = {
  place: 3,
  Art: ExitDoor,
  lit: 'var(--ochre-lit)',
  third: 'todays-level',
  traces: ['exit.taught', 'exit.records'],
};
