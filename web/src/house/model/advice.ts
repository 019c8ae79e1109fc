/* What a bot would do at your place, as it is told: where to look, why, and the act itself; each asking tells more. */
import type { Message } from '$lib/words.svelte';
import { words } from '$lib/words.svelte';

export const STRENGTHS = ['where', 'why', 'act'] as const;

export interface Advice {
  where: Message;
  why: Message | null;
  act: unknown; // an action of the game, or null
  words: readonly Message[]; // the act in words
}

/** The newest of what was said: the act if it was told, else the reason, else where to look. */
export function adviceSaid(advice: Advice, names: readonly string[]): string {
  if (advice.words.length) return advice.words.map((word) => words.tell(word, names)).join(' · ');
  return words.tell(advice.why ?? advice.where, names);
}
