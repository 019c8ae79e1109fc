/* What is said beside a rival's name: away, fighting, helping, making an offer, whose turn it is. */
import { t } from '$lib/words.svelte';
import type { MunchkinScene } from './scene';

export function badgeOf({ view: { board, seat }, sitters }: MunchkinScene, who: number): string {
  const makesOffer = board.offers.some((offer) => offer.maker === who && offer.to === seat);
  if (sitters.some((one) => one.seat === who && one.away)) return t('note-away');
  if (board.fight?.main === who) return t('munchkin-fights');
  if (board.fight?.helper === who) return t('munchkin-helps');
  if (makesOffer) return t('munchkin-makes-offer');
  return board.active === who ? t('munchkin-their-turn') : '';
}
