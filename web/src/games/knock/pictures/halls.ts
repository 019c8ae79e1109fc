/* The halls of the Knock deck: quiet rooms, so that creatures stand out across the table. */
import { box, circle, oval, type Mark, type Picture } from '$lib/art/picture';

type Ground = Picture['ground'];
const SAND: Ground = ['#d8c19c', '#a9865e', 78];
const ROSE: Ground = ['#d9b9a8', '#a97a63', 80];
const SAGE: Ground = ['#b9c0ad', '#8a937c', 76];
const MIST: Ground = ['#b7c3c9', '#83939c', 78];
const LILAC: Ground = ['#c5b8cd', '#8f8294', 80];
const STONE: Ground = ['#cdb6a6', '#a98f86', 76];
const BLUE: Ground = ['#93a6cf', '#6478a8', 80];

const shelf = (y: number): Mark => [box(14, y, 72, 5), '#7a5230'];
const rug = (ink: string): Mark => [oval(50, 84, 38, 9), ink];
const window = (x: number, y: number): readonly Mark[] => [
  [`M${x} ${y + 26}v-16a9 9 0 0 1 18 0v16z`, '#ffe3a0'],
  [`M${x + 9} ${y + 1}v25M${x} ${y + 14}h18`, '#7a5230', 2],
];
const arch = (ink: string): readonly Mark[] => [
  ['M30 78V48a20 22 0 0 1 40 0V78z', ink],
  ['M24 78V48a26 28 0 0 1 52 0V78h-6V48a20 22 0 0 0-40 0V78z', '#e6d3bd'],
];
const frame = (x: number, y: number, w: number, ink: string): readonly Mark[] => [
  [box(x - w / 2 - 3, y - w * 0.7 - 3, w + 6, w * 1.4 + 6), '#8a5a2b'],
  [box(x - w / 2, y - w * 0.7, w, w * 1.4), ink],
  [oval(x, y + 1, w * 0.36, w * 0.46), '#f0d0b0'],
  [`M${x - w * 0.4} ${y + w * 0.7}q${w * 0.4} ${-w * 0.5} ${w * 0.8} 0z`, '#25132d'],
];
const books = (x: number, y: number, rows: number): readonly Mark[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from(
      { length: 6 },
      (_, i) =>
        [
          box(x + i * 8.2, y + row * 17 - ((i * 7) % 4), 6, 13 + ((i * 7) % 4)),
          ['#cf4128', '#e3a51f', '#5fd0c5', '#f8e8c8', '#b98ac2'][(i + row * 2) % 5]!,
        ] as const,
    ),
  ).flat();
const barrel = (x: number, y: number, ink = '#8a5a2b'): readonly Mark[] => [
  [oval(x, y, 13, 15), ink],
  [`M${x - 12} ${y - 6}h24M${x - 12} ${y + 6}h24`, '#4a3020', 2.4],
  [circle(x, y, 2.4), '#25132d'],
];

export const HALLS: Readonly<Record<string, Picture>> = {
  well: {
    ground: SAGE,
    back: [
      [oval(50, 70, 26, 9), '#3a2b44'],
      ['M24 70v14q26 14 52 0v-14q-26 14-52 0z', '#6c6f6a'],
      ['M28 66V34M72 66V34', '#6b4527', 4],
      ['M22 36L50 20L78 36z', '#a5502f'],
    ],
    eyes: [[50, 70, 3.2, 5, 0, -0.6]],
  },
  arch: { ground: STONE, back: [...arch('#4a2f55'), ['M0 88h100', '#8c726c', 1.5]] },
  pantry: {
    ground: SAND,
    back: [shelf(50), shelf(30)],
    props: [
      ['cheese-wedge', 24, 54, 24, '#d9982a'],
      ['beer-stein', 54, 12, 18, '#8a5a2b'],
      ['honeypot', 30, 12, 18, '#a8741e'],
      ['round-potion', 58, 33, 17, '#6c7a3a'],
    ],
  },
  'cheese-cellar': {
    ground: ['#dcc48a', '#a9865e', 78],
    back: [shelf(42), shelf(66)],
    props: [
      ['cheese-wedge', 22, 20, 26, '#d9982a'],
      ['cheese-wedge', 54, 44, 24, '#c98a1c'],
      ['cheese-wedge', 28, 46, 20, '#e3a51f'],
    ],
    eyes: [[66, 60, 1.8, 3, -0.6, 0]],
  },
  'wine-cellar': {
    ground: ['#b99aa0', '#7d5a62', 80],
    back: [...barrel(32, 62), ...barrel(68, 62), ...barrel(50, 40, '#9a6a34')],
    props: [['wine-bottle', 62, 22, 20, '#4a6a3a']],
  },
  'boot-room': {
    ground: ROSE,
    back: [shelf(62)],
    props: [
      ['boots', 22, 38, 26, '#6b3a1d'],
      ['rubber-boot', 52, 38, 25, '#4f7a5a'],
      ['fur-boot', 36, 66, 22, '#8a5a2b'],
    ],
  },
  laundry: {
    ground: ['#b5cbd0', '#7f9aa2', 80],
    back: [
      ['M6 26Q50 40 94 24', '#4a3550', 2],
      [box(20, 30, 16, 24), '#fff6e0'],
      [box(62, 31, 15, 20), '#f29fb0'],
    ],
    props: [
      ['socks', 40, 30, 20, '#cf4128'],
      ['soap', 40, 58, 22, '#f0d59a'],
    ],
  },
  'broom-cupboard': {
    ground: SAND,
    back: [
      [box(26, 18, 48, 66), '#7a5230'],
      [box(30, 22, 40, 60), '#4a3020'],
    ],
    props: [['broom', 34, 24, 34, '#d9b36a']],
    eyes: [[50, 64, 3.4, 6, 0, 0.4]],
  },
  'spiral-stair': {
    ground: LILAC,
    back: [
      ['M22 82h56v-48h-11v12h-11v12h-12v12h-11v12z', '#6c5a78'],
      ['M67 34h11M56 46h11M44 58h12M33 70h11M22 82h11', '#e8dbe8', 3],
      ['M20 66L64 18', '#4a3550', 3.4],
      ['M24 80V62M46 56V38M66 32V16', '#4a3550', 2.6],
    ],
  },
  cistern: {
    ground: MIST,
    back: [
      ['M20 54V32a30 18 0 0 1 60 0V54z', '#4f6a76'],
      [oval(50, 66, 36, 13), '#3f7d94'],
      ['M30 66q8-4 16 0t16 0', '#9fd0de', 2.4],
    ],
    eyes: [[62, 60, 3, 5, -0.7, -0.4]],
  },
  guardroom: {
    ground: STONE,
    props: [
      ['crossed-swords', 30, 24, 40, '#6c5a78'],
      ['attached-shield', 40, 52, 20, '#a5502f'],
    ],
    back: [rug('#8f3a2a')],
  },
  'dog-kennel': {
    ground: SAGE,
    back: [
      ['M26 78V46L50 28L74 46V78z', '#a5502f'],
      ['M40 78V60a10 10 0 0 1 20 0V78z', '#2b1a22'],
    ],
    eyes: [[50, 64, 3.2, 5, 0, -0.5]],
    props: [['broken-bone', 62, 70, 18, '#f3ead9']],
  },
  treasury: {
    ground: STONE,
    back: [
      [circle(50, 48, 30), '#ffd773', undefined, undefined, 0.6],
      ['M18 84q32-30 64 0z', '#e3a51f'],
      [oval(36, 78, 6, 3) + oval(50, 74, 6, 3) + oval(64, 79, 6, 3), '#ffd773'],
    ],
    props: [['crown', 40, 22, 20, '#b97c00']],
  },
  'coin-room': {
    ground: SAND,
    back: [
      [box(18, 58, 64, 8), '#7a5230'],
      [box(26, 66, 6, 18) + box(68, 66, 6, 18), '#7a5230'],
    ],
    props: [
      ['coins-pile', 26, 30, 30, '#b97c00'],
      ['coins', 58, 36, 22, '#c98a1c'],
    ],
  },
  armoury: {
    ground: MIST,
    back: [shelf(66)],
    props: [
      ['visored-helm', 24, 36, 28, '#5d6a72'],
      ['attached-shield', 54, 32, 30, '#a5502f'],
    ],
  },
  'honey-store': {
    ground: ['#e0c88a', '#ad8a4c', 78],
    back: [shelf(64), shelf(40)],
    props: [
      ['honeypot', 22, 18, 22, '#a8741e'],
      ['honeypot', 56, 18, 22, '#8a5a2b'],
      ['honeypot', 38, 42, 22, '#b97c00'],
    ],
  },
  'mushroom-bed': {
    ground: SAGE,
    back: [['M12 80q38-14 76 0v20h-76z', '#6b5138']],
    props: [
      ['mushrooms', 26, 36, 34, '#a5502f'],
      ['spotted-mushroom', 56, 48, 24, '#b98a5a'],
    ],
    eyes: [[43, 60, 2.4, 4, 0.4, 0]],
  },
  'cobweb-corner': {
    ground: LILAC,
    back: [rug('#7a6a86')],
    props: [['spider-web', 24, 18, 52, '#f3ecf5']],
    eyes: [[60, 62, 2.6, 4, -0.5, -0.5]],
  },
  'cauldron-room': {
    ground: ['#b3bfa8', '#7f8c74', 80],
    props: [['cauldron', 30, 38, 40, '#33254a']],
    back: [['M38 40q-4-10 2-16M50 36q-4-10 2-18M62 40q-4-10 2-16', '#e9f2d8', 3.4]],
    eyes: [[50, 46, 3, 5, 0, -0.6]],
  },
  gallery: {
    ground: ['#d9b9a8', '#a5502f', 80],
    back: [
      [box(0, 80, 100, 4), '#e3a51f'],
      ...frame(27, 46, 16, '#5d7a6a'),
      ...frame(52, 40, 20, '#6b4a7a'),
      ...frame(76, 47, 15, '#7a5a4a'),
    ],
    eyes: [
      [27, 45, 2, 2.7, 0.9, 0.5],
      [52, 39, 2.6, 3.4, 0.9, 0.5],
      [76, 46, 2, 2.6, 0.9, 0.5],
    ],
  },
  'throne-room': {
    ground: ROSE,
    back: [[box(46, 14, 8, 66), '#b5301f'], rug('#b5301f')],
    props: [['stone-throne', 28, 28, 44, '#6c5a78']],
  },
  cloakroom: {
    ground: STONE,
    back: [
      ['M16 26h68', '#7a5230', 4],
      ['M26 26v6M50 26v6M74 26v6', '#4a3550', 3],
      ['M18 34h16l3 34h-22z', '#5d7a6a'],
      ['M42 34h16l3 38h-22z', '#6b4a7a'],
      ['M66 34h16l3 30h-22z', '#a5502f'],
    ],
  },
  'music-room': {
    ground: LILAC,
    back: [rug('#8a6a8f')],
    props: [
      ['harp', 22, 26, 34, '#b97c00'],
      ['violin', 54, 36, 28, '#8a4a2b'],
    ],
  },
  'tea-room': {
    ground: ['#cfd6b8', '#98a37c', 80],
    back: [
      [oval(50, 64, 30, 8), '#7a5230'],
      [box(46, 68, 8, 18), '#7a5230'],
    ],
    props: [
      ['teapot', 26, 32, 28, '#b5553a'],
      ['coffee-cup', 54, 42, 20, '#f8f1df'],
    ],
  },
  smithy: {
    ground: ['#c2a595', '#85655a', 80],
    back: [[circle(70, 40, 13), '#ff8a1f', undefined, undefined, 0.7]],
    props: [
      ['anvil', 24, 40, 36, '#3a3040'],
      ['flat-hammer', 52, 26, 26, '#6b4527'],
    ],
  },
  'candle-store': {
    ground: SAND,
    back: [shelf(68)],
    props: [
      ['candles', 24, 28, 36, '#f3ead9'],
      ['candle-holder', 56, 38, 28, '#b97c00'],
    ],
  },
  dovecote: {
    ground: MIST,
    back: [
      ['M26 84V40L50 22L74 40V84z', '#d8c9b8'],
      [circle(50, 44, 6) + circle(38, 60, 6) + circle(62, 60, 6), '#4a3550'],
    ],
    eyes: [[50, 44, 2, 2.6, 0, 0.4]],
    props: [['dove', 60, 30, 22, '#fff6e0']],
  },
  'map-room': {
    ground: SAND,
    back: [
      [box(22, 26, 56, 42), '#f3e3bb'],
      ['M28 56q10-16 20-6t22-14', '#b5301f', 2.4, '4 3'],
      ['M66 32l6 6M72 32l-6 6', '#b5301f', 3],
    ],
    props: [['compass', 30, 30, 16, '#4a3550']],
  },
  bakery: {
    ground: ['#e3c79f', '#b08a5c', 78],
    back: [
      ['M26 78V46a24 22 0 0 1 48 0V78z', '#a5654a'],
      ['M36 78V54a14 14 0 0 1 28 0V78z', '#2b1a22'],
      ['M40 76q10-16 20 0z', '#ff8a1f'],
    ],
    props: [['bread', 40, 22, 20, '#8a5a2b']],
  },
  stable: {
    ground: ['#cbbd93', '#98865a', 78],
    back: [
      [
        box(16, 54, 68, 5) + box(16, 68, 68, 5) + box(26, 46, 5, 36) + box(70, 46, 5, 36),
        '#7a5230',
      ],
    ],
    props: [['horse-head', 34, 22, 34, '#8a5a3f']],
  },
  oubliette: {
    ground: STONE,
    back: [
      [oval(50, 58, 30, 17), '#6c5a62'],
      [oval(50, 58, 25, 13), '#160b1a'],
    ],
    eyes: [[50, 58, 4, 7, 0, -0.8]],
  },
  'trophy-room': {
    ground: ROSE,
    back: [['M34 30h32l-4 26-12 8-12-8z', '#7a5230'], rug('#8f3a2a')],
    props: [
      ['deer-head', 36, 26, 28, '#c9a27a'],
      ['trophy-cup', 62, 52, 22, '#c98a1c'],
    ],
  },
  'secret-passage': {
    ground: BLUE,
    back: [
      [box(20, 22, 60, 58), '#3f3560'],
      ...books(25, 29, 3),
      [box(54, 22, 26, 58), '#150b1c'],
      ['M54 22l-8 6v50l8 2z', '#5a4b7a'],
    ],
    eyes: [[67, 48, 3, 5, -0.5, 0]],
  },
  attic: {
    ground: STONE,
    back: [['M0 40L50 8L100 40V0H0z', '#7a5230'], ...window(41, 24)],
    props: [
      ['cardboard-box-closed', 22, 54, 26, '#a8741e'],
      ['rocking-chair', 54, 48, 28, '#6b4527'],
    ],
  },
  'steam-bath': {
    ground: ['#b9d6d2', '#83aaa6', 74],
    back: [
      ['M22 44q-6-10 2-18M50 40q-6-12 2-20M78 44q-6-10 2-18', '#fff', 4],
      [oval(50, 74, 34, 12), '#e9f5f2'],
      [oval(50, 72, 28, 8), '#7fc3c8'],
    ],
    eyes: [[50, 70, 3, 5, 0, -0.6]],
  },
  'dripping-cave': {
    ground: LILAC,
    back: [
      ['M0 0h100v18l-10 18-8-20-12 34-10-36-10 20-10-22-10 38-10-34-10 18-10-18z', '#6c5a78'],
      [oval(50, 82, 22, 6), '#5d86a0'],
    ],
    props: [['water-drop', 44, 52, 14, '#7fc3e0']],
  },
  library: { ground: BLUE, back: [[box(22, 24, 56, 56), '#3f3560'], ...books(26, 29, 3)] },
  nursery: {
    ground: ['#cfd0e6', '#9c9dc2', 80],
    back: [
      ...window(16, 24),
      ['M60 30a9 9 0 1 0 8 14a11 11 0 0 1-8-14z', '#ffe3a0'],
      ['M26 66h48l-4 14h-40z', '#a5743f'],
      ['M22 82q28 10 56 0', '#7a5230', 4],
    ],
    props: [['baby-bottle', 66, 50, 18, '#f29fb0']],
  },
  chapel: {
    ground: BLUE,
    back: [
      ['M34 80V44Q34 22 50 14Q66 22 66 44V80z', '#3f3560'],
      ['M40 76V46Q40 28 50 22Q60 28 60 46V76z', '#ffe3a0'],
      ['M50 22v54M40 48h20', '#3f3560', 2.4],
      ['M42 50h7v24h-7z', '#cf6a7a', undefined, undefined, 0.7],
      ['M51 30h7v16h-7z', '#5fd0c5', undefined, undefined, 0.7],
    ],
  },
  'reading-nook': {
    ground: ['#a9b2cf', '#7a85ab', 80],
    back: [rug('#5a5f94'), ...window(64, 22)],
    props: [
      ['armchair', 22, 36, 42, '#8a4a5a'],
      ['open-book', 58, 56, 20, '#f8e8c8'],
    ],
  },
  'whispering-gallery': {
    ground: BLUE,
    back: [
      ['M10 80V50a14 18 0 0 1 28 0V80zM62 80V50a14 18 0 0 1 28 0V80z', '#3f3560'],
      [box(0, 80, 100, 4), '#f8e8c8'],
    ],
    eyes: [
      [24, 52, 3.4, 5, 1, 0],
      [76, 52, 3.4, 5, -1, 0],
    ],
  },
};
