/* Everything the house needs to put Knock on the screen. */
import { learn } from '$lib/icons/sheet';
import { t } from '$lib/words.svelte';
import type { KnockView } from '$lib/wire/knock';
import type { GameScreen } from '$house/model/screens';
import icons from './knock.icons';
import KnockEnd from './KnockEnd.svelte';
import KnockGame from './KnockGame.svelte';
import KnockMoment from './KnockMoment.svelte';
import KnockOptions from './KnockOptions.svelte';
import KnockSteps from './KnockSteps.svelte';
import { minutes, nextKeep } from './model/road';

learn(icons);

export const screen: GameScreen = {
  Game: KnockGame,
  End: KnockEnd,
  Moment: KnockMoment,
  Options: KnockOptions,
  Steps: KnockSteps,
  ended: (view) => ['between', 'over'].includes((view as KnockView).phase),
  summary: (options) => {
    const {
      adventure = false,
      level = 1,
      minutes = null,
      chest_hunt = false,
      gentle = false,
      retry = false,
      cumulative = false,
      deck = '',
    } = options as Partial<KnockView['options']>;
    const extras = [
      chest_hunt && 'chests',
      gentle && 'gentle',
      retry && 'retry',
      cumulative && 'cumulative',
      deck && 'deck',
    ].filter((one) => typeof one === 'string' && one !== '');
    const time = minutes ? t('knock-opt-minutes', { minutes }) : t('knock-no-timer');
    return [
      adventure ? t('knock-opt-adventure') : t('knock-opt-single', { level }),
      [time, ...extras.map((one) => t(`knock-opt-${String(one)}`))].join(' · '),
    ];
  },
  opening: (how, game) => {
    const solo = how === 'solo';
    const seats = solo ? 1 : 4;
    const bot = game.bots.at(-1) ?? 'random';
    const adventure = how === 'adventure';
    return {
      seats,
      options: adventure
        ? { adventure, minutes: minutes() }
        : { level: how === 'invite' ? 1 : nextKeep(), minutes: minutes() },
      bots: how === 'play' || adventure ? Array.from({ length: seats - 1 }, () => bot) : [],
    };
  },
};
