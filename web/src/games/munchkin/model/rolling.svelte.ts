/* A die that rolls tells nothing before it lies. */
import type { Roll } from '$lib/wire/munchkin';

const ROLLS_MS = 700;

export class Rolling {
  now = $state(false);

  constructor(roll: () => Roll | null) {
    const cast = $derived.by(() => {
      const on = roll();
      return on?.die == null ? '' : `${on.seat} ${on.foe} ${on.die} ${on.retried}`;
    });
    $effect.pre(() => {
      this.now =
        cast !== '' &&
        !matchMedia('(prefers-reduced-motion: reduce)').matches &&
        !document.documentElement.classList.contains('still');
      const timer = setTimeout(() => (this.now = false), ROLLS_MS);
      return () => clearTimeout(timer);
    });
  }
}
