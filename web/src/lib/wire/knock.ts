// Made from the Python structs by `make generate`; a change here is lost.

/** Everything printed on a card that this seat can see, its joke too. */
export interface AboutCard {
  type: "AboutCard";
  card: string;
}

export type Action = GetReady | PlaceCard | SkipTurn | ShowCard | TellCards | CastFireball | CastIceFlash | CastPoison | CastSphere | TimeUp | Concede;

/** The team gave up between two Keeps: nothing was lost, the next one waits (K21). */
export interface AdventureStopped {
  type: "AdventureStopped";
  seat: number;
  level: number;
}

/** Each creature that is awake lost a token (K12). */
export interface AlarmRang {
  type: "AlarmRang";
  creatures: number;
  least: number;
}

/** A whole number from ``low`` to ``high``. */
export interface Between {
  type: "Between";
  low: number;
  high: number;
}

/** A card with its joke. */
export interface Card {
  id: string;
  kind: "creature" | "hall" | "knight";
  corners: [number, number, number, number];
  tokens: number;
  silence: boolean;
  chests: number;
  mark: number;
  name: Record<string, string>;
  picture: string;
  flavour: Record<string, string>;
}

export interface CardDrawn {
  type: "CardDrawn";
  seat: number;
  card: string | null;
}

export interface CardPlaced {
  type: "CardPlaced";
  seat: number;
  card: string;
  spot: string;
  turned: boolean;
}

export interface CardShown {
  type: "CardShown";
  seat: number;
  card: string;
}

export interface CardsTold {
  type: "CardsTold";
  seat: number;
  cards: string[];
}

/** Burn a live creature other than the Knight (K24). */
export interface CastFireball {
  type: "CastFireball";
  seat: number;
  spot: string;
}

/** Freeze a live creature other than the Knight (K23). */
export interface CastIceFlash {
  type: "CastIceFlash";
  seat: number;
  spot: string;
}

/** Poison a corner point of a live creature (K25). */
export interface CastPoison {
  type: "CastPoison";
  seat: number;
  point: string;
}

/** Let the Sphere of Silence swallow the silence (K26). */
export interface CastSphere {
  type: "CastSphere";
  seat: number;
}

/** The best group of joined chest cards (K20). */
export interface ChestsCounted {
  type: "ChestsCounted";
  chests: number;
  cards: string[];
  total: number;
}

/** What one seat may do now: acts listed, and acts left open. */
export interface Choices {
  seat: number | null;
  listed: (GetReady | PlaceCard | SkipTurn | ShowCard | TellCards | CastFireball | CastIceFlash | CastPoison | CastSphere | TimeUp | Concede)[];
  open: Open[];
}

/** Give up. Every game has it; it is always legal while the game runs, so Choices never list it. */
export interface Concede {
  type: "Concede";
  seat: number;
}

export interface CreatureBeaten {
  type: "CreatureBeaten";
  card: string;
  spot: string;
  danger: number;
  tokens: number;
}

export interface CreatureBurnt {
  type: "CreatureBurnt";
  seat: number;
  card: string;
  spot: string;
}

export interface CreatureFrozen {
  type: "CreatureFrozen";
  seat: number;
  card: string;
  spot: string;
}

/** How the last Keep ended, and whether the team stopped there. */
export interface Ending {
  won: boolean;
  cause: "alarm" | "cards" | "conceded" | "hall" | "stopped" | "time" | "tokens" | null;
  card: string | null;
  spot: string | null;
  danger: number;
  seat: number | null;
  group: string[];
  chests: number;
}

/** What everybody reads on a card that lies open. */
export interface Face {
  id: string;
  kind: "creature" | "hall" | "knight";
  corners: [number, number, number, number];
  tokens: number;
  silence: boolean;
  chests: number;
  mark: number;
  name: Record<string, string>;
  picture: string;
}

export type GameEvent = SeatReady | KeepBegan | SandStarted | CardShown | CardsTold | CardPlaced | TurnSkipped | TokensTaken | SilenceFell | SpeechReturned | CreatureBeaten | KnightHeldUp | AlarmRang | CardDrawn | KnightCame | CreatureBurnt | CreatureFrozen | PointPoisoned | SilenceSwallowed | KeepWon | KeepLost | AdventureStopped | ChestsCounted | SpellFound;

/** Say that the timer may start (K9), or that the next Keep may be set up (K21). */
export interface GetReady {
  type: "GetReady";
  seat: number;
}

/** Another player's hand, or one's own, from across the table. */
export interface HandSeen {
  seat: number;
  count: number;
  known: string[];
}

/** Everything that lies in the middle of the table. */
export interface Keep {
  cards: Record<string, Laid>;
  sand: Record<string, number>;
  poisoned: string[];
}

export interface KeepBegan {
  type: "KeepBegan";
  level: number;
  card: string;
  first_seat: number;
}

export interface KeepLost {
  type: "KeepLost";
  cause: "alarm" | "cards" | "conceded" | "hall" | "stopped" | "time" | "tokens";
  level: number;
  card: string | null;
  spot: string | null;
  danger: number;
  seat: number | null;
}

export interface KeepWon {
  type: "KeepWon";
  level: number;
  card: string;
}

export interface KnightCame {
  type: "KnightCame";
  seat: number;
  card: string;
}

/** He is down to 5 or less, but a frozen creature still stands (K23). */
export interface KnightHeldUp {
  type: "KnightHeldUp";
  card: string;
  danger: number;
}

/** The usual game: one Keep of level 1, no timer, the shipped deck. */
export interface KnockOptions {
  adventure: boolean;
  level: number;
  minutes: 4 | 6 | 10 | 15 | null;
  chest_hunt: boolean;
  chain: "cards" | "chests";
  cumulative: boolean;
  retry: boolean;
  gentle: boolean;
  freeze_knight: boolean;
  first: number | null;
  deck: string;
  resume: string;
}

/** What a seat sees of Knock. */
export interface KnockView {
  seat: number | null;
  choices: Choices;
  waits: Wait[];
  outcome: Outcome | null;
  rules: number;
  options: KnockOptions;
  level: number;
  phase: "between" | "knight" | "over" | "ready" | "turn";
  turn: number;
  keep: Keep;
  outlooks: Record<string, Outlook>;
  doomed: string[];
  reserve: number;
  pile_left: number;
  knight: "in-keep" | "in-pile" | "waiting";
  silent: boolean;
  hand: string[];
  hands: HandSeen[];
  shown: string | null;
  spells: ("fireball" | "ice-flash" | "poison" | "sphere")[];
  burnt: string[];
  ready: number[];
  turns: number;
  keeps: number;
  chests: number;
  ending: Ending | null;
  fallen: [number, number, number, number] | null;
  save_code: string;
  cards: Record<string, Face>;
}

/** A card in the Keep. */
export interface Laid {
  card: string;
  turned: boolean;
  values: [number, number, number, number];
  order: number;
  danger: number;
  status: "awake" | "beaten" | "frozen" | "hall";
}

/** Something to say: which sentence, and what goes into it. */
export interface Message {
  id: string;
  args: Record<string, number | string | Record<string, string> | (number | string | Record<string, string>)[] | null>;
}

/** Exactly one of these. */
export interface OneOf {
  type: "OneOf";
  values: unknown[];
  of: string;
}

/** A kind of act and the domain of each of its fields. ``exact``: every combination is legal. Otherwise the fields depend on each other in ways only the referee knows, and some combinations will be refused. */
export interface Open {
  kind: string;
  fields: Record<string, OneOf | SomeOf | Between>;
  exact: boolean;
}

export type Options = KnockOptions;

/** How a game ended. */
export interface Outcome {
  label: string;
  winners: number[];
  why: Message;
  scores: number[];
}

/** What it takes to beat a creature, and what is left to do it with. */
export interface Outlook {
  covers: number | null;
  turns: number;
}

/** Lay a card from hand, or the Knight who has just come, on a free spot (K10, K14). */
export interface PlaceCard {
  type: "PlaceCard";
  seat: number;
  card: string;
  spot: string;
  turned: boolean;
}

export interface PointPoisoned {
  type: "PointPoisoned";
  seat: number;
  point: string;
  cards: string[];
}

/** What is printed on a card. */
export interface Printed {
  type: "Printed";
  card: Card;
}

/** One way to do it, and what would follow. */
export interface Prospect {
  target: string;
  turned: boolean;
  touched: Touched[];
  verdict: "beats" | "dooms" | "lost" | "safe" | "won";
  why: Message | null;
  aimed: string[];
}

/** All ways, in the order of the choices. Empty if there is nothing to try. */
export interface Prospects {
  type: "Prospects";
  prospects: Prospect[];
}

export type Question = WhatIf | WhatIfSpell | AboutCard;

export type QuestionAnswer = Prospects | Printed | null;

export interface SandStarted {
  type: "SandStarted";
  minutes: number;
}

export interface SeatReady {
  type: "SeatReady";
  seat: number;
}

/** Commit to a card on one's own turn: it must then be played, where is still free (K16). */
export interface ShowCard {
  type: "ShowCard";
  seat: number;
  card: string;
}

export interface SilenceFell {
  type: "SilenceFell";
}

export interface SilenceSwallowed {
  type: "SilenceSwallowed";
  seat: number;
}

/** Let the turn go by, for there is no card in hand; the alarm still rings (K15). */
export interface SkipTurn {
  type: "SkipTurn";
  seat: number;
}

/** A handful of these, each at most once: from ``least`` to ``most`` of them. */
export interface SomeOf {
  type: "SomeOf";
  values: unknown[];
  least: number;
  most: number;
  of: string;
}

export interface SpeechReturned {
  type: "SpeechReturned";
}

export interface SpellFound {
  type: "SpellFound";
  spell: "fireball" | "ice-flash" | "poison" | "sphere";
}

/** Say truly which cards one holds, while Speech lasts (K17a). */
export interface TellCards {
  type: "TellCards";
  seat: number;
  cards: string[];
}

/** The sand has run out; only the clock says so (K9). */
export interface TimeUp {
  type: "TimeUp";
  seat: number;
}

/** A creature arrived with its Time tokens. */
export interface TokensTaken {
  type: "TokensTaken";
  card: string;
  tokens: number;
  reserve: number;
}

/** One card whose danger would change, that would end the Keep, or that only a spell could help with. */
export interface Touched {
  card: string;
  spot: string;
  before: number;
  after: number;
  follows: "beaten" | "doomed" | "falls" | "fights" | "holds" | "rings";
  outlook: Outlook | null;
}

export interface TurnSkipped {
  type: "TurnSkipped";
  seat: number;
}

export type View = KnockView;

/** Somebody's decision, or time itself, is awaited. Public: every seat sees the same waits. */
export interface Wait {
  id: string;
  seats: number[];
  why: Message;
  seconds: number | null;
  otherwise: GetReady | PlaceCard | SkipTurn | ShowCard | TellCards | CastFireball | CastIceFlash | CastPoison | CastSphere | TimeUp | Concede | null;
}

/** What would follow from laying this card, on every free spot and either way up? */
export interface WhatIf {
  type: "WhatIf";
  card: string;
}

/** What would follow from casting this spell, at everything it may be aimed at? */
export interface WhatIfSpell {
  type: "WhatIfSpell";
  spell: "fireball" | "ice-flash" | "poison" | "sphere";
}
