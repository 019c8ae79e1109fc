/* What changed in a view, as the house tells it: places with their new values, and places that are gone.

   A view is never changed: whatever lies on the way to a place is made anew, everything else stays the very same. */
import type { Sight } from './wire/house';

export type Place = readonly (string | number)[];
export type Change =
  | readonly [Place] // gone
  | readonly [Place, unknown] // has this value
  | readonly [Place, readonly number[], readonly (readonly [number, unknown])[]]; // a row: what went, what came

type Box = Record<string, unknown>;

/** A sight with its view, which was had before where only what changed is told. */
export function whole(sight: Sight, had: unknown): Sight {
  return sight.changes ? { ...sight, view: patched(had, sight.changes as Change[]) } : sight;
}

/** A view with these changes. */
export function patched<V>(view: V, changes: readonly Change[]): V {
  return changes.reduce<unknown>((seen, [place, ...value]) => put(seen, place, value), view) as V;
}

function put(seen: unknown, [step, ...further]: Place, value: unknown[]): unknown {
  if (step === undefined) return value.length === 1 ? value[0] : otherRow(seen, value);
  if (Array.isArray(seen))
    return seen.map((one: unknown, i) => (i === step ? put(one, further, value) : one));
  const box = seen as Box;
  if (!further.length && !value.length) return without(box, step);
  const inside = put(box[step], further, value);
  return step in box ? { ...box, [step]: inside } : inOrder({ ...box, [step]: inside });
}

function otherRow(seen: unknown, [went, came]: unknown[]): unknown {
  const row = (seen as unknown[]).filter((_, number) => !(went as number[]).includes(number));
  for (const [number, thing] of came as [number, unknown][]) row.splice(number, 0, thing);
  return row;
}

function without({ ...rest }: Box, step: string | number): Box {
  delete rest[step];
  return rest;
}

/** The house sends keys in order; whoever is told of a new one has them in the same order as whoever reloads. */
function inOrder(box: Box): Box {
  return Object.fromEntries(Object.entries(box).sort(([one], [other]) => (one < other ? -1 : 1)));
}
