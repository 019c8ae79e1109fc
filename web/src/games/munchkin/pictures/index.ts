/* The picture of any card: by its design, or, for a set of the host's own, by its kind with a ground of its own. */
import type { Picture } from '$lib/art/picture';
import { BOOSTS, CURSES, TRAITS, TRICKS } from './doors';
import { MONSTERS } from './monsters';
import { ITEMS, LEVEL_UPS, ONE_SHOTS, OTHERS } from './treasures';

const BY_DESIGN: Readonly<Record<string, Picture>> = {
  ...MONSTERS,
  ...TRAITS,
  ...CURSES,
  ...BOOSTS,
  ...TRICKS,
  ...ITEMS,
  ...ONE_SHOTS,
  ...LEVEL_UPS,
  ...OTHERS,
};
const BY_KIND: Readonly<Record<string, Readonly<Record<string, Picture>>>> = {
  monster: MONSTERS,
  race: TRAITS,
  class: TRAITS,
  curse: CURSES,
  enhancer: BOOSTS,
  'door-trick': TRICKS,
  item: ITEMS,
  'one-shot': ONE_SHOTS,
  'level-up': LEVEL_UPS,
  'treasure-trick': OTHERS,
  boon: OTHERS,
};
const GROUNDS: readonly Picture['ground'][] = [
  ['#ecd9b0', '#c4a368', 60],
  ['#cfdcb8', '#98ad78', 60],
  ['#c5dce6', '#8cb0c2', 60],
  ['#ecc8c4', '#c08d8a', 60],
  ['#cdb8d6', '#957aa6', 60],
];

/** A card's picture. Copies of a design stand in different light; strangers borrow one of their kind. */
export function pictureOf(design: string, kind: string, copy = 0): Picture {
  const own = BY_DESIGN[design];
  if (own) return copy ? { ...own, ground: tinted(own.ground, copy) } : own;
  const kin = Object.values(BY_KIND[kind] ?? ITEMS);
  const seed = [...design].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return { ...kin[seed % kin.length]!, ground: GROUNDS[seed % GROUNDS.length]! };
}

function tinted([wall, floor, horizon]: Picture['ground'], copy: number): Picture['ground'] {
  return [mix(wall, copy), mix(floor, copy), horizon];
}
const LIGHTS = [
  [255, 190, 120],
  [130, 190, 235],
] as const;
function mix(ink: string, copy: number): string {
  const light = LIGHTS[(copy - 1) % LIGHTS.length]!;
  const parts = [1, 3, 5].map((at, i) =>
    Math.round(parseInt(ink.slice(at, at + 2), 16) * 0.7 + light[i]! * 0.3),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
