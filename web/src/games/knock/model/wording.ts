/* What a spot, an aim or a card of the Keep is, in a sentence. */
import { t, words } from '$lib/words.svelte';
import type { Outlook } from '$lib/wire/knock';
import type { HeldCard } from '../hand/Hand.svelte';
import { seenCorners } from './corners';
import type { Laid, Spot } from './pieces';

/** Too much of it is covered already, or there is too little time. */
const whyHopeless = (outlook?: Outlook) => (outlook?.covers === null ? 'closed' : 'late');
const counted = (outlook?: Outlook) => ({
  covers: outlook?.covers ?? 0,
  turns: outlook?.turns ?? 0,
});

/** What would follow here. */
export function sentence(where: Pick<Spot, 'touches' | 'why'>): string {
  const told = where.touches.map(({ said, before, after, fate, outlook }) =>
    t(`knock-would-${fate === 'doomed' ? whyHopeless(outlook) : fate}`, {
      ...said,
      before,
      after,
      ...counted(outlook),
    }),
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
  [
    t(`knock-about-${kindOf(card)}`, {
      danger: card.danger,
      sand: card.sand,
      ...counted(card.outlook),
    }),
    card.doomed ? t(`knock-about-${whyHopeless(card.outlook)}`) : '',
  ]
    .filter(Boolean)
    .join(' ');

/** The same to whoever listens: its corners as they are seen among these cards. */
export function describe(card: Laid, cards: readonly Laid[]): string {
  const corners = seenCorners(card, cards)
    .map(({ value, covered }) => (covered ? t('knock-read-covered', { value }) : value))
    .join(', ');
  const what = t(`knock-read-${kindOf(card)}`, {
    doomed: card.doomed ? whyHopeless(card.outlook) : 'no',
    ...counted(card.outlook),
    ...card.face.said,
    danger: card.danger,
    sand: card.sand,
    corners,
    chests: card.face.chests ?? 0,
  });
  return kindOf(card) === 'beaten' ? `${what}, ${t('knock-read-corners', { corners })}` : what;
}
export const describeSpot = (where: Spot): string =>
  t('knock-read-spot', { verdict: where.verdict, what: sentence(where) });
export const describeHand = (card: HeldCard): string =>
  t('knock-read-hand', {
    ...card.face.said,
    corners: card.face.corners.join(' '),
    tokens: card.face.tokens ?? 0,
    silence: card.face.silence ? 'yes' : 'no',
  });
