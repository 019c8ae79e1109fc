/* Whose decision is awaited, and why, always in words: the head says how things stand, the text what is to be done. */
import { t, words } from '$lib/words.svelte';
import type { MunchkinView, Wait } from '$lib/wire/munchkin';
import { kebab } from './choices';
import { asked, inWindow, isFighter, isSharing, offerMade, question } from './sight';

export interface Saying {
  head: string;
  text: string;
  tone: 'mine' | 'bad' | '';
}

/** Questions that lie on the table as a paper of their own. */
const PAPERS: readonly string[] = [
  'PickHand',
  'PickItems',
  'PickTrait',
  'PickWay',
  'PickTax',
  'TakeFrom',
  'LootBody',
  'PickSpoil',
  'RaiseSpoils',
  'TooBig',
  'HelperFirst',
];

export const onPaper = (view: MunchkinView): boolean =>
  asked(view) && PAPERS.includes(view.board.pending?.ask.type ?? '');
export const kindAsked = (view: MunchkinView): string => kebab(view.board.pending?.ask.type ?? '');

export function saying(view: MunchkinView, names: readonly string[]): Saying {
  const { board, seat } = view;
  const me = seat === null ? undefined : board.players[seat];
  const text = toDo(view, names);
  if (me && !me.alive) return { head: t('munchkin-you-died'), text, tone: 'bad' };
  if (onPaper(view)) return { head: t('munchkin-you-decide'), text: '', tone: 'mine' };
  if (board.announced && inWindow(view)) return ofCurse(board.announced.victim, seat, names);
  if (board.fight && view.fight && !board.flight && !board.roll && !isSharing(view))
    return ofFight(view, names, text);
  const runner =
    board.flight?.queue[0] ?? (board.roll?.kind === 'flee' ? board.roll.seat : undefined);
  const running = runner !== undefined && (inWindow(view) || kindAsked(view) === 'flee-next'); // else somebody decides what being caught costs
  if (running)
    return runner === seat
      ? ofFlight(view)
      : { head: t('munchkin-runs', { name: names[runner] ?? '' }), text, tone: '' };
  if (board.roll?.kind === 'theft' && inWindow(view))
    return {
      head: t('munchkin-theft', {
        name: names[board.roll.seat] ?? '',
        you: board.roll.seat === seat ? 'yes' : 'no',
      }),
      text: '',
      tone: board.roll.seat === seat ? 'mine' : '',
    };
  const own = asked(view) && !inWindow(view);
  if (own && offerMade(view)) return { head: text, text: '', tone: '' };
  const key = `munchkin-turn-${kindAsked(view)}`;
  const head =
    (own && words.find(key)) ||
    t('munchkin-turn-of', {
      turn: board.turn,
      name: names[board.active] ?? '',
      you: board.active === seat ? 'yes' : 'no',
    });
  return {
    head,
    text: own && words.find(key) && !words.find(`${key}.how`) ? '' : text,
    tone: own ? 'mine' : '',
  };
}

/** What is to be done: by you, or by whomever the table waits for. */
function toDo(view: MunchkinView, names: readonly string[]): string {
  const wait: Wait | undefined = question(view) ?? view.waits[0];
  if (inWindow(view) || !wait) return '';
  if (view.board.offers.some((offer) => offer.to === view.seat)) return t('munchkin-answer');
  const offered = offerMade(view);
  if (offered) return t('munchkin-awaits-answer', { name: names[offered.to] ?? '' });
  const key = `munchkin-turn-${kindAsked(view)}`;
  return (
    (asked(view)
      ? (view.fight?.wins && words.find(`${key}.ahead`)) ||
        (view.board.fight?.helper != null && words.find(`${key}.helped`)) ||
        words.find(`${key}.how`)
      : undefined) ?? words.tell(wait.why, names, view.seat)
  );
}

/** Whom the curse in the air is for. */
function ofCurse(victim: number, seat: number | null, names: readonly string[]): Saying {
  return victim === seat
    ? { head: t('munchkin-curse-for-you'), text: '', tone: 'bad' }
    : { head: t('munchkin-curse-for', { name: names[victim] ?? '' }), text: '', tone: '' };
}

/** Your own flight: to be rolled for, or as the die lies now. */
function ofFlight(view: MunchkinView): Saying {
  const rolls = view.flight?.ahead.some(({ least }) => least > 1);
  if (!inWindow(view))
    return {
      head: t('munchkin-you-run'),
      text: rolls ? t('munchkin-you-run.how') : '',
      tone: 'mine',
    };
  return view.flight?.away
    ? { head: t('munchkin-you-got-away'), text: '', tone: 'mine' }
    : { head: t('munchkin-you-are-caught'), text: '', tone: 'bad' };
}

function ofFight(view: MunchkinView, names: readonly string[], text: string): Saying {
  const fight = view.board.fight!;
  const { ours, theirs, wins } = view.fight!;
  const name = (who: number) => (who === view.seat ? t('you') : (names[who] ?? ''));
  const by = Math.abs(ours.total - theirs.total);
  const own = view.seat !== null && isFighter(view, view.seat);
  const key = own
    ? wins
      ? 'munchkin-you-win-by'
      : 'munchkin-you-lose-by'
    : wins
      ? 'munchkin-wins-by'
      : 'munchkin-loses-by';
  const head =
    by === 0
      ? t(wins ? 'munchkin-tie-ours' : 'munchkin-tie-theirs')
      : t(key, {
          by,
          name:
            fight.helper === null
              ? name(fight.main)
              : words.list([name(fight.main), name(fight.helper)]),
          several: fight.helper === null ? 'no' : 'yes',
        });
  return { head, text, tone: own ? 'mine' : '' };
}
