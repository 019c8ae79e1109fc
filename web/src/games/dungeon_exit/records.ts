/* Best times and fewest tiles, kept in this browser, by level. */
import { recall, remember } from '$lib/memory';

export interface Best { ms: number; tiles: number }
type Kept = Readonly<Record<string, Best>>;

const isKept = (kept: Kept | undefined): boolean => typeof kept === 'object' && kept !== null;
const all = (): Kept => recall<Kept>('exit.records', isKept) ?? {};

export const bestOf = (level: string): Best | undefined => all()[level];
export const isSolved = (level: string): boolean => level in all();

/** Keep a result; the better of each number stays. */
export function keepResult(level: string, { ms, tiles }: Best): void {
  const before = bestOf(level);
  remember('exit.records', { ...all(), [level]: { ms: Math.min(ms, before?.ms ?? ms), tiles: Math.min(tiles, before?.tiles ?? tiles) } });
}

export function clockFace(ms: number, tenths = false): string {
  const seconds = Math.floor(ms / 1000);
  const face = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return tenths ? `${face}.${Math.floor((ms % 1000) / 100)}` : face;
}
