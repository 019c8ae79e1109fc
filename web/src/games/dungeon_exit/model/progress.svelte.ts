/* Progress on the server, if the person asked for it: a code, and both sides told what the other does not know yet.

   Nothing here is needed to play. If the house does not answer, this browser's own records go on, and are told next time. */
import * as api from '$lib/api';
import { forget, recall, remember } from '$lib/memory';
import type { Best, Bests } from './bests';
import { records } from './records.svelte';

const DRAWER = 'exit.code';
const AT_ONCE = 100; // levels told in one letter: well below what the house reads

class Progress {
  code = $state(recall<string>(DRAWER, (code) => typeof code === 'string') ?? '');
  /** Has the house answered lately? */
  reached = $state(true);
  #there: Bests = {}; // what the house is known to know

  /** Have it kept under a new code. Throws if the house says no. */
  async keep(): Promise<void> {
    const { code } = await api.keepProgress();
    this.#goBy(code);
    await this.tell();
  }

  /** Go on with the progress of another device. Throws if there is none. */
  async bring(code: string): Promise<void> {
    const { bests } = await api.mergeProgress<Best>(code, {});
    this.#goBy(code);
    this.#learn(bests);
    await this.tell();
  }

  /** Delete it on the server, for every device; what this browser knows stays here. */
  async forget(): Promise<void> {
    await api.forgetProgress(this.code);
    this.#leave();
  }

  /** Tell the house what it does not know, and learn what it does. Quiet if it does not answer. */
  async tell(): Promise<void> {
    if (!this.code) return;
    try {
      do this.#learn((await api.mergeProgress(this.code, this.#news())).bests);
      while (Object.keys(this.#news()).length);
      this.reached = true;
    } catch (fault) {
      this.reached = false;
      if (fault instanceof api.Turned && fault.problem?.refused.why === 'no-such-progress')
        this.#leave();
    }
  }

  #news(): Bests {
    return Object.fromEntries(Object.entries(records.beyond(this.#there)).slice(0, AT_ONCE));
  }

  #learn(bests: Bests): void {
    this.#there = bests;
    records.merge(bests);
  }

  #goBy(code: string): void {
    this.code = code;
    this.#there = {};
    remember(DRAWER, code);
  }

  #leave(): void {
    this.code = '';
    this.#there = {};
    forget(DRAWER);
  }
}

export const progress = new Progress();

/** A level is solved: keep it here, and there if wished. */
export function keepResult(level: string, best: Best): void {
  records.merge({ [level]: best });
  void progress.tell();
}
