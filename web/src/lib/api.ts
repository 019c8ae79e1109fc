/* What is asked of the house over plain HTTP: games, new tables, chairs. Secrets stand in bodies, never in addresses. */
import type {
  ForgottenAt,
  GameSeen,
  Key,
  Called,
  HostAnswer,
  Lobby,
  PastView,
  MoveCode,
  MyTables,
  OpenTable,
  Problem,
  ProgressCode,
  ProgressForgotten,
  Sit,
  Story,
  Watch,
} from './wire/house';

/** The house said no; its reason can be put into words. */
export class Turned extends Error {
  constructor(
    readonly status: number,
    readonly problem?: Problem,
  ) {
    super(problem?.refused.why ?? `http-${status}`);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const sent =
    body === undefined
      ? undefined
      : {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        };
  const answer = await fetch(`/api${path}`, sent).catch(() => undefined);
  if (!answer) throw new Turned(0);
  if (!answer.ok)
    throw new Turned(
      answer.status,
      (await answer.json().catch(() => undefined)) as Problem | undefined,
    );
  return (await answer.json()) as T;
}

let known: Promise<GameSeen[]> | undefined;
/** The games of the house: they stay the same as long as it is open, so a page asks once. */
export function games(): Promise<GameSeen[]> {
  known ??= ask<GameSeen[]>('/games').catch((turned: unknown) => {
    known = undefined; // so that whoever asks again is answered
    throw turned;
  });
  return known;
}
/** What a game brings to be played today: its books, the level of the day. */
export const shelf = <T>(game: string) => ask<T>(`/games/${game}/shelf`);
/** One look for what somebody wishes of a game: a level of some kind. */
export const wish = <T>(game: string, wish: unknown) => ask<T>(`/games/${game}/wish`, { wish });
export const openTable = (body: OpenTable) => ask<Key>('/tables', body);
export const lobby = (table: string, body: { invite?: string; token?: string }) =>
  ask<Lobby>(`/tables/${table}/lobby`, body);
export const sit = (table: string, body: Sit) => ask<Key>(`/tables/${table}/sit`, body);
export const watch = (table: string, body: Watch) => ask<Key>(`/tables/${table}/watch`, body);
export const moment = (table: string, token: string, n: number, seat: number | null) =>
  ask<PastView>(`/tables/${table}/at`, { token, n, seat });
export const story = (table: string, token: string, before: number) =>
  ask<Story>(`/tables/${table}/story`, { token, before });
export const moveCode = (table: string, token: string) =>
  ask<MoveCode>(`/tables/${table}/move`, { token });
export const moved = (table: string, code: string) => ask<Key>(`/tables/${table}/moved`, { code });
export const knock = (words: string, name: string) => ask<Called>('/spoken', { words, name });
/** The same at a table's bare address, which is no invitation. */
export const knockAt = (table: string, name: string) =>
  ask<Called>(`/tables/${table}/knock`, { name });
export const knockAgain = (knock: string) => ask<HostAnswer>('/spoken/wait', { knock });
export const mine = (tokens: string[]) => ask<MyTables>('/mine', { tokens });
export const forgetMe = (tokens: string[]) => ask<ForgottenAt>('/forget', { tokens });
export const keepProgress = () => ask<ProgressCode>('/progress/keep', {});
export const mergeProgress = <T>(code: string, bests: Readonly<Record<string, T>>) =>
  ask<{ bests: Record<string, T> }>('/progress', { code, bests });
export const forgetProgress = (code: string) =>
  ask<ProgressForgotten>('/progress/forget', { code });
