/* The table as a browser knows it: no gap in the story, nothing done twice, always back by itself. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Table } from '$lib/table.svelte';
import { closeHouse, FakeSocket, latest, openHouse, played, welcome } from './fakeHouse';

let table: Table;

beforeEach(() => {
  openHouse();
  table = new Table('t1', 'key');
});
afterEach(() => {
  table.close();
  closeHouse();
});

function arrive(n = 3, missed: object[] = []): FakeSocket {
  latest().open();
  latest().tell(welcome(n, missed));
  return latest();
}
const numbers = () => table.story.map(({ n }) => n);

test('the first thing said is who calls, and what was heard last', () => {
  latest().open();
  expect(latest().said).toMatchObject([{ type: 'Hello', table: 't1', token: 'key', last: 0 }]);
  expect(table.link).toBe('calling');
  latest().tell(welcome(3));
  expect(table.link).toBe('live');
});

test('what is told is kept in order, and what is told twice is kept once', () => {
  const house = arrive();
  house.tell(played(4));
  house.tell(played(4));
  house.tell(played(5));
  expect(numbers()).toEqual([4, 5]);
  expect(table.last?.n).toBe(5);
});

test('the view is kept, and changed by what is told of it', () => {
  latest().open();
  expect(latest().said).toMatchObject([{ type: 'Hello', changes: true }]);
  const shown = { seat: 0, events: [], told: [], view: { turn: 0, mats: [{ level: 1 }] } };
  latest().tell({ ...welcome(3), sights: [shown] });
  const changes = [[['mats', 0, 'level'], 2]];
  latest().tell({ ...played(4), sights: [{ ...shown, view: null, changes }] });
  expect(table.view(0)).toEqual({ turn: 0, mats: [{ level: 2 }] });
  latest().tell({ ...played(5), sights: [{ ...shown, view: null, changes: [] }] });
  expect(table.view(0)).toEqual({ turn: 0, mats: [{ level: 2 }] });
  latest().tell({ ...played(6), sights: [shown] }); // a house of old tells all of it
  expect(table.view(0)).toEqual(shown.view);
});

test('after a gap the table is told again from the last number known', () => {
  const house = arrive();
  house.tell(played(4));
  house.tell(played(6));
  expect(numbers()).toEqual([4]);
  expect(latest()).not.toBe(house);
  latest().open();
  expect(latest().said).toMatchObject([{ type: 'Hello', last: 4 }]);
  latest().tell(welcome(6, [played(4), played(5), played(6)]));
  expect(numbers()).toEqual([4, 5, 6]);
});

test('a story too long to be told whole begins where the house says', () => {
  const house = arrive(3, [played(3)]);
  house.tell(played(5));
  latest().open();
  latest().tell(welcome(300, [played(299), played(300)], 299));
  expect(numbers()).toEqual([299, 300]);
});

test('a cut line comes back by itself and says again what was not answered, with the same id', async () => {
  const house = arrive();
  const answer = table.send({ type: 'Say', text: 'hello' });
  const [, asked] = house.asked;
  house.drop();
  expect(table.link).toBe('lost');
  await vi.advanceTimersByTimeAsync(10_000);
  const again = arrive();
  expect(again).not.toBe(house);
  expect(again.asked.at(-1)).toEqual(asked);
  again.tell({ type: 'Accepted', id: asked!.id! });
  await expect(answer).resolves.toMatchObject({ type: 'Accepted' });
});

test('whoever was away is told how many acts were missed', async () => {
  arrive(3).drop();
  await vi.advanceTimersByTimeAsync(10_000);
  arrive(5, [played(4), played(5)]);
  expect(table.missed).toBe(2);
});

test('what is asked before the line stands is asked once it does', () => {
  void table.send({ type: 'Say', text: 'early' });
  expect(latest().asked).toEqual([]);
  const house = arrive();
  expect(house.asked.map(({ type }) => type)).toEqual(['Hello', 'Say']);
});

test('what is pressed twice before the answer is asked once', async () => {
  const house = arrive();
  const first = table.act({ type: 'Pass', seat: 0 });
  const second = table.act({ type: 'Pass', seat: 0 });
  const asked = house.asked.filter(({ type }) => type === 'Act');
  expect(asked).toHaveLength(1);
  house.tell({ type: 'Accepted', id: asked[0]!.id! });
  expect(await first).toEqual(await second);
  void table.act({ type: 'Pass', seat: 0 });
  expect(house.asked.filter(({ type }) => type === 'Act')).toHaveLength(2);
});

test('a refusal is shown with its rule, and a new act takes it away', async () => {
  const house = arrive();
  const answer = table.act({ type: 'Pass', seat: 0 });
  const refused = { why: 'not-your-turn', rule: 'K9', args: {}, instead: null };
  house.tell({ type: 'Refusal', id: house.asked.at(-1)!.id!, refused });
  expect(await answer).toBeUndefined();
  expect(table.refusal).toMatchObject({ rule: 'K9' });
  void table.act({ type: 'Pass', seat: 0 });
  expect(table.refusal).toBeUndefined();
});

test('a goodbye that passes is no end, one that stays is', async () => {
  const why = { id: 'bye', args: {} };
  arrive().tell({ type: 'Bye', again: true, why });
  expect(table.link).toBe('lost');
  await vi.advanceTimersByTimeAsync(10_000);
  arrive().tell({ type: 'Bye', again: false, why });
  expect(table.link).toBe('closed');
  const before = FakeSocket.all.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(before);
});

test('a line that opens but brings no welcome is given up', async () => {
  const house = latest();
  house.open();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(table.link).toBe('lost');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(latest()).not.toBe(house);
});

test('a message too big for the house is refused, not said again', async () => {
  const house = arrive();
  const small = table.send({ type: 'Say', text: 'x' });
  const big = table.send({ type: 'Say', text: 'x'.repeat(5000) });
  house.drop(1009);
  await expect(big).resolves.toMatchObject({ type: 'Refusal', refused: { why: 'too-big' } });
  await vi.advanceTimersByTimeAsync(10_000);
  const again = arrive();
  expect(again.asked.map(({ type }) => type)).toEqual(['Hello', 'Say']);
  again.tell({ type: 'Accepted', id: again.asked[1]!.id! });
  await expect(small).resolves.toMatchObject({ type: 'Accepted' });
});
