/* Whatever the house refuses, also to somebody on the front page who has entered no game, is said in a sentence. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as api from '$lib/api';
import { LANGUAGES, words } from '$lib/words.svelte';
import { whyTurned } from '$house/model/openTable';

const told = readFileSync('../src/threedoors/tables/texts/en.ftl', 'utf8');
const codes = [...told.slice(told.indexOf('# Why not')).matchAll(/^([a-z-]+) =/gm)].map(
  ([, code]) => code!,
);
const turned = (why: string) =>
  new api.Turned(409, { refused: { why, args: {}, rule: '', instead: null } } as never);

test('every reason the house has is a sentence on the front page, in every language', async () => {
  expect(codes).toContain('words-open-nothing');
  expect(codes).toContain('slow-down');
  for (const language of LANGUAGES) {
    await words.speak(language);
    for (const code of codes) {
      const said = await whyTurned(turned(code));
      expect(said, `${language}: ${code}`).not.toContain(code);
      expect(said, `${language}: ${code}`).toMatch(/[.!?]$|: \{\$fault\}$/);
    }
  }
});
test('a reason this page has no words for yet is our fault, not a code', async () => {
  await words.speak('en');
  expect(await whyTurned(turned('a-reason-of-tomorrow'))).toBe(words.say('fault'));
  expect(await whyTurned(new Error('anything'))).toBe(words.say('fault'));
});
