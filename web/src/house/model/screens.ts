/* The screens of each game, found by looking in `games/`, fetched when its door is chosen. */
import type { Component } from 'svelte';
import type { Table } from '$lib/table.svelte';
import type { Sharing } from '../table/HandOver.svelte';
import type { GameSeen, OpenTable } from '$lib/wire/house';

export interface GameScreen {
  /** What has to be known before any of it is shown. */
  ready?: () => Promise<void>;
  /** The game at a live table, seen from one seat; at a shared screen with whoever else may act now. */
  Game: Component<{ table: Table; seat: number | null; sharing?: Sharing; onmenu: () => void }>;
  /** May players at a shared screen see each other's side? Then no curtain falls between them. */
  hidesNothing?: (view: unknown) => boolean;
  /** The end of a game or of a part of it; shown instead of the game while `ended` says so. */
  End: Component<{
    table: Table;
    seat: number | null;
    onagain: () => void;
    onwatch: () => void;
    onmenu: () => void;
  }>;
  ended: (view: unknown) => boolean;
  /** One moment of a finished game, to be looked at only. */
  Moment: Component<{ view: unknown; table?: Table; seat?: number | null }>;
  /** What the host can settle; another way to play may need another number of chairs. */
  Options: Component<{
    options: Record<string, unknown>;
    seats: number;
    onchange: (options: Record<string, unknown>, seats?: number) => void;
    locked: boolean;
  }>;
  /** The bot for a free chair unless another is chosen; the strongest if none is named. */
  bot?: string;
  /** The options in a few words. */
  summary: (options: Record<string, unknown>) => string[];
  /** The first game, which teaches by playing. */
  Steps?: Component<{ onleave: () => void }>;
  /** Its books of levels, on a page. */
  Levels?: Component;
  /** How a table is opened when somebody presses a button on the door. */
  opening: (how: string, game: GameSeen) => Pick<OpenTable, 'seats' | 'options' | 'bots'>;
}

const FOUND = import.meta.glob<{ screen: GameScreen }>('../../games/*/index.ts');

export const hasScreen = (game: string): boolean => `../../games/${game}/index.ts` in FOUND;

export async function screenOf(game: string): Promise<GameScreen> {
  const load = FOUND[`../../games/${game}/index.ts`];
  if (!load) throw new Error(`no screen for ${game}`);
  const { screen } = await load();
  await screen.ready?.();
  return screen;
}
