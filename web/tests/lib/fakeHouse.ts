/* A house at the other end of the line, for tests: it hears what a table says and says what the test wants. */
import { vi } from 'vitest';
import type { ClientMessage, ServerMessage } from '$lib/wire/house';

type Heard = ClientMessage & { id?: string };
/** A message with no more in it than the test is about. */
export interface Told {
  type: ServerMessage['type'];
  [field: string]: unknown;
}

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  said: Heard[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Heard);
  }
  close(): void {
    this.readyState = 3;
  }

  /** The connection stands: the first thing heard is who calls. */
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  tell(message: Told): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** What was asked here, pings aside. */
  get asked(): Heard[] {
    return this.said.filter(({ type }) => type !== 'Ping');
  }
}

/** The line the table holds now. */
export const latest = (): FakeSocket => FakeSocket.all.at(-1)!;

export function openHouse(): void {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no letters here')));
}

export function closeHouse(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** A welcome to a table with nothing but numbers. */
export const welcome = (n: number, missed: object[] = [], earliest = 1): Told => ({
  type: 'Welcome',
  n,
  missed,
  earliest,
  you: [1],
  seats: [0],
  sights: [],
  clock: { now: 0, ran_ms: 0, running: false, countdowns: [] },
  table: { host: 1, seats: [], people: [], hushed: false },
});

export const played = (n: number): Told & { n: number } => ({
  type: 'Played',
  n,
  at: n,
  sights: [],
  clock: null,
  table: null,
  hushed: false,
});
