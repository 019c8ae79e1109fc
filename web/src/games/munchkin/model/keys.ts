/* What the keys do: a number takes up that card, P passes, H holds, O speaks of help, I reads a mat, Escape puts down. */
import { isForTheTable } from '$lib/focus';
import type { Action, MunchkinView } from '$lib/wire/munchkin';

interface Does {
  act: (act: Action) => void;
  putDown: () => void;
  help: () => boolean;
  readMat: () => void;
}

export function pressed(event: KeyboardEvent, view: MunchkinView, does: Does): void {
  if (!isForTheTable(event)) return;
  if (taken(event.key, view, does)) event.preventDefault();
}

/** Did the key mean something? */
function taken(key: string, view: MunchkinView, does: Does): boolean {
  const letter = key.toLowerCase();
  const keyed = key === 'P' ? 'PassThisFight' : key === 'p' ? 'Pass' : letter === 'h' ? 'Hold' : '';
  const act = view.choices.listed.find((one) => one.type === keyed);
  if (act) does.act(act);
  else if (letter === 'escape') does.putDown();
  else if (letter === 'o') return does.help();
  else if (letter === 'i') does.readMat();
  else return takeUp(Number(key), does);
  return true;
}

/** The card with this number in the hand; the focus goes to what can be done with it. */
function takeUp(n: number, does: Does): boolean {
  const card = [...document.querySelectorAll<HTMLElement>('.hand button.card')][n - 1];
  if (!card) return false;
  does.putDown();
  card.click();
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.held button')?.focus());
  return true;
}
