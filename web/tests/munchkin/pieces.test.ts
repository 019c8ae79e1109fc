/* A card's line put together of its pieces. */
import { expect, test } from 'vitest';
import { runOn } from '../../src/games/munchkin/model/pieces';

test('what follows a colon goes on in small letters, a new sentence does not', () => {
  const caught = ['Caught:', 'From Level 6:', 'Lose 3 levels.', 'Lose worn armour.'];
  expect(runOn(caught)).toBe('Caught: from Level 6: lose 3 levels. Lose worn armour.');
  expect(runOn([])).toBe('');
});
