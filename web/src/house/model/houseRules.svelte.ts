/* House rules as their host writes them: a change counts from when it is made, not from when the house has answered.

   Every change sends the whole page. Whoever changes two things within one breath of the line would undo the first with
   the second, if the second began from what the house had said before it heard of either. */

export interface HousePage {
  options: Record<string, unknown>;
  seats: number;
}

export class HouseRulesWriting {
  #written = $state.raw<HousePage>();
  #unanswered = 0;

  /** What the house has said last, and how it is told of a change. */
  constructor(
    private readonly said: () => HousePage,
    private readonly send: (page: HousePage) => Promise<unknown>,
  ) {}

  get page(): HousePage {
    return this.#written ?? this.said();
  }

  /** Write a change down; once the house has answered them all, its word counts again. */
  async change(changed: Partial<HousePage>): Promise<void> {
    const page = { ...this.page, ...changed };
    this.#written = page;
    this.#unanswered++;
    await this.send(page);
    if (--this.#unanswered === 0) this.#written = undefined;
  }
}
