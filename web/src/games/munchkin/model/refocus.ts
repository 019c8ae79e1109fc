/* For whoever plays by keyboard: when the focused button goes with the act it did, the next thing to press takes the focus. */

/** What the table asks comes first, then what it proposes, then the hand. */
const NEXT = [
  '.ask button',
  '.note .acts button',
  '.fuse .acts button',
  '.flight .btn',
  '.btn.pri',
  '[data-way]',
  '.hand button',
];

/** After a card was used, the hand: a second press of the same key must not open the door. */
const AFTER_A_CARD = ['.ask button', '.fuse .acts button', '.hand button', '[data-way]'];
const CARDS = '.held, .hand, .own';

export function refocus(table: HTMLElement): { destroy: () => void } {
  let last: Element | null = null;
  let card = false; // was it a card's own button?
  let keys = false;
  const focused = (event: FocusEvent) => {
    last = event.target as Element;
    card = last.closest(CARDS) !== null;
  };
  const typed = () => (keys = true);
  const pointed = () => (keys = false);
  const lost = () =>
    keys &&
    last !== null &&
    !last.isConnected &&
    document.activeElement === document.body &&
    !document.querySelector('dialog[open]');
  const find = () => {
    if (!lost()) return;
    const seen = (card ? AFTER_A_CARD : NEXT)
      .flatMap((selector) => [...table.querySelectorAll<HTMLElement>(selector)])
      .find((one) => one.checkVisibility() && !one.closest('[inert]'));
    seen?.focus();
  };
  const observer = new MutationObserver(() => lost() && requestAnimationFrame(find));
  observer.observe(table, { childList: true, subtree: true });
  table.addEventListener('focusin', focused);
  addEventListener('keydown', typed, true);
  addEventListener('pointerdown', pointed, true);
  return {
    destroy() {
      observer.disconnect();
      table.removeEventListener('focusin', focused);
      removeEventListener('keydown', typed, true);
      removeEventListener('pointerdown', pointed, true);
    },
  };
}
