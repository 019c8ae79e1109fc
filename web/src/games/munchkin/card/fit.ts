/* How a card's text fits its box: letters as large as they can be, the picture a little lower where there is much to say,
   and the joke left for the full-size card before the rules get hard to read. All in hundredths of the card's width. */

export interface Fit {
  letters: number;
  art: number;
  flavour: boolean;
}

const ROOM = 107; // text and picture together
const SIZES = [8.6, 8.1, 7.6, 7.1, 6.6, 6.1, 5.6];
const LEAST = 6.6;

const rows = (text: string, size: number): number => Math.ceil(text.length / (90 / (size * 0.47)));
function height(lines: readonly string[], flavour: string, size: number): number {
  const all = flavour ? [...lines, flavour] : lines;
  return (
    all.reduce((sum, line) => sum + rows(line, size), 0) * size * 1.13 + all.length * 0.9 + 2.6
  );
}

export function fit(lines: readonly string[], flavour: string, whole: boolean): Fit {
  for (const [joke, least] of [
    [true, whole ? 0 : LEAST],
    [false, 0],
  ] as const)
    for (const letters of SIZES.filter((size) => size >= least))
      for (const art of [60, 50, 42])
        if (
          height(lines, joke ? flavour : '', letters) <= ROOM - art &&
          (art >= 50 || letters <= 7.1)
        )
          return { letters, art, flavour: joke };
  return { letters: SIZES.at(-1)!, art: 42, flavour: false };
}
