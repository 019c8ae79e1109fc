/* Charity: baskets for everybody of lowest Level, an even split proposed (M6). */
import { expect, test } from 'vitest';
import { basketsOf, givenThisTurn } from '../../src/games/munchkin/model/charity';
import type { GameEvent, MunchkinView } from '$lib/wire/munchkin';

const passed = (to: number, from = 0, why = 'charity') =>
  ({ type: 'CardPassed', from_seat: from, to_seat: to, why }) as unknown as GameEvent;
const began = { type: 'TurnBegan', seat: 0 } as unknown as GameEvent;

/** A seat with so many cards too many, and who may receive them. */
const tooMany = (surplus: number, to: (number | null)[], players = 4) =>
  ({
    seat: 0,
    hand: Array.from({ length: surplus + 5 }, (_, i) => i),
    hand_limits: Array.from({ length: players }, () => ({ total: 5 })),
    board: { active: 0, players: Array.from({ length: players }, () => ({ hand: surplus + 5 })) },
    choices: {
      listed: [],
      open: [{ kind: 'GiveCard', fields: { to: { type: 'OneOf', values: to } } }],
    },
  }) as unknown as MunchkinView;

test('only what was given in charity, by this seat, since the turn began is counted', () => {
  const events = [
    passed(1),
    began,
    passed(1),
    passed(2),
    passed(1),
    passed(3, 2),
    passed(3, 0, 'theft'),
  ];
  expect([...givenThisTurn(events, 0)]).toEqual([
    [1, 2],
    [2, 1],
  ]);
});
test('the baskets stand clockwise from the giver', () => {
  const baskets = basketsOf(tooMany(2, [3, 1]), new Map());
  expect(baskets.map(({ to }) => to)).toEqual([1, 3]);
});
test('an odd card goes to the first, and the fewest given is next', () => {
  const baskets = basketsOf(tooMany(2, [1, 3]), new Map([[1, 1]]));
  expect(baskets.map(({ share }) => share)).toEqual([2, 1]);
  expect(baskets.find(({ next }) => next)?.to).toBe(1);
});
test('with nobody to receive, the discards take all', () => {
  expect(basketsOf(tooMany(3, [null]), new Map())).toMatchObject([
    { to: null, share: 3, next: true },
  ]);
});
