/* What a seat may do, made ready to be pressed: forms are unfolded until one press says one act. */
import { expect, test } from 'vitest';
import * as choices from '../../src/games/munchkin/model/choices';
import { deck } from '../../src/games/munchkin/model/deck.svelte';
import generated from '../../src/games/munchkin/generated/cards.json';
import type { MunchkinView, Open } from '$lib/wire/munchkin';

const oneOf = (...values: unknown[]) => ({ type: 'OneOf', values, of: '' });
const seats = (...values: unknown[]) => ({ type: 'OneOf', values, of: 'seat' });
const open = (kind: string, fields: Record<string, unknown>) =>
  ({ kind, fields, exact: true }) as unknown as Open;
const view = (offers: Open[], listed: object[] = []) =>
  ({
    seat: 0,
    board: { fight: null },
    idle: [],
    choices: { listed, open: offers },
  }) as unknown as MunchkinView;
const NAMES = ['Ada', 'Bo', 'Cy'];

test('a field that leaves no choice is filled in', () => {
  const form = open('Play', {
    card: oneOf('m07'),
    target: seats(1, 2),
    least: { type: 'Between', low: 3, high: 3 },
  });
  expect(choices.settle({ open: form, preset: {} })).toEqual({
    settled: { card: 'm07', least: 3 },
    left: ['target'],
  });
});
test('all cards of a choice that wants all of them are settled', () => {
  const form = open('Sell', { items: { type: 'SomeOf', values: ['a', 'b'], least: 2, most: 2 } });
  expect(choices.settle({ open: form, preset: {} }).settled).toEqual({ items: ['a', 'b'] });
});
test('one field left becomes a button for each value, each saying a whole act', () => {
  const form = open('Play', { card: oneOf('m07'), target: seats(1, 2) });
  const ways = choices.unfold(view([form]), NAMES, { open: form, preset: {} });
  expect(ways.map(({ act }) => act)).toEqual([
    { type: 'Play', seat: 0, card: 'm07', target: 1 },
    { type: 'Play', seat: 0, card: 'm07', target: 2 },
  ]);
  expect(ways.map(({ drop }) => drop)).toEqual(['seat-1', 'seat-2']);
});
test('more than one field left becomes one button that opens a form', () => {
  const form = open('Play', { card: oneOf('m07'), target: seats(1, 2), foe: oneOf(1, 2) });
  const ways = choices.unfold(view([form]), NAMES, { open: form, preset: {} });
  expect(ways).toHaveLength(1);
  expect(ways[0]?.act).toBeUndefined();
  expect(ways[0]?.form).toBeDefined();
});
test('a number between two bounds can be listed', () => {
  const form = open('OfferHelp', { treasures: { type: 'Between', low: 1, high: 3 } });
  expect(choices.valuesOf(form, 'treasures')).toEqual([1, 2, 3]);
  expect(choices.valuesOf(form, 'no-such-field')).toEqual([]);
});
test('the same way keeps its key when the table asks anew', () => {
  const asked = (wait: string) =>
    open('GiveCard', { card: oneOf('m07'), to: seats(1), wait: oneOf(wait) });
  const keys = ['w1', 'w2'].map(
    (wait) => choices.unfold(view([asked(wait)]), NAMES, { open: asked(wait), preset: {} })[0]?.key,
  );
  expect(keys[0]).toBe(keys[1]);
});
test('a basket means giving, whatever else the card could do to whom it is for', () => {
  const form = open('GiveCard', { card: oneOf('m07'), to: seats(1) });
  const [way] = choices.unfold(view([form]), NAMES, { open: form, preset: {} });
  expect(choices.meant(way!, 'give-seat-1')).toBe(true);
  expect(choices.meant(way!, 'seat-2')).toBe(false);
});
test('a card that can go to both sides is tagged so', () => {
  const ways = [{ tag: 'fighters' }, { tag: 'monsters' }, { tag: 'mat' }] as choices.Way[];
  expect(choices.tagsOf(ways)).toEqual(['either', 'mat']);
});
test('a one-shot whose moment has not come is kept for later, not offered to be played', async () => {
  await deck.learn({ house_set: generated.rules_version });
  const once = deck.all.find((card) => card.kind === 'one-shot')!.id;
  const ways = (form: Open) => choices.unfold(view([form]), NAMES, { open: form, preset: {} });
  const laid = ways(open('LayDown', { card: oneOf(once) }));
  expect(choices.tagsOf(laid)).toEqual(['later']);
  const thrown = ways(open('Play', { card: oneOf(once), side: oneOf('fighters', 'monsters') }));
  expect(choices.tagsOf([...laid, ...thrown])).toEqual(['either']);
});
test('a value is said by what the house says it is of, whatever its field is called', () => {
  const here = view([]);
  expect(choices.label(here, NAMES, 'seat', 1)).toBe('Bo');
  expect(choices.label(here, NAMES, '', 1)).toBe('1');
  const form = open('Play', { card: oneOf('m07'), anybody: seats(1, 2) });
  const ways = choices.unfold(view([form]), NAMES, { open: form, preset: {} });
  expect(ways.map(({ drop }) => drop)).toEqual(['seat-1', 'seat-2']);
  expect(choices.ofField(form, 'anybody')).toBe('seat');
  expect(choices.ofField(form, 'no-such-field')).toBe('');
});
test('each kind of act is said in its own way, and tells where the card goes', () => {
  const ways = (form: Open) => choices.unfold(view([form]), NAMES, { open: form, preset: {} });
  const given = ways(open('GiveCard', { card: oneOf('m07'), to: seats(1, null) }));
  expect(given.map(({ tag }) => tag)).toEqual(['give', 'discards']);
  const sides = ways(open('Play', { card: oneOf('m07'), side: oneOf('fighters', 'monsters') }));
  expect(sides.map(({ tag }) => tag)).toEqual(['fighters', 'monsters']);
  const people = ways(open('Play', { card: oneOf('m07'), target: seats(0, 1) }));
  expect(people.map(({ tag }) => tag)).toEqual(['anyone', 'anyone']);
  expect(ways(open('LookForTrouble', { card: oneOf('m07') }))[0]?.tag).toBe('fight');
});
