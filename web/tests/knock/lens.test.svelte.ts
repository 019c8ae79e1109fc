/* How the Keep is looked at: Fit fits, a card taken up moves nothing, and what matters is seen or pointed at. */
import { expect, test } from 'vitest';
import { Lens, withRoom, type KeepPlace } from '../../src/games/knock/model/lens.svelte';
import { outOfSight } from '../../src/games/knock/model/outOfSight';

/** A laptop's window onto the Keep, 1280 × 720 without everything around it. */
function laptop() {
  const lens = new Lens();
  [lens.width, lens.height] = [790, 340];
  return lens;
}
const LATE = Array.from({ length: 11 }, (_, i) => ({ x: i % 2, y: i })); // a late Keep, high and narrow
const isInside = (lens: Lens, place: KeepPlace) => {
  const { x, y } = lens.at(place);
  return x > 0 && x < lens.width && y > 0 && y < lens.height;
};
const creature = (place: KeepPlace, key = 1) =>
  ({ key, ...place, live: true, face: { name: 'The Black Knight' } }) as never;
const spot = (place: KeepPlace, verdict: string) => ({ ...place, verdict, touches: [] }) as never;

test('Fit fits a Keep of any size into a window of any size', () => {
  for (const size of [
    [790, 340],
    [330, 350],
    [380, 60],
  ] as const) {
    const lens = new Lens();
    [lens.width, lens.height] = size;
    lens.fit(withRoom(LATE));
    expect(withRoom(LATE).every((place) => isInside(lens, place))).toBe(true);
  }
});
test('a Keep that can be read whole is shown whole', () => {
  const lens = laptop();
  lens.settle(withRoom(LATE.slice(0, 3)), [], 0.42);
  expect(withRoom(LATE.slice(0, 3)).every((place) => isInside(lens, place))).toBe(true);
});
test('where a whole Keep could not be read, the creatures are in sight', () => {
  const lens = laptop();
  for (const knight of [LATE[0]!, LATE[10]!]) {
    lens.settle(withRoom(LATE), [knight], 0.42);
    expect(lens.scale).toBe(0.42);
    expect(isInside(lens, knight)).toBe(true);
  }
});
test('creatures so far apart that they cannot be read together are in sight all the same', () => {
  const lens = laptop();
  lens.settle(withRoom(LATE), [LATE[0]!, LATE[10]!], 0.42);
  expect([LATE[0]!, LATE[10]!].every((place) => isInside(lens, place))).toBe(true);
});
test('there is room for every spot before a card is taken up', () => {
  const lens = laptop();
  lens.settle(withRoom([{ x: 0, y: 0 }]), [], 0.42);
  const before = lens.transform;
  lens.settle(withRoom([{ x: 0, y: 0 }]), [{ x: 1, y: -1 }], 0.42);
  expect(lens.transform).toBe(before);
});

test('the Knight below the window is pointed at, downwards', () => {
  const lens = laptop();
  lens.fit(LATE);
  lens.zoom(4);
  const [knight] = outOfSight(lens, [creature(LATE[10]!)], []);
  expect(knight).toMatchObject({ what: 'creature', name: 'The Black Knight', at: { y: 1 } });
  expect(knight!.angle).toBeGreaterThan(45);
  expect(knight!.angle).toBeLessThan(135);
  lens.reveal([knight!.place]);
  expect(outOfSight(lens, [creature(LATE[10]!)], [])).toEqual([]);
});
test('a winning spot is pointed at unless another one is in sight', () => {
  const lens = laptop();
  lens.fit([{ x: 0, y: 0 }]);
  const far = spot({ x: 40, y: 0 }, 'won');
  const farther = spot({ x: 80, y: 0 }, 'won');
  const here = spot({ x: 0, y: 0 }, 'won');
  expect(outOfSight(lens, [], [farther, far]).map((one) => one.key)).toEqual(['40,0']);
  expect(outOfSight(lens, [], [far, here])).toEqual([]);
  expect(outOfSight(lens, [], [spot({ x: 40, y: 0 }, 'safe')])).toEqual([]);
});
