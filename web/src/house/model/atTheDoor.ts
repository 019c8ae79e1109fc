/* Knocking at a table's door, by two spoken words or at its bare address: ask, and wait until the host has answered. */
import * as api from '$lib/api';
import { remember } from '$lib/memory';
import { play } from '$lib/sound';
import type { Called } from '$lib/wire/house';

/** The way in, if the host opened; undefined if they did not, or if nobody waits any more. */
export interface Opened {
  table: string;
  invite: string;
}

export const byWords = (words: string, name: string) =>
  waitFor(name, () => api.knock(words.trim(), name.trim()));
export const atTable = (table: string, name: string) =>
  waitFor(name, () => api.knockAt(table, name.trim()));

/** Knock, then ask again and again while somebody stands there. Whoever gives a name is not asked for it twice. */
async function waitFor(
  name: string,
  ask: () => Promise<Called>,
): Promise<(isHere: () => boolean) => Promise<Opened | undefined>> {
  play('knock');
  if (name.trim()) remember('name', name.trim());
  const { knock } = await ask();
  return async (isHere) => {
    while (isHere()) {
      const { answer, table, invite } = await api.knockAgain(knock);
      if (answer === 'yes' && table) return { table, invite: invite ?? '' };
      if (answer === 'no') return undefined;
    }
    return undefined;
  };
}
