/* How much room there is. Narrow or upright: everything stands in one column. Low, a phone on its side: three columns.
   On both one board shows at a time. */
import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery(
  '(max-width: 820px) and (min-height: 521px), (max-aspect-ratio: 1/1)',
);
/** A laptop: a book is opened by its button, for there is no room for it beside the board. */
export const short = new MediaQuery('(max-height: 860px)');
export const low = new MediaQuery('(max-height: 520px) and (min-aspect-ratio: 101/100)');
