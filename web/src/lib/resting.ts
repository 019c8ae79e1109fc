/* The house comes to rest: after a while without a hand on it, whatever moves for ever stands still, until the next touch.

   Any endless animation keeps frames coming, though it stand still most of the time: 6 to 15 % of a core on a page nobody
   looks at, drawn without a graphics card (docs/benchmarks.md, idle page). So `html` wears `resting`, and every component
   with an endless animation gives it up then; what happens once (a card that lands) is never held back. */

export const REST_AFTER_MS = 8_000;
const HANDS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'focusin'] as const;

/** Watch over a page; the answer ends it. */
export function comeToRest(page: HTMLElement, after = REST_AFTER_MS): () => void {
  let timer = 0;
  let touched = 0; // a pointer moves a hundred times a second: the timer is set anew only when it has run out
  const wait = (ms: number) => {
    timer = window.setTimeout(() => {
      const left = touched + after - performance.now();
      if (left > 0) wait(left);
      else page.classList.add('resting');
    }, ms);
  };
  const wake = () => {
    touched = performance.now();
    if (!page.classList.contains('resting')) return;
    page.classList.remove('resting');
    wait(after);
  };
  touched = performance.now();
  wait(after);
  for (const hand of HANDS) addEventListener(hand, wake, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    for (const hand of HANDS) removeEventListener(hand, wake, { capture: true });
  };
}
