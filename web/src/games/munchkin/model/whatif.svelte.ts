/* What would follow, as the referee says it: asked of the table when a card is taken up or help is bargained over.
   Where nobody can be asked (the lesson) the answers come along; where there is none, nothing is forecast. */
import type { Action, Balance, MunchkinView, Question, QuestionAnswer } from '$lib/wire/munchkin';

export type AskReferee = (question: Question) => Promise<QuestionAnswer | undefined>;

const MOST_ACTS = 12; // asked about at once

export class WhatIfAnswers {
  #after = $state.raw<ReadonlyMap<string, Balance>>(new Map());
  #helped = $state.raw<ReadonlyMap<number, Balance>>(new Map());
  #asked = 0;

  constructor(readonly ask: () => AskReferee | undefined) {}

  /** Ask how the fight would stand after each of these acts. */
  async consider(view: MunchkinView, acts: readonly Action[]): Promise<void> {
    const asked = ++this.#asked;
    this.#after = new Map();
    if (!view.fight || view.board.flight || !acts.length) return;
    const some = acts.slice(0, MOST_ACTS);
    const told = await this.ask()?.({ type: 'AskIf', acts: [...some] });
    if (told?.type !== 'Balances' || asked !== this.#asked) return;
    this.#after = new Map(
      some.flatMap((act, i) =>
        told.after[i] ? [[JSON.stringify(act), told.after[i]] as const] : [],
      ),
    );
  }

  /** Ask how it would stand with each of the others as helper. */
  async bargain(view: MunchkinView): Promise<void> {
    const told =
      view.fight && !view.board.flight ? await this.ask()?.({ type: 'AskIfHelped' }) : undefined;
    this.#helped = new Map(
      told?.type === 'IfHelped'
        ? told.helped.map(({ helper, balance }) => [helper, balance] as const)
        : [],
    );
  }

  after(act: Action | undefined): Balance | undefined {
    return act && this.#after.get(JSON.stringify(act));
  }

  helped(seat: number): Balance | undefined {
    return this.#helped.get(seat);
  }
}
