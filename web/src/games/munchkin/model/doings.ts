/* What can be done without a card in hand: at the door, in a fight, and between players. */
import { t } from '$lib/words.svelte';
import type { MunchkinView } from '$lib/wire/munchkin';
import { listed, opened, type Way } from './choices';
import { deck } from './deck.svelte';

const WORDS = {
  OpenDoor: 'open-door',
  Resolve: 'resolve',
  LootRoom: 'loot-room',
  EndTurn: 'end-turn',
} as const;
const plain = { tag: '', drop: '' };

/** The acts of the turn and of the fight. */
export function doingsOf(view: MunchkinView): Way[] {
  const top = view.board.door_discards.at(-1);
  return [
    ...(['OpenDoor', 'Resolve', 'LootRoom', 'EndTurn'] as const).flatMap((kind) =>
      listed(view, kind).map((act): Way => ({
        ...plain,
        key: kind,
        kind,
        label: t(`munchkin-way-${WORDS[kind]}`),
        act,
      })),
    ),
    ...forms(view, 'LookForTrouble', t('munchkin-way-look-for-trouble')),
    ...forms(
      view,
      'RaiseDoor',
      top === undefined ? '' : t('munchkin-way-raise-door', { card: deck.name(top) }),
    ),
    ...forms(view, 'AskHelp', t('munchkin-ask-help')),
    ...forms(view, 'OfferHelp', t('munchkin-offer-help')),
  ];
}

/** What is done between turns and with others: selling, trading, who one is. */
export function affairsOf(view: MunchkinView): Way[] {
  const trades = opened(view, 'ProposeTrade').length > 0;
  return [
    ...forms(view, 'Sell', t('munchkin-sell')),
    ...(trades
      ? [{ ...plain, key: 'trade', kind: 'ProposeTrade', label: t('munchkin-trade') }]
      : []),
    ...listed(view, 'ChooseSide').map((act): Way => ({
      ...plain,
      key: 'side',
      kind: 'ChooseSide',
      label: t('munchkin-be-side', { side: act.side }),
      act,
    })),
  ];
}

/** What a newcomer is shown first, outside a fight: trouble only with a monster that is weaker on paper. */
export function firstOf(view: MunchkinView): string[] {
  const { seat } = view;
  const beatable =
    seat !== null &&
    view.hand.some(
      (card) =>
        deck.face(card).kind === 'monster' &&
        (deck.face(card).number ?? 0) < view.strengths[seat]!.total,
    );
  return beatable
    ? ['OpenDoor', 'LookForTrouble', 'LootRoom', 'EndTurn']
    : ['OpenDoor', 'LootRoom', 'EndTurn', 'LookForTrouble'];
}

const forms = (view: MunchkinView, kind: string, label: string): Way[] =>
  opened(view, kind).map((open, i) => ({
    ...plain,
    key: i ? `${kind} ${i}` : kind,
    kind,
    label,
    form: { open, preset: {} },
  }));
