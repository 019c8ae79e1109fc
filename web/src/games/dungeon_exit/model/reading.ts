/* What lies on each cell of a board, in words, for whoever listens; by the cell's name. An empty cell has none. */
import { t } from '$lib/words.svelte';
import { nameOf, type Cell } from './cells';
import type { BoardScene } from './sight';

const yesNo = (is: boolean) => (is ? 'yes' : 'no');

/** Later things cover earlier ones, as on the board; a bridge and a crack are told besides. */
export function readingOf(scene: BoardScene): ReadonlyMap<string, string> {
  const told = new Map<string, string>();
  const tell = (cell: Cell, text: string) => told.set(nameOf(cell), text);
  const tellBesides = (cell: Cell, text: string) =>
    tell(cell, `${told.get(nameOf(cell)) ?? ''}, ${text}`);
  for (const { tile, cells, lit, mine } of scene.tiles)
    for (const cell of cells)
      tell(cell, t('exit-read-tile', { tile, lit: yesNo(lit), mine: yesNo(mine) }));
  for (const { cell } of scene.bridges) tellBesides(cell, t('exit-bridge'));
  for (const { cell, kind, number, mine } of scene.stops)
    tell(cell, t('exit-read-stop', { what: t(`name-${kind}`), number, mine: yesNo(mine) }));
  for (const cell of scene.pits) tell(cell, t('exit-pit'));
  if (scene.stair) tell(scene.stair, t('exit-stair'));
  for (const cell of scene.faults.flatMap(({ edges }) => edges.flat()))
    tellBesides(cell, t('exit-read-broken'));
  return told;
}
