/* Keys to tables this browser holds, kept so that a link or a reload leads back to one's seat. */
import { recall, remember } from '$lib/memory';
import type { TableSeen } from '$lib/wire/house';

export interface OwnKey {
  table: string;
  title: string;
  seat: number | null;
  token: string;
  invite?: string;
  knew?: number; // the number of the log at which the invitation was good
  at: number;
  over?: boolean;
}
/** A key as it lies in the drawer: version 0.1 called the token a secret. */
type Kept = Omit<OwnKey, 'token'> & { token?: string; secret?: string };

const DRAWER = 'chairs';
const MOST = 12;

export function keys(): OwnKey[] {
  const kept = recall<Kept[]>(DRAWER, Array.isArray) ?? [];
  return kept.map(({ secret = '', token = secret, ...rest }) => ({ ...rest, token }));
}

export function keyTo(table: string): OwnKey | undefined {
  return keys().find((key) => key.table === table);
}

export function keep(key: OwnKey): void {
  remember(DRAWER, [key, ...keys().filter((other) => other.table !== key.table)].slice(0, MOST));
}

export function drop(table: string): void {
  remember(
    DRAWER,
    keys().filter((key) => key.table !== table),
  );
}

/** The key with the link as it is now: whoever is removed takes it with them, and only the host is told another. */
export function withLink(key: OwnKey, told: string, removed: number, n: number): OwnKey {
  if (told && told !== key.invite) return { ...key, invite: told, knew: n };
  if (key.knew === undefined) return { ...key, knew: n };
  return removed > key.knew ? { ...key, invite: '', knew: n } : key;
}

/** The seats a late friend may ask for: bots play them, and nobody was removed from them. */
export function botSeats(seen: TableSeen): number[] {
  if (seen.phase !== 'playing' || seen.only_told) return [];
  return seen.seats
    .filter(({ person, bot, closed }) => person === null && bot !== null && !closed)
    .map(({ seat }) => seat);
}

/** Keys to tables still open, the latest first. */
export function keysInUse(): OwnKey[] {
  const yesterday = Date.now() - 36 * 3600 * 1000;
  return keys().filter((key) => !key.over && key.at > yesterday);
}
