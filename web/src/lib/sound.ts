/* Every sound of the house, made on the spot: no files. Quiet by default, off by one tap, never the only sign. */
import { preferences } from './preferences.svelte';

let context: AudioContext | undefined;
let master: GainNode;
const LONGEST_MS = 3_000; // every sound is over by then, and a machine that makes none is switched off
let quiet: ReturnType<typeof setTimeout> | undefined;
let veil: BiquadFilterNode; // in Silence everything comes from the next room

/** Browsers let a page speak and shake only after a person has touched it. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

function audio(): AudioContext | undefined {
  if (!preferences.sound || !touched()) return undefined;
  if (!context) {
    context = new AudioContext();
    master = new GainNode(context, { gain: 0.5 });
    veil = new BiquadFilterNode(context, { type: 'lowpass', frequency: 20000 });
    master.connect(veil).connect(context.destination);
  }
  if (context.state === 'suspended') void context.resume();
  clearTimeout(quiet);
  quiet = setTimeout(() => void context?.suspend(), LONGEST_MS);
  return context;
}

/** A tone that dies away: frequency (sliding to another), length, loudness. */
function tone(
  at: number,
  from: number,
  seconds: number,
  loud = 0.3,
  { to = from, type = 'sine' }: { to?: number; type?: OscillatorType } = {},
): void {
  const c = context!;
  const osc = new OscillatorNode(c, { type, frequency: from });
  const gain = new GainNode(c, { gain: 0 });
  const start = c.currentTime + at;
  osc.frequency.setValueAtTime(from, start);
  osc.frequency.exponentialRampToValueAtTime(Math.max(20, to), start + seconds);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0008, start + seconds);
  osc.connect(gain).connect(master);
  osc.start(start);
  osc.stop(start + seconds + 0.05);
}

let hiss: AudioBuffer | undefined;
/** A breath of noise through a filter: paper, stones, a match. */
function noise(
  at: number,
  seconds: number,
  frequency: number,
  loud = 0.3,
  type: BiquadFilterType = 'bandpass',
  to = frequency,
): void {
  const c = context!;
  hiss ??= whiteNoise(c);
  const source = new AudioBufferSourceNode(c, { buffer: hiss, loop: true });
  const filter = new BiquadFilterNode(c, { type, frequency, Q: 1.1 });
  const gain = new GainNode(c, { gain: 0 });
  const start = c.currentTime + at;
  filter.frequency.setValueAtTime(frequency, start);
  filter.frequency.exponentialRampToValueAtTime(Math.max(30, to), start + seconds);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + Math.min(0.02, seconds / 4));
  gain.gain.exponentialRampToValueAtTime(0.0008, start + seconds);
  source.connect(filter).connect(gain).connect(master);
  source.start(start);
  source.stop(start + seconds + 0.05);
}

function whiteNoise(c: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: c.sampleRate, sampleRate: c.sampleRate });
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}

const SOUNDS = {
  knock: () =>
    [0, 0.19].forEach((at) => {
      tone(at, 180, 0.13, 0.5, { to: 90 });
      noise(at, 0.05, 420, 0.25);
    }),
  card: () => noise(0, 0.06, 1200, 0.42),
  turn: () => noise(0, 0.05, 2100, 0.16, 'bandpass', 900),
  beaten: () => {
    [420, 520, 640, 800].forEach((hz, i) => tone(i * 0.09, hz, 0.1, 0.2, { to: hz * 1.5 }));
    noise(0.46, 0.07, 700, 0.2);
    noise(0.58, 0.05, 600, 0.14);
  },
  alarm: (creatures = 1, last = false) => {
    for (let i = 0; i < Math.min(5, creatures); i++) {
      tone(i * 0.13, last ? 1560 : 1240, 0.4, 0.16, { type: 'triangle' });
      tone(i * 0.13, (last ? 1560 : 1240) * 2.76, 0.18, 0.05);
    }
  },
  heart: () => [0, 0.17].forEach((at) => tone(at, 62, 0.16, 0.55, { to: 46 })),
  hush: () => noise(0, 0.5, 3600, 0.16, 'lowpass', 180),
  breathe: () => noise(0, 0.5, 240, 0.16, 'lowpass', 3400),
  fall: () => {
    noise(0, 0.9, 120, 0.9, 'lowpass', 60);
    [0.05, 0.22, 0.36, 0.55].forEach((at) => {
      tone(at, 90, 0.2, 0.4, { to: 38 });
      noise(at, 0.12, 300, 0.25);
    });
  },
  won: () => {
    tone(0, 240, 0.5, 0.1, { to: 420, type: 'sawtooth' });
    [392, 494, 587].forEach((hz, i) => tone(0.5 + i * 0.17, hz, 0.6, 0.3, { type: 'triangle' }));
  },
  come: () => tone(0, 210, 0.32, 0.09, { to: 360, type: 'sawtooth' }),
  go: () => {
    tone(0, 340, 0.26, 0.08, { to: 190, type: 'sawtooth' });
    tone(0.26, 120, 0.1, 0.35, { to: 70 });
  },
  snap: () => {
    noise(0, 0.03, 2600, 0.5);
    tone(0, 900, 0.04, 0.2, { to: 500 });
  },
  yours: () => [660, 880].forEach((hz, i) => tone(i * 0.12, hz, 0.25, 0.2, { type: 'triangle' })),
  spell: () => {
    noise(0, 0.5, 500, 0.25, 'bandpass', 4000);
    [523, 659, 988].forEach((hz, i) => tone(0.1 + i * 0.07, hz, 0.4, 0.14));
  },
  lift: () => {
    noise(0, 0.035, 1900, 0.3);
    tone(0, 420, 0.05, 0.16, { to: 300 });
  },
  lay: (cells = 3) => {
    tone(0, 250 - cells * 26, 0.11, 0.42, { to: 70 });
    noise(0, 0.05, 700 - cells * 60, 0.34);
  },
  spin: () => noise(0, 0.07, 900, 0.18, 'bandpass', 2000),
  link: (leg = 0) => {
    const hz = [330, 392, 440, 523][leg] ?? 330;
    tone(0.05, hz, 0.7, 0.32, { type: 'triangle' });
    tone(0.05, hz * 2, 0.35, 0.1, { type: 'triangle' });
  },
  crack: () => {
    noise(0, 0.04, 3200, 0.4);
    noise(0.05, 0.03, 1500, 0.3);
  },
  kick: () => {
    tone(0, 90, 0.22, 0.7, { to: 48 });
    noise(0.02, 0.35, 900, 0.35, 'bandpass', 300);
    noise(0.16, 0.2, 2400, 0.16);
  },
  coin: () => [1320, 1760].forEach((hz, i) => tone(i * 0.07, hz, 0.22, 0.13, { type: 'triangle' })),
  sell: () =>
    [988, 1175, 1320, 1568, 1760].forEach((hz, i) =>
      tone(i * 0.06, hz, 0.2, 0.12, { type: 'triangle' }),
    ),
  dice: () => {
    [0, 0.07, 0.16, 0.28, 0.43].forEach((at) => noise(at, 0.03, 2600, 0.3));
    tone(0.6, 140, 0.1, 0.4, { to: 80 });
  },
  scale: () => tone(0, 320, 0.4, 0.07, { to: 240, type: 'sawtooth' }),
  fuse: () => {
    noise(0, 0.12, 3800, 0.3, 'highpass');
    noise(0.12, 0.7, 5200, 0.08, 'highpass', 4200);
  },
  hold: () => {
    tone(0, 2093, 0.7, 0.22, { type: 'triangle' });
    tone(0, 5274, 0.3, 0.05);
  },
  offer: () => {
    tone(0, 150, 0.12, 0.5, { to: 90 });
    noise(0.02, 0.08, 500, 0.3);
  },
  deal: () => [0, 0.13].forEach((at) => noise(at, 0.05, 1500, 0.42)),
  curse: () => {
    noise(0, 0.7, 600, 0.02, 'highpass', 5000);
    noise(0.45, 0.3, 4200, 0.22, 'highpass', 6000);
    tone(0.1, 220, 0.6, 0.1, { to: 110, type: 'sawtooth' });
  },
  level: () => [523, 784].forEach((hz, i) => tone(i * 0.14, hz, 0.28, 0.22, { type: 'triangle' })),
} as const;

export type Sound = keyof typeof SOUNDS;

export function play(sound: Sound, ...how: [number?, boolean?]): void {
  try {
    if (audio()) SOUNDS[sound](...how);
  } catch {
    /* a device without sound still plays the game */
  }
}

/** In Silence, everything through a falling low-pass at a third of the loudness; the reverse when it lifts. */
export function muffle(silent: boolean): void {
  if (!context) return;
  const soon = context.currentTime + 0.4;
  veil.frequency.exponentialRampToValueAtTime(silent ? 700 : 20000, soon);
  master.gain.linearRampToValueAtTime(silent ? 0.15 : 0.5, soon);
}

/** A small shake in the hand, where there is one. */
export function buzz(pattern: number | number[]): void {
  if (preferences.sound && touched()) navigator.vibrate?.(pattern);
}
