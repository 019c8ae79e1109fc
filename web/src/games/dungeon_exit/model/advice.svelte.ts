/* The hint that stands on the table. It stands until I lay or take something: a mate's hands do not wipe it away, they only
   make it older. Where the game has no answer it is not asked again. */
import type { ExitView, HintGiven } from '$lib/wire/dungeon_exit';

export class HintShown {
  hint = $state.raw<HintGiven>();
  mute = $state(false); // nobody is helped here
  #about = $state.raw<ExitView>(); // the boards it speaks of

  constructor(
    readonly view: () => ExitView,
    readonly me: () => number,
  ) {
    $effect(() => {
      void this.#myWork;
      this.hint = undefined;
    });
  }

  #myWork = $derived.by(() => whatSeatLaid(this.view(), this.me()));

  /** Have the boards changed since it was given? */
  get isOlder(): boolean {
    return this.#about !== this.view();
  }

  /** Let it stand; false if I have gone on meanwhile. */
  heed(hint: HintGiven, about: ExitView): boolean {
    if (whatSeatLaid(about, this.me()) !== this.#myWork) return false;
    this.hint = hint;
    this.#about = about;
    return true;
  }
}

const whatSeatLaid = ({ swaps, paths }: ExitView, seat: number): string =>
  JSON.stringify([swaps, paths[seat]?.board?.tiles, paths[seat]?.board?.bridges]);
