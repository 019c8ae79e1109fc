/* Treasures, by design: things with a character of their own. Most are one prop on a shelf of light, and somebody looking. */
import {
  box,
  circle,
  oval,
  smile,
  type Look,
  type Mark,
  type Picture,
  type Prop,
} from '$lib/art/picture';

const INK = '#25132d';
type Ground = Picture['ground'];
const G: Readonly<Record<string, Ground>> = {
  sand: ['#ecd9b0', '#c4a368', 60],
  clay: ['#e6c0a2', '#b98660', 60],
  sage: ['#cfdcb8', '#98ad78', 60],
  sky: ['#c5dce6', '#8cb0c2', 60],
  rose: ['#ecc8c4', '#c08d8a', 60],
  plum: ['#cdb8d6', '#957aa6', 60],
  dusk: ['#4a3a66', '#33284c', 60],
  night: ['#2f3f66', '#223054', 60],
  mint: ['#c4e2d4', '#86b8a0', 60],
  butter: ['#f6e3a4', '#d0ae5a', 60],
  slate: ['#c2c8cf', '#8b95a0', 60],
  ember: ['#c25a3a', '#8a3420', 60],
};
interface More {
  eyes?: readonly Look[];
  back?: readonly Mark[];
  marks?: readonly Mark[];
  front?: readonly Mark[];
  props?: readonly Prop[];
  behind?: readonly Prop[];
  halo?: string;
}
/** One thing in the middle, on a ground, with light behind it. */
function thing(
  ground: keyof typeof G,
  icon: string,
  ink: string,
  size = 46,
  more: More = {},
): Picture {
  const { halo = '#fff8e4', back = [], behind = [], ...rest } = more;
  return {
    ground: G[ground]!,
    back: [[circle(54, 39, 28), halo, undefined, undefined, 0.5], ...back],
    behind: [[icon, 54 - size / 2, 40 - size / 2, size, ink], ...behind],
    ...rest,
  };
}
/** The same, drawn by hand. */
const drawn = (
  ground: keyof typeof G,
  picture: Omit<Picture, 'ground'>,
  halo = '#fff8e4',
): Picture => ({
  ...picture,
  ground: G[ground]!,
  back: [[circle(54, 39, 28), halo, undefined, undefined, 0.5], ...(picture.back ?? [])],
});
const look = (x: number, y: number, r = 4.6, gap = 6, dx = 0.4, dy = 0.4): readonly Look[] => [
  [x, y, r, gap, dx, dy],
];

export const ITEMS: Readonly<Record<string, Picture>> = {
  i01: drawn('sand', {
    marks: [
      ['M24 44C24 18 84 18 84 44z', '#9aa7ad'],
      ['M18 44h72v5H18z', '#7a868c'],
      [
        [32, 42, 52, 62, 72].map((x) => circle(x, 36, 2)).join('') +
          [37, 47, 57, 67].map((x) => circle(x, 29, 2)).join(''),
        INK,
      ],
    ],
    eyes: look(54, 60, 5.5, 8, 0, -0.8),
    front: [['M90 46h8', '#7a868c', 5]],
  }),
  i02: drawn(
    'dusk',
    {
      marks: [
        ['M34 84C34 62 42 54 54 54S74 62 74 84z', '#120a18'],
        [oval(54, 36, 17, 19), '#c99a78'],
        ['M37 28C36 10 72 10 71 28Q62 20 54 20T37 28z', '#3a2718'],
        [circle(72, 38, 4), '#fff6e0'],
        ['M72 42q6 8 0 14q-5 4 0 10', '#fff6e0', 2.2],
      ],
      eyes: look(54, 36, 5.5, 7, 0.9, 0.1),
      front: [['M49 46h9', INK, 2.2]],
    },
    '#cf4128',
  ),
  i03: drawn('clay', {
    marks: [
      ['M38 30h32l5 40H33z', '#a5502f'],
      ['M34 24h40v9H34z', '#c2643c'],
      ['M40 42h28M38 54h32', '#8a3f24', 2.4],
    ],
    eyes: look(54, 48, 5.5, 8, 0.2, -0.7),
    front: [['M50 22q-8-8 2-14q8-6 2-12', '#8f8694', 5, '', 0.6]],
  }),
  i04: drawn('sage', {
    marks: [
      [oval(54, 46, 18, 19), '#e3c9a8'],
      ['M36 40C36 20 72 20 72 40z', '#3f4a4a'],
      ['M28 40q26-12 52 0l4 8q-30-12-60 0z', '#1f7a4a'],
    ],
    eyes: look(54, 48, 5, 7, -0.6, 0.4),
    front: [['M49 58h10', INK, 2.2]],
    props: [['calculator', 76, 44, 18, INK]],
  }),
  i05: drawn('rose', {
    marks: [
      ['M34 20l-20 14 6 16 10-6v34h48V44l10 6 6-16-20-14q-20 10-40 0z', '#cf4128'],
      ['M38 26q16 9 32 0v10q-16 8-32 0z', '#e3a51f'],
      ['M42 34q12 6 24 0v8q-12 6-24 0z', '#1f8a8c'],
      ['M30 56h48M30 64h48', '#fff6e0', 3, '5 4'],
    ],
    eyes: look(54, 16, 4.4, 5.5, 0, 0.6),
  }),
  i06: drawn('clay', {
    marks: [
      ['M36 20q18-6 36 0q8 26 0 54H36q-8-28 0-54z', '#a8743c'],
      ['M34 32h40M33 58h42', '#5d4560', 4],
      ['M46 20v54M62 20v54', '#8a5a2b', 2],
      ['M42 20L40 6M66 20l2-14', '#cf4128', 4],
    ],
    eyes: look(54, 45, 5.5, 8, 0.4, 0.4),
  }),
  i07: thing('ember', 'barbecue', INK, 40, {
    halo: '#ffb53d',
    marks: [['M30 10h48l4 20H26z', '#fff6e0', undefined, undefined, 0]],
    eyes: look(54, 22, 5, 7, 0, 0.9),
    props: [
      ['flame', 20, 30, 20, '#ffd773'],
      ['flame', 70, 32, 18, '#ffd773'],
    ],
  }),
  i08: drawn('slate', {
    marks: [
      ['M34 76V36C34 16 44 10 54 10S74 16 74 36V76l-7-6-6 6-7-6-7 6-6-6z', '#f4f1e6'],
      ['M60 56h14v12H60z', '#d6cdb4'],
      ['M60 56h14v12H60z', '#8a7350', 1.6, '3 2'],
    ],
    eyes: look(54, 34, 6, 8, 0.3, 0.5),
    front: [['M48 46q6 4 12 0', INK, 2.2]],
    props: [['price-tag', 76, 36, 16, '#cf4128']],
  }),
  i09: thing('plum', 'grand-piano', INK, 56, {
    eyes: look(46, 34, 5, 6.5, 0.4, 0.6),
    props: [
      ['musical-notes', 8, 12, 18, '#6b3fa0'],
      ['musical-notes', 82, 14, 15, '#6b3fa0'],
    ],
  }),
  i10: thing('butter', 'wooden-clogs', '#a8743c', 50, {
    eyes: look(58, 20, 5, 6.5, -0.3, 0.7),
    front: [['M16 20l8 5M12 34h9', '#cf4128', 3]],
  }),
  i11: thing('mint', 'slippers', '#cf4128', 38, {
    marks: [['M40 50l8 4-8 4 8 4-8 4 8 4M62 50l8 4-8 4 8 4-8 4 8 4', '#7a868c', 3]],
    eyes: look(56, 22, 4.6, 6, 0, -0.8),
    back: [['M22 24l6 6M86 24l-6 6', '#fff', 3]],
  }),
  i12: thing('sky', 'rubber-boot', '#e3a51f', 44, {
    props: [
      ['clover', 74, 12, 20, '#3f7d3a'],
      ['rubber-boot', 22, 26, 30, '#c98a1c'],
    ],
    eyes: look(60, 24, 4.4, 5.5, 0.3, 0.5),
  }),
  i13: thing('slate', 'newspaper', '#4a4038', 44, {
    eyes: look(54, 14, 5, 6.5, 0.2, 0.8),
    front: [['M80 14l8-6M84 24l10-2', '#cf4128', 3]],
  }),
  i14: drawn('butter', {
    marks: [
      ['M22 60C18 54 70 8 80 12C90 18 34 66 26 64z', '#c98a3c'],
      ['M36 54l8 3M46 45l8 3M56 36l8 3M66 27l7 3', '#f3d59a', 3.4],
    ],
    eyes: look(68, 50, 5, 6.5, -0.8, -0.6),
    front: [[circle(20, 68, 1.6) + circle(30, 70, 1.2) + circle(40, 68, 1.4), '#a8743c']],
  }),
  i15: thing('rose', 'hand-bag', '#8a2a5a', 46, {
    props: [['clay-brick', 66, 40, 18, '#b5462f']],
    eyes: look(54, 44, 5, 7, 0.5, -0.2),
  }),
  i16: thing('sky', 'fishing-pole', '#6b4527', 46, {
    props: [['double-fish', 10, 34, 26, '#4f79a8']],
    front: [['M14 18h76M14 14v8M90 14v8', INK, 2]],
    eyes: look(76, 46, 4.6, 6, -0.7, -0.5),
  }),
  i17: thing('night', 'flashlight', '#c9cfd6', 34, {
    halo: '#ffe27a',
    back: [['M44 34L96 8V66z', '#ffe27a', undefined, undefined, 0.75]],
    eyes: look(78, 36, 5.5, 7, -0.9, 0),
  }),
  i18: drawn('mint', {
    marks: [
      [
        'M30 14C30 30 40 40 50 50L46 56C34 48 22 34 22 16zM78 14C78 30 68 40 58 50L62 56C74 48 86 34 86 16z',
        '#b4bcc4',
      ],
      ['M26 10h8M74 10h8', '#8a949c', 5],
      [box(46, 52, 16, 14), '#fffdf6'],
      [box(46, 52, 16, 14), '#d8cfb8', 1.6],
    ],
    eyes: look(54, 58, 3, 3.6, 0, -0.7),
  }),
  i19: thing('slate', 'stamper', '#a3220f', 44, {
    front: [
      ['M14 58h28v10H14z', '#a3220f', 2.4],
      ['M18 63h20', '#a3220f', 2.4],
    ],
    eyes: look(54, 24, 5, 6, -0.5, 0.7),
  }),
  i20: thing('sage', 'wood-stick', '#7a5230', 48, {
    eyes: look(50, 38, 4.4, 5.6, 0.2, 0.2),
    props: [['open-book', 74, 44, 18, '#fff6e0']],
  }),
  i21: thing('plum', 'pocket-watch', '#e3a51f', 46, {
    back: [['M20 12q34-14 68 0', '#957aa6', 2, '4 4']],
    eyes: look(54, 46, 5, 6, 0, 0),
    props: [['sleepy', 76, 42, 18, '#5a3a7a']],
  }),
  i22: drawn(
    'ember',
    {
      marks: [
        ['M26 24v46M82 24v46', '#e3a51f', 6],
        ['M16 72h20M72 72h20', '#b97c00', 6],
        ['M26 32q28 34 56 0', '#7d1230', 8],
        [circle(26, 20, 7) + circle(82, 20, 7), '#ffd773'],
      ],
      eyes: [
        [26, 20, 3, 3.4, 0.8, 0.3],
        [82, 20, 3, 3.4, -0.8, 0.3],
      ],
    },
    '#ff8a5a',
  ),
  i23: drawn(
    'dusk',
    {
      marks: [
        ['M44 36h20v36H44z', '#f8e8c8'],
        ['M46 36q-2 12 2 14q4-2 2-14z', '#fff'],
        ['M54 34C46 26 50 18 54 8C58 18 62 26 54 34z', '#ffb53d'],
        ['M34 72h40v5H34z', '#8a5a2b'],
      ],
      eyes: look(54, 50, 5.5, 6.5, 0, 0.2),
    },
    '#ffb53d',
  ),
  i24: thing('rose', 'cake-slice', '#f3d9b0', 46, {
    front: [
      ['M30 62L84 22', '#7a868c', 4],
      ['M34 58l4 3M44 50l4 3M54 43l4 3M64 35l4 3', '#c9cfd6', 2],
    ],
    eyes: look(56, 42, 4.4, 5.6, -0.4, 0.4),
  }),
  i25: thing('slate', 'shopping-cart', '#5d4560', 50, {
    props: [
      ['leek', 46, 8, 20, '#3f7d3a'],
      ['run', 8, 12, 18, INK],
    ],
    eyes: look(58, 32, 4.4, 5.6, 0.6, 0.2),
  }),
  i26: thing('sand', 'broom', '#8a5a2b', 50, {
    props: [['dust-cloud', 66, 44, 26, '#fff6e0']],
    eyes: look(74, 20, 4.4, 6, -0.6, 0.5),
  }),
  i27: drawn('sage', {
    marks: [
      ['M34 4h40v68H34z', '#1f6a8c'],
      ['M39 10h12v22H39zM57 10h12v22H57zM39 40h12v24H39zM57 40h12v24H57z', '#17536e'],
      [circle(68, 38, 2.4), '#ffd773'],
      [box(47, 34, 14, 4), '#e3a51f'],
      ['M20 66l14-12M88 66l-14-12', '#e8b98e', 6],
    ],
    eyes: look(54, 22, 5, 8, 0, 0.5),
  }),
  i28: drawn(
    'ember',
    {
      marks: [
        ['M32 40h44l-5 26H37z', '#2b1a1a'],
        ['M28 34h52v8H28z', '#4a2a24'],
        ['M40 66l-5 10M68 66l5 10', '#2b1a1a', 4],
        ['M40 34q6-20 14-22q-2 10 6 8q8 4 8 14z', '#ff8a1f'],
        ['M48 34q2-8 6-10q4 4 6 10z', '#ffd773'],
      ],
      eyes: look(54, 52, 5, 7, 0, -0.6),
      props: [['chestnut-leaf', 80, 44, 18, '#e3a51f']],
    },
    '#ffb53d',
  ),
  i29: thing('night', 'street-light', '#d3bcd0', 56, {
    halo: '#ffe27a',
    eyes: look(40, 26, 4, 5, 0.3, 0.6),
    props: [['sitting-dog', 70, 46, 20, '#c99a62']],
  }),
  i30: drawn('sage', {
    marks: [
      [
        'M24 70V26l6-8 6 8v44zM40 70V22l6-8 6 8v48zM56 70V22l6-8 6 8v48zM72 70V26l6-8 6 8v44z',
        '#fff6e0',
      ],
      ['M20 38h68M20 58h68', '#e6d8b8', 6],
    ],
    eyes: [
      [46, 34, 3.6, 0, 0.4, 0.3],
      [62, 34, 3.6, 0, 0.4, 0.3],
    ],
  }),
  i31: drawn('butter', {
    marks: [
      [oval(54, 38, 22, 25), '#e8b98e'],
      [
        'M54 46C46 40 30 42 26 54C36 56 48 58 54 50C60 58 72 56 82 54C78 42 62 40 54 46z',
        '#3a2718',
      ],
    ],
    eyes: look(54, 32, 6, 9, 0.7, -0.2),
    front: [['M74 48l14-10', '#8a5a2b', 1.6]],
  }),
  i32: thing('mint', 'garlic', '#fbf4e4', 34, {
    halo: '#ffffff',
    props: [
      ['garlic', 20, 18, 22, '#f0e6d2'],
      ['garlic', 72, 18, 22, '#f0e6d2'],
      ['garlic', 32, 40, 22, '#f0e6d2'],
      ['garlic', 60, 42, 22, '#f0e6d2'],
    ],
    eyes: look(54, 42, 4, 5, 0, 0.4),
  }),
  i33: thing('slate', 'tombstone', '#6f7a86', 48, {
    eyes: look(54, 36, 5, 6.5, 0.2, 0.5),
    props: [['hand', 18, 46, 18, '#e8b98e']],
  }),
  i34: thing('sky', 'shop', '#a5502f', 52, {
    eyes: look(54, 46, 4, 5, 0.7, 0.1),
    props: [
      ['ring', 80, 12, 15, '#e3a51f'],
      ['price-tag', 8, 14, 17, '#cf4128'],
    ],
  }),
  i35: thing('rose', 'alarm-clock', '#cf4128', 46, {
    eyes: look(54, 42, 6, 7.5, 0, 0),
    front: [['M18 16l8 8M90 16l-8 8M12 38h10M96 38H86', INK, 3]],
  }),
  i36: drawn(
    'night',
    {
      marks: [
        ['M36 20h36v6q8 6 8 16v30H28V42q0-10 8-16z', '#cfe6ea', undefined, undefined, 0.35],
        ['M34 12h40v9H34z', '#8a5a2b'],
      ],
      eyes: [
        [42, 40, 3, 3.4, 0.6, 0],
        [62, 36, 3, 3.4, -0.6, 0.4],
        [52, 52, 3.2, 3.6, 0.2, -0.6],
        [68, 56, 2.6, 3, -0.7, -0.2],
        [38, 60, 2.6, 3, 0.8, -0.3],
      ],
      back: [
        [
          circle(42, 42, 7) +
            circle(62, 38, 7) +
            circle(52, 54, 8) +
            circle(68, 58, 6) +
            circle(38, 62, 6),
          '#ffe27a',
          undefined,
          undefined,
          0.75,
        ],
      ],
    },
    '#ffe27a',
  ),
  i37: drawn('plum', {
    back: [
      [box(24, 8, 60, 58), '#8a5a2b'],
      [box(29, 13, 50, 48), '#fff6e0'],
    ],
    props: [['shaking-hands', 36, 18, 36, '#6b3fa0']],
    front: [['M44 60h20v4H44z', '#e3a51f']],
  }),
};

export const ONE_SHOTS: Readonly<Record<string, Picture>> = {
  o01: thing('mint', 'pie-slice', '#f3e2c4', 40, {
    marks: [
      [oval(54, 54, 30, 9), '#d9a05a'],
      ['M26 50q8-18 16-10q6-14 14-4q10-10 14 4q10-2 12 10z', '#fffdf6'],
    ],
    eyes: look(54, 44, 5.5, 8, 0, -0.4),
  }),
  o02: thing('sage', 'powder', '#5f7a30', 42, {
    eyes: look(56, 22, 5, 6.5, 0.6, 0.3),
    props: [['powder-bag', 70, 38, 24, '#8a5a2b']],
  }),
  o03: drawn('sky', {
    marks: [
      ['M22 18h64v44H22z', '#fff6e0'],
      ['M26 22h34v36H26z', '#6fb5d0'],
      ['M26 46q16-8 34 2v10H26z', '#e3c878'],
      ['M66 34h14M66 40h14M66 46h10', '#8a9aa6', 2],
    ],
    eyes: look(44, 38, 4.6, 6, 0.6, 0.4),
    props: [
      ['post-stamp', 70, 20, 11, '#cf4128'],
      ['palm-tree', 28, 22, 18, '#3f7d3a'],
    ],
  }),
  o04: thing('slate', 'whistle', '#7a868c', 44, {
    eyes: look(50, 42, 4.4, 5.6, 0.7, -0.2),
    front: [['M82 18l8-8M86 30l11-3M74 12l2-9', '#cf4128', 3]],
  }),
  o05: thing('sky', 'full-metal-bucket', '#5d7a8f', 38, {
    marks: [['M16 8h78v7H16z', '#8a5a2b']],
    eyes: look(54, 40, 5, 7, 0.2, 0.7),
    props: [['water-splash', 66, 44, 26, '#4f9ad0']],
  }),
  o06: thing('sage', 'cauldron', '#3a3a2c', 44, {
    eyes: look(54, 44, 5, 7, 0, -0.7),
    props: [
      ['steam', 38, 2, 22, '#fff6e0'],
      ['ladle', 74, 20, 22, '#8a5a2b'],
    ],
  }),
  o07: drawn('mint', {
    marks: [
      [circle(36, 52, 11), '#4f79c7'],
      [circle(60, 56, 13), '#cf4128'],
      [circle(52, 32, 10), '#e3a51f'],
      [circle(80, 46, 9), '#3f7d3a'],
      [circle(22, 34, 7), '#8a4a9c'],
      ['M30 48q4-6 10-4M54 50q4-6 12-4M47 28q4-4 8-3', '#fff', 2.4],
    ],
    eyes: [
      [60, 58, 4, 5, 0.2, -0.6],
      [36, 54, 3.4, 4, 0.6, -0.2],
    ],
  }),
  o08: thing('dusk', 'firework-rocket', '#cf4128', 42, {
    halo: '#ffb53d',
    props: [
      ['sparkles', 68, 8, 24, '#ffd773'],
      ['sparkles', 10, 12, 20, '#6fdcc4'],
    ],
    eyes: look(60, 32, 4, 5, 0.4, 0.4),
  }),
  o09: thing('butter', 'cardboard-box', '#a8743c', 46, {
    props: [
      ['tuba', 30, 4, 24, '#c98a1c'],
      ['trumpet', 58, 6, 24, '#c98a1c'],
      ['drum', 74, 40, 18, '#cf4128'],
    ],
    eyes: look(52, 46, 5, 7, 0, -0.6),
  }),
  o10: drawn('rose', {
    marks: [
      [box(30, 28, 48, 40), '#1f8a8c'],
      [box(26, 22, 56, 12), '#17696b'],
      [box(49, 22, 10, 46), '#ffb53d'],
      ['M54 22C40 4 28 14 40 20zM54 22C68 4 80 14 68 20z', '#ffb53d'],
    ],
    eyes: look(54, 48, 6, 11, 0, -0.5),
    front: [['M46 60q8-5 16 0', INK, 2.4]],
  }),
  o11: drawn(
    'dusk',
    {
      marks: [
        ['M54 0v12', '#d3bcd0', 2],
        [circle(54, 36, 24), '#c9cfe0'],
        ['M31 30h46M30 40h48M36 50h36M40 14q-6 22 2 44M54 12v48M68 14q6 22-2 44', '#8a94b8', 1.8],
        [box(44, 22, 7, 6) + box(60, 32, 7, 6) + box(38, 42, 7, 6), '#ff8a6b'],
        [box(56, 18, 7, 6) + box(34, 30, 7, 6) + box(58, 46, 7, 6), '#ffd773'],
      ],
      eyes: look(54, 36, 6, 8, 0.4, 0.4),
      back: [['M30 60L6 78M78 60l24 18M24 36H2M84 36h16', '#ffd773', 3, '', 0.5]],
    },
    '#8a76c9',
  ),
  o12: thing('sky', 'magnifying-glass', '#5a3a24', 52, { eyes: [[48, 32, 10, 0, 0.3, 0.3]] }),
  o13: thing('ember', 'drama-masks', '#fff6e0', 42, {
    halo: '#ffb53d',
    props: [
      ['flame', 4, 34, 24, '#ffd773'],
      ['flame', 80, 36, 22, '#ffd773'],
      ['shouting', 74, 6, 22, '#fff6e0'],
    ],
  }),
  o14: drawn('sand', {
    marks: [
      ['M20 50L50 42L90 50L58 60z', '#2b1a1a'],
      ['M20 50l-2-28 32-6v26z', '#8a5a2b'],
      ['M26 24l1 22M34 22l1 22M42 20l1 22', '#6b4527', 2],
      [circle(34, 64, 5) + circle(62, 68, 5) + circle(84, 58, 4), '#5d4560'],
    ],
    eyes: look(54, 51, 4.4, 6, 0.2, -0.6),
  }),
  o15: thing('sky', 'subway-train', '#cf4128', 40, {
    props: [
      ['palm-tree', 74, 8, 26, '#3f7d3a'],
      ['ticket', 8, 10, 24, '#fff6e0'],
      ['beach-ball', 76, 46, 16, '#e3a51f'],
    ],
    eyes: look(54, 30, 4, 6, 0.5, 0.2),
  }),
  o16: thing('sage', 'pointing', '#c98a62', 40, {
    marks: [[oval(26, 42, 13, 15), '#e8b98e']],
    eyes: look(26, 40, 5, 6, 0.9, 0),
    props: [['direction-sign', 76, 12, 22, '#8a5a2b']],
    front: [['M20 50h11', INK, 2]],
  }),
  o17: thing('butter', 'banana-peel', '#d0a41c', 50, {
    eyes: look(52, 30, 4.4, 5.6, 0.3, 0.5),
    props: [['foot-trip', 78, 36, 20, INK]],
  }),
  o18: thing('mint', 'exit-door', '#3f7d3a', 38, {
    marks: [
      ['M62 50q22 4 30 24H56z', '#ffb53d'],
      ['M66 54q14 6 20 18', '#e38a1f', 2.4],
    ],
    eyes: look(40, 20, 4, 5, 0.7, 0.7),
    props: [['balloons', 14, 12, 22, '#cf4128']],
  }),
  o19: drawn('slate', {
    marks: [
      ['M28 84C28 62 38 56 54 56S80 62 80 84z', '#cf4128'],
      [oval(54, 38, 17, 18), '#e8b98e'],
      ['M36 30C36 12 72 12 72 30z', '#e3a51f'],
      ['M34 30h40v4H34z', '#b97c00'],
      ['M60 44l10-4 2 6-10 4z', '#fff6e0'],
    ],
    eyes: look(54, 38, 5.5, 7, -0.4, 0.2),
    front: [
      ['M48 50q6 4 12 0', INK, 2.2],
      ['M44 64h20', '#fff6e0', 3],
    ],
  }),
  o20: drawn('mint', {
    marks: [
      [oval(36, 38, 16, 18), '#e8b98e'],
      ['M50 38l10 6-8 5z', '#d1a07a'],
      ['M20 30q16-24 32-2q-16-6-32 2z', '#5a3a24'],
    ],
    front: [
      ['M28 36l8-2M40 34l7 3', INK, 2.6],
      ['M46 50h6', '#7d1f14', 4],
      ['M60 46l14-4M60 50l16 2M59 54l12 8', '#fff', 2.6],
    ],
    props: [['dice-six-faces-six', 70, 38, 26, '#fff6e0']],
  }),
  o21: thing('rose', 'love-letter', '#fff6e0', 48, {
    halo: '#ffffff',
    eyes: look(54, 46, 5, 7, 0, -0.8),
    front: [['M48 56q-2 4 0 6q2-2 0-6z', '#4f9ad0']],
  }),
  o22: thing('mint', 'spray', '#1f8a8c', 44, {
    props: [
      ['bubbles', 72, 8, 22, '#fff'],
      ['droplets', 12, 20, 20, '#8a4a9c'],
    ],
    eyes: look(56, 48, 4.4, 5.6, 0.6, -0.2),
  }),
  o23: thing('sand', 'key', '#e3a51f', 44, {
    halo: '#ffd773',
    props: [
      ['umbrella', 8, 12, 20, '#1f8a8c'],
      ['socks', 78, 14, 18, '#cf4128'],
      ['spinning-top', 78, 44, 20, '#8a5a2b'],
    ],
    eyes: look(44, 30, 4, 5, 0.7, 0.4),
  }),
};

export const LEVEL_UPS: Readonly<Record<string, Picture>> = {
  l01: thing('rose', 'stairs-cake', '#a5502f', 46, {
    props: [
      ['candle-flame', 44, 2, 18, '#ff8a1f'],
      ['balloons', 78, 8, 22, '#1f8a8c'],
    ],
    eyes: look(54, 46, 4.6, 6, 0.2, -0.6),
  }),
  l02: drawn('butter', {
    marks: [
      ['M34 72l6-34h28l6 34M30 38h48M37 56h34', '#8a5a2b', 6],
      ['M44 38V22q10-8 20 0v16z', '#1f8a8c'],
      [circle(54, 14, 10), '#e8b98e'],
    ],
    eyes: look(54, 13, 4, 4.6, 0, -0.7),
    front: [['M48 20q6 3 12 0', INK, 1.8]],
  }),
  l03: thing('sand', 'diploma', '#8a5a2b', 50, { eyes: look(54, 34, 4.6, 6, 0.2, 0.3) }),
  l04: thing('sage', 'cheese-wedge', '#d9982a', 46, {
    eyes: look(56, 40, 5, 6.5, -0.4, 0.2),
    front: [['M30 18q-4-6 2-10M46 12q-4-6 2-10M64 12q-4-6 2-10', '#7a9a4a', 3]],
    props: [['mouse', 12, 46, 18, '#6f6675']],
  }),
  l05: thing('rose', 'envelope', '#fff6e0', 44, {
    halo: '#ffffff',
    props: [
      ['lips', 46, 34, 18, '#cf4128'],
      ['sparkles', 78, 10, 18, '#e3a51f'],
    ],
    eyes: look(54, 28, 4.4, 6, 0.3, 0.5),
  }),
  l06: drawn('slate', {
    marks: [
      ['M30 8h44l4 60-6-4-6 5-7-5-6 5-7-5-6 5-6-5-6 4z', '#fffaf0'],
      ['M38 20h20M38 30h28M38 40h24M38 50h28', '#8a9aa6', 2.4],
      ['M62 16l5 5 8-10', '#cf4128', 3],
    ],
    props: [['pencil', 78, 40, 18, '#e3a51f']],
  }),
  l07: thing('plum', 'open-book', '#fff6e0', 50, {
    halo: '#e3cdf0',
    eyes: look(54, 38, 5, 11, 0.1, 0.7),
    props: [
      ['quill', 74, 8, 20, '#6b3fa0'],
      ['laurels', 8, 12, 22, '#e3a51f'],
    ],
  }),
  l08: thing('slate', 'elevator', '#5d6a8f', 50, {
    eyes: look(54, 40, 4, 5, 0, -0.8),
    front: [['M84 34V12M78 18l6-7 6 7', '#e3a51f', 4]],
  }),
  l09: drawn('sand', {
    marks: [
      ['M26 16h44v52H26z', '#fffaf0'],
      ['M32 24h24M32 32h32M32 40h28', '#8a9aa6', 2.4],
      ['M48 50h18v12H48z', '#cf4128', 2.4],
      ['M51 56h12', '#cf4128', 2.4],
    ],
    props: [['cardboard-box', 66, 40, 28, '#a8743c']],
    eyes: look(80, 30, 5, 6.5, -0.4, 0.6),
  }),
};

export const OTHERS: Readonly<Record<string, Picture>> = {
  steal: drawn(
    'dusk',
    {
      marks: [
        [oval(54, 38, 18, 20), '#e8b98e'],
        ['M34 30q20-8 40 0v12q-8 6-14-2h-12q-6 8-14 2z', '#120a18'],
        ['M36 26C34 8 74 8 72 26Q62 18 54 18T36 26z', '#5a3a24'],
        ['M28 84C28 64 40 58 54 58S80 64 80 84z', '#3f5a8a'],
      ],
      eyes: look(54, 36, 4.6, 8.5, -0.9, 0.2),
      props: [['laurel-crown', 34, 0, 40, '#e3a51f']],
      front: [[smile(54, 50, 6, 4), INK, 2.2]],
    },
    '#8a76c9',
  ),
  hoard: drawn('sand', {
    marks: [
      ['M0 46h34l8 26H0zM66 46h34v26H58z', '#a8743c'],
      ['M34 46h32l-8 26H42z', '#2b1a1a'],
      ['M30 44l-18-18 8-4 18 20z', '#c2904f'],
    ],
    props: [
      ['locked-chest', 39, 42, 22, '#e3a51f'],
      ['mouse', 70, 24, 20, '#6f6675'],
      ['sparkles', 42, 18, 18, '#e3a51f'],
    ],
    eyes: [[50, 64, 3, 4, 0, -0.7]],
  }),
  boon: thing('plum', 'trumpet-flag', '#cf4128', 46, {
    props: [
      ['musical-notes', 10, 10, 22, '#5a3a7a'],
      ['musical-notes', 80, 16, 17, '#5a3a7a'],
      ['sparkles', 74, 46, 17, '#e3a51f'],
    ],
    eyes: look(56, 34, 4, 5, 0.4, 0.3),
  }),
  companion: drawn('sky', {
    marks: [
      ['M30 84C30 62 40 54 54 54S78 62 78 84z', '#fff6e0'],
      ['M52 56h4l3 16-5 5-5-5z', '#4f79c7'],
      [oval(54, 38, 16, 17), '#e8b98e'],
      ['M37 32q0-20 18-20t16 20q-6-10-10-8t-8-2-8 6-8 4z', '#b5652f'],
    ],
    eyes: look(54, 37, 6, 7.5, 0.3, -0.7),
    front: [
      ['M50 48q4-3 8 0', INK, 2.2],
      ['M30 64h48', '#e8b98e', 6],
    ],
    props: [
      ['cardboard-box', 60, 46, 34, '#a8743c'],
      ['coffee-cup', 10, 36, 22, '#5a3a24'],
    ],
  }),
};
