/* What a seat may do now, made ready to be pressed: the referee's list, sorted by card. It knows no rules; it unfolds
   the forms of acts the view offers until one press says one act. */
import { t, words } from '$lib/words.svelte';
import type { Action, MunchkinView, Open } from '$lib/wire/munchkin';
import { deck, signed } from './deck.svelte';

/** An act still to be filled in: which fields are settled, which are left. */
export interface Form {
  open: Open;
  preset: Readonly<Record<string, unknown>>;
}
/** One way to use a card (or none): pressed, it acts, or it opens a form. */
export interface Way {
  key: string;
  kind: string;
  label: string;
  tag: string;
  drop: string;
  act?: Action;
  form?: Form;
}

/** The field that a press settles: its name, what it is of, and the value. */
interface Chosen {
  field: string;
  of: string;
  value: unknown;
}
const NOTHING: Chosen = { field: '', of: '', value: undefined };

const MOST_BUTTONS = 7;

/** What a field of an open act is of: `card`, `seat`, `foe`, … */
export function ofField(open: Open, field: string): string {
  const domain = open.fields[field];
  return domain && domain.type !== 'Between' ? domain.of : '';
}

export const kebab = (kind: string): string =>
  kind.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
export const listed = <K extends Action['type']>(view: MunchkinView, kind: K) =>
  view.choices.listed.filter((act) => act.type === kind) as Extract<Action, { type: K }>[];
export const opened = (view: MunchkinView, kind: string): Open[] =>
  view.choices.open.filter((open) => open.kind === kind);
export const can = (view: MunchkinView, kind: string): boolean =>
  view.choices.listed.some((act) => act.type === kind) || opened(view, kind).length > 0;

export function valuesOf(open: Open, field: string): readonly unknown[] {
  const domain = open.fields[field];
  if (!domain) return [];
  return domain.type === 'Between'
    ? Array.from({ length: domain.high - domain.low + 1 }, (_, i) => domain.low + i)
    : domain.values;
}

/** A value as it stands on the wire, without quotes. */
const plain = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** One value of a field, by what it is of, as a player would say it. */
export function label(
  view: MunchkinView,
  names: readonly string[],
  of: string,
  value: unknown,
): string {
  if (value === null) return t(of === 'seat' ? 'label-nobody' : 'label-nothing');
  if (typeof value === 'boolean') return t(value ? 'munchkin-yes' : 'munchkin-no');
  if (of === 'card') return deck.name(value as string);
  if (of === 'seat')
    return value === view.seat ? t('munchkin-yourself') : (names[value as number] ?? plain(value));
  if (of === 'foe') return foeName(view, value as number);
  if (of === 'side' || of === 'order' || of === 'power') return t(`${of}-${plain(value)}`);
  return plain(value);
}

export function foeName(view: MunchkinView, uid: number): string {
  const foe = view.board.fight?.foes.find((one) => one.uid === uid);
  return foe ? deck.name(foe.card) : '';
}

/** Fields that are not settled yet, with the ones that leave no choice filled in. */
export function settle({ open, preset }: Form): {
  settled: Record<string, unknown>;
  left: string[];
} {
  const settled: Record<string, unknown> = { ...preset };
  const left: string[] = [];
  for (const [field, domain] of Object.entries(open.fields)) {
    if (field in settled) continue;
    if (domain.type === 'OneOf' && domain.values.length === 1) settled[field] = domain.values[0];
    else if (domain.type === 'SomeOf' && domain.least === domain.values.length)
      settled[field] = domain.values;
    else if (domain.type === 'Between' && domain.low === domain.high) settled[field] = domain.low;
    else left.push(field);
  }
  return { settled, left };
}

export const made = (
  view: MunchkinView,
  kind: string,
  fields: Readonly<Record<string, unknown>>,
): Action => ({ type: kind, seat: view.seat, ...fields }) as unknown as Action;

/** Every way to use this card now. */
export function waysOf(view: MunchkinView, names: readonly string[], card: string): Way[] {
  const ways: Way[] = [];
  for (const act of view.choices.listed)
    if ('card' in act && act.card === card)
      ways.push(
        wayOf(
          view,
          names,
          act.type,
          act,
          'to' in act ? { field: 'to', of: 'seat', value: act.to } : NOTHING,
          act,
        ),
      );
  for (const open of view.choices.open) {
    const field = ['card', 'item', 'companion'].find(
      (name) => open.kind !== 'UsePower' && valuesOf(open, name).includes(card),
    );
    if (field) ways.push(...unfold(view, names, { open, preset: { [field]: card } }));
  }
  return ways;
}

/** A form as buttons, where one choice is left; else as one button that opens it. */
export function unfold(view: MunchkinView, names: readonly string[], form: Form): Way[] {
  const { settled, left } = settle(form);
  const { kind } = form.open;
  if (!left.length) return [wayOf(view, names, kind, settled, NOTHING, made(view, kind, settled))];
  const [field = ''] = left;
  const domain = form.open.fields[field];
  if (left.length === 1 && domain?.type === 'OneOf' && domain.values.length <= MOST_BUTTONS)
    return domain.values.map((value) =>
      wayOf(
        view,
        names,
        kind,
        { ...settled, [field]: value },
        { field, of: domain.of, value },
        made(view, kind, { ...settled, [field]: value }),
      ),
    );
  return [
    {
      ...wayOf(view, names, kind, settled, NOTHING),
      form: { open: form.open, preset: settled },
    },
  ];
}

function wayOf(
  view: MunchkinView,
  names: readonly string[],
  kind: string,
  fields: object,
  chosen: Chosen,
  act?: Action,
): Way {
  const settled = fields as Readonly<Record<string, unknown>>;
  const { wait: _wait, ...told } = settled; // the same way keeps its key when the table asks anew
  return {
    key: JSON.stringify([kind, told]),
    kind,
    act,
    drop: dropOf(view, kind, chosen, settled),
    ...said(view, names, kind, chosen, settled),
  };
}

/** Is this way meant by a drop there? A basket always means giving, whatever else the card could do to whom it is for. */
export const meant = (way: Way, target: string): boolean =>
  (way.drop !== '' && way.drop === target) ||
  (way.kind === 'GiveCard' && target === `give-${way.drop}`);

/** Where on the table a card is dropped to mean this. */
function dropOf(
  view: MunchkinView,
  kind: string,
  { field, of, value }: Chosen,
  settled: Readonly<Record<string, unknown>>,
): string {
  if (field === 'side') return `side-${plain(value)}`;
  if (typeof settled.foe === 'number')
    return field === 'foe' || view.board.fight?.foes.length === 1 ? `foe-${settled.foe}` : '';
  if (kind === 'GiveCard') return settled.to === null ? 'discards' : `seat-${plain(settled.to)}`;
  if (of === 'seat') return value === null ? 'middle' : `seat-${plain(value)}`;
  if (kind === 'Play' && typeof settled.target === 'number') return `seat-${settled.target}`;
  if (kind === 'LayDown' || kind === 'Equip' || kind === 'Unequip')
    return `seat-${String(view.seat)}`;
  if (kind === 'Play' && !field)
    return ['race', 'class'].includes(deck.face(settled.card as string).kind)
      ? `seat-${String(view.seat)}`
      : 'middle';
  return kind === 'LookForTrouble' ? 'middle' : '';
}

type Said = Pick<Way, 'label' | 'tag'>;

/** A way to be put into words: what is settled, what the press settles, and how that and whom it is for are called. */
interface Telling {
  view: MunchkinView;
  names: readonly string[];
  settled: Readonly<Record<string, unknown>>;
  chosen: Chosen;
  what: string;
  whom: string;
}

/** How each kind of act is said; those without a line of their own by their name. */
const SAYINGS: Partial<Record<Action['type'], (told: Telling) => Said>> = {
  Play: (told) => PLAYS[told.chosen.field]?.(told) ?? played(told),
  UsePower: used,
  LayDown: (told) =>
    told.view.idle.includes(told.settled.card as string)
      ? { label: t('munchkin-way-carry'), tag: 'pack' }
      : named('LayDown', told),
  GiveCard: ({ view, names, settled, chosen }) =>
    given(label(view, names, 'seat', chosen.field ? chosen.value : settled.to), {
      away: chosen.value === null || settled.to === null,
      awayTo: 'discards',
    }),
  HandOver: ({ chosen, what }) => given(what, { away: chosen.value === null, awayTo: 'give' }),
};

/** How a card is played, by the field that is left to choose. */
const PLAYS: Readonly<Record<string, (told: Telling) => Said>> = {
  side: ({ chosen: { value } }) =>
    value === 'fighters'
      ? { label: t('munchkin-for-fighters'), tag: 'fighters' }
      : { label: t('munchkin-for-monsters'), tag: 'monsters' },
  foe: ({ what }) => ({ label: t('munchkin-on', { whom: what }), tag: 'monsters' }),
  target: onSomebody,
  number: ({ chosen: { value } }) => ({
    label: t('munchkin-die-to', { n: Number(value) }),
    tag: 'play',
  }),
};

/** Whose moment has not come: it can lie on the mat until then, but that is no use of it. */
export const LATER = 'later';

/** Where a card goes by an act that has no line of its own. */
const TAGS: Partial<Record<Action['type'], string>> = {
  LayDown: 'mat',
  LookForTrouble: 'fight',
  AskHelp: 'price',
  OfferHelp: 'price',
  CounterHelp: 'price',
};

function said(
  view: MunchkinView,
  names: readonly string[],
  kind: string,
  chosen: Chosen,
  settled: Readonly<Record<string, unknown>>,
): Said {
  const what = chosen.field ? label(view, names, chosen.of, chosen.value) : '';
  const whom = typeof settled.target === 'number' ? label(view, names, 'seat', settled.target) : '';
  const told = { view, names, settled, chosen, what, whom };
  return SAYINGS[kind as Action['type']]?.(told) ?? named(kind as Action['type'], told);
}

function named(kind: Action['type'], { what, settled }: Telling): Said {
  const known = words.find(`munchkin-way-${kebab(kind)}`) ?? t(`act-${kebab(kind)}`);
  const once = deck.face(settled.card as string).kind === 'one-shot'; // its place is a fight, not the mat
  const tag = kind === 'LayDown' && once ? LATER : (TAGS[kind] ?? '');
  return { label: what ? `${known} · ${what}` : known, tag };
}

function used({ settled, chosen: { field }, what, whom }: Telling): Said {
  const power = `munchkin-power-${String(settled.power)}`;
  const on = whom && words.find(`${power}.on`) ? [t(`${power}.on`, { whom })] : undefined;
  const parts = on ?? [words.find(power) ?? t(`power-${String(settled.power)}`), whom];
  return { label: [...parts, field === 'target' ? '' : what].filter(Boolean).join(' · '), tag: '' };
}

function onSomebody({ view, settled, whom }: Telling): Said {
  const you = settled.target === view.seat;
  return { label: you ? t('munchkin-on-you') : t('munchkin-on', { whom }), tag: 'anyone' };
}

function played(told: Telling): Said {
  const { view, settled, chosen, what, whom } = told;
  if (whom && !chosen.field) return onSomebody(told);
  if (typeof settled.foe === 'number')
    return { label: t('munchkin-on', { whom: foeName(view, settled.foe) }), tag: 'monsters' };
  const { kind, doubles } = deck.face(settled.card as string);
  const tag = kind === 'race' || kind === 'class' ? 'mat' : 'play';
  if (chosen.field) return { label: t('munchkin-with', { what }), tag };
  if (tag === 'play') return { label: t('munchkin-play-it'), tag };
  const become = () => t('munchkin-become', { what: deck.name(settled.card as string) });
  return { label: doubles ? t('munchkin-way-lay-down') : become(), tag };
}

function given(name: string, { away, awayTo }: { away: boolean; awayTo: string }): Said {
  return away
    ? { label: t('munchkin-throw-away'), tag: awayTo }
    : { label: t('munchkin-give-to', { name }), tag: 'give' };
}

/** In a few words above a hand card: where it can go. */
export function tagsOf(ways: readonly Way[]): string[] {
  const all = [...new Set(ways.map((way) => way.tag).filter(Boolean))];
  const tags = all.length > 1 ? all.filter((tag) => tag !== LATER) : all;
  return tags.includes('fighters') && tags.includes('monsters')
    ? ['either', ...tags.filter((tag) => tag !== 'fighters' && tag !== 'monsters')]
    : tags;
}

/** Why a card that can go nowhere stays in the hand: in a word above it, and as the referee says it. */
export function whyStuck(view: MunchkinView, card: string): { tag: string; why: string } {
  const { why, rule } = view.stuck.find((one) => one.card === card) ?? { why: 'not-now', rule: '' };
  return {
    tag: t(`munchkin-no-${why}`),
    why: rule ? words.tell({ id: why, args: { rule } }) : t('munchkin-cannot-now'),
  };
}

export { signed };
