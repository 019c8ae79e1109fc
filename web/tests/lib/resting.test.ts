/* Nothing moves for ever on a page nobody touches. */
import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { comeToRest } from '../../src/lib/resting';

const SOURCES = new URL('../../src/', import.meta.url).pathname;
const URGENT = ['Clock.svelte', 'PointedMark.svelte', 'Loading.svelte']; // last seconds, a finger for three, a wait

let page: { classList: Set<string> & { contains: (name: string) => boolean } };
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  const worn = new Set<string>();
  const classList = {
    add: (name: string) => worn.add(name),
    remove: (name: string) => worn.delete(name),
    contains: (name: string) => worn.has(name),
  };
  page = { classList } as unknown as typeof page;
  vi.stubGlobal('window', globalThis);
  const hands = new EventTarget();
  vi.stubGlobal('addEventListener', hands.addEventListener.bind(hands));
  vi.stubGlobal('removeEventListener', hands.removeEventListener.bind(hands));
  vi.stubGlobal('touch', () => hands.dispatchEvent(new Event('pointermove')));
  end = comeToRest(page as unknown as HTMLElement, 1000);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const touch = () => (globalThis as unknown as { touch: () => void }).touch();

test('a page nobody touches comes to rest, and wakes at a touch', () => {
  vi.advanceTimersByTime(1001);
  expect(page.classList.contains('resting')).toBe(true);
  touch();
  expect(page.classList.contains('resting')).toBe(false);
  vi.advanceTimersByTime(1001);
  expect(page.classList.contains('resting')).toBe(true);
});

test('a page that is touched now and then stays awake', () => {
  for (let n = 0; n < 5; n += 1) {
    vi.advanceTimersByTime(700);
    touch();
  }
  expect(page.classList.contains('resting')).toBe(false);
});

test('whatever moves for ever rests with the page', () => {
  const restless = globSync('**/*.svelte', { cwd: SOURCES })
    .filter((file) => !URGENT.some((name) => file.endsWith(name)))
    .filter((file) => {
      const source = readFileSync(SOURCES + file, 'utf8');
      return source.includes(' infinite') && !source.includes(':global(.resting)');
    });
  expect(restless).toEqual([]);
});
