/* Which picture a card wears. A deck of one's own may name ours; unknown names get a stand-in of the right kind. */
import type { Picture } from '$lib/art/picture';
import { CREATURES } from './creatures';
import { HALLS } from './halls';

export function pictureOf(name: string, kind: 'hall' | 'creature' | 'knight'): Picture {
  const own = CREATURES[name] ?? HALLS[name];
  if (own) return own;
  if (kind === 'knight') return CREATURES['black-knight']!;
  const stock = Object.values(kind === 'creature' ? CREATURES : HALLS);
  const sum = [...name].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
  return stock[sum % stock.length]!;
}
