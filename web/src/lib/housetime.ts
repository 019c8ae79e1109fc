/* The house's time, estimated by pings: of several, the quickest answer knows best. */

export class HouseTime {
  #offset = 0;
  #best = Infinity;

  /** A pong came: `sent` is our clock when we asked, `now` the house's when it answered. */
  heard(sent: number, now: number): void {
    const there = performance.now() - sent;
    if (there > this.#best * 1.5 && Number.isFinite(this.#best)) return;
    this.#best = Math.min(this.#best, there);
    this.#offset = now + there / 2 - performance.now();
  }

  /** A first guess, until pongs say better. */
  guess(now: number): void {
    if (this.#best === Infinity) this.#offset = now - performance.now();
  }

  forget(): void {
    this.#best = Infinity;
  }

  now(): number {
    return performance.now() + this.#offset;
  }
}
