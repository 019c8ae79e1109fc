/* Answers for whoever is still there to hear them: a component that has gone neither asks nor is answered.

   What it would look at on hearing the answer (its view, its seat) has gone with it. */
import { onDestroy } from 'svelte';

export type WhileHere = <T>(ask: () => Promise<T>) => Promise<T>;

/** Call it while a component is made; what it gives asks, and answers, as long as that component is there. */
export function whileHere(): WhileHere {
  let here = true;
  onDestroy(() => (here = false));
  return <T>(ask: () => Promise<T>) =>
    new Promise<T>((answer, fail) => {
      if (!here) return;
      ask().then(
        (told) => here && answer(told),
        (fault: unknown) => here && fail(fault as Error),
      );
    });
}
