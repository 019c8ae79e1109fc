/* How this person likes the house: by torch or by day, with sound, with motion, with bots that talk. */
import { recall, remember } from './memory';

const daylight = matchMedia('(prefers-color-scheme: light)');
const stillness = matchMedia('(prefers-reduced-motion: reduce)');
const isBoolean = (value: boolean | undefined) => typeof value === 'boolean';

class Preferences {
  day = $state(recall<boolean>('day', isBoolean) ?? daylight.matches);
  sound = $state(recall<boolean>('sound', isBoolean) ?? true);
  still = $state(recall<boolean>('still', isBoolean) ?? stillness.matches);
  bots = $state(recall<boolean>('bots', isBoolean) ?? true); // what bots say is read

  setDay(day: boolean): void {
    this.day = day;
    remember('day', day);
    this.show();
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    remember('sound', sound);
  }

  setStill(still: boolean): void {
    this.still = still;
    remember('still', still);
    this.show();
  }

  setBots(bots: boolean): void {
    this.bots = bots;
    remember('bots', bots);
  }

  /** Let the page wear it. */
  show(): void {
    document.documentElement.classList.toggle('day', this.day);
    document.documentElement.classList.toggle('still', this.still);
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', this.day ? '#eadcc9' : '#25132d');
  }
}

export const preferences = new Preferences();
