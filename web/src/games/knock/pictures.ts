/* The pictures of the Knock deck. Creatures are caught doing something and look up at you; halls are quiet. */
import { box, circle, oval, smile, type Picture } from '$lib/art/picture';

const TILES = 'M0 16h100M0 32h100M0 48h100M14 0v16M44 0v16M76 0v16M28 16v16M60 16v16M90 16v16M14 32v16M44 32v16M76 32v16';
const FOAM = [[20, 57, 7], [31, 54, 8], [70, 56, 7], [80, 53, 9], [90, 58, 5]].map(([x, y, r]) => circle(x!, y!, r!)).join('');

export const CREATURES: Readonly<Record<string, Picture>> = {
  ogre: {
    ground: ['#a9d8cb', '#8fc9bd', 58],
    back: [[TILES, '#8fc4b8', 1.4]],
    body: ['egg', '#6d8f3a'],
    marks: [['M27 40l-11-6q1 12 10 14zM73 40l11-6q-1 12-10 14z', '#6d8f3a'], ['M30 27C34 6 66 6 70 27q-20 8-40 0z', '#f29fb0'], ['M29 28q21 9 42 0', '#d97489', 3, '3 3']],
    eyes: [[50, 38, 7, 10, 0.2, 0.9]],
    front: [[smile(50, 51, 10, 6), '#33441a', 3], ['M43 52l2-6 3 7zM57 52l-2-6-3 7z', '#fff6e0'], ['M6 62h88q2 30-20 32h-48q-22-2-20-32z', '#fff6e0'], [box(3, 58, 94, 8), '#fff'], [FOAM, '#fff']],
    props: [['plastic-duck', 40, 40, 22, '#f0a51c']],
  },
  vampire: {
    ground: ['#c9a2cf', '#9a6fa3', 78],
    back: [[box(52, 10, 40, 54), '#8a5a2b'], [box(56, 14, 32, 46), '#e8f4f2'], ['M60 50L78 20M70 54L84 30', '#fff', 4]],
    behind: [['toothbrush', 57, 30, 28, '#7aa9a5', 0.55]],
    marks: [['M8 100C6 66 18 50 34 50C50 50 60 66 60 100Z', '#25132d'], ['M14 62l-4-22 16 14zM54 62l5-22-17 14z', '#b5301f'], [oval(34, 38, 18, 20), '#f3ead9'], ['M16 34C16 10 52 10 52 34Q44 20 34 28Q24 20 16 34Z', '#25132d']],
    eyes: [[34, 37, 5, 7.5, 0.9, -0.1]],
    front: [['M26 49q8 5 16 0v3q-8 5-16 0z', '#7d1f14'], ['M28 50l2 6 2-5zM40 50l-2 6-2-5z', '#fff'], ['M42 52L66 46', '#fff', 2.5], [circle(66, 46, 4.5), '#f3ead9']],
  },
  slime: {
    ground: ['#d9c06a', '#b99a3e', 74],
    back: [['M18 74h64q5 0 5 7t-5 7h-64q-5 0-5-7t5-7z', '#6c5a78'], [circle(50, 81, 6), '#fff6e0'], ['M50 81l4-3', '#b5301f', 2]],
    body: ['blob', '#4f9d63'],
    marks: [['M34 38q4-10 12-11', '#a9dcae', 4]],
    eyes: [[51, 46, 7, 10, 0, 1]],
    front: [[oval(51, 62, 5, 4), '#173d23']],
  },
  ghost: {
    ground: ['#9db7d9', '#6c87ae', 82],
    back: [['M0 22Q50 34 100 20', '#25132d', 2], ['M8 24h26v34q-4 6-7 0q-3 6-7 0q-3 6-6 0q-4 5-6 0z', '#fff'], [circle(16, 36, 3) + circle(26, 36, 3), '#25132d'], ['M12 20v9M30 22v9', '#c98a2b', 4]],
    marks: [['M52 90C48 50 56 36 70 36C84 36 92 50 88 90', '#fff', 2.5, '4 4']],
    eyes: [[70, 52, 7, 9, -1, -0.2]],
    front: [['M64 68q6-5 12 0', '#25132d', 2.5]],
    props: [['underwear-shorts', 58, 68, 24, '#cf4128']],
  },
  minotaur: {
    ground: ['#e0a07f', '#b06c4c', 80],
    body: ['wide', '#7a4a2c'],
    marks: [['M28 34C10 32 8 18 12 10C16 22 24 22 34 24zM72 34C90 32 92 18 88 10C84 22 76 22 66 24z', '#fff0d0'], ['M28 28C30 14 70 14 72 28L66 58Q50 70 34 58Z', '#8f5a38'], [oval(50, 56, 17, 11), '#d9a077'], [circle(44, 55, 2.5) + circle(56, 55, 2.5), '#4a2614']],
    eyes: [[50, 36, 6.5, 9, 0.1, 1]],
    front: [['M22 78L58 92M78 78L42 92', '#fff0d0', 3], [box(34, 82, 32, 16), '#cf4128'], ['M36 86h28M36 91h28M36 96h28', '#ff9d7f', 2, '3 2']],
    props: [['yarn', 72, 80, 20, '#cf4128']],
  },
  spider: {
    ground: ['#d7c3a0', '#a98d62', 80],
    back: [0, 1, 2, 3].flatMap((i) => [
      [`M36 ${52 + i * 4}Q${22 - i * 4} ${36 + i * 12} ${12 + i * 3} ${80 + i * 4}`, '#3b2040', 3.5] as const,
      [`M64 ${52 + i * 4}Q${78 + i * 4} ${36 + i * 12} ${88 - i * 3} ${80 + i * 4}`, '#3b2040', 3.5] as const,
    ]),
    body: ['legs', '#5a3562'],
    eyes: [[50, 50, 7, 9, 0, 0.9], [50, 38, 4, 14, 0, 1]],
    front: [[smile(50, 66, 6), '#1c0f21', 2.5]],
    props: [['socks', 8, 66, 22, '#cf4128'], ['socks', 70, 66, 22, '#1f8a8c']],
  },
  knight: {
    ground: ['#3b2547', '#25132d', 80],
    back: [[circle(50, 46, 40), '#ffb53d', undefined, undefined, 0.22], ['M16 100C14 70 28 60 50 60C72 60 86 70 84 100Z', '#b8543f'], ['M50 62L40 100h20z', '#f8e8c8'], ['M42 62L36 100M58 62L64 100', '#ffd98a', 4]],
    body: ['helm', '#120a18'],
    marks: [['M27 22C30 8 70 8 73 22', '#6c5a78', 3], [box(29, 30, 42, 15), '#000']],
    eyes: [[50, 37.5, 6, 9, 0.6, 0.3]],
    front: [['M44 52v10M50 53v12M56 52v10', '#6c5a78', 2.5], ['M48 10q-2-9 8-8q10 2 12 10q-10-5-20-2z', '#cf4128']],
    props: [['coffee-mug', 70, 68, 24, '#f8e8c8']],
  },
};

const frame = (x: number, y: number, w: number, ink: string) =>
  [[box(x - w / 2 - 3, y - w * 0.7 - 3, w + 6, w * 1.4 + 6), '#8a5a2b'], [box(x - w / 2, y - w * 0.7, w, w * 1.4), ink], [oval(x, y + 1, w * 0.36, w * 0.46), '#f0d0b0'], [`M${x - w * 0.4} ${y + w * 0.7}q${w * 0.4} ${-w * 0.5} ${w * 0.8} 0z`, '#25132d']] as const;

export const HALLS: Readonly<Record<string, Picture>> = {
  gallery: {
    ground: ['#d9b9a8', '#a5502f', 80],
    back: [[box(0, 80, 100, 4), '#e3a51f'], ...frame(27, 46, 16, '#5d7a6a'), ...frame(52, 40, 20, '#6b4a7a'), ...frame(76, 47, 15, '#7a5a4a')],
    eyes: [[27, 45, 2, 2.7, 0.9, 0.5], [52, 39, 2.6, 3.4, 0.9, 0.5], [76, 46, 2, 2.6, 0.9, 0.5]],
  },
  arch: {
    ground: ['#cdb6a6', '#a98f86', 76],
    back: [['M30 78V48a20 22 0 0 1 40 0V78z', '#4a2f55'], ['M24 78V48a26 28 0 0 1 52 0V78h-6V48a20 22 0 0 0-40 0V78z', '#e6d3bd'], ['M0 88h100', '#8c726c', 1.5]],
  },
  pantry: {
    ground: ['#d8c19c', '#a9865e', 78],
    back: [[box(14, 48, 72, 5) + box(14, 28, 72, 5), '#7a5230']],
    props: [['cheese-wedge', 24, 52, 26, '#d9982a'], ['beer-stein', 54, 10, 18, '#8a5a2b'], ['honeypot', 30, 10, 18, '#a8741e'], ['round-potion', 60, 31, 17, '#6c7a3a']],
  },
  stairs: {
    ground: ['#bdb3bd', '#8f8294', 82],
    back: [['M26 82h48v-40h-12v10h-12v10h-12v10h-12z', '#6c5a78'], ['M62 42h12M50 52h12M38 62h12M26 72h12', '#e8dbe8', 3]],
  },
  library: {
    ground: ['#93a6cf', '#6478a8', 80],
    back: [[box(22, 24, 56, 56), '#3f3560'], ...[0, 1, 2].flatMap((row) => [0, 1, 2, 3, 4, 5].map((i) => [box(26 + i * 8.2, 29 + row * 17 - ((i * 7) % 4), 6, 13 + ((i * 7) % 4)), ['#cf4128', '#e3a51f', '#5fd0c5', '#f8e8c8', '#b98ac2'][(i + row * 2) % 5]!] as const))],
  },
  treasury: {
    ground: ['#cdb6a6', '#a98f86', 74],
    back: [[circle(50, 52, 30), '#ffd773', undefined, undefined, 0.55]],
  },
  well: {
    ground: ['#b9c0ad', '#8a937c', 74],
    back: [[oval(50, 70, 26, 9), '#3a2b44'], ['M24 70v14q26 14 52 0v-14q-26 14-52 0z', '#6c6f6a'], ['M28 66V34M72 66V34', '#6b4527', 4], ['M22 36L50 20L78 36z', '#a5502f']],
    eyes: [[50, 70, 3.2, 5, 0, -0.6]],
  },
};
