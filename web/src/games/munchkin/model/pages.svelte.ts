/* How much room there is, and which page of a phone is in sight: the table, or the mats one swipe away.

   A phone held upright is narrow, one on its side is low, and so is a screen read at twice its size; both are phones here. */
import { MediaQuery } from 'svelte/reactivity';

const phone = new MediaQuery('(max-width: 700px), (max-height: 520px)');
const low = new MediaQuery('(max-height: 520px)');
const short = new MediaQuery('(max-height: 800px)');
/** Up to here there is no room for a fan of whole cards, nor for the log beside them. */
const compact = new MediaQuery('(max-width: 1160px), (max-height: 520px)');

export class Pages {
  page = $state<'table' | 'mats'>('table');
  box = $state<HTMLElement>();

  get narrow(): boolean {
    return phone.current;
  }
  get low(): boolean {
    return low.current;
  }
  /** A laptop: cards are cut short before they lie on each other. */
  get short(): boolean {
    return short.current;
  }
  get compact(): boolean {
    return compact.current;
  }

  turnTo(page: 'table' | 'mats'): void {
    this.page = page;
    this.box?.scrollTo({ left: page === 'mats' ? this.box.clientWidth : 0 });
  }

  /** A finger has turned the page. */
  turned(): void {
    if (this.box && this.narrow)
      this.page = this.box.scrollLeft > this.box.clientWidth / 2 ? 'mats' : 'table';
  }

  /** Between two pages is nowhere. */
  settle(): void {
    if (this.narrow) this.turnTo(this.page);
  }
}
