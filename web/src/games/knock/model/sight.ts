/* A view of Knock, made ready to draw: names in the reader's language, cards with their pictures. No rules. */
import { words } from '$lib/words.svelte';
import type { Choices, Face as WireFace, KnockView, Prospect } from '$lib/wire/knock';
import type { HeldCard } from '../hand/Hand.svelte';
import { CORNER_POINTS } from '../generated/rules';
import { pictureOf } from '../pictures';
import type { Face, Laid, Spot } from './pieces';
import type { SpellName } from './spells';

const CASTS: Readonly<Record<string, SpellName>> = {
  CastFireball: 'fireball',
  CastIceFlash: 'ice-flash',
  CastPoison: 'poison',
  CastSphere: 'sphere',
};

export const at = (spot: string): { x: number; y: number } => {
  const [x = 0, y = 0] = spot.split(',').map(Number);
  return { x, y };
};

/** The points at the corners of the card that lies at this spot, clockwise from the top left. */
export const pointsOf = (x: number, y: number): string[] =>
  CORNER_POINTS.map(({ dx, dy }) => `${x + dx},${y + dy}`);

export function faceOf(card: WireFace): Face {
  return {
    name: words.name(card.name ?? {}) || card.id,
    said: words.naming('name', card.name ?? { en: card.id }),
    picture: pictureOf(card.picture || card.id, card.kind),
    corners: card.corners,
    creature: card.kind !== 'hall',
    knight: card.kind === 'knight',
    tokens: card.tokens ?? 0,
    chests: card.chests ?? 0,
    silence: card.silence ?? false,
    mark: card.mark || undefined,
  };
}

/** The Keep, oldest card first, so that newer ones lie on top. */
export function laidCards(view: KnockView): Laid[] {
  const poisoned = new Set(view.keep.poisoned);
  return Object.entries(view.keep.cards)
    .map(([spot, laid]) => {
      const { x, y } = at(spot);
      return {
        key: laid.order,
        x,
        y,
        face: faceOf(view.cards[laid.card]!),
        values: laid.values,
        danger: laid.danger,
        live: laid.status === 'awake' || laid.status === 'frozen',
        frozen: laid.status === 'frozen',
        sand: view.keep.sand[spot] ?? 0,
        poisoned: pointsOf(x, y).map((point) => poisoned.has(point)),
        outlook: view.outlooks[spot],
        doomed: view.doomed.includes(spot),
      };
    })
    .sort((a, b) => a.key - b.key);
}

const isPlace = (open: Choices['open'][number]) => open.kind === 'PlaceCard';
export function placeable(view: KnockView): string[] {
  const domain = view.choices.open.find(isPlace)?.fields.card;
  return domain?.type === 'OneOf' ? (domain.values as string[]) : [];
}

/** One's hand; the Knight joins it while he waits to be laid. */
export function heldCards(view: KnockView): HeldCard[] {
  const open = placeable(view);
  const known = view.hands.find((hand) => hand.seat === view.seat)?.known ?? [];
  const cards = [...open.filter((card) => !view.hand.includes(card)), ...view.hand];
  return cards.map((card) => ({
    key: card,
    face: faceOf(view.cards[card]!),
    open: open.includes(card),
    told: known.includes(card),
    committed: view.shown === card,
  }));
}

/** All Time tokens of the game: those in reserve and those on creatures. */
export const allTokens = ({ reserve, keep }: KnockView): number =>
  Object.values(keep.sand).reduce((sum, sand) => sum + sand, reserve);

export const can = (view: KnockView, kind: string): boolean =>
  view.choices.listed.some((act) => act.type === kind) ||
  view.choices.open.some((open) => open.kind === kind);
export const castable = (view: KnockView): SpellName[] =>
  Object.entries(CASTS)
    .filter(([kind]) => can(view, kind))
    .map(([, spell]) => spell);

/** Answers to "what if", as spots on the screen. */
export function spotsOf(prospects: readonly Prospect[], turned: boolean, view: KnockView): Spot[] {
  return prospects
    .filter((one) => one.turned === turned)
    .map((one) => ({
      ...at(one.target),
      verdict: one.verdict,
      touches: touchesOf(one, view),
      why: one.why ?? undefined,
    }));
}

export function touchesOf(prospect: Prospect, view: KnockView): Spot['touches'] {
  return prospect.touched.flatMap(({ spot, card, before, after, follows, outlook }) => {
    const laid = view.keep.cards[spot];
    return [
      {
        key: laid ? laid.order : -1,
        name: words.name(view.cards[card]?.name ?? {}),
        said: words.naming('name', view.cards[card]?.name ?? {}),
        before,
        after,
        fate: follows,
        outlook: outlook ?? undefined,
      },
    ];
  });
}
