/* What this browser remembers between visits: preferences (language, light, sound), a name, chairs left ajar.
   Where storage is shut (private windows) everything still works, it is only forgotten. */

const PREFIX = 'threedoors.';

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    /* a shut drawer is no reason to stop the game */
  }
}

export function recall<T>(key: string, fits: (value: T | undefined) => boolean): T | undefined {
  try {
    const value = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') as T | null;
    return value !== null && fits(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    /* nothing was kept */
  }
}
