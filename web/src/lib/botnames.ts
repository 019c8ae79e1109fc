/* What bots are called: by their seat, so that everybody at the table calls them alike. */
const NAMES = ['Wick', 'Ottoline', 'Crumb', 'Fennel', 'Brim', 'Mossy'];

export function botName(seat: number): string {
  return NAMES[seat % NAMES.length]!;
}
