/* A made-up moment of Knock for the gallery, so pieces can be judged before any server runs. Never built. */
import { CREATURES } from '../games/knock/pictures/creatures';
import { HALLS } from '../games/knock/pictures/halls';
import {
  spotKey,
  turnedCorners,
  type Face,
  type Four,
  type Laid,
  type Spot,
  type Touch,
} from '../games/knock/model/pieces';
import type { ProspectSource, Scene } from '../games/knock/model/scene';

const face = (
  name: string,
  corners: Four,
  picture: Face['picture'],
  more: Partial<Face> = {},
): Face => ({ name, corners, picture, creature: false, ...more });
const C = CREATURES as Record<string, Face['picture']>;
const H = HALLS as Record<string, Face['picture']>;
const creature = (
  name: string,
  corners: Four,
  art: string,
  tokens: number,
  more: Partial<Face> = {},
) => face(name, corners, C[art]!, { creature: true, tokens, ...more });

const POINTS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;
function judged(cards: Laid[]): Laid[] {
  const value = new Map<string, number>();
  for (const card of cards)
    POINTS.forEach(([dx, dy], i) => value.set(`${card.x + dx},${card.y + dy}`, card.values[i]!));
  return cards.map((card) => ({
    ...card,
    danger: POINTS.reduce((sum, [dx, dy]) => sum + value.get(`${card.x + dx},${card.y + dy}`)!, 0),
  }));
}
const laid = (key: number, x: number, y: number, f: Face, sand = 0): Laid => ({
  key,
  x,
  y,
  face: f,
  values: f.corners,
  danger: 0,
  live: f.creature,
  frozen: false,
  sand,
  poisoned: [],
});

const base = judged([
  laid(0, -1, -1, creature('Slime on the scales', [2, 2, 3, 1], 'slime-scales', 4)),
  laid(1, 0, 0, face('Pantry', [1, 1, 2, 1], H.pantry!)),
  laid(2, 1, 1, creature('Ogre in the tub', [2, 3, 2, 1], 'ogre-tub', 5), 3),
  laid(3, 2, 0, face('Stairs', [2, 0, 2, 1], H['spiral-stair']!)),
  laid(4, -1, 1, face('Treasury', [2, 0, 1, 2], H.treasury!, { chests: 1 })),
  laid(5, 0, 2, creature('Vampire flossing', [1, 1, 3, 4], 'vampire-floss', 5), 4),
  laid(6, 3, 1, face('Arch', [1, 1, 1, 2], H.arch!, { chests: 1 })),
  laid(7, 1, -1, face('Library', [0, 0, 0, 0], H.library!, { silence: true })),
  laid(8, -2, 0, face('Well', [2, 0, 1, 2], H.well!)),
]);
const cards = base.map((card) => ({ ...card, live: card.face.creature && card.danger > 5 }));

const hand = [
  { key: 'a', face: face('Nosy gallery', [0, 3, 1, 1], H.gallery!), open: true },
  {
    key: 'b',
    face: face('Cellar', [2, 1, 2, 0], H.pantry!, { chests: 1 }),
    open: true,
    told: true,
  },
  {
    key: 'c',
    face: creature('Ghost on laundry day', [2, 1, 1, 3], 'ghost-laundry', 4),
    open: true,
  },
  {
    key: 'd',
    face: creature('Minotaur, knitting', [4, 2, 1, 2], 'minotaur-knitting', 5),
    open: true,
  },
];

function spots(key: string, turned: boolean): Spot[] {
  const f = hand.find((card) => card.key === key)!.face;
  const values = turned ? turnedCorners(f.corners) : f.corners;
  const taken = new Set(cards.map(spotKey));
  const free = new Map<string, { x: number; y: number }>();
  for (const card of cards)
    for (const dx of [-1, 1])
      for (const dy of [-1, 1]) {
        const spot = { x: card.x + dx, y: card.y + dy };
        if (!taken.has(spotKey(spot))) free.set(spotKey(spot), spot);
      }
  return [...free.values()].map((spot) => {
    const after = judged([...cards, { ...laid(99, spot.x, spot.y, f), values }]);
    const touches: Touch[] = cards.flatMap((card, i) => {
      if (Math.abs(card.x - spot.x) !== 1 || Math.abs(card.y - spot.y) !== 1) return [];
      const danger = after[i]!.danger;
      const fate = card.live ? (danger <= 5 ? 'beaten' : 'fights') : danger > 5 ? 'falls' : 'holds';
      return [{ key: card.key, name: card.face.name, before: card.danger, after: danger, fate }];
    });
    const verdict = touches.some((touch) => touch.fate === 'falls')
      ? 'lost'
      : touches.some((touch) => touch.fate === 'beaten')
        ? 'beats'
        : 'safe';
    return { ...spot, verdict, touches };
  });
}

export const prospects: ProspectSource = { want: () => {}, spots, aims: () => [] };
export const scene = (silent = false): Scene => ({
  title: 'Keep 3, so far',
  level: 3,
  solo: false,
  silent,
  myTurn: true,
  cards,
  hand,
  pile: 19,
  knightComing: true,
  reserve: 5,
  tokens: 12,
  spells: ['ice-flash', 'poison'],
  castable: ['ice-flash'],
  sitters: [
    {
      seat: 0,
      name: 'Inès',
      bot: false,
      away: false,
      mine: true,
      awaited: true,
      cards: 4,
      note: 'your turn',
    },
    {
      seat: 1,
      name: 'Malik',
      bot: false,
      away: false,
      mine: false,
      awaited: false,
      cards: 4,
      note: 'plays next',
    },
    {
      seat: 2,
      name: 'Rosa',
      bot: false,
      away: true,
      mine: false,
      awaited: false,
      cards: 4,
      note: 'back in a blink…',
    },
    {
      seat: 3,
      name: 'Wick',
      bot: true,
      away: false,
      mine: false,
      awaited: false,
      cards: 4,
      note: 'bot · thinker',
    },
  ],
  pointed: silent ? [{ x: 1, y: 1, name: 'Rosa' }] : [],
  status: silent
    ? { head: 'Silence.', text: 'Hands only.', tone: 'hush' }
    : { head: 'Your turn:', text: 'put a card down.', tone: 'mine' },
  minutes: 6,
  secondsLeft: 222,
  running: true,
  seated: true,
  faces: {},
});
export const log = [
  'Inès walked in on a slime weighing itself.',
  'Malik found the Arch, and one chest.',
  'Rosa opened the Library. Hush!',
  'Inès cast Sphere of Silence. We may talk again.',
  'Wick put the Well beside the slime: 6 to 5. Tidied up.',
  'Alarm: ogre 4 to 3, vampire 5 to 4.',
].map((text, n) => ({ n, text }));
export const chat = [
  ['Wick', 'The stairs stand at 2. Lean on them.'],
  ['Malik', 'who put a moat in a pantry'],
  ['Rosa', 'it’s cheese. it’s always cheese'],
  ['Rosa', 'I have two zeros, which corner hurts?'],
  ['Malik', 'the ogre. three turns and he’s dressed'],
].map(([name, text], n) => ({ n, name: name!, text: text!, mine: false, seated: true }));
