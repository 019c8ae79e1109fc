/* Keys to tables: kept by table, the newest first, readable from what version 0.1 kept. */
import { beforeEach, expect, test } from 'vitest';
import {
  drop,
  keep,
  keys,
  keysInUse,
  keyTo,
  withLink,
  type OwnKey,
} from '../../src/house/model/keys';

const key = (table: string, more: Partial<OwnKey> = {}): OwnKey => ({
  table,
  title: 'A table',
  seat: 0,
  token: `token of ${table}`,
  at: Date.now(),
  ...more,
});
beforeEach(() => localStorage.clear());

test('one key to a table, the newest first', () => {
  keep(key('a'));
  keep(key('b'));
  keep(key('a', { seat: 2 }));
  expect(keys().map(({ table, seat }) => [table, seat])).toEqual([
    ['a', 2],
    ['b', 0],
  ]);
  drop('a');
  expect(keyTo('a')).toBeUndefined();
});
test('a key that version 0.1 kept as a secret opens as before', () => {
  const { token: secret, ...rest } = key('old');
  localStorage.setItem('threedoors.chairs', JSON.stringify([{ ...rest, secret }]));
  expect(keyTo('old')?.token).toBe('token of old');
});
test('a game that is over, or a day and a half old, is not offered again', () => {
  keep(key('over', { over: true }));
  keep(key('old', { at: Date.now() - 40 * 3600 * 1000 }));
  keep(key('open'));
  expect(keysInUse().map(({ table }) => table)).toEqual(['open']);
});
test('whoever is removed takes the link with them', () => {
  const known = withLink(key('a', { invite: 'link' }), '', 0, 10);
  expect(withLink(known, '', 5, 12).invite).toBe('link');
  expect(withLink(known, '', 11, 12).invite).toBe('');
  expect(withLink(known, 'new link', 11, 12).invite).toBe('new link');
});
