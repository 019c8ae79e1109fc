/* What is held over the Keep: a press made before the referee has answered is not lost. */
import { expect, test } from 'vitest';
import { Grip } from '../../src/games/knock/model/grip.svelte';

/** A spell in hand over one creature, the referee still thinking. */
function overACreature(spell = 'ice') {
  let aims = $state.raw<object[]>([]);
  const cast: unknown[] = [];
  const grip = new Grip(
    () => ({ hand: [], cards: [{ key: 7, x: 0, y: 0 }], castable: [spell], myTurn: true }) as never,
    () => ({ aims: () => aims, spots: () => [], want: () => undefined }) as never,
    () => ({ cast: (...how: unknown[]) => cast.push(how) }) as never,
    () => () => undefined,
  );
  grip.takeSpell(spell as never);
  const answer = () => (aims = [{ target: '0,0', keys: [7], touches: [] }]);
  return { grip, cast, answer };
}

test('a creature pressed before the referee has answered is aimed at once he has', () => {
  const { grip, cast, answer } = overACreature();
  grip.touch(7);
  expect(grip.aim).toBeUndefined();
  answer();
  expect(grip.aim).toMatchObject({ target: '0,0' });
  grip.touch(7);
  expect(cast).toEqual([['ice', '0,0']]);
});
test('a card the spell cannot reach is aimed at by nobody', () => {
  const { grip, answer } = overACreature();
  answer();
  grip.touch(8);
  expect(grip.aim).toBeUndefined();
});
test('Poison asks for the corner of a creature pressed before the referee has answered', () => {
  const { grip, cast, answer } = overACreature('poison');
  grip.touch(7);
  expect(grip.poisonCard).toBeUndefined();
  answer();
  expect(grip.poisonCard).toBe(7);
  expect(grip.aim).toBeUndefined(); // the corner is not chosen yet, so there is nothing to cast
  grip.cast('0,0');
  expect(cast).toEqual([['poison', '0,0']]);
  expect(grip.poisonCard).toBeUndefined();
});
