/* Chairs this browser has taken: the secret of each seat, kept so that a link or a reload leads back to it. */
import { recall, remember } from '$lib/memory';
import type { TableSeen } from '$lib/wire/house';

export interface Chair {
  table: string;
  title: string;
  seat: number | null;
  secret: string;
  invite?: string;
  knew?: number; // the number of the log at which the invitation was good
  at: number;
  over?: boolean;
}

const MOST = 12;

export function chairs(): Chair[] {
  return recall<Chair[]>('chairs', Array.isArray) ?? [];
}

export function chairAt(table: string): Chair | undefined {
  return chairs().find((chair) => chair.table === table);
}

export function keep(chair: Chair): void {
  remember(
    'chairs',
    [chair, ...chairs().filter((other) => other.table !== chair.table)].slice(0, MOST),
  );
}

export function drop(table: string): void {
  remember(
    'chairs',
    chairs().filter((chair) => chair.table !== table),
  );
}

/** The chair with the link as it is now: whoever is removed takes it with them, and only the host is told another. */
export function withLink(chair: Chair, told: string, removed: number, n: number): Chair {
  if (told && told !== chair.invite) return { ...chair, invite: told, knew: n };
  if (chair.knew === undefined) return { ...chair, knew: n };
  return removed > chair.knew ? { ...chair, invite: '', knew: n } : chair;
}

/** The seats a late friend may ask for: bots play them, and nobody was removed from them. */
export function botChairs(seen: TableSeen): number[] {
  if (seen.phase !== 'playing' || seen.only_told) return [];
  return seen.seats
    .filter(({ person, bot, closed }) => person === null && bot !== null && !closed)
    .map(({ seat }) => seat);
}

/** Tables still open, the latest first. */
export function ajar(): Chair[] {
  const yesterday = Date.now() - 36 * 3600 * 1000;
  return chairs().filter((chair) => !chair.over && chair.at > yesterday);
}
