/* Everything the house needs to put Munchkin on the screen. */
import { learn } from '$lib/icons/sheet';
import { recall } from '$lib/memory';
import { t } from '$lib/words.svelte';
import type { MunchkinOptions as Options, MunchkinView } from '$lib/wire/munchkin';
import type { GameScreen } from '$house/model/screens';
import icons from './munchkin.icons';
import MunchkinEnd from './MunchkinEnd.svelte';
import MunchkinGame from './MunchkinGame.svelte';
import MunchkinMoment from './MunchkinMoment.svelte';
import MunchkinOptions from './MunchkinOptions.svelte';
import MunchkinSteps from './MunchkinSteps.svelte';

learn(icons);

export const screen: GameScreen = {
  Game: MunchkinGame,
  End: MunchkinEnd,
  Moment: MunchkinMoment,
  Options: MunchkinOptions,
  Steps: MunchkinSteps,
  ended: (view) => (view as MunchkinView).board.over,
  summary: (options) => {
    const {
      pace = 'calm',
      winning_level = 10,
      fast = false,
      items_own_turn = false,
      no_sides = false,
      own_set = null,
    } = options as Partial<Options>;
    const extras = [
      fast && 'fast',
      items_own_turn && 'items-own-turn',
      no_sides && 'no-sides',
      own_set && 'set',
    ].filter((one) => typeof one === 'string');
    return [
      t('munchkin-opt-top', { level: winning_level }),
      [t(`munchkin-pace-${pace}`), ...extras.map((one) => t(`munchkin-opt-${one}`))].join(' · '),
    ];
  },
  opening: (how, game) => {
    const seats = 4;
    const bot = game.bots.at(-1) ?? 'random';
    const isFirst = !recall<boolean>('munchkin.briefed', (done) => done === true); // nobody learns by watching bots
    return {
      seats,
      options: isFirst && how !== 'invite' ? { first: 0 } : {},
      bots: how === 'invite' ? [] : Array.from({ length: seats - 1 }, () => bot),
    };
  },
};
