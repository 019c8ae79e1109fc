/* The gestures that stand in for words, by kind. */
import type { Gesture } from '$lib/wire/house';

/** What a hand can say. */
export type GestureKind = Gesture['gesture'];
