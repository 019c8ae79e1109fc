/* What each kind of card looks like: the colour of its band, the crest that repeats it as a shape, its place in a sorted hand. */

export interface KindLook {
  ink: string;
  crest: string;
  dark?: boolean;
}

export const KINDS: Readonly<Record<string, KindLook>> = {
  monster: { ink: '#cf4128', crest: 'imp-laugh' },
  'one-shot': { ink: '#3f7d3a', crest: 'round-potion' },
  item: { ink: '#8a5a2b', crest: 'backpack' },
  boon: { ink: '#8a5a2b', crest: 'trumpet-flag' },
  race: { ink: '#16757a', crest: 'elf-ear' },
  class: { ink: '#16757a', crest: 'rogue' },
  'level-up': { ink: '#e3a51f', crest: 'stairs', dark: true },
  'treasure-trick': { ink: '#e3a51f', crest: 'locked-chest', dark: true },
  enhancer: { ink: '#e3a51f', crest: 'upgrade', dark: true },
  'door-trick': { ink: '#e3a51f', crest: 'wooden-door', dark: true },
  curse: { ink: '#6b3fa0', crest: 'cursed-star' },
};
const ORDER = Object.keys(KINDS);

export const kindOf = (kind: string): KindLook => KINDS[kind] ?? KINDS.item!;
export const rank = (kind: string): number => ORDER.indexOf(kind);

/** The sign of a line in a sum, by what it comes from. */
export const PART_ICONS: Readonly<Record<string, string>> = {
  level: 'stairs',
  item: 'backpack',
  boon: 'trumpet-flag',
  rage: 'fist',
  smite: 'coffin',
  backstab: 'stiletto',
  curse: 'cursed-star',
  'one-shot': 'round-potion',
  doubled: 'magnifying-glass',
  monster: 'imp-laugh',
  enhancer: 'upgrade',
  copied: 'papers',
  condition: 'angry-eyes',
  die: 'dice-six-faces-five',
  trait: 'elf-ear',
  spell: 'magic-swirl',
  'hand-limit': 'hand',
  value: 'coins',
  'double-sale': 'two-coins',
};
export const SLOT_ICONS: Readonly<Record<string, string>> = {
  head: 'visored-helm',
  armour: 'armor-vest',
  foot: 'boots',
  hand: 'hand',
  none: 'backpack',
};
