/* Going through a door: open a table the way the button said, and walk to it. */
import * as api from '$lib/api';
import { recall } from '$lib/memory';
import { route } from '$lib/route.svelte';
import { play } from '$lib/sound';
import { t, words } from '$lib/words.svelte';
import { keep } from './keys';
import type { GameSeen } from '$lib/wire/house';
import { hasScreen, screenOf, type GameScreen } from './screens';

/** The name given last; whoever gave none is called a newcomer by each reader, in their language. */
export const myName = (): string =>
  recall<string>('name', (name) => typeof name === 'string') ?? '';

/** Tables whose host asked to play at once. */
const atOnce = new Set<string>();
export const startsAtOnce = (table: string): boolean => atOnce.delete(table);

/** Ways in that begin with setting the table: chairs, bots, house rules. */
const SET_FIRST: readonly string[] = ['invite', 'choose-bots'];

/** Opens a table the way the button on the door said; resolves with a sentence if the door does not open. */
export function enter(game: string, how: string): Promise<string | undefined> {
  return through(game, !SET_FIRST.includes(how), (screen, seen) => screen.opening(how, seen));
}

/** Opens a table with these options: the next level, another one of the book. Alone or among bots one plays at once. */
export function enterWith(game: string, opening: Opening): Promise<string | undefined> {
  return through(game, opening.bots?.length === opening.seats - 1, () => opening);
}

type Opening = ReturnType<GameScreen['opening']>;
async function through(
  game: string,
  now: boolean,
  how: (screen: GameScreen, seen: GameSeen) => Opening,
): Promise<string | undefined> {
  if (!hasScreen(game)) return `${t('door-locked')}. ${t('door-locked.why')}`;
  play('knock');
  try {
    const [screen, all] = await Promise.all([screenOf(game), api.games(), words.enter(game)]);
    const seen = all.find((one) => one.name === game);
    if (!seen) return `${t('door-locked')}. ${t('door-locked.why')}`;
    const key = await api.openTable({
      game,
      name: myName(),
      language: words.language,
      ...how(screen, seen),
    });
    keep({
      table: key.table,
      title: t('your-table'),
      seat: 0,
      token: key.token,
      invite: key.invite ?? undefined,
      at: Date.now(),
    });
    if (now) atOnce.add(key.table);
    route.go(`/t/${key.table}`);
    return undefined;
  } catch (fault) {
    return whyTurned(fault);
  }
}

/** Why the house said no, in a sentence; whatever went wrong otherwise was us. */
export async function whyTurned(fault: unknown): Promise<string> {
  if (!(fault instanceof api.Turned)) return t('fault');
  if (fault.status === 0) return t('no-line');
  const refused = fault.problem?.refused;
  if (!refused) return t('fault');
  await words.enter('table').catch(() => undefined); // the front page does not know the words of the tables yet
  if (words.find(refused.why) === undefined) return t('fault');
  const why = words.tell({ id: refused.why, args: { ...refused.args, rule: refused.rule } });
  return refused.instead ? `${why} ${words.tell(refused.instead)}` : why;
}
