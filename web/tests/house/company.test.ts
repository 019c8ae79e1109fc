import { expect, test } from 'vitest';
import { botChoices } from '../../src/house/model/surroundings';
import { adviceSaid, STRENGTHS } from '../../src/house/model/advice';

test('every bot may be asked for, and behind each its tempers', () => {
  const game = { bots: ['random', 'schemer'], tempers: { schemer: ['loyal', 'chaotic'] } };
  expect(botChoices(game)).toEqual(['random', 'schemer', 'schemer:loyal', 'schemer:chaotic']);
});

test('advice says the newest it has: where to look, then why, then the act', () => {
  const where = { id: 'advice-look-hand', args: {} };
  const why = { id: 'reason-flee', args: {} };
  const told = (more: object) =>
    adviceSaid({ where, why: null, act: null, words: [], ...more }, []);
  expect(STRENGTHS).toEqual(['where', 'why', 'act']);
  expect(told({})).toContain('advice-look-hand');
  expect(told({ why })).toContain('reason-flee');
  expect(told({ why, words: [{ id: 'act-pass', args: {} }, where] })).toContain(' · ');
});
