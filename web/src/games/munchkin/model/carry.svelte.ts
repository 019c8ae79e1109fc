/* A card carried over the table by mouse or finger: what is a press and what a drag, and where it was let go.

   Only `card` is known to the page. Where it is on its way is written on the carried card itself and on nothing else:
   a move that changed the page would draw the whole table sixty times a second. */

const FAR = 12; // pixels: less is a press
const LIFTED = 18; // so far up a finger carries; sideways it swipes the hand

export interface Dropped {
  card: string;
  under: string[]; // the places under it, the nearest first
}

export class Carry {
  card = $state<string>();
  #pressed?: { card: string; x: number; y: number; on: Element };
  #now = { x: 0, y: 0 };
  #carried?: HTMLElement;

  constructor(private readonly ondrag: (card: string | null) => void) {}

  /** The carried card shows: it goes where the pointer is. */
  readonly show = (element: HTMLElement): (() => void) => {
    this.#carried = element;
    this.#place();
    return () => void (this.#carried = undefined);
  };

  down(card: string, event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#pressed = {
      card,
      x: event.clientX,
      y: event.clientY,
      on: event.currentTarget as Element,
    };
  }

  readonly move = (event: PointerEvent): void => {
    const pressed = this.#pressed;
    if (!pressed) return;
    this.#now = { x: event.clientX, y: event.clientY };
    if (this.card !== undefined) this.#place();
    else if (this.#isFar(event, pressed)) {
      pressed.on.setPointerCapture(event.pointerId); // or all it is carried over would light up
      this.card = pressed.card;
      this.ondrag(pressed.card);
    }
  };

  #isFar(event: PointerEvent, from: { x: number; y: number }): boolean {
    const [across, up] = [event.clientX - from.x, from.y - event.clientY];
    return event.pointerType === 'touch'
      ? up > LIFTED && up > Math.abs(across)
      : Math.hypot(across, up) > FAR;
  }

  #place(): void {
    const { x, y } = this.#now;
    if (this.#carried)
      this.#carried.style.translate = `calc(${x}px / var(--grow)) calc(${y}px / var(--grow))`;
  }

  /** Let go: what, and over what; nothing if it was only pressed. */
  up(event: PointerEvent): Dropped | undefined {
    const { card } = this;
    this.#forget();
    if (card === undefined) return undefined;
    const under = document
      .elementsFromPoint(event.clientX, event.clientY)
      .flatMap((element) => element.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? []);
    this.ondrag(null);
    return { card, under };
  }

  readonly cancel = (): void => {
    if (this.card !== undefined) this.ondrag(null);
    this.#forget();
  };

  #forget(): void {
    this.card = undefined;
    this.#pressed = undefined;
  }
}
