/* The road from Keep to Keep, as this browser remembers it: which Keep comes next, and whether the glass is turned. */
import { recall, remember } from '$lib/memory';
import { LAST_KEEP } from '../generated/rules';

const isKeep = (level: unknown) =>
  typeof level === 'number' && Number.isInteger(level) && level >= 1 && level <= LAST_KEEP;

/** The first game is played without the timer (K9); afterwards there is sand. */
export const minutes = (): number | null =>
  recall<boolean>('knock.played', (yes) => yes === true) ? 6 : null;

/** The Keep for whoever comes back: the one after the last they won. */
export const nextKeep = (): number => recall<number>('knock.next', isKeep) ?? 1;

/** A Keep was won; nobody falls back by winning an easier one. */
export function keepWon(level: number): void {
  remember('knock.next', Math.min(LAST_KEEP, Math.max(nextKeep(), level + 1)));
}
