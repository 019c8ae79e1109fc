/* A picture is data, in a box of 100 by 100: a ground of two inks, a body, marks, eyes, props.
   One component draws them all, so a card's picture is a few lines that say what is seen. */

/** A path: filled with an ink, or drawn with it when a width is given (and dashed, and faint). */
export type Mark = readonly [
  path: string,
  ink: string,
  width?: number,
  dash?: string,
  opacity?: number,
];
/** Eyes at x, y with radius, half the distance between them (0: a single eye), and where they rest. */
export type Look = readonly [
  x: number,
  y: number,
  r: number,
  gap: number,
  dx?: number,
  dy?: number,
];
/** An icon of the set as a thing in the picture. */
export type Prop = readonly [
  icon: string,
  x: number,
  y: number,
  size: number,
  ink: string,
  opacity?: number,
];

export interface Picture {
  ground: readonly [wall: string, floor: string, horizon: number];
  back?: readonly Mark[];
  behind?: readonly Prop[];
  body?: readonly [shape: keyof typeof BODIES, ink: string];
  marks?: readonly Mark[];
  eyes?: readonly Look[];
  front?: readonly Mark[];
  props?: readonly Prop[];
}

/** Eight cut-paper bodies; every creature wears one. */
export const BODIES = {
  arch: 'M22 100V54C22 30 34 18 50 18S78 30 78 54V100Z',
  blob: 'M16 78C14 60 24 58 26 44C28 26 40 20 50 20C62 20 72 28 74 46C76 58 86 60 84 78Q76 72 70 78Q62 72 54 78Q44 72 38 78Q28 72 16 78Z',
  egg: 'M50 20C68 20 80 44 80 64C80 84 66 92 50 92S20 84 20 64C20 44 32 20 50 20Z',
  tall: 'M34 100V36C34 18 66 18 66 36V100Z',
  wide: 'M8 100C6 68 24 52 50 52S94 68 92 100Z',
  furry:
    'M20 100L18 84L24 76L18 66L26 58L22 46L32 42L32 30L42 30L50 20L58 30L68 30L68 42L78 46L74 58L82 66L76 76L82 84L80 100Z',
  legs: 'M50 32C66 32 76 42 76 54S66 76 50 76S24 66 24 54S34 32 50 32Z',
  helm: 'M27 22C30 8 70 8 73 22V60Q50 76 27 60Z',
} as const;

export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
export const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
export const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;
export const smile = (x: number, y: number, w: number, sag = 4) =>
  `M${x - w} ${y}q${w} ${sag} ${2 * w} 0`;
