// Made from the Python rules by `make generate`; a change here is lost.
/** The corners of a card, clockwise from the top left (K4), and their points seen from its spot (K5). */
export const CORNER_POINTS = [
  { name: 'top-left', dx: 0, dy: 0 },
  { name: 'top-right', dx: 1, dy: 0 },
  { name: 'bottom-right', dx: 1, dy: 1 },
  { name: 'bottom-left', dx: 0, dy: 1 },
] as const;
/** The Keep that ends an Adventure. */
export const LAST_KEEP = 4;
