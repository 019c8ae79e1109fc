/* Which level belongs to a day: BLAKE2b of the date, eight bytes long, into the list. The browser has no BLAKE2b of
   its own (RFC 7693), and without a server there is nobody to ask. */

const FIRST_LENGTH = 100n; // lines of the list that take part, as in daily.py
const WORD = (1n << 64n) - 1n;
const START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
] as const;
const ORDER = [
  '0123456789abcdef',
  'ea489fd61c02b753',
  'b8c052fdae367194',
  '7931dcbe265a40f8',
  '905724afe1bc683d',
  '2c6a0b834d75fe19',
  'c51fed4a0763928b',
  'db7ec13950f4862a',
  '6fe9b308c2d714a5',
  'a2847615fb9e3cd0',
] as const;

const turn = (word: bigint, by: bigint): bigint => ((word >> by) | (word << (64n - by))) & WORD;

/** The first `size` bytes' worth of BLAKE2b for a text shorter than one block. */
function blake2b(text: string, size: number): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  const block = new Uint8Array(128);
  block.set(bytes);
  const data = new DataView(block.buffer);
  const m = Array.from({ length: 16 }, (_, i) => data.getBigUint64(i * 8, true));
  const h: bigint[] = [...START];
  h[0] = h[0]! ^ 0x01010000n ^ BigInt(size);
  const v = [...h, ...START];
  v[12] = v[12]! ^ BigInt(bytes.length);
  v[14] = v[14]! ^ WORD;
  const mix = (a: number, b: number, c: number, d: number, x: bigint, y: bigint) => {
    v[a] = (v[a]! + v[b]! + x) & WORD;
    v[d] = turn(v[d]! ^ v[a], 32n);
    v[c] = (v[c]! + v[d]) & WORD;
    v[b] = turn(v[b]! ^ v[c], 24n);
    v[a] = (v[a] + v[b] + y) & WORD;
    v[d] = turn(v[d] ^ v[a], 16n);
    v[c] = (v[c] + v[d]) & WORD;
    v[b] = turn(v[b] ^ v[c], 63n);
  };
  for (let round = 0; round < 12; round++) {
    const s = [...ORDER[round % 10]!].map((digit) => m[parseInt(digit, 16)]!);
    [
      [0, 4, 8, 12],
      [1, 5, 9, 13],
      [2, 6, 10, 14],
      [3, 7, 11, 15],
      [0, 5, 10, 15],
      [1, 6, 11, 12],
      [2, 7, 8, 13],
      [3, 4, 9, 14],
    ].forEach(([a, b, c, d], i) => mix(a!, b!, c!, d!, s[2 * i]!, s[2 * i + 1]!));
  }
  const out = new DataView(new ArrayBuffer(64));
  h.forEach((word, i) => out.setBigUint64(i * 8, word ^ v[i]! ^ v[i + 8]!, true));
  return new Uint8Array(out.buffer, 0, size);
}

/** The line of the list for a day such as `2026-11-15`, counted from 0. */
export function dailyNumber(day: string): number {
  return Number(
    blake2b(day, 8).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n) % FIRST_LENGTH,
  );
}
