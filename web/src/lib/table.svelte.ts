/* One live table as this browser knows it; the only place that speaks to the house's wire.

   It says hello, keeps the numbered story without gaps, comes back by itself after a cut, and gives every
   request an id, so that one sent twice is done once. It holds no rules: views arrive, actions leave. */
import * as api from './api';
import { botName } from './botnames';
import { whole } from './changes';
import { HouseTime } from './housetime';
import { letterLine, socketLine, waitMs, type Line } from './line';
import { Pulse, SILENT_MS } from './pulse';
import { words } from './words.svelte';
import type {
  Accepted,
  Answered,
  Clock,
  ClientMessage,
  Gesturing,
  Heard,
  Invitation,
  Knocking,
  Numbered,
  Played,
  Refusal,
  ServerMessage,
  Sight,
  Spoken,
  TableSeen,
  Welcome,
} from './wire/house';

export type LinkState = 'calling' | 'live' | 'lost' | 'elsewhere' | 'closed';
type Answer = Accepted | Refusal | Answered | Invitation | Spoken;
type Asked<M> = M extends { id: string } ? Omit<M, 'id'> : never;
export type Asking = Asked<ClientMessage>;
interface Pending {
  message: ClientMessage;
  settle: (answer: Answer) => void;
}

const TRIES = { unproven: 2, proven: 8 }; // before the other kind of line is tried, by whether this one ever worked
const SETTLED_MS = 10_000; // a line that was lost sooner is not tried again at once

const sizeOf = (pending: Pending): number => JSON.stringify(pending.message).length;

export class Table {
  link = $state<LinkState>('calling');
  cutSince = $state<number>(); // when the line was lost, for the strip that says so
  seen = $state.raw<TableSeen>();
  you = $state.raw<readonly number[]>([]);
  seats = $state.raw<readonly number[]>([]);
  sights = $state.raw<ReadonlyMap<number | null, Sight>>(new Map());
  clock = $state.raw<Clock>();
  story = $state.raw<readonly Numbered[]>([]);
  knocking = $state.raw<readonly Knocking[]>([]);
  missed = $state(0); // acts that happened while we were away
  refusal = $state.raw<{ text: string; bare: string; rule: string; at: number }>(); // bare: without the rule
  farewell = $state('');
  invite = $state(''); // the newest link of this table that we were told
  last = $state.raw<Played>(); // the newest act, for sounds and landings
  readonly time = new HouseTime();

  #line?: Line;
  #n = 0;
  #earliest = 1; // the first number of the story as we have it
  #pending = new Map<string, Pending>();
  #asked = new Map<string, Promise<Answer | undefined>>();
  #tries = 0;
  #since = 0; // when we were welcomed; 0: the line is lost
  #sockets = true;
  #proven = false; // a socket has been open: if none opens now, the house is shut rather than the way
  #timer = 0;
  #pulse = new Pulse(
    () => this.#line?.send({ type: 'Ping', sent: performance.now() }),
    () => this.#cut(),
  );
  #tab = crypto.randomUUID?.() ?? String(Math.random());
  #tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('threedoors.chairs') : undefined;

  constructor(
    readonly id: string,
    readonly token: string,
  ) {
    this.#tabs?.addEventListener(
      'message',
      (event: MessageEvent<{ token: string; tab: string }>) => {
        if (event.data.token === token && event.data.tab !== this.#tab) this.#giveWay();
      },
    );
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#cut);
    document.addEventListener('visibilitychange', this.#hurry);
    this.open();
  }

  /** Take the line, also from another tab of ours. */
  open(): void {
    this.#tabs?.postMessage({ token: this.token, tab: this.#tab });
    this.#call();
  }

  close(): void {
    this.link = 'closed';
    clearTimeout(this.#timer);
    this.#pulse.end();
    this.#line?.hangUp();
    this.#tabs?.close();
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#cut);
    document.removeEventListener('visibilitychange', this.#hurry);
  }

  /** Send something to the table; what is not answered is sent again after a cut, with the same id. */
  send(asking: Asking): Promise<Answer> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const message = { ...asking, id } as ClientMessage;
    return new Promise((settle) => {
      this.#pending.set(id, { message, settle });
      if (this.link === 'live') this.#line?.send(message);
    });
  }

  /** Send, and show the reason if it is refused; what is pressed twice before the answer is sent once. */
  request(asking: Asking): Promise<Answer | undefined> {
    const same = JSON.stringify(asking);
    const asked =
      this.#asked.get(same) ?? this.#sendAndShow(asking).finally(() => this.#asked.delete(same));
    this.#asked.set(same, asked);
    return asked;
  }

  async #sendAndShow(asking: Asking): Promise<Answer | undefined> {
    const answer = await this.send(asking);
    if (answer.type !== 'Refusal') return answer;
    const why = {
      id: answer.refused.why,
      args: { ...answer.refused.args, rule: answer.refused.rule },
    };
    const instead = answer.refused.instead
      ? ` ${words.tell(answer.refused.instead, this.names)}`
      : '';
    this.refusal = {
      text: words.tell(why, this.names) + instead,
      bare: words.tellWithoutRule(why, this.names) + instead,
      rule: answer.refused.rule,
      at: Date.now(),
    };
    return undefined;
  }

  act(action: unknown): Promise<Answer | undefined> {
    this.refusal = undefined;
    return this.request({ type: 'Act', action });
  }

  /** What the seat's own view, or a spectator's, answers to a question; undefined if it has no answer. */
  async ask<T>(seat: number | null, question: unknown): Promise<T | undefined> {
    const answer = await this.send({ type: 'Ask', seat, question });
    return answer.type === 'Answered' ? (answer.answer as T) : undefined;
  }

  view<V>(seat: number | null): V | undefined {
    return (this.sights.get(seat)?.view ?? undefined) as V | undefined;
  }

  get isHost(): boolean {
    return this.seen !== undefined && this.you.includes(this.seen.host);
  }

  /** Who sits where, by name; bots have names too. */
  get names(): readonly string[] {
    const seen = this.seen;
    return (seen?.seats ?? []).map(({ seat, person, bot }) => {
      if (person !== null) return this.personName(person);
      return bot ? botName(seat) : words.say('seat-number', { number: seat + 1 });
    });
  }

  /** Somebody by name. Newcomers are counted, and the reader is told which of them they are. */
  personName(person: number): string {
    const people = this.seen?.people ?? [];
    const found = people.find((one) => one.id === person);
    if (!found || found.name) return found?.name ?? words.say('somebody');
    if (this.you.length === 1 && this.you.includes(person)) return words.say('newcomer.you');
    const before = people.filter((one) => !one.name && one.id < person).length;
    return before ? words.say('newcomer.another', { number: before + 1 }) : words.say('newcomer');
  }

  /** Seconds left on a wait's clock; null if it has none. */
  secondsLeft(wait: string): number | null {
    const countdown = this.clock?.countdowns.find((one) => one.wait === wait);
    if (!countdown) return null;
    return Math.max(
      0,
      (countdown.ends === null ? countdown.left_ms : countdown.ends - this.time.now()) / 1000,
    );
  }

  // --- the line --------------------------------------------------------------------------------

  #call(): void {
    clearTimeout(this.#timer);
    this.#line?.hangUp();
    if (this.link !== 'lost') this.link = 'calling';
    const line = this.#sockets ? socketLine : letterLine;
    this.#line = line(
      { type: 'Hello', table: this.id, token: this.token, last: this.#n, changes: true },
      {
        heard: (message) => this.#heard(message),
        opened: () => this.#opened(),
        lost: (everOpen, tooBig) => {
          if (tooBig) this.#refuseBiggest();
          this.#lost(everOpen);
        },
      },
    );
    this.#timer = window.setTimeout(() => this.#dropLine(false), SILENT_MS); // a welcome stops it
  }

  #opened(): void {
    this.#proven ||= this.#sockets;
    this.time.forget();
    this.#pulse.begin();
  }

  /** Come back after a while, as often as it takes. */
  #lost(everOpen: boolean): void {
    if (this.link === 'elsewhere' || this.link === 'closed') return;
    if (this.#since && Date.now() - this.#since > SETTLED_MS) this.#tries = 0;
    this.#since = 0;
    const most = this.#proven ? TRIES.proven : TRIES.unproven;
    if (!everOpen && this.#tries >= most) this.#sockets = !this.#sockets;
    this.link = 'lost';
    this.cutSince ??= Date.now();
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#call(), waitMs(this.#tries++));
  }

  #dropLine(everOpen: boolean): void {
    this.#line?.hangUp();
    this.#lost(everOpen);
  }

  #hurry = (): void => {
    if (this.link === 'lost' && !document.hidden) this.#call();
  };

  /** The line is dead, whatever it says of itself: a phone that lost its network hears of it late or never. */
  #cut = (): void => {
    if (this.link === 'live') this.#dropLine(true);
  };

  #giveWay(): void {
    if (this.link === 'closed') return;
    this.link = 'elsewhere';
    clearTimeout(this.#timer);
    this.#line?.hangUp();
  }

  // --- what is heard ---------------------------------------------------------------------------

  #heard(message: ServerMessage): void {
    this.#pulse.heard();
    switch (message.type) {
      case 'Welcome':
        return this.#welcome(message);
      case 'Pong':
        return this.time.heard(message.sent, message.now);
      case 'Presence':
        return this.#presence(message.here);
      case 'Knocking':
        return void (this.knocking = [
          ...this.knocking.filter((one) => one.knock !== message.knock),
          message,
        ]);
      case 'Bye':
        return this.#bye(message.again, words.tell(message.why));
      case 'Accepted':
      case 'Refusal':
      case 'Answered':
      case 'Invitation':
      case 'Spoken':
        return this.#settle(message);
      default:
        return this.#numbered(message);
    }
  }

  #welcome(welcome: Welcome): void {
    this.time.guess(welcome.clock.now);
    const back = this.cutSince !== undefined;
    this.seen = welcome.table;
    this.you = welcome.you;
    this.seats = welcome.seats;
    this.sights = new Map(welcome.sights.map((sight) => [sight.seat, sight]));
    this.clock = welcome.clock;
    const fresh = welcome.missed.filter((entry) => entry.n > this.#n);
    this.missed = back ? fresh.filter((entry) => entry.type === 'Played').length : 0;
    if (welcome.earliest > this.#n + 1) [this.story, this.#earliest] = [[], welcome.earliest]; // only the end was told
    this.story = [...this.story, ...fresh];
    this.#n = welcome.n;
    this.#since = Date.now();
    clearTimeout(this.#timer);
    this.cutSince = undefined;
    this.link = 'live';
    for (const { message } of this.#pending.values()) this.#line?.send(message);
    void this.#lookBack();
  }

  /** Have the beginning told as well, part by part: whoever arrives late or reloads reads the whole log. */
  async #lookBack(): Promise<void> {
    while (this.#earliest > 1) {
      const before = this.#earliest;
      const part = await api.story(this.id, this.token, before).catch(() => undefined);
      if (!part || before !== this.#earliest) return; // asked again at the next welcome
      this.story = [...part.told, ...this.story];
      this.#earliest = part.earliest;
    }
  }

  #numbered(entry: Numbered): void {
    if (entry.n <= this.#n) return;
    if (entry.n > this.#n + 1) return this.#call(); // a gap: have the table told again
    this.#n = entry.n;
    this.story = [...this.story, entry];
    if (entry.type === 'Played') this.#played(entry);
    if (entry.type === 'Arranged') {
      if (entry.table) this.#arranged(entry.table);
      this.#see(entry.sights, entry.clock);
    }
  }

  #played(entry: Played): void {
    if (this.seen && this.seen.hushed !== entry.hushed)
      this.seen = { ...this.seen, hushed: entry.hushed };
    if (entry.table) this.#arranged(entry.table);
    this.#see(entry.sights, entry.clock);
    this.last = entry;
  }

  #arranged(table: TableSeen): void {
    this.seen = table;
    this.seats = table.seats
      .filter(({ person }) => person !== null && this.you.includes(person))
      .map(({ seat }) => seat);
  }

  #see(sights: readonly Sight[], clock: Clock | null): void {
    if (sights.length)
      this.sights = new Map(
        sights.map((sight) => [sight.seat, whole(sight, this.view(sight.seat))]),
      );
    if (clock) this.clock = clock;
  }

  #presence(here: readonly number[]): void {
    if (!this.seen) return;
    this.seen = {
      ...this.seen,
      people: this.seen.people.map((one) => ({ ...one, here: here.includes(one.id) })),
    };
  }

  #bye(again: boolean, why: string): void {
    this.farewell = why;
    if (again) return this.#dropLine(true);
    this.link = 'closed';
    clearTimeout(this.#timer);
    this.#line?.hangUp();
  }

  /** The house hung up because of a message's size: the biggest is not said again, or it would hang up for ever. */
  #refuseBiggest(): void {
    const [biggest] = [...this.#pending].sort(([, one], [, other]) => sizeOf(other) - sizeOf(one));
    if (!biggest) return;
    const refused = { type: 'Refused', why: 'too-big', rule: '', args: {}, instead: null } as const;
    this.#settle({ type: 'Refusal', id: biggest[0], refused });
  }

  #settle(answer: Answer): void {
    if (answer.type === 'Invitation') this.invite = answer.invite;
    this.#pending.get(answer.id)?.settle(answer);
    this.#pending.delete(answer.id);
  }
}

export type { Gesturing, Heard };
