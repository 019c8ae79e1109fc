/* The table by keys alone: numbers take up, arrows walk, letters turn, flip and undo. Where somebody types, keys are letters. */
import { atRest } from '$lib/focus';
import { BRIDGE, nameOf } from './cells';
import type { Hands } from './hands.svelte';

interface Keyboard {
  hands: Hands;
  stock: readonly string[];
  bridges: number;
  nudge: () => void;
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function pressed(event: KeyboardEvent, keyboard: Keyboard): void {
  const target = event.target as HTMLElement;
  const typing =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement;
  if (typing || event.altKey || document.querySelector('dialog[open]') || !keyboard.hands.free)
    return;
  if (done(event, target, keyboard)) event.preventDefault();
}

/** Does what the key says; false if it says nothing here. */
function done(
  event: KeyboardEvent,
  target: HTMLElement,
  { hands, stock, bridges, nudge }: Keyboard,
): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) return key === 'z' && yes(hands.undo());
  const tile = stock[Number(key) - 1];
  if (tile && key !== ' ') return take(hands, tile);
  if (key in STEPS) return walked(hands, target, STEPS[key]!);
  switch (key) {
    case 'Enter':
    case ' ':
      return layOrPick(hands, target);
    case 'b':
      return bridges > 0 && take(hands, BRIDGE);
    case 'r':
      return yes(hands.turn(event.shiftKey));
    case 'f':
      return yes(hands.flip());
    case 'Delete':
    case 'Backspace':
      return yes(hands.putBack(hands.cursor));
    case 'z':
      return yes(hands.undo());
    case '?':
      return yes(nudge());
    case 'Escape':
      return yes(hands.release());
    default:
      return false;
  }
}

const yes = (_: unknown): true => true;
const isCell = (target: HTMLElement): boolean => target.hasAttribute?.('data-cell');

function take(hands: Hands, tile: string): true {
  hands.choose(tile);
  return toBoard(hands);
}

/** The first arrow puts a tile taken up from the tray over the board, a step from where the light ends. */
function walked(hands: Hands, target: HTMLElement, step: readonly [number, number]): boolean {
  if (!isCell(target) && !hands.held) return false;
  hands.walk(...step);
  return toBoard(hands);
}

function layOrPick(hands: Hands, target: HTMLElement): boolean {
  if (!isCell(target) && !(hands.held?.at && atRest(target))) return false;
  return hands.held ? yes(hands.lay()) : hands.pick(hands.cursor);
}

/** Whoever takes a tile up by a key or a screen reader goes on from the board, where arrows are theirs. */
export function toBoard(hands: Hands): true {
  requestAnimationFrame(() =>
    document
      .querySelector<SVGElement>(`[data-cell="${nameOf(hands.cursor)}"]`)
      ?.focus({ preventScroll: true }),
  );
  return true;
}
