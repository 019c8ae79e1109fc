// The pieces of a card's line as running text: what follows a colon goes on in small letters.
const small = (piece: string): string => piece.charAt(0).toLowerCase() + piece.slice(1);

export function runOn(pieces: readonly string[]): string {
  const said = pieces.map((piece, i) => (pieces[i - 1]?.endsWith(':') ? small(piece) : piece));
  return said.join(' ');
}
