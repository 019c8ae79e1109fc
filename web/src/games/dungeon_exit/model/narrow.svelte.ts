/* How much room there is. Narrow or upright: everything stands in one column. Low, a phone on its side: three columns.
   On both one board shows at a time. */
import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery(
  '(max-width: 820px) and (min-height: 521px), (max-aspect-ratio: 1/1)',
);
export const low = new MediaQuery('(max-height: 520px) and (min-aspect-ratio: 101/100)');
