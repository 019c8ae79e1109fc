/* A tick four times a second, for clocks on the screen. */
class Now {
  tick = $state(0);
  constructor() {
    setInterval(() => (this.tick += 1), 250);
  }
}
export const now = new Now();
