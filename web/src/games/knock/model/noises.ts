/* Which events of Knock are heard. */
import { play } from '$lib/sound';
import type { GameEvent } from '$lib/wire/knock';

export function hear(events: readonly GameEvent[]): void {
  for (const event of events) {
    switch (event.type) {
      case 'CardPlaced':
        play('card');
        break;
      case 'CreatureBeaten':
        play('beaten');
        break;
      case 'AlarmRang':
        if (event.creatures) play('alarm', event.creatures, event.least <= 1);
        break;
      case 'SilenceFell':
        play('hush');
        break;
      case 'SpeechReturned':
      case 'SilenceSwallowed':
        play('breathe');
        break;
      case 'CreatureBurnt':
      case 'CreatureFrozen':
      case 'PointPoisoned':
        play('spell');
        break;
      case 'KnightCame':
        play('knock');
        break;
      case 'KeepLost':
        play('fall');
        break;
      case 'KeepWon':
        play('won');
        break;
      default:
        break;
    }
  }
}
