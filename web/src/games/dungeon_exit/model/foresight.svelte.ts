/* What would follow from laying the held tile here: the referee is asked, after a short pause, and his answers are
   remembered while the boards stay as they are. */
import type { ExitView, Prospect, WouldBreak } from '$lib/wire/dungeon_exit';

const PAUSE_MS = 45; // before the referee is asked about a place

interface Table {
  view: () => ExitView;
  ask: (question: WouldBreak) => Promise<Prospect | undefined>;
}

export class Foresight {
  prospect = $state.raw<Prospect>();
  #known = new Map<string, Prospect>();
  #knownFor?: ExitView;
  #asked = '';
  #timer = 0;

  constructor(private readonly table: Table) {}

  /** Look at a place, or (undefined) away from it. */
  at(question: WouldBreak | undefined): void {
    clearTimeout(this.#timer);
    const view = this.table.view();
    if (view !== this.#knownFor) this.#known.clear();
    this.#knownFor = view;
    this.#asked = question ? JSON.stringify(question) : '';
    const known = this.#known.get(this.#asked);
    this.prospect = known;
    if (question && !known)
      this.#timer = window.setTimeout(() => void this.#ask(question, this.#asked, view), PAUSE_MS);
  }

  async #ask(question: WouldBreak, key: string, view: ExitView): Promise<void> {
    const answer = await this.table.ask(question);
    if (!answer || view !== this.table.view()) return;
    this.#known.set(key, answer);
    if (key === this.#asked) this.prospect = answer;
  }
}
