import { assert, test } from 'vitest';
import { seenCorners } from '../../src/games/knock/model/corners';

const CLEAN = [false, false, false, false];
const old = { key: 0, x: 0, y: 0, values: [2, 1, 1, 1], poisoned: CLEAN } as const;
const over = { key: 1, x: 1, y: 1, values: [0, 3, 3, 3], poisoned: CLEAN } as const;

test('a covered corner is worth what lies on it, and is called covered (K6)', () => {
  assert.deepEqual(
    seenCorners(old, [old, over]).map(({ value, covered }) => (covered ? `(${value})` : value)),
    [2, 1, '(0)', 1],
  );
});

test('the card on top covers and is not covered (K6)', () => {
  assert.deepEqual(
    seenCorners(over, [old, over]).map(({ value, covered }) => (covered ? `(${value})` : value)),
    [0, 3, 3, 3],
  );
});

test('a poisoned corner is worth nothing, whatever lies there (K25)', () => {
  const sick = { ...old, poisoned: [true, false, true, false] };
  assert.deepEqual(
    seenCorners(sick, [sick, { ...over, values: [4, 0, 0, 0] }]).map((corner) => corner.value),
    [0, 1, 0, 1],
  );
});
