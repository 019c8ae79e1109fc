/* Which events of Munchkin are heard. */
import { buzz, play } from '$lib/sound';
import type { GameEvent } from '$lib/wire/munchkin';

export function hear(events: readonly GameEvent[], seat: number | null): void {
  for (const event of events) {
    switch (event.type) {
      case 'DoorOpened':
        play('kick');
        break;
      case 'CardPlayed':
      case 'CardPlayedOn':
      case 'CardPlayedFor':
      case 'CardPlayedAt':
      case 'ItemLaid':
      case 'TraitPlayed':
        play('card');
        break;
      case 'ItemUsed':
      case 'ItemTurned':
        play('turn');
        break;
      case 'CurseStruck':
        play('curse');
        break;
      case 'CurseCancelled':
        play('breathe');
        break;
      case 'LevelGained':
        play('level');
        break;
      case 'ItemsSold':
        play('sell');
        break;
      case 'FightBegan':
      case 'FoeJoined':
        play('scale');
        break;
      case 'FightResolved':
        play('fuse');
        break;
      case 'FightWon':
        play('beaten');
        break;
      case 'DieRolled':
        play('dice');
        break;
      case 'OfferMade':
        play('offer');
        if (event.to_seat === seat) buzz(40);
        break;
      case 'HelperJoined':
      case 'TradeMade':
        play('deal');
        break;
      case 'SaidHold':
        play('hold');
        break;
      case 'PlayerDied':
        play('fall');
        break;
      case 'TreasurePicked':
      case 'BodyLooted':
        play('coin');
        break;
      case 'GameWon':
        play('won');
        break;
      default:
        break;
    }
  }
}
