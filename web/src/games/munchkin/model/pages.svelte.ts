/* How much room there is, and which page of a phone is in sight: the table, or the mats one swipe away. */

const PHONE = 700; // px
const COMPACT = 1160; // up to here there is no room for a fan of whole cards, nor for the log beside them

export class Pages {
  page = $state<'table' | 'mats'>('table');
  narrow = $state(false);
  compact = $state(false);
  box = $state<HTMLElement>();

  measured(width: number | null | undefined): void {
    this.narrow = (width ?? Infinity) <= PHONE;
    this.compact = (width ?? Infinity) <= COMPACT;
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
