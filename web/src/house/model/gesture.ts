import type { Gesture } from '$lib/wire/house';

/** What a hand can say. */
export type GestureKind = Gesture['gesture'];
