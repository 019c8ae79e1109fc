/* Which seats bots hold: told once by the table, known to every face that is drawn at it. */
import { getContext, setContext } from 'svelte';

type IsBot = (seat: number) => boolean;
const BOTS = Symbol('bots');

export const tellBots = (isBot: IsBot): IsBot => setContext(BOTS, isBot);
export const knownBots = (): IsBot => getContext<IsBot | undefined>(BOTS) ?? (() => false);
