/* The machine that makes the sounds runs only while there is something to hear: left on, it costs a core 1 %. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

class Machine {
  static all: Machine[] = [];
  state = 'running';
  currentTime = 0;
  sampleRate = 8;
  destination = {};
  constructor() {
    Machine.all.push(this);
  }
  suspend = vi.fn(() => Promise.resolve(void (this.state = 'suspended')));
  resume = vi.fn(() => Promise.resolve(void (this.state = 'running')));
}
const dial = {
  setValueAtTime() {},
  linearRampToValueAtTime() {},
  exponentialRampToValueAtTime() {},
};
class Part {
  gain = dial;
  frequency = dial;
  start() {}
  stop() {}
  connect<T>(next: T): T {
    return next;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', Machine);
  for (const part of ['GainNode', 'BiquadFilterNode', 'OscillatorNode']) vi.stubGlobal(part, Part);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it is switched off once everything has been heard, and on again for the next sound', async () => {
  const { play } = await import('$lib/sound');
  play('come');
  vi.advanceTimersByTime(2_000);
  play('come');
  vi.advanceTimersByTime(2_000);
  const [machine] = Machine.all;
  expect(machine!.state).toBe('running');
  vi.advanceTimersByTime(1_000);
  expect(machine!.state).toBe('suspended');
  play('come');
  expect(machine!.state).toBe('running');
  expect(Machine.all).toHaveLength(1);
});
