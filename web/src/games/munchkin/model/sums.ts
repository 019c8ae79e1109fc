/* Sums in words: each line of a bill with its sign, its name and where it comes from. */
import { t, type Message } from '$lib/words.svelte';
import type { Bill, MunchkinView, Part, Reason } from '$lib/wire/munchkin';
import { deck, signed, type CardLine } from './deck.svelte';
import { PART_ICONS, SLOT_ICONS } from '../card/kinds';

/** A line of a bill; why it is there at all is said on every screen, where it comes from only where there is room. */
export interface BillRow {
  icon: string;
  name: string;
  small: string;
  why?: string;
  n: number;
  count?: number;
  ghost?: boolean;
  off?: boolean;
}
export type Who = (seat: number) => string;

export function rowOf(part: Part, who: Who, several: boolean, reason?: Message): BillRow {
  const face = part.card === null ? undefined : deck.face(part.card);
  const icon =
    part.why === 'item' && face?.slot ? SLOT_ICONS[face.slot]! : (PART_ICONS[part.why] ?? 'scales');
  const whose = several && part.seat !== null ? who(part.seat) : '';
  if (face && part.why === 'condition')
    return {
      icon,
      name: deck.name(part.card!),
      small: '',
      why: reason ? deck.say(reason) : deck.condition(part.card!),
      n: part.n,
    };
  if (face)
    return {
      icon,
      name: deck.name(part.card!),
      small: [
        part.why === 'item' && face.slot
          ? t(`munchkin-slot-${face.slot}${face.hands === 2 ? '-two' : ''}`)
          : t(`part-${part.why}`),
        whose,
      ]
        .filter(Boolean)
        .join(', '),
      n: part.n,
    };
  return {
    icon,
    name: whose ? `${t(`part-${part.why}`)}, ${whose}` : t(`part-${part.why}`),
    small: '',
    n: part.n,
  };
}

export function rowsOf(bill: Bill, who: Who, reasons: readonly Reason[] = []): BillRow[] {
  const several =
    new Set(bill.parts.filter((part) => part.why === 'level').map((part) => part.seat)).size > 1;
  return bill.parts.map((part, i) =>
    rowOf(part, who, several, reasons.find((reason) => reason.part === i)?.said),
  );
}

/** What usually counts for a fighter and does not in this fight: some monsters look at neither Levels nor dear things. */
export function uncounted(view: MunchkinView, who: Who): BillRow[] {
  const several = view.board.fight!.helper !== null;
  return view.fight!.uncounted.map((part) => ({
    ...rowOf(part, who, several),
    why: t('munchkin-not-counted'),
    n: 0,
    off: true,
  }));
}

/** What the monsters' cards say besides what being caught costs. */
export function rulesOf(view: MunchkinView): string[] {
  const foes = view.board.fight?.foes ?? [];
  return foes.flatMap(({ card }) =>
    deck
      .lines(card)
      .filter((line) => line.length > 0 && !isPenalty(line))
      .map((line) => deck.read(line))
      .map((line) => (foes.length > 1 ? `${deck.name(card)} · ${line}` : line)),
  );
}

/** The same with a fighter's items in one line, for small screens. */
export function grouped(bill: Bill, who: Who): BillRow[] {
  const items = bill.parts.filter((part) => part.why === 'item');
  if (items.length < 2 || bill.parts.length < 5) return rowsOf(bill, who);
  const rest = rowsOf({ ...bill, parts: bill.parts.filter((part) => part.why !== 'item') }, who);
  return [
    ...rest.slice(0, 1),
    {
      icon: 'swap-bag',
      name: t('munchkin-items', { count: items.length }),
      small: '',
      n: items.reduce((sum, part) => sum + part.n, 0),
      count: items.length,
    },
    ...rest.slice(1),
  ];
}

/** A sum as one line of the log: “Level 6, Baguette +3 = 9”. */
export function spelt(bill: Bill): string {
  const parts = bill.parts.map((part, i) => {
    const name = part.card === null ? t(`part-${part.why}`) : deck.name(part.card);
    const why = part.why === 'condition' ? deck.because(part.card!) : undefined;
    return `${name}${why ? ` (${why})` : ''} ${i === 0 ? part.n : signed(part.n)}`;
  });
  return bill.parts.length > 1 ? `${parts.join(', ')} = ${bill.total}` : '';
}

/** What losing to the monsters of this fight costs, as their cards say it. */
export function penalties(view: MunchkinView): string[] {
  const foes = view.board.fight?.foes ?? [];
  return foes
    .map(({ card }) => (foes.length > 1 ? `${deck.name(card)} · ${penalty(card)}` : penalty(card)))
    .filter((text, i, all) => text && all.indexOf(text) === i);
}

/** Which of the monsters would not run after whom. */
export function spared(view: MunchkinView, who: Who): string[] {
  const foes = view.board.fight?.foes ?? [];
  return (view.fight?.spared ?? []).map(({ foe, fighter }) => {
    const text = t('munchkin-spared', {
      name: who(fighter),
      you: fighter === view.seat ? 'yes' : 'no',
    });
    return foes.length > 1
      ? `${deck.name(foes.find(({ uid }) => uid === foe)!.card)} · ${text}`
      : text;
  });
}

/** What being caught by this monster costs, as its card says it. */
export function penalty(card: string): string {
  const line = deck.lines(card).find(isPenalty);
  return line ? deck.read(line) : '';
}
const isPenalty = (line: CardLine): boolean =>
  line[0]?.id === 'card-penalty' || line[0]?.id === 'card-no-penalty';
