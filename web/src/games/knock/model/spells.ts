/* How the four Spellbooks look. What they do is the referee's business. */
export type SpellName = 'fireball' | 'ice-flash' | 'poison' | 'sphere';

export const SPELLS: Readonly<Record<SpellName, { icon: string; ink: string }>> = {
  fireball: { icon: 'fireball', ink: '#a8260f' },
  'ice-flash': { icon: 'ice-bolt', ink: '#2b5fa8' },
  poison: { icon: 'poison-bottle', ink: '#2f5d34' },
  sphere: { icon: 'unstable-orb', ink: '#5a3a8a' },
};
