/* What you hold over the Keep: a card and where it would go, a spell and what it is aimed at, a pointing finger.

   One thing at a time; whatever is taken up puts the rest down. What would follow comes from the referee (Prospects). */
import type { Pointing } from '$lib/wire/house';
import { spotKey, type Spot } from './pieces';
import type { Prospects, Scene } from './scene';
import type { SpellName } from './spells';

/** How a spot was met: looked at, tapped, or pressed for good. */
export type Meeting = 'look' | 'tap' | 'press';

interface Does {
  place: (card: string, where: Spot, round: boolean) => void;
  cast: (spell: SpellName, target: string) => void;
  point: (at: Partial<Pointing>) => void;
}

export class Grip {
  chosen = $state('');
  round = $state(false);
  spot = $state('');
  pinned = $state(false);
  sent = $state(false); // on its way to the referee
  byKeys = $state(false); // a card was taken up by a key: focus goes to its spots as soon as they are known
  spell = $state<SpellName | ''>('');
  aimed = $state(''); // a spot or point the spell is pointed at
  poisonCard = $state<number>();
  pointing = $state(false);
  read = $state<number>(); // the card of the Keep that is being explained

  constructor(
    readonly scene: () => Scene,
    readonly prospects: () => Prospects,
    readonly does: Does,
  ) {}

  held = $derived.by(() => this.scene().hand.find((card) => card.key === this.chosen));
  spots = $derived.by((): readonly Spot[] =>
    this.held?.open && this.scene().myTurn && !this.spell
      ? this.prospects().spots(this.held.key, this.round)
      : [],
  );
  where = $derived.by(() => this.spots.find((one) => spotKey(one) === this.spot));
  /** The card is lost this way up, and not the other. */
  turnSaves = $derived.by(() => {
    if (this.where?.verdict !== 'lost' || !this.held) return false;
    const other = this.prospects()
      .spots(this.held.key, !this.round)
      .find((one) => spotKey(one) === this.spot);
    return other !== undefined && other.verdict !== 'lost';
  });
  aims = $derived.by(() => (this.spell ? this.prospects().aims(this.spell) : []));
  aim = $derived.by(() => this.aims.find((one) => one.target === this.aimed));
  touches = $derived.by(() => this.where?.touches ?? this.aim?.touches ?? []);

  putDown(): void {
    this.chosen = this.spot = this.spell = this.aimed = '';
    this.round = this.pinned = this.pointing = this.byKeys = this.sent = false;
    this.read = this.poisonCard = undefined;
  }

  takeUp(key: string): void {
    this.putDown();
    this.chosen = key;
    this.prospects().want(key);
  }

  turn(): void {
    if (this.held) this.round = !this.round;
  }

  meet(key: string, how: Meeting): void {
    const same = this.spot === key && this.pinned;
    if (how === 'look') {
      if (!same) [this.spot, this.pinned] = [key, false];
      return;
    }
    const going = this.spots.find((one) => spotKey(one) === key);
    if (this.pointing && going) return this.does.point({ x: going.x, y: going.y });
    if ((how === 'press' && going?.verdict !== 'lost') || same) return this.lay(going);
    [this.spot, this.pinned] = [key, true];
  }

  /** A card let fall: laid at once, unless the Keep would fall with it. */
  drop(key: string): void {
    const where = this.spots.find((one) => spotKey(one) === key);
    if (where && where.verdict !== 'lost') this.lay(where);
    else if (where) [this.spot, this.pinned] = [key, true];
    else this.spot = '';
  }

  lay(where: Spot | undefined = this.where): void {
    if (!this.held || !where || this.sent) return;
    this.sent = true; // the card lies there until the referee has spoken
    this.spot = spotKey(where);
    this.does.place(this.held.key, where, this.round);
  }

  /** A card of the Keep: pointed at, aimed at, or explained. */
  touch(key: number): void {
    const card = this.scene().cards.find((one) => one.key === key);
    if (!card) return;
    if (this.pointing) return this.does.point({ x: card.x, y: card.y });
    if (!this.spell) return void (this.read = this.read === key ? undefined : key);
    const found = this.aims.find((one) => one.keys.includes(key));
    if (this.spell === 'poison') return void (found && (this.poisonCard = key));
    if (found && found.target === this.aimed) return this.cast();
    this.aimed = found?.target ?? '';
  }

  takeSpell(name: SpellName): void {
    const again = this.spell === name;
    this.putDown();
    if (again) return;
    this.spell = name;
    this.prospects().want(name);
  }

  /** The next spell that could be cast, round and round. */
  nextSpell(): void {
    const { castable } = this.scene();
    const next = castable[(castable.indexOf(this.spell as SpellName) + 1) % castable.length];
    if (next) this.takeSpell(next);
  }

  cast(target = this.aimed): void {
    if (this.spell) this.does.cast(this.spell, target);
    this.putDown();
  }
}
