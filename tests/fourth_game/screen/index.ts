/* Everything the house needs to put the Cellar on the screen. */
import { t } from '$lib/words.svelte';
import type { CellarOptions as Settled, CellarView } from '$lib/wire/cellar';
import type { GameScreen } from '$house/model/screens';
import CellarEnd from './CellarEnd.svelte';
import CellarGame from './CellarGame.svelte';
import CellarMoment from './CellarMoment.svelte';
import CellarOptions from './CellarOptions.svelte';

export const screen: GameScreen = {
  Game: CellarGame,
  End: CellarEnd,
  Moment: CellarMoment,
  Options: CellarOptions,
  ended: (view) => (view as CellarView).outcome !== null,
  summary: (options) => {
    const { rubies = 12, trapdoors = 6 } = options as Partial<Settled>;
    return [t('cellar-behind', { rubies, trapdoors })];
  },
  opening: (how) => {
    const small = how === 'small-cellar';
    return {
      seats: 2,
      options: small ? { rubies: 3, trapdoors: 1 } : {},
      bots: how === 'invite' ? [] : ['random'],
    };
  },
};
