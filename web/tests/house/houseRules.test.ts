/* House rules are written by a hand that is quicker than the line. */
import { expect, test } from 'vitest';
import { HouseRulesWriting, type HousePage } from '$house/model/houseRules.svelte';

/** A house that answers when it is told to. */
function house(said: HousePage) {
  const heard: { page: HousePage; answer: () => void }[] = [];
  const writing = new HouseRulesWriting(
    () => said,
    (page) => new Promise<void>((answer) => heard.push({ page, answer })),
  );
  return {
    writing,
    heard: () => heard.map(({ page }) => page),
    accept: async (number: number) => {
      said = heard[number]!.page;
      heard[number]!.answer();
      await Promise.resolve();
    },
    refuse: async (number: number) => {
      heard[number]!.answer();
      await Promise.resolve();
    },
  };
}

const begun: HousePage = { options: { pace: 'calm' }, seats: 3 };

test('a second change made before the first is answered keeps the first', () => {
  const { writing, heard } = house(begun);
  void writing.change({ options: { ...writing.page.options, winning_level: 3 } });
  void writing.change({ options: { ...writing.page.options, first: 0 } });
  void writing.change({ seats: writing.page.seats + 1 });
  expect(heard().at(-1)).toEqual({
    options: { pace: 'calm', winning_level: 3, first: 0 },
    seats: 4,
  });
});

test('a late answer to the first change does not take the second off the page', async () => {
  const { writing, accept } = house(begun);
  void writing.change({ seats: 4 });
  void writing.change({ seats: 5 });
  await accept(0);
  expect(writing.page.seats).toBe(5);
  await accept(1);
  expect(writing.page.seats).toBe(5);
});

test('what the house refuses is off the page again', async () => {
  const { writing, refuse } = house(begun);
  void writing.change({ seats: 9 });
  expect(writing.page.seats).toBe(9);
  await refuse(0);
  expect(writing.page).toEqual(begun);
});
