/* Measures and colours of a Knock card, and what the pieces on the screen are given to draw. */
import type { Picture } from '$lib/art/picture';
import type { Args } from '$lib/words.svelte';
import type { Message, Outlook, Prospect, Touched } from '$lib/wire/knock';

export const WIDTH = 140;
export const HEIGHT = 152;
export const CORNER = 44; // the corner box: cards overlap by exactly this much
export const PITCH_X = WIDTH - CORNER;
export const PITCH_Y = HEIGHT - CORNER;

/** Corner points of a card, clockwise from the top left, as the rules count them. */
export const CORNERS = [
  [CORNER / 2, CORNER / 2],
  [WIDTH - CORNER / 2, CORNER / 2],
  [WIDTH - CORNER / 2, HEIGHT - CORNER / 2],
  [CORNER / 2, HEIGHT - CORNER / 2],
] as const;

const DISC_FILL = ['#fdf6e6', '#f6d68b', '#f0a84a', '#dd6a35', '#a8260f'] as const;
const DISC_INK = ['#25132d', '#25132d', '#25132d', '#25132d', '#fff6e0'] as const;

/** The colours of a value; above 4 there is no deeper one. */
export const discOf = (value: number): { fill: string; ink: string } => {
  const shade = Math.min(value, DISC_FILL.length - 1);
  return { fill: DISC_FILL[shade]!, ink: DISC_INK[shade]! };
};

export type Four = readonly [number, number, number, number];

/** What is printed on a card. */
export interface Face {
  name: string;
  said?: Args; // the name as an argument of a sentence, and its gender
  picture: Picture;
  corners: Four;
  creature: boolean;
  knight?: boolean;
  tokens?: number; // printed Time tokens
  chests?: number;
  silence?: boolean;
  mark?: number; // Keep 2, 3 or 4
}

/** A card lying in the Keep. */
export interface Laid {
  key: number;
  x: number;
  y: number;
  face: Face;
  values: Four; // printed corners as it lies, turned or not
  danger: number;
  live: boolean;
  frozen: boolean;
  sand: number;
  poisoned: readonly boolean[]; // by corner
  outlook?: Outlook; // of a live creature: covers it needs, turns left
  doomed?: boolean; // only a spell can help with it
}

export type Fate = Touched['follows'];
/** What an act does to one card it touches (−1: the card being laid): danger before and after, and what follows. */
export interface Touch {
  key: number;
  name: string;
  said?: Args;
  before: number;
  after: number;
  fate: Fate;
  outlook?: Outlook; // of a creature that fights on
}
export type Verdict = Prospect['verdict'];
export interface Spot {
  x: number;
  y: number;
  verdict: Verdict;
  touches: readonly Touch[];
  why?: Message;
}

export const spotKey = (spot: { x: number; y: number }) => `${spot.x},${spot.y}`;
/** The corners of a card that lies the other way up. */
export const turnedCorners = (corners: Four): Four => [
  corners[2],
  corners[3],
  corners[0],
  corners[1],
];
