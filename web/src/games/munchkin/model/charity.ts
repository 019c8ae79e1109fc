/* Sharing out what is too much: the referee says to whom, the table proposes an even split (M6). */
import type { GameEvent, MunchkinView } from '$lib/wire/munchkin';
import { opened, valuesOf } from './choices';
import { surplus } from './sight';

/** One basket: who it belongs to (null: the discards), what lies in it, what an even split would put there. */
export interface Basket {
  to: number | null;
  given: number;
  share: number;
  next: boolean;
}

/** What this seat has given to whom since the turn began. */
export function givenThisTurn(
  events: readonly GameEvent[],
  seat: number | null,
): ReadonlyMap<number, number> {
  const since = events.slice(events.findLastIndex((event) => event.type === 'TurnBegan') + 1);
  const to = since.flatMap((event) =>
    event.type === 'CardPassed' && event.why === 'charity' && event.from_seat === seat
      ? [event.to_seat]
      : [],
  );
  return new Map([...new Set(to)].map((one) => [one, to.filter((other) => other === one).length]));
}

/** Everybody who may receive, clockwise from the giver, and who is next if all get alike. */
export function basketsOf(view: MunchkinView, given: ReadonlyMap<number, number>): Basket[] {
  const seats = view.board.players.length;
  const giver = view.seat ?? view.board.active;
  const receivers = opened(view, 'GiveCard')
    .flatMap((open) => valuesOf(open, 'to') as (number | null)[])
    .toSorted((a, b) => clockwise(a) - clockwise(b));
  function clockwise(to: number | null): number {
    return to === null ? seats : (to - giver + seats) % seats;
  }
  const all = receivers.reduce<number>(
    (sum, to) => sum + (to === null ? 0 : (given.get(to) ?? 0)),
    surplus(view),
  );
  const shares = receivers.map((to, i) => ({
    to,
    given: to === null ? 0 : (given.get(to) ?? 0),
    share: Math.floor(all / receivers.length) + (i < all % receivers.length ? 1 : 0),
  }));
  const next = shares.toSorted((a, b) => b.share - b.given - (a.share - a.given))[0];
  return shares.map((one) => ({ ...one, next: one === next }));
}
