/* The door in the corridor; what stands on its plate is in the texts beside it. */
import type { DoorPlate } from '$house/model/doors';
import { nextKeep } from '../model/road';
import KnockDoor from './KnockDoor.svelte';

export const door: DoorPlate = {
  place: 1,
  Art: KnockDoor,
  lit: 'var(--teal-lit)',
  third: 'solo',
  fourth: 'adventure',
  next: () => (nextKeep() > 1 ? { id: 'knock-next', args: { level: nextKeep() } } : undefined),
  traces: ['knock.taught', 'knock.played'],
};
