/* What the keys do: a number takes up that card, R turns it, Enter lays it, G gestures, C casts, Escape puts down. */
import { atRest, isForTheTable } from '$lib/focus';
import type { Grip } from './grip.svelte';

export function pressed(event: KeyboardEvent, grip: Grip, choose: (card: string) => void): void {
  if (isForTheTable(event) && taken(event, grip, choose)) event.preventDefault();
}

/** Did the key mean something? */
function taken(event: KeyboardEvent, grip: Grip, choose: (card: string) => void): boolean {
  const { hand, castable } = grip.scene();
  const letter = event.key.toLowerCase();
  const card = hand[Number(event.key) - 1];
  if (card) {
    choose(card.key);
    grip.byKeys = true;
  } else if (letter === 'r') grip.turn();
  else if (letter === 'escape') grip.putDown();
  else if (letter === 'enter' && grip.where && atRest(event.target)) grip.lay();
  else if (letter === 'g') grip.wheel = !grip.wheel;
  else if (letter === 'c' && castable.length) grip.nextSpell();
  else return false;
  return true;
}
