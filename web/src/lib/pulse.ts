/* The pulse of a line: the house is asked now and then whether it is there, and a line that no longer answers is dead.

   The first questions come quickly, for they tell how far away the house is; the later ones seldom, for each wakes a
   page that may be at rest. */

export const SILENT_MS = 15_000; // asked so long and not answered: the line is dead
const FIRST = 8;
const FIRST_MS = 250;
const LATER_MS = 10_000;

export class Pulse {
  #next = 0;
  #silence = 0; // runs while we ask and hear nothing

  constructor(
    private readonly ask: () => void,
    private readonly dead: () => void,
  ) {}

  begin(nth = 1): void {
    clearTimeout(this.#next);
    this.#next = window.setTimeout(
      () => {
        this.#silence ||= window.setTimeout(this.dead, SILENT_MS);
        this.ask();
        this.begin(nth + 1);
      },
      nth > FIRST ? LATER_MS : FIRST_MS,
    );
  }

  /** Something came: the line lives. */
  heard(): void {
    clearTimeout(this.#silence);
    this.#silence = 0;
  }

  end(): void {
    this.heard();
    clearTimeout(this.#next);
  }
}
