/* Which events of Dungeon Exit are heard. */
import { play } from '$lib/sound';
import type { ExitView, GameEvent } from '$lib/wire/dungeon_exit';
import { LEGS } from '../generated/board';

export function hear(events: readonly GameEvent[], seat: number | null, view: ExitView): void {
  for (const event of events) {
    switch (event.type) {
      case 'TilePlaced':
      case 'TileMoved':
      case 'TileTurned':
      case 'TileFlipped':
        play('lay', event.cells.length);
        break;
      case 'TileTaken':
      case 'AllTaken':
      case 'BridgeTaken':
        play('lift');
        break;
      case 'BridgePlaced':
        play('lay', 1);
        break;
      case 'LegLinked':
        play(
          'link',
          LEGS.findIndex((leg) => leg === event.leg),
        );
        break;
      case 'RaceStarted':
        play('knock');
        break;
      case 'WishSpoken':
        play('snap');
        break;
      case 'BoardsSwapped':
      case 'BoardsSwappedBack':
        play('come');
        break;
      case 'PathFinished':
        play(view.mode === 'race' && event.seat !== seat && seat !== null ? 'go' : 'won');
        break;
      case 'GivenUp':
        play('go');
        break;
      default:
        break;
    }
  }
  const worked = events.some(
    (event) => 'seat' in event && event.seat === seat && event.type.startsWith('Tile'),
  );
  if (worked && view.problems.some((one) => !one.unfinished && one.seat === seat)) play('crack');
}
