/* Is the screen narrow or upright? Then everything stands in one column and one board shows at a time. */
import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('(max-width: 820px), (max-aspect-ratio: 1/1)');
