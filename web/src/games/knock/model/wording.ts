/* What a spot, an aim or a card of the Keep is, in a sentence. */
import { t, words } from '$lib/words.svelte';
import type { Held } from '../hand/Hand.svelte';
import type { Laid, Spot } from './pieces';

/** What would follow here. */
export function sentence(where: Pick<Spot, 'touches' | 'why'>): string {
  const told = where.touches.map(({ name, before, after, fate }) =>
    t(`knock-would-${fate}`, { name, before, after }),
  );
  const ends =
    where.why && !where.touches.some(({ fate }) => fate === 'falls' || fate === 'rings')
      ? [words.tell(where.why)]
      : [];
  return [...told, ...ends].join(' ') || t('knock-would-nothing');
}

const kindOf = (card: Laid) =>
  card.frozen ? 'frozen' : card.live ? 'creature' : card.face.creature ? 'beaten' : 'hall';

/** What this card of the Keep is and does, to whoever points at it. */
export const about = (card: Laid): string =>
  t(`knock-about-${kindOf(card)}`, { danger: card.danger, sand: card.sand });

/** The same to whoever listens. */
export const describe = (card: Laid): string =>
  t(`knock-read-${kindOf(card)}`, {
    doomed: card.doomed ? 'yes' : 'no',
    name: card.face.name,
    danger: card.danger,
    sand: card.sand,
    corners: card.values.join(' '),
    chests: card.face.chests ?? 0,
  });
export const describeSpot = (where: Spot): string =>
  t('knock-read-spot', { verdict: where.verdict, what: sentence(where) });
export const describeHand = (card: Held): string =>
  t('knock-read-hand', {
    name: card.face.name,
    corners: card.face.corners.join(' '),
    tokens: card.face.tokens ?? 0,
    silence: card.face.silence ? 'yes' : 'no',
  });
