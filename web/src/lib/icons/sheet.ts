/* Icon paths known so far. The house brings its own; a game adds the ones it needs when its door opens. */
import house from './house.icons';

const known = new Map<string, string>(Object.entries(house));

export function learn(sheet: Readonly<Record<string, string>>): void {
  for (const [name, path] of Object.entries(sheet)) known.set(name, path);
}

export function path(name: string): string {
  const found = known.get(name);
  if (found === undefined) throw new Error(`icon '${name}' is in no .icons list`);
  return found;
}
