/* A tick four times a second, for clocks on the screen; while no clock is looked at none ticks, and the page can rest. */
import { createSubscriber } from 'svelte/reactivity';

const TICK_MS = 250;

class Now {
  #look = createSubscriber((moveOn) => {
    const timer = setInterval(moveOn, TICK_MS);
    return () => clearInterval(timer);
  });

  /** Read it where the time is shown, and it is shown anew. */
  get tick(): number {
    this.#look();
    return performance.now();
  }
}
export const now = new Now();
