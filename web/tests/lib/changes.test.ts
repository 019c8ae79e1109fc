/* A view kept and changed is the view the house would have sent whole. */
import { expect, test } from 'vitest';
import { patched } from '../../src/lib/changes';

const view = {
  mats: [{ level: 1 }, { level: 2, cards: ['a'] }],
  spots: { '0,0': { sand: 3 }, '1,0': { sand: 2 } },
  fight: null as object | null,
};

test('a place has its new value, and everything beside it is the very same', () => {
  const after = patched(view, [
    [['mats', 1, 'level'], 3],
    [
      ['mats', 1, 'cards'],
      ['a', 'b'],
    ],
  ]);
  expect(after.mats[1]).toEqual({ level: 3, cards: ['a', 'b'] });
  expect(after.mats[0]).toBe(view.mats[0]);
  expect(after.spots).toBe(view.spots);
  expect(view.mats[1]!.level).toBe(2);
});

test('what is gone is gone, and what is new stands where the house would have put it', () => {
  const after = patched(view, [[['spots', '0,0']], [['spots', '0,5'], { sand: 1 }]]);
  expect(Object.entries(after.spots)).toEqual([
    ['0,5', { sand: 1 }],
    ['1,0', { sand: 2 }],
  ]);
});

test('of a row only what came and what went is told', () => {
  const row = { hand: ['a', 'b', 'c'] };
  expect(patched(row, [[['hand'], [1], []]]).hand).toEqual(['a', 'c']);
  expect(
    patched(row, [
      [
        ['hand'],
        [0, 2],
        [
          [0, 'd'],
          [2, 'e'],
        ],
      ],
    ]).hand,
  ).toEqual(['d', 'b', 'e']);
});

test('nothing can become something, and something nothing', () => {
  const fighting = patched(view, [[['fight'], { foes: 2 }]]);
  expect(fighting.fight).toEqual({ foes: 2 });
  expect(patched(fighting, [[['fight'], null]]).fight).toBeNull();
});

test('without changes it is the very same view', () => {
  expect(patched(view, [])).toBe(view);
});
