/* Everything the house needs to put Dungeon Exit on the screen. */
import { learn } from '$lib/icons/sheet';
import { t } from '$lib/words.svelte';
import type { ExitOptions as Options, ExitView } from '$lib/wire/dungeon_exit';
import type { GameScreen } from '$house/model/screens';
import icons from './dungeon_exit.icons';
import ExitEnd from './ExitEnd.svelte';
import ExitGame from './ExitGame.svelte';
import ExitLevels from './books/ExitLevels.svelte';
import ExitMoment from './ExitMoment.svelte';
import ExitOptions from './ExitOptions.svelte';
import ExitSteps from './ExitSteps.svelte';
import { nameOfEntry } from './model/naming';
import { booksFor, entryOf, goOn, openingOf, shelf, todays } from './model/shelf.svelte';

learn(icons);

export const screen: GameScreen = {
  ready: () => shelf.look(),
  Game: ExitGame,
  End: ExitEnd,
  Moment: ExitMoment,
  Options: ExitOptions,
  Steps: ExitSteps,
  Levels: ExitLevels,
  ended: (view) => (view as ExitView).outcome !== null,
  bot: 'stroller', // a rival one can beat on the first evening
  hidesNothing: (view) =>
    (view as ExitView | undefined)?.paths.every((path) => path.board !== null) ?? false,
  summary: (options) => {
    const { mode = null, level = '', open_boards = false } = options as Partial<Options>;
    const entry = entryOf(level);
    const what = entry ? nameOfEntry(entry) : level || t('exit-opt-level.house');
    const more = open_boards ? [t('exit-opt-open')] : [];
    if (entry && mode && entry.book === booksFor(mode)[0] && mode !== 'solo')
      return [what, t(`exit-mode-${mode}.what`), ...more]; // this book is called as its way to play
    return [t(mode ? `exit-mode-${mode}` : 'exit-mode-any'), [what, ...more].join(' · ')];
  },
  opening: (how) => {
    if (how === 'invite') return openingOf('race', goOn('race')?.level);
    const entry = how === 'todays-level' ? todays() : goOn();
    return openingOf(entry?.mode ?? 'solo', entry?.level);
  },
};
