/* A view of Munchkin made ready to draw: who is what, whose fight it is, what is awaited. No rules. */
import { t, words } from '$lib/words.svelte';
import type { Balance, MunchkinView, Offer, Wait } from '$lib/wire/munchkin';
import { deck } from './deck.svelte';
import { rank } from '../card/kinds';

export const traitsOf = (view: MunchkinView, seat: number): string => {
  const traits = view.board.players[seat]!.traits;
  return traits.length ? traits.map((card) => deck.name(card)).join(' · ') : t('draw-human');
};

/** The hand, sorted by kind, strongest first; cards just received lead their kind. */
export const sortedHand = (view: MunchkinView): string[] =>
  view.hand.toSorted(
    (a, b) =>
      rank(deck.face(a).kind) - rank(deck.face(b).kind) ||
      Number(view.fresh.includes(b)) - Number(view.fresh.includes(a)) ||
      (deck.face(b).number ?? deck.strength(b) ?? 0) -
        (deck.face(a).number ?? deck.strength(a) ?? 0) ||
      a.localeCompare(b),
  );

export const isFighter = (view: MunchkinView, seat: number): boolean =>
  view.board.fight !== null && (view.board.fight.main === seat || view.board.fight.helper === seat);
export const question = (view: MunchkinView): Wait | undefined =>
  view.waits.find((wait) => wait.id === view.board.pending?.id);
export const WINDOWS: readonly string[] = ['LastCall', 'CurseCall', 'RollCall'];
export const inWindow = (view: MunchkinView): boolean =>
  WINDOWS.includes(view.board.pending?.ask.type ?? '');
/** Your own offer that still waits for an answer. */
export const offerMade = (view: MunchkinView): Offer | undefined =>
  view.seat === null ? undefined : view.board.offers.find((offer) => offer.maker === view.seat);
/** The fight is won, and its treasures are being shared out. */
export const isSharing = (view: MunchkinView): boolean =>
  ['PickSpoil', 'RaiseSpoils'].includes(view.board.pending?.ask.type ?? '');
export const asked = (view: MunchkinView): boolean =>
  view.seat !== null && (view.board.pending?.seats.includes(view.seat) ?? false);

/** What a hand limit leaves too many. */
export const surplus = (view: MunchkinView): number =>
  view.seat === null
    ? 0
    : Math.max(0, view.hand.length - (view.hand_limits[view.seat]?.total ?? 99));

/** What a helper adds to the side of the fighters here, if the referee has told; else what they are worth alone. */
export const strengthBrought = (
  view: MunchkinView,
  helper: number,
  helped: Balance | undefined,
): number =>
  helped && view.fight ? helped.ours - view.fight.ours.total : (view.strengths[helper]?.total ?? 0);

/** Both halves of a bargain in words: what the maker gives, what the other gives. */
export function bargain(
  view: MunchkinView,
  offer: Offer,
  names: readonly string[],
  helped?: Balance,
): { maker: string; other: string } {
  if (!offer.terms)
    return {
      maker: offer.give.length ? deck.names(offer.give) : t('munchkin-nothing'),
      other: offer.want.length ? deck.names(offer.want) : t('munchkin-nothing'),
    };
  const main = view.board.fight?.main ?? offer.to;
  const helper = offer.maker === main ? offer.to : offer.maker;
  const strength = t('munchkin-gives-strength', { n: strengthBrought(view, helper, helped) });
  const price = priceOf(
    view,
    offer.terms,
    helper === view.seat ? t('munchkin-you-small') : (names[helper] ?? ''),
    helper === view.seat,
    names[main] ?? '',
  );
  return offer.maker === main
    ? { maker: price, other: strength }
    : { maker: strength, other: price };
}

export function priceOf(
  view: MunchkinView,
  terms: NonNullable<Offer['terms']>,
  helper: string,
  mine: boolean,
  main: string,
): string {
  const parts: string[] = [];
  if (terms.treasures)
    parts.push(
      t('munchkin-price-treasures', {
        count: terms.treasures,
        all: view.fight?.treasures ?? terms.treasures,
        order: terms.order,
        helper,
        mine: mine ? 'yes' : 'no',
        main,
        leads: view.board.fight?.main === view.seat ? 'yes' : 'no',
      }),
    );
  if (terms.items.length) parts.push(deck.names(terms.items));
  if (terms.card !== null) parts.push(t('munchkin-price-card', { card: deck.name(terms.card) }));
  return parts.length ? words.list(parts) : t('munchkin-nothing');
}
