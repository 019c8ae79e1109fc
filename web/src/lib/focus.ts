/* Whoever comes to a new screen by keyboard begins at its heading: the button that led there is gone, and the focus with it. */

/** On nothing that would be pressed: a key means the table. */
export const atRest = (target: EventTarget | null): boolean =>
  target === document.body || target instanceof HTMLHeadingElement;

/** Is this key for the table, and not for a field one types in, a dialog or the browser? */
export const isForTheTable = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !(
    event.target instanceof HTMLInputElement ||
    event.target instanceof HTMLTextAreaElement ||
    event.target instanceof HTMLSelectElement
  ) &&
  !document.querySelector('dialog[open]');

export function arriveAtHeadings(): void {
  let heading: HTMLElement | null = null;
  let keys = false;
  addEventListener('keydown', () => (keys = true), true);
  addEventListener('pointerdown', () => (keys = false), true);
  new MutationObserver(() => {
    const now = document.querySelector('h1');
    if (now === heading) return;
    heading = now;
    if (!keys || !now || document.activeElement !== document.body) return;
    now.tabIndex = -1;
    now.focus({ preventScroll: true });
  }).observe(document.body, { childList: true, subtree: true });
}
