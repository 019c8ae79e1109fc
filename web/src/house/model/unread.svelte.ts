/* How much others have said while the talk was out of sight. */
import type { Utterance } from '../table/Chat.svelte';

export class Unread {
  readonly #chat: () => readonly Utterance[];
  #read = $state(0); // the number up to which everything was seen, or said before we came

  constructor(chat: () => readonly Utterance[], isOpen: () => boolean) {
    this.#chat = chat;
    this.#read = newest(chat());
    $effect(() => {
      if (isOpen()) this.#read = newest(chat());
    });
  }

  get count(): number {
    return this.#chat().filter((one) => one.n > this.#read && !one.mine).length;
  }
}

const newest = (chat: readonly Utterance[]): number => chat.at(-1)?.n ?? 0;
