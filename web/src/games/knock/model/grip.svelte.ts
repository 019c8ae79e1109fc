/* What you hold over the Keep: a card and where it would go, a spell and what it is aimed at, a pointing finger.

   One thing at a time; whatever is taken up puts the rest down. What would follow comes from the referee (Prospects). */
import type { Pointing } from '$lib/wire/house';
import type { GestureKind } from '$house/model/gesture';
import { spotKey, turnedCorners, type Spot } from './pieces';
import type { Meeting, ProspectSource, Scene, TableHands, Trial } from './scene';
import type { SpellName } from './spells';

const NOWHERE: Pointing = { card: null, x: null, y: null, seat: null, hand: null };

export class Grip {
  chosen = $state('');
  turned = $state(false);
  spot = $state('');
  pinned = $state(false);
  sent = $state(false); // on its way to the referee
  byKeys = $state(false); // a card was taken up by a key: focus goes to its spots as soon as they are known
  spell = $state<SpellName | ''>('');
  aimed = $state<number>(); // the card a spell is aimed at, also before the referee has said what it can reach
  wheel = $state(false); // the gestures are on show
  pointing = $state(false);
  looked = $state<number>(); // the mate whose told cards are looked at
  read = $state<number>(); // the card of the Keep that is being explained

  constructor(
    readonly scene: () => Scene,
    readonly prospects: () => ProspectSource,
    readonly hands: () => TableHands,
    /** Asked before a card is sent: what to do with it if it comes back. */
    readonly ifRefused: (card: string, spot: string) => () => void,
  ) {}

  held = $derived.by(() => this.scene().hand.find((card) => card.key === this.chosen));
  spots = $derived.by((): readonly Spot[] =>
    this.held?.open && this.scene().myTurn && !this.spell
      ? this.prospects().spots(this.held.key, this.turned)
      : [],
  );
  where = $derived.by(() => this.spots.find((one) => spotKey(one) === this.spot));
  /** The card is lost this way up, and not the other. */
  turnSaves = $derived.by(() => {
    if (this.where?.verdict !== 'lost' || !this.held) return false;
    const other = this.prospects()
      .spots(this.held.key, !this.turned)
      .find((one) => spotKey(one) === this.spot);
    return other !== undefined && other.verdict !== 'lost';
  });
  aims = $derived.by(() => (this.spell ? this.prospects().aims(this.spell) : []));
  #reached = $derived.by(() =>
    this.aims.find(({ keys }) => keys.some((key) => key === this.aimed)),
  );
  aim = $derived.by(() => (this.spell === 'poison' ? undefined : this.#reached));
  /** The creature whose corners Poison asks about, once the referee has said that it reaches one. */
  poisonCard = $derived.by(() =>
    this.spell === 'poison' && this.#reached ? this.aimed : undefined,
  );
  touches = $derived.by(() => this.where?.touches ?? this.aim?.touches ?? []);

  trial = $derived.by((): Trial => {
    const { face } = this.held ?? {};
    return {
      spots: this.spots,
      held: face && { face, values: this.turned ? turnedCorners(face.corners) : face.corners },
      spot: this.spot,
      touches: this.touches,
      aim: this.aims.flatMap((one) => one.keys),
    };
  });

  putDown(): void {
    this.chosen = this.spot = this.spell = '';
    this.aimed = undefined;
    this.turned = this.pinned = this.pointing = this.byKeys = this.sent = false;
    this.wheel = false;
    this.read = this.looked = undefined;
  }

  takeUp(key: string): void {
    this.putDown();
    this.chosen = key;
    this.prospects().want(key);
  }

  turn(): void {
    if (this.held) this.turned = !this.turned;
  }

  meet(key: string, how: Meeting): void {
    const same = this.spot === key && this.pinned;
    if (how === 'look') {
      if (!same) [this.spot, this.pinned] = [key, false];
      return;
    }
    const going = this.spots.find((one) => spotKey(one) === key);
    if (this.pointing && going) return this.point({ x: going.x, y: going.y });
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
    void this.#send(this.held.key, where);
  }

  async #send(card: string, where: Spot): Promise<void> {
    const refused = this.ifRefused(card, this.spot);
    const taken = await this.hands().place(card, where, this.turned);
    if (taken === 'keep') return this.#takeBack();
    if (this.chosen === card) this.putDown();
    if (taken === false) refused();
  }

  /** Not here: the card hangs over no spot again, and its spots stay lit. */
  #takeBack(): void {
    this.sent = this.pinned = false;
    this.spot = '';
  }

  /** A card of the Keep: pointed at, aimed at, or explained. */
  touch(key: number): void {
    const card = this.scene().cards.find((one) => one.key === key);
    if (!card) return;
    if (this.pointing) return this.point({ x: card.x, y: card.y });
    if (!this.spell) return void (this.read = this.read === key ? undefined : key);
    if (this.aim?.keys.includes(key)) return this.cast();
    this.aimed = key;
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

  cast(target = this.aim?.target ?? ''): void {
    if (this.spell) this.hands().cast(this.spell, target);
    this.putDown();
  }

  /** A gesture picked: a finger is pointed with at the next thing touched, everything else is seen at once. */
  gesture(kind: GestureKind, number?: number): void {
    this.wheel = false;
    if (kind === 'point') this.pointing = !this.pointing;
    else this.hands().gesture(kind, number);
  }

  point(at: Partial<Pointing>): void {
    this.pointing = this.wheel = false;
    this.hands().gesture('point', undefined, { ...NOWHERE, ...at });
  }

  /** A chair: pointed at, or its told cards looked at, or not any more. */
  touchSeat(seat: number): void {
    if (this.pointing) return this.point({ seat });
    const mine = this.scene().sitters.find((one) => one.seat === seat)?.mine;
    this.looked = this.looked === seat || mine ? undefined : seat;
  }
}
