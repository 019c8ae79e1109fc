/* Who laid what since my turn: told by the story, not by the order of the seats. */
import { expect, test } from 'vitest';
import { laidBy } from '../../src/games/knock/model/laidBy';

const placed = (seat: number, spot: string) =>
  ({
    type: 'Played',
    sights: [{ seat: 0, events: [{ type: 'CardPlaced', seat, spot }] }],
  }) as never;
const began = { type: 'Played', sights: [{ seat: 0, events: [{ type: 'KeepBegan' }] }] } as never;
const CARDS = [
  { key: 1, x: 0, y: 0 },
  { key: 2, x: 1, y: 1 },
  { key: 3, x: 2, y: 2 },
] as never;

test('the cards of the others since my own are marked, and mine is not', () => {
  const story = [placed(1, '0,0'), placed(0, '1,1'), placed(2, '2,2')];
  expect(laidBy(story, 0, CARDS)).toEqual({ 3: 2 });
});
test('a new Keep forgets who laid the last one', () => {
  expect(laidBy([placed(1, '0,0'), began, placed(2, '1,1')], 0, CARDS)).toEqual({ 2: 2 });
});
test('whoever watches sees who laid the last card', () => {
  expect(laidBy([placed(1, '0,0'), placed(2, '1,1')], null, CARDS)).toEqual({ 2: 2 });
});
