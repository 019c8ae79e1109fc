// Made from the Python structs by `make generate`; a change here is lost.

/** Agreed. From now on it binds. */
export interface AcceptOffer {
  type: "AcceptOffer";
  seat: number;
  wait: string;
}

export type Action = OpenDoor | RaiseDoor | LookForTrouble | LootRoom | EndTurn | GiveCard | Resolve | Pass | PassThisFight | Hold | Play | LayDown | Equip | Unequip | LoadCompanion | DropTrait | UsePower | Sell | AskHelp | OfferHelp | ProposeTrade | AcceptOffer | RefuseOffer | CounterHelp | CounterTrade | WithdrawOffer | ShowHand | ChooseSide | Flee | LetHelperFlee | GoFirst | PickCards | PickOption | TakeBlind | HandOver | RunOut | Concede;

/** A bonus to the fighters for each of them of a race or class. */
export interface AddForEach {
  do: "add_for_each";
  trait: string;
  n: number;
}

/** A bonus to either side. */
export interface AddStrength {
  do: "add_strength";
  n: number;
}

/** Main and helper escape every monster. */
export interface AllEscape {
  do: "all_escape";
}

/** Fleeing always succeeds. */
export interface AlwaysOutrun {
  do: "always_outrun";
}

/** A curse between its announcement and its effect. */
export interface Announced {
  card: string;
  victim: number;
  by: number | null;
}

/** Any number of Big items. */
export interface AnyBig {
  do: "any_big";
}

/** All cards of this table's set. */
export interface AskCards {
  type: "AskCards";
}

/** Main asks one player for help at a price. */
export interface AskHelp {
  type: "AskHelp";
  seat: number;
  helper: number;
  treasures: number;
  order: "helper" | "main" | "turns";
  items: string[];
  card: string | null;
}

/** How would the fight stand after each of these acts? */
export interface AskIf {
  type: "AskIf";
  acts: (OpenDoor | RaiseDoor | LookForTrouble | LootRoom | EndTurn | GiveCard | Resolve | Pass | PassThisFight | Hold | Play | LayDown | Equip | Unequip | LoadCompanion | DropTrait | UsePower | Sell | AskHelp | OfferHelp | ProposeTrade | AcceptOffer | RefuseOffer | CounterHelp | CounterTrade | WithdrawOffer | ShowHand | ChooseSide | Flee | LetHelperFlee | GoFirst | PickCards | PickOption | TakeBlind | HandOver | RunOut | Concede)[];
}

/** How would the fight stand with each of the others as helper? */
export interface AskIfHelped {
  type: "AskIfHelped";
}

/** What would these items bring? */
export interface AskSale {
  type: "AskSale";
  items: string[];
  doubled: string | null;
}

/** A card in play that is no item: on its item, carrying one, or by itself. */
export interface Attached {
  card: string;
  item: string | null;
}

/** Ask this, again or for the first time. */
export interface Await {
  type: "Await";
  ask: Prepare | LookAround | WrapUp | Charity | OpenFight | FleeNext | LastCall | CurseCall | RollCall | PickHand | PickItems | PickTrait | PickWay | PickTax | TakeFrom | LootBody | PickSpoil | RaiseSpoils | TooBig | HelperFirst;
  seats: number[];
}

/** Discard a card to weaken a fighter, once per victim and fight. */
export interface Backstab {
  do: "backstab";
  n: number;
}

/** Both sums of a fight and which way it goes. */
export interface Balance {
  ours: number;
  theirs: number;
  wins: boolean;
}

/** One for each act asked about; None: no fight would be left, or it hangs on chance, or it is refused. */
export interface Balances {
  type: "Balances";
  after: (Balance | null)[];
}

/** M6f: the dead return, and whoever died draws anew. */
export interface BeginTurn {
  type: "BeginTurn";
  seat: number;
}

/** A whole number from ``low`` to ``high``. */
export interface Between {
  type: "Between";
  low: number;
  high: number;
}

/** A sum with every line that went into it. */
export interface Bill {
  total: number;
  parts: Part[];
}

/** Everything that lies open. */
export interface Board {
  options: MunchkinOptions;
  players: Player[];
  active: number;
  turn: number;
  door_discards: string[];
  treasure_discards: string[];
  opened: boolean;
  fought: boolean;
  fight_over: boolean;
  fight: Fight | null;
  flight: Flight | null;
  roll: Roll | null;
  announced: Announced | null;
  spoils: string[];
  bodies: Body[];
  offers: Offer[];
  held: number[];
  pending: Pending | null;
  agenda: (BeginTurn | Await | FinishTurn | TakeEffect | Happen | PayTax | LoseGold | TakeTurns | ReadTable | FinishTheft | FoeArrives | FighterJoins | CallHelper | Conclude | WinFight | ShareSpoils | KeepDeal | NextFlight | JudgeFlight | LootDead | ClearFight | CheckBig)[];
  serial: number;
  winners: number[];
  over: boolean;
  rules: number;
}

/** What a dead player leaves (M10). */
export interface Body {
  seat: number;
  cards: string[];
}

export interface BodyLooted {
  type: "BodyLooted";
  seat: number;
  card: string;
  dead_seat: number;
}

/** Another bonus for users of this race or class. */
export interface BonusFor {
  do: "bonus_for";
  trait: string;
  n: number;
}

/** A lasting bonus in play, or a companion who carries one item outside the limits. No item. */
export interface Boon {
  bonus: number;
  carries: boolean;
  id: string;
  name: Record<string, string>;
  flavour: Record<string, string>;
  copies: number;
  since: number;
  until: number;
}

/** M7c: after the others, the helper has a last word. */
export interface CallHelper {
  type: "CallHelper";
}

/** Undo a curse, announced or lying in play. */
export interface CancelCurse {
  do: "cancel_curse";
}

/** No roll: caught, unless a card grants an escape. */
export interface CannotBeOutrun {
  do: "cannot_be_outrun";
}

/** A card as it is read: what it is called, what it says, its numbers. */
export interface CardFace {
  id: string;
  design: string;
  deck: string;
  kind: string;
  name: Record<string, string>;
  flavour: Record<string, string>;
  text: Message[][];
  number: number | null;
  treasures: number | null;
  levels: number | null;
  value: number | null;
  slot: string | null;
  hands: number;
  big: boolean;
  undead: boolean;
  doubles: boolean;
}

/** A hand card changed hands unseen by the others. */
export interface CardPassed {
  type: "CardPassed";
  from_seat: number;
  to_seat: number;
  why: string;
  deck: string;
  card: string | null;
}

export interface CardPlayed {
  type: "CardPlayed";
  seat: number;
  card: string;
}

/** At a monster in the fight. */
export interface CardPlayedAt {
  type: "CardPlayedAt";
  seat: number;
  card: string;
  foe_card: string;
}

export interface CardPlayedFor {
  type: "CardPlayedFor";
  seat: number;
  card: string;
  side: "fighters" | "monsters";
}

export interface CardPlayedOn {
  type: "CardPlayedOn";
  seat: number;
  card: string;
  target_seat: number;
}

/** All cards of a game, by kind. A host may bring one of their own. */
export interface CardSet {
  title: Record<string, string>;
  monsters: Monster[];
  traits: Trait[];
  curses: Curse[];
  enhancers: Enhancer[];
  door_tricks: DoorTrick[];
  items: Item[];
  one_shots: OneShot[];
  level_ups: LevelUp[];
  treasure_tricks: TreasureTrick[];
  boons: Boon[];
}

export interface CardToHand {
  type: "CardToHand";
  seat: number;
  card: string;
}

export interface CardsDiscarded {
  type: "CardsDiscarded";
  seat: number;
  cards: string[];
  why: string;
}

/** Face-down: others see how many of which deck. */
export interface CardsDrawn {
  type: "CardsDrawn";
  seat: number;
  doors: number;
  treasures: number;
  cards: string[];
}

export interface CardsGoneWithDead {
  type: "CardsGoneWithDead";
  dead_seat: number;
  cards: string[];
}

/** Every card, by its name. */
export interface Catalogue {
  type: "Catalogue";
  cards: CardFace[];
}

/** M6e: give one card too many to somebody of lowest Level. */
export interface Charity {
  type: "Charity";
}

/** Discard the whole hand, so many cards at least, to remove a monster for its treasure. */
export interface Charm {
  do: "charm";
  least: number;
}

/** M4: settle a surplus of Big items. */
export interface CheckBig {
  type: "CheckBig";
  seat: number;
}

/** What one seat may do now: acts listed, and acts left open. */
export interface Choices {
  seat: number | null;
  listed: (OpenDoor | RaiseDoor | LookForTrouble | LootRoom | EndTurn | GiveCard | Resolve | Pass | PassThisFight | Hold | Play | LayDown | Equip | Unequip | LoadCompanion | DropTrait | UsePower | Sell | AskHelp | OfferHelp | ProposeTrade | AcceptOffer | RefuseOffer | CounterHelp | CounterTrade | WithdrawOffer | ShowHand | ChooseSide | Flee | LetHelperFlee | GoFirst | PickCards | PickOption | TakeBlind | HandOver | RunOut | Concede)[];
  open: Open[];
}

/** The victim chooses one of these. */
export interface ChooseOne {
  do: "choose_one";
  options: ((LoseLevels | DropToLevel | DropToLowest | Die | LoseWorn | LoseItems | LoseAny | LoseBest | LoseWorth | DiscardHand | LoseTraits | SwapTrait | SwapSide | NeighboursTakeCard | RivalsTake | ChooseOne | RollTable | When | Linger | Tax)[])[];
}

/** Woman or man, until the first door is opened (M2). */
export interface ChooseSide {
  type: "ChooseSide";
  seat: number;
  side: "man" | "woman";
}

/** M7f: clear the table, expire curses. */
export interface ClearFight {
  type: "EndFight";
}

/** Duplicate a monster with its enhancers and rewards. */
export interface CloneMonster {
  do: "clone_monster";
}

export interface CompanionLoaded {
  type: "CompanionLoaded";
  seat: number;
  card: string;
  item: string | null;
}

/** A rival of higher Level cannot refuse to help; useless for the winning level (M8). */
export interface CompelsHelp {
  do: "compels_help";
}

/** Give up. Every game has it; it is always legal while the game runs, so Choices never list it. */
export interface Concede {
  type: "Concede";
  seat: number;
}

/** The last call is over: the fight is decided (M7d, M7e). */
export interface Conclude {
  type: "Conclude";
}

/** Help, but at this price. */
export interface CounterHelp {
  type: "CounterHelp";
  seat: number;
  treasures: number;
  order: "helper" | "main" | "turns";
  items: string[];
  keep_card: boolean;
  wait: string;
}

/** A trade, but this one. */
export interface CounterTrade {
  type: "CounterTrade";
  seat: number;
  give: string[];
  want: string[];
  wait: string;
}

/** Bad news for somebody (M11). */
export interface Curse {
  effects: (LoseLevels | DropToLevel | DropToLowest | Die | LoseWorn | LoseItems | LoseAny | LoseBest | LoseWorth | DiscardHand | LoseTraits | SwapTrait | SwapSide | NeighboursTakeCard | RivalsTake | ChooseOne | RollTable | When | Linger | Tax)[];
  id: string;
  name: Record<string, string>;
  flavour: Record<string, string>;
  copies: number;
  since: number;
  until: number;
}

export interface CurseAnnounced {
  type: "CurseAnnounced";
  seat: number;
  card: string;
  by_seat: number | null;
}

/** M11: a curse was announced; somebody may cancel it. */
export interface CurseCall {
  type: "CurseCall";
}

export interface CurseCancelled {
  type: "CurseCancelled";
  seat: number;
  card: string;
  by_card: string;
}

/** A curse that lay before somebody is over. */
export interface CurseLifted {
  type: "CurseLifted";
  seat: number;
  card: string;
}

export interface CurseShielded {
  type: "CurseShielded";
  seat: number;
  card: string;
  item: string;
}

export interface CurseStruck {
  type: "CurseStruck";
  seat: number;
  card: string;
}

export interface DeckShuffled {
  type: "DeckShuffled";
  deck: string;
  count: number;
}

/** Die (M10). */
export interface Die {
  do: "die";
}

/** A die and what is added to it; ``needs`` 0: a table is read. */
export interface DieRolled {
  type: "DieRolled";
  seat: number;
  why: string;
  die: number;
  bill: Bill;
  needs: number;
  foe_card: string | null;
}

export interface DieSet {
  type: "DieSet";
  seat: number;
  die: number;
  card: string;
}

/** Discard hand cards, the victim's choice: a number, half rounded up, or (neither) all. */
export interface DiscardHand {
  do: "discard_hand";
  n: number | null;
  half: boolean;
}

/** A fighter may throw it an item with this tag, before the roll, to escape it. */
export interface DistractedBy {
  do: "distracted_by";
  tag: "fire" | "pole";
}

export interface DoorOpened {
  type: "DoorOpened";
  seat: number;
  card: string;
  raised: boolean;
}

/** Any other door card. */
export interface DoorTrick {
  play: Wander | CloneMonster | ReplaceMonster | EndFight | TakeToWin | LevelsFor | Override;
  id: string;
  name: Record<string, string>;
  flavour: Record<string, string>;
  copies: number;
  since: number;
  until: number;
}

/** One item per turn sells for double value. */
export interface DoubleSale {
  do: "double_sale";
}

/** Main, fighting alone, counts double. */
export interface DoubleSide {
  do: "double_side";
}

/** Bonuses of used items with this tag count double. */
export interface DoublesTag {
  do: "doubles_tag";
  tag: "fire" | "pole";
}

/** Draw treasures face-down. */
export interface DrawTreasures {
  do: "draw_treasures";
  n: number;
}

/** Fall to this level; never rise to it (M1a). */
export interface DropToLevel {
  do: "drop_to_level";
  n: number;
}

/** Fall to the lowest level any player has, the dead included. */
export interface DropToLowest {
  do: "drop_to_lowest";
}

/** Discard a race, a class or a doubler (M2). */
export interface DropTrait {
  type: "DropTrait";
  seat: number;
  card: string;
}

/** Cards a fighter threw into this fight. */
export interface Effort {
  seat: number;
  raged: number;
  smote: number;
}

/** The fight is over; main draws treasures face-down. */
export interface EndFight {
  do: "end_fight";
  treasures: number;
}

/** Nothing more; on to charity (M6e). */
export interface EndTurn {
  type: "EndTurn";
  seat: number;
  wait: string;
}

/** Makes one monster stronger or weaker, and its hoard with it. */
export interface Enhancer {
  strength: number;
  treasures: number;
  id: string;
  name: Record<string, string>;
  flavour: Record<string, string>;
  copies: number;
  since: number;
  until: number;
}

/** Each fighter discards hand cards when it and the monster first meet. */
export interface EntryCost {
  do: "entry_cost";
  cards: number;
}

/** Each fighter loses items of its choice when it and the monster first meet. */
export interface EntryToll {
  do: "entry_toll";
  items: number;
}

/** Use a carried item; what it displaces lies carried (M4). */
export interface Equip {
  type: "Equip";
  seat: number;
  card: string;
}

/** After your failed flee roll: escape. */
export interface EscapeAnyway {
  do: "escape_anyway";
}

/** Happens to whoever got away (M9d). */
export interface EvenOnEscape {
  do: "even_on_escape";
  effects: (LoseLevels | DropToLevel | DropToLowest | Die | LoseWorn | LoseItems | LoseAny | LoseBest | LoseWorth | DiscardHand | LoseTraits | SwapTrait | SwapSide | NeighboursTakeCard | RivalsTake | ChooseOne | RollTable | When | Linger | Tax)[];
}

/** A combat, from the first monster to the sweeping up (M7). */
export interface Fight {
  main: number;
  foes: Foe[];
  helper: number | null;
  compelled: boolean;
  deal: Terms | null;
  laid: Laid[];
  stabs: Stab[];
  efforts: Effort[];
  owed: number;
  cursed: number;
  next_uid: number;
  passing: number[];
  asked: number[];
  offered: number[];
}

export interface FightBegan {
  type: "FightBegan";
  seat: number;
  card: string;
}

/** Over without a win or a flight. */
export interface FightEnded {
  type: "FightEnded";
  seat: number;
  why: string;
}

export interface FightLost {
  type: "FightLost";
  seat: number;
  ours: Bill;
  theirs: Bill;
}

/** Main declared the fight done; the sums as they stand (M7c). */
export interface FightResolved {
  type: "FightResolved";
  seat: number;
  ours: Bill;
  theirs: Bill;
  wins: boolean;
}

export interface FightTransferred {
  type: "FightTransferred";
  seat: number;
  to_seat: number;
}

/** Both bills of the fight running, and what it would bring. */
export interface FightView {
  ours: Bill;
  theirs: Bill;
  wins: boolean;
  treasures: number;
  levels: number;
  decides: boolean;
  spared: Spared[];
  uncounted: Part[];
  reasons: Reason[];
}

export interface FightWon {
  type: "FightWon";
  seat: number;
  ours: Bill;
  theirs: Bill;
}

export interface FighterCaught {
  type: "FighterCaught";
  seat: number;
  card: string;
}

export interface FighterEscaped {
  type: "FighterEscaped";
  seat: number;
  card: string;
  how: string;
}

/** A fighter joined: what the monsters do about it. */
export interface FighterJoins {
  type: "FighterJoins";
  seat: number;
}

/** No helper allowed. */
export interface FightsAlone {
  do: "fights_alone";
}

/** A theft die was rolled: take the item, or lose a level. */
export interface FinishTheft {
  type: "FinishTheft";
  seat: number;
  victim: number;
  item: string;
  needs: number;
}

/** M6e: charity while the hand is too large, then the next seat. */
export interface FinishTurn {
  type: "FinishTurn";
}

/** Whom an item fits, or does not. */
export interface Fits {
  trait: string | null;
  side: "man" | "woman" | null;
  no_race: boolean;
}

/** Run from this monster next. */
export interface Flee {
  type: "Flee";
  seat: number;
  foe: number;
  wait: string;
}

/** A monster still to be fled: what is added to the die, and the least it must show (7: no die will do). */
export interface FleeAhead {
  foe: number;
  added: Part[];
  least: number;
}

/** Added to flee rolls: against this monster, or for the wearer. */
export interface FleeBonus {
  do: "flee_bonus";
  n: number;
}

/** Before a flee roll: the fighter names the next monster (M9). */
export interface FleeNext {
  type: "FleeNext";
  seat: number;
}

/** Running away (M9). */
export interface Flight {
  queue: number[];
  left: number[];
  escaped: number[];
  everybody: boolean;
  started: boolean;
}

/** Discard cards after a flee roll, each adding to it. */
export interface FlightSpell {
  do: "flight_spell";
  most: number;
  n: number;
}

/** The sum a flee roll must reach, whether the roll on the table does, and what lies ahead of whoever flees. */
export interface FlightView {
  needed: number;
  away: boolean;
  ahead: FleeAhead[];
}

/** A monster in the fight. A clone has its model's card and lies under its own card. */
export interface Foe {
  uid: number;
  card: string;
  clone: string | null;
  boosts: string[];
  plus: number;
  plus_treasures: number;
  bought: boolean;
  met: number[];
}

/** A monster entered the fight: entry effects (M7a). */
export interface FoeArrives {
  type: "FoeArrives";
  foe: number;
}

export interface FoeJoined {
  type: "FoeJoined";
  seat: number;
  card: string;
  how: string;
}

export interface FoeLeft {
  type: "FoeLeft";
  card: string;
  treasures: number;
  why: string;
}

/** A bonus for each curse that took effect on a fighter since the fight began. */
export interface ForEachCurse {
  do: "for_each_curse";
  n: number;
}

/** A modifier for each fighter of this race or class. */
export interface ForEachFighter {
  do: "for_each_fighter";
  trait: string;
  n: number;
}

export type GameEvent = TurnBegan | PlayerReturned | DoorOpened | LevelGained | LevelLost | PlayerDied | BodyLooted | LootDieRolled | CardsGoneWithDead | SaidHold | PassedFight | TimeRanOut | PlayerLeft | GameWon | CardsDrawn | DeckShuffled | CardToHand | CardPassed | CardsDiscarded | CardPlayed | CardPlayedOn | CardPlayedFor | CardPlayedAt | HandShown | ItemLaid | ItemUsed | ItemTurned | CompanionLoaded | ItemsMoved | ItemsSold | TraitPlayed | TraitLost | SideSwapped | CurseAnnounced | CurseShielded | CurseCancelled | CurseStruck | CurseLifted | NothingHappened | FightBegan | FoeJoined | FoeLeft | FightTransferred | FightResolved | FightWon | FightLost | FightEnded | PowerUsed | DieRolled | DieSet | FighterEscaped | FighterCaught | TreasuresRevealed | TreasurePicked | HelperJoined | HelperLeft | OfferMade | OfferRefused | OfferWithdrawn | OffersLapsed | TradeMade;

export interface GameWon {
  type: "GameWon";
  seats: number[];
}

/** Charity: give this card to somebody of lowest Level; nobody: discard it (M6e). */
export interface GiveCard {
  type: "GiveCard";
  seat: number;
  card: string;
  to: number | null;
  wait: string;
}

/** The helper agrees, or not. */
export interface GoFirst {
  type: "GoFirst";
  seat: number;
  agree: boolean;
  wait: string;
}

/** Another hand limit at the end of the turn. */
export interface HandLimit {
  do: "hand_limit";
  n: number;
}

/** Give a Big item that is too much; nobody can carry it: discard it (M4). */
export interface HandOver {
  type: "HandOver";
  seat: number;
  card: string;
  to: number | null;
  wait: string;
}

export interface HandShown {
  type: "HandShown";
  seat: number;
  to_seat: number | null;
  cards: string[];
}

/** Somebody's hand from outside: backs, and the cards this seat saw go in. */
export interface HandView {
  doors: number;
  treasures: number;
  known: string[];
}

/** Effects of a penalty or a curse on their victim, the first of them next. */
export interface Happen {
  type: "Happen";
  seat: number;
  effects: (LoseLevels | DropToLevel | DropToLowest | Die | LoseWorn | LoseItems | LoseAny | LoseBest | LoseWorth | DiscardHand | LoseTraits | SwapTrait | SwapSide | NeighboursTakeCard | RivalsTake | ChooseOne | RollTable | When | Linger | Tax)[];
  source: string;
}

/** The fight with this helper. */
export interface Helped {
  helper: number;
  balance: Balance;
}

/** Main asks the helper to flee first (M9). */
export interface HelperFirst {
  type: "HelperFirst";
}

export interface HelperJoined {
  type: "HelperJoined";
  seat: number;
  main_seat: number;
  terms: Terms;
  compelled: boolean;
}

export interface HelperLeft {
  type: "HelperLeft";
  seat: number;
  why: string;
}

/** As helper, a level for each monster killed. */
export interface HelperLevels {
  do: "helper_levels";
}

/** A moment, please: more time in this window, and no more standing pass. Once a turn. */
export interface Hold {
  type: "Hold";
  seat: number;
}

/** The fight with each possible helper. */
export interface IfHelped {
  type: "IfHelped";
  helped: Helped[];
}

/** Bonuses of equipped items worth this much or more do not count. */
export interface IgnoresItems {
  do: "ignores_items";
  worth: number;
}

/** Fighters' Levels do not count. */
export interface IgnoresLevels {
  do: "ignores_levels";
}

/** Something to wear, hold or carry (M4). */
export interface Item {
  value: number;
  bonus: number;
  slot: "armour" | "foot" | "hand" | "head" | "none";
  hands: number;
  big: boolean;
  tags: ("fire" | "pole")[];
  only: Fits | null;
  never: Fits | null;
  extras: (FleeBonus | BonusFor | ShieldsFromDoor | WayOut | LootOnEscape | CompelsHelp)[];
  id: string;
  name: Record<string, string>;
  flavour: Record<string, string>;
  copies: number;
  since: number;
  until: number;
}

export interface ItemLaid {
  type: "ItemLaid";
  seat: number;
  card: string;
  used: boolean;
}

/** It lies carried now. */
export interface ItemTurned {
  type: "ItemTurned";
  seat: number;
  card: string;
}

export interface ItemUsed {
  type: "ItemUsed";
  seat: number;
  card: string;
}

export interface ItemsMoved {
  type: "ItemsMoved";
  from_seat: number;
  to_seat: number;
  items: string[];
  why: string;
}

export interface ItemsSold {
  type: "ItemsSold";
  seat: number;
  items: string[];
  bill: Bill;
  levels: number;
}

/** After the last word on a flee roll: away, or caught (M9d). */
export interface JudgeFlight {
  type: "JudgeFlight";
}

/** Hand over what was agreed for help (M8). */
export interface KeepDeal {
  type: "KeepDeal";
}

/** A one-shot laid into the fight, for a side. */
export interface Laid {
  card: string;
  side: "fighters" | "monsters";
  seat: number;
}

/** M7c: the others first, then the helper; main has passed by resolving. */
export interface LastCall {
  type: "LastCall";
  helper: boolean;
}

/** Put an item, a one-shot or a lasting bonus on the table (M4). */
export interface LayDown {
  type: "LayDown";
  seat: number;
  card: string;
}

/** A fighter of this race or class may send it away, for some hand cards or free. */
export interface LeavesFor {
  do: "leaves_for";
  trait: string;
  cards: number;
  treasures: number;
}

/** A main player of this side is not attacked: it leaves on entering. */
export interface LeavesSide {
  do: "leaves_side";
  side: "man" | "woman";
  treasures: number;
}

/** Main proposes that the helper flees first. */
export interface LetHelperFlee {
  type: "LetHelperFlee";
  seat: number;
  wait: string;
}

export interface LevelGained {
  type: "LevelGained";
  seat: number;
  n: number;
  level: number;
  why: string;
}

export interface LevelLost {
  type: "LevelLost";
  seat: number;
  n: number;
  level: number;
}

/** A level, never the winning one (M12). */
export interface LevelUp {
  when: "after_fight" | "any" | "not_highest";
  costs_companion: boolean;
  id: string;
  name: Record<string, string>;
  flavour: Record<string, string>;
  copies: number;
  since: number;
  until: number;
}

/** All players of a class gain a level, which may win; at once when drawn face-up. */
export interface LevelsFor {
  do: "levels_for";
  trait: string;
}

/** The curse stays: until the end of the next fight, or until headgear is lost. */
export interface Linger {
  do: "linger";
  until: "fight" | "headgear";
  strength: number;
  roll: number;
  no_items: boolean;
}

/** Let the companion carry this item outside the limits; none: take it back (M4). */
export interface LoadCompanion {
  type: "LoadCompanion";
  seat: number;
  companion: string;
  item: string | null;
}

/** M6c: look for trouble, loot the room, or neither. */
export interface LookAround {
  type: "LookAround";
}

/** Fight a monster from hand (M6c). */
export interface LookForTrouble {
  type: "LookForTrouble";
  seat: number;
  card: string;
  wait: string;
}

/** Take one card of the dead (M10). */
export interface LootBody {
  type: "LootBody";
}

/** M10: takers of the first body, in order; none left: the next body. */
export interface LootDead {
  type: "LootDead";
  takers: number[];
  started: boolean;
}

/** Equals at the body of a dead player roll for it: the higher picks first (M10). */
export interface LootDieRolled {
  type: "LootDieRolled";
  seat: number;
  die: number;
}

/** Draw a treasure once per flight, having escaped at least one monster. */
export interface LootOnEscape {
  do: "loot_on_escape";
}

/** Draw a door card face-down (M6c). */
export interface LootRoom {
  type: "LootRoom";
  seat: number;
  wait: string;
}

/** Lose items in play of any size, the victim's choice. */
export interface LoseAny {
  do: "lose_any";
  n: number;
}

/** Lose the item with the highest bonus; ``used_in_hand`` looks at used hand items only. */
export interface LoseBest {
  do: "lose_best";
  used_in_hand: boolean;
}

/** Lose items until they were worth this much. */
export interface LoseGold {
  type: "LoseGold";
  seat: number;
  gold: number;
  source: string | null;
}

/** Lose items in play of this size, the victim's choice; no number: all of them. */
export interface LoseItems {
  do: "lose_items";
  size: "big" | "small";
  n: number | null;
}

/** Lose levels, never below 1. */
export interface LoseLevels {
  do: "lose_levels";
  n: number;
}

/** Lose one race or class (the victim's choice), or all; ``otherwise`` where there was none. */
export interface LoseTraits {
  do: "lose_traits";
  group: "class" | "either" | "race";
  every: boolean;
  otherwise: (LoseLevels | DropToLevel | DropToLowest | Die | LoseWorn | LoseItems | LoseAny | LoseBest | LoseWorth | DiscardHand | LoseTraits | SwapTrait | SwapSide | NeighboursTakeCard | RivalsTake | ChooseOne | RollTable | When | Linger | Tax)[];
}

/** Lose what is worn in these slots; ``otherwise`` where nothing was. */
export interface LoseWorn {
  do: "lose_worn";
  slots: ("armour" | "foot" | "hand" | "head" | "none")[];
  otherwise: (LoseLevels | DropToLevel | DropToLowest | Die | LoseWorn | LoseItems | LoseAny | LoseBest | LoseWorth | DiscardHand | LoseTraits | SwapTrait | SwapSide | NeighboursTakeCard | RivalsTake | ChooseOne | RollTable | When | Linger | Tax)[];
}

/** Lose items worth at least so much gold together; if they are worth less, all. */
export interface LoseWorth {
  do: "lose_worth";
  gold: number;
}

/** Main may let it go by, as long as nobody has touched the fight; a race or class has to stay. */
export interface MayDecline {
  do: "may_decline";
  trait: string | null;
}

/** Something to say: which sentence, and what goes into it. */
export interface Message {
  id: string;
  args: Record<string, number | string | Record<string, string> | (number | string | Record<string, string>)[] | null>;
}

/** Something to fight (M7). */
export interface Monster {
  level: number;
  treasures: number;
  levels: number;
  undead: boolean;
  rules: (StrongerAgainst | ForEachFighter | ForEachCurse | IgnoresLevels | IgnoresItems | DoublesTag | FightsAlone | FleeBonus | CannotBeOutrun | AlwaysOutrun | WillNotPursue | EvenOnEscape | EntryCost | EntryToll | LeavesSide | LeavesFor | MayDecline | SellsTreasure | TakesBribe | DistractedBy | RewardsTag | RewardsAlone | RewardsLevels)[];
  penalty: (LoseLevels | DropToLevel | DropToLowest | Die | LoseWorn | LoseItems | LoseAny | LoseBest | LoseWorth | DiscardHand | LoseTraits | SwapTrait | SwapSide | NeighboursTakeCard | RivalsTake | ChooseOne | RollTable | When | Linger | Tax)[];
  id: string;
  name: Record<string, string>;
  flavour: Record<string, string>;
  copies: number;
  since: number;
  until: number;
}

/** The usual game is ``{}``. */
export interface MunchkinOptions {
  pace: "brisk" | "calm" | "relaxed";
  fast: boolean;
  items_own_turn: boolean;
  sides: ("man" | "woman")[];
  no_sides: boolean;
  winning_level: number;
  own_set: CardSet | null;
  two_players: boolean;
  first: number;
  house_set: number;
}

/** The table as one seat sees it. */
export interface MunchkinView {
  seat: number | null;
  choices: Choices;
  waits: Wait[];
  outcome: Outcome | null;
  board: Board;
  hand: string[];
  fresh: string[];
  hands: HandView[];
  doors_left: number;
  treasures_left: number;
  fight: FightView | null;
  flee: Bill | null;
  flight: FlightView | null;
  strengths: Bill[];
  hand_limits: Bill[];
  wares: Bill | null;
  stuck: Stuck[];
  idle: string[];
}

/** Each neighbour takes one hand card, blind (M1a). */
export interface NeighboursTakeCard {
  do: "neighbours_take_card";
}

/** The next monster to flee, the next fighter, or the end of the flight (M9). */
export interface NextFlight {
  type: "NextFlight";
}

export interface NothingHappened {
  type: "NothingHappened";
  seat: number;
  card: string;
}

/** Something proposed by one seat to another. Its id is the wait its answer repeats. */
export interface Offer {
  id: string;
  maker: number;
  to: number;
  terms: Terms | null;
  give: string[];
  want: string[];
}

/** Offer to help, unasked. */
export interface OfferHelp {
  type: "OfferHelp";
  seat: number;
  treasures: number;
  order: "helper" | "main" | "turns";
  items: string[];
}

export interface OfferMade {
  type: "OfferMade";
  seat: number;
  to_seat: number;
  terms: Terms | null;
  items: string[];
  wanted_items: string[];
  counter: boolean;
}

export interface OfferRefused {
  type: "OfferRefused";
  seat: number;
  by_seat: number;
}

export interface OfferWithdrawn {
  type: "OfferWithdrawn";
  seat: number;
}

export interface OffersLapsed {
  type: "OffersLapsed";
  count: number;
}

/** Exactly one of these. */
export interface OneOf {
  type: "OneOf";
  values: unknown[];
  of: string;
}

/** Used once, from hand or from the table, then gone (M4). */
export interface OneShot {
  value: number;
  play: AddStrength | AddForEach | DoubleSide | RemoveAll | RemoveOne | Transfer | RollAgain | AllEscape | EscapeAnyway | SetDie | CancelCurse | SearchDiscards;
  id: string;
  name: Record<string, string>;
  flavour: Record<string, string>;
  copies: number;
  since: number;
  until: number;
}

/** A kind of act and the domain of each of its fields. ``exact``: every combination is legal. Otherwise the fields depend on each other in ways only the referee knows, and some combinations will be refused. */
export interface Open {
  kind: string;
  fields: Record<string, OneOf | SomeOf | Between>;
  exact: boolean;
}

/** Turn over the top door card (M6b). */
export interface OpenDoor {
  type: "OpenDoor";
  seat: number;
  wait: string;
}

/** M7b: main may ask for help, use cards, or resolve. */
export interface OpenFight {
  type: "OpenFight";
}

export type Options = MunchkinOptions;

/** How a game ended. */
export interface Outcome {
  label: string;
  winners: number[];
  why: Message;
  scores: number[];
}

/** Attached to an item: it ignores restriction, slot, hand and Big limits. */
export interface Override {
  do: "override";
}

/** One line of a sum: whose, from which card, for which reason, how much. */
export interface Part {
  why: string;
  n: number;
  seat: number | null;
  card: string | null;
}

/** Nothing from me in this window. */
export interface Pass {
  type: "Pass";
  seat: number;
  wait: string;
}

/** Nothing from me until this fight is over; set blind. */
export interface PassThisFight {
  type: "PassThisFight";
  seat: number;
}

export interface PassedFight {
  type: "PassedFight";
  seat: number;
}

/** Rivals still to lose items worth this much; ``left`` is what the first still owes. */
export interface PayTax {
  type: "PayTax";
  seats: number[];
  gold: number;
  left: number;
  source: string | null;
}

/** A question, whom it waits for, and the id an answer repeats. */
export interface Pending {
  id: string;
  ask: Prepare | LookAround | WrapUp | Charity | OpenFight | FleeNext | LastCall | CurseCall | RollCall | PickHand | PickItems | PickTrait | PickWay | PickTax | TakeFrom | LootBody | PickSpoil | RaiseSpoils | TooBig | HelperFirst;
  seats: number[];
}

/** These cards. */
export interface PickCards {
  type: "PickCards";
  seat: number;
  cards: string[];
  wait: string;
}

/** Discard so many hand cards. */
export interface PickHand {
  type: "PickHand";
  n: number;
  source: string | null;
}

/** Lose so many of these cards in play; one by one where gold is owed. */
export interface PickItems {
  type: "PickItems";
  cards: string[];
  n: number;
  owed: number;
  source: string | null;
}

/** This one of the ways offered, counted from 0. */
export interface PickOption {
  type: "PickOption";
  seat: number;
  option: number;
  wait: string;
}

/** Pick one of the treasures won together (M8). */
export interface PickSpoil {
  type: "PickSpoil";
}

/** Lose one of these items for the tax; the first one sets the value for everybody. */
export interface PickTax {
  type: "PickTax";
  cards: string[];
  first: boolean;
  owed: number;
  source: string | null;
}

/** Give up one of these races or classes; ``swap``: for the topmost in the discards. */
export interface PickTrait {
  type: "PickTrait";
  cards: string[];
  swap: boolean;
  source: string | null;
}

/** Choose which of these happens to you. */
export interface PickWay {
  type: "PickWay";
  options: ((LoseLevels | DropToLevel | DropToLowest | Die | LoseWorn | LoseItems | LoseAny | LoseBest | LoseWorth | DiscardHand | LoseTraits | SwapTrait | SwapSide | NeighboursTakeCard | RivalsTake | ChooseOne | RollTable | When | Linger | Tax)[])[];
  source: string | null;
}

/** Play a card for its effect; the fields it needs say on whom, on what, with what. */
export interface Play {
  type: "Play";
  seat: number;
  card: string;
  target: number | null;
  foe: number | null;
  side: "fighters" | "monsters" | null;
  other: string | null;
  number: number | null;
}

/** One character and what lies openly before it (M1). */
export interface Player {
  level: number;
  side: "man" | "woman";
  equipped: string[];
  carried: string[];
  traits: string[];
  attached: Attached[];
  curses: string[];
  alive: boolean;
  redraw: boolean;
  gone: boolean;
  sold_double: boolean;
  proposals: number;
  shown: boolean;
}

export interface PlayerDied {
  type: "PlayerDied";
  seat: number;
  card: string;
}

export interface PlayerLeft {
  type: "PlayerLeft";
  seat: number;
}

export interface PlayerReturned {
  type: "PlayerReturned";
  seat: number;
}

export interface PowerUsed {
  type: "PowerUsed";
  seat: number;
  power: string;
  cards: string[];
  target_seat: number | null;
  foe_card: string | null;
}

/** M6a: get ready, then open the door. */
export interface Prepare {
  type: "Prepare";
}

/** Items for items; wanting nothing is a gift. */
export interface ProposeTrade {
  type: "ProposeTrade";
  seat: number;
  to: number;
  give: string[];
  want: string[];
}

export type Question = AskCards | AskIf | AskIfHelped | AskSale;

export type QuestionAnswer = Catalogue | Balances | IfHelped | SaleSeen;

/** Discard cards in a fight, each adding to the side. */
export interface Rage {
  do: "rage";
  most: number;
  n: number;
}

/** Class P: take the top of the door discards instead, for a hand card (M3). */
export interface RaiseDoor {
  type: "RaiseDoor";
  seat: number;
  pay: string;
  wait: string;
}

/** Class P: take some of these face-up draws from the discards (M3). */
export interface RaiseSpoils {
  type: "RaiseSpoils";
  n: number;
}

/** A penalty die was rolled and changed as far as anybody wished: read its table. */
export interface ReadTable {
  type: "ReadTable";
  seat: number;
  rows: Row[];
  source: string;
}

/** Why a condition counts: which line of the monsters' bill, and what their card says about it. */
export interface Reason {
  part: number;
  said: Message;
}

/** No. */
export interface RefuseOffer {
  type: "RefuseOffer";
  seat: number;
  wait: string;
}

/** All monsters go, no reward. */
export interface RemoveAll {
  do: "remove_all";
}

/** One monster goes; its treasure is kept, or paid only if it was the last. */
export interface RemoveOne {
  do: "remove_one";
  only_if_last: boolean;
}

/** Put a monster from hand in the place of another. */
export interface ReplaceMonster {
  do: "replace_monster";
}

/** Main declares the fight done: last call (M7c). */
export interface Resolve {
  type: "Resolve";
  seat: number;
  wait: string;
}

/** Take face-up draws from the discards, paying a hand card for each. */
export interface Resurrection {
  do: "resurrection";
}

/** More treasure if killed by main alone. */
export interface RewardsAlone {
  do: "rewards_alone";
  treasures: number;
}

/** More levels if main kills it with an item of this tag in use; no tag: with bare hands. */
export interface RewardsLevels {
  do: "rewards_levels";
  n: number;
  tag: "fire" | "pole" | null;
}

/** More treasure if a fighter uses an item with this tag. */
export interface RewardsTag {
  do: "rewards_tag";
  tag: "fire" | "pole";
  treasures: number;
}

/** Rivals take one item each, or an item or a blind hand card, in seat order from the victim. */
export interface RivalsTake {
  do: "rivals_take";
  who: "all" | "highest";
  or_hand_card: boolean;
}

/** A die on the table that may still be changed (M9c). */
export interface Roll {
  seat: number;
  kind: "flee" | "table" | "theft";
  die: number | null;
  foe: number;
  spells: number;
  added: number;
  retried: boolean;
  granted: boolean;
  source: string | null;
}

/** A rival who just escaped rolls again. */
export interface RollAgain {
  do: "roll_again";
}

/** M9c: a die was rolled; somebody may change it. */
export interface RollCall {
  type: "RollCall";
}

/** The victim rolls a die; the first row that reaches the result happens. */
export interface RollTable {
  do: "roll_table";
  rows: Row[];
}

/** A line of a die table: results up to this one, and what they do. */
export interface Row {
  upto: number;
  then: (LoseLevels | DropToLevel | DropToLowest | Die | LoseWorn | LoseItems | LoseAny | LoseBest | LoseWorth | DiscardHand | LoseTraits | SwapTrait | SwapSide | NeighboursTakeCard | RivalsTake | ChooseOne | RollTable | When | Linger | Tax)[];
}

/** Time is up: the clock answers for everybody this wait still waits for. */
export interface RunOut {
  type: "RunOut";
  seat: number;
  wait: string;
}

export interface SaidHold {
  type: "SaidHold";
  seat: number;
}

/** What a sale would fetch, the levels it brings, or why it is none. */
export interface SaleSeen {
  type: "SaleSeen";
  bill: Bill;
  levels: number;
  no: Message | null;
}

/** Take any one card from a discard pile. */
export interface SearchDiscards {
  do: "search_discards";
}

/** After a failed first flee roll against a monster, discard a card to roll once more. */
export interface SecondTry {
  do: "second_try";
}

/** Sell items for levels (M5); race C may name one that counts double. */
export interface Sell {
  type: "Sell";
  seat: number;
  items: string[];
  doubled: string | null;
}

/** Main may once discard a hand card for more treasure. */
export interface SellsTreasure {
  do: "sells_treasure";
  treasures: number;
}

/** Set your own die after rolling. */
export interface SetDie {
  do: "set_die";
}

/** Treasures won together lie open: who picks next (M8). */
export interface ShareSpoils {
  type: "ShareSpoils";
  helper_left: number;
  helper_next: boolean;
}

/** Curses revealed at the door do nothing to the wearer. */
export interface ShieldsFromDoor {
  do: "shields_from_door";
}

/** Show the hand to one player or to all (M5). */
export interface ShowHand {
  type: "ShowHand";
  seat: number;
  to: number | null;
}

export interface SideSwapped {
  type: "SideSwapped";
  seat: number;
  side: "man" | "woman";
}

/** Discard cards against undead, each adding to the side. */
export interface Smite {
  do: "smite";
  most: number;
  n: number;
}

/** A handful of these, each at most once: from ``least`` to ``most`` of them. */
export interface SomeOf {
  type: "SomeOf";
  values: unknown[];
  least: number;
  most: number;
  of: string;
}

/** A monster that would not pursue this fighter. */
export interface Spared {
  foe: number;
  fighter: number;
}

/** One thief's knife in one fighter's back. */
export interface Stab {
  seat: number;
  victim: number;
  n: number;
}

/** Take a level from a rival. */
export interface StealLevel {
  do: "steal_level";
}

/** A bonus once, if any fighter has this race or class (M7). */
export interface StrongerAgainst {
  do: "stronger_against";
  trait: string;
  n: number;
}

/** A hand card that can neither be played nor laid down now, and why. */
export interface Stuck {
  card: string;
  why: string;
  rule: string;
}

/** Woman becomes man, man becomes woman. */
export interface SwapSide {
  do: "swap_side";
}

/** Replace a race (class) by the topmost one in the discards that the victim does not hold (M15e). */
export interface SwapTrait {
  do: "swap_trait";
  group: "class" | "race";
}

/** A hand card, unseen. */
export interface TakeBlind {
  type: "TakeBlind";
  seat: number;
  wait: string;
}

/** The announced curse takes effect. */
export interface TakeEffect {
  type: "TakeEffect";
}

/** Take one of these items from the victim, or a blind card from the hand. */
export interface TakeFrom {
  type: "TakeFrom";
  victim: number;
  items: string[];
  hand: boolean;
  source: string | null;
}

/** Main takes an equipped item of a non-fighter if that turns the loss into a win. */
export interface TakeToWin {
  do: "take_to_win";
}

/** Rivals take something from the victim, one after the other. */
export interface TakeTurns {
  type: "TakeTurns";
  takers: number[];
  victim: number;
  hand: boolean;
  source: string | null;
}

/** A fighter may discard a one-shot, or an item worth so much, to escape it. */
export interface TakesBribe {
  do: "takes_bribe";
  one_shot: boolean;
  worth: number | null;
}

/** The victim loses an item; every rival loses as much or, being poorer, all and a level. */
export interface Tax {
  do: "tax";
}

/** The price of help: treasures with picking order, items of main's, a card to play (M8). */
export interface Terms {
  treasures: number;
  order: "helper" | "main" | "turns";
  items: string[];
  card: string | null;
}

/** Discard a card and roll to take a small item from a rival; a failure costs a level. */
export interface Theft {
  do: "theft";
  needs: number;
}

export interface TimeRanOut {
  type: "TimeRanOut";
  seats: number[];
}

/** More Big items than allowed: give, sell, or regain the right (M4). */
export interface TooBig {
  type: "TooBig";
}

export interface TradeMade {
  type: "TradeMade";
  seat: number;
  to_seat: number;
  items: string[];
  wanted_items: string[];
}

/** A race, a class, or what lets one have two of them (M2, M3). */
export interface Trait {
  group: "class" | "race";
  key: string;
  article: Record<string, string>;
  doubles: boolean;
  powers: (FleeBonus | HelperLevels | AnyBig | HandLimit | DoubleSale | SecondTry | Rage | WinsTies | FlightSpell | Charm | Backstab | Theft | Resurrection | Smite)[];
  id: string;
  name: Record<string, string>;
  flavour: Record<string, string>;
  copies: number;
  since: number;
  until: number;
}

export interface TraitLost {
  type: "TraitLost";
  seat: number;
  card: string;
}

export interface TraitPlayed {
  type: "TraitPlayed";
  seat: number;
  card: string;
}

/** Another player takes over the fight. */
export interface Transfer {
  do: "transfer";
}

export interface TreasurePicked {
  type: "TreasurePicked";
  seat: number;
  card: string;
}

/** A treasure that is neither item nor level. */
export interface TreasureTrick {
  play: StealLevel | DrawTreasures;
  id: string;
  name: Record<string, string>;
  flavour: Record<string, string>;
  copies: number;
  since: number;
  until: number;
}

export interface TreasuresRevealed {
  type: "TreasuresRevealed";
  seat: number;
  cards: string[];
}

export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
  turn: number;
}

/** Turn a used item sideways (M4). */
export interface Unequip {
  type: "Unequip";
  seat: number;
  card: string;
}

/** Use a power of a race, a class, an item, or a monster's own offer (M3). */
export interface UsePower {
  type: "UsePower";
  seat: number;
  power: "backstab" | "bribe" | "buy" | "charm" | "compel" | "decline" | "distract" | "rage" | "retry" | "send-away" | "smite" | "spell" | "theft" | "way-out";
  pay: string[];
  target: number | null;
  foe: number | null;
  item: string | null;
}

export type View = MunchkinView;

/** Somebody's decision, or time itself, is awaited. Public: every seat sees the same waits. */
export interface Wait {
  id: string;
  seats: number[];
  why: Message;
  seconds: number | null;
  otherwise: OpenDoor | RaiseDoor | LookForTrouble | LootRoom | EndTurn | GiveCard | Resolve | Pass | PassThisFight | Hold | Play | LayDown | Equip | Unequip | LoadCompanion | DropTrait | UsePower | Sell | AskHelp | OfferHelp | ProposeTrade | AcceptOffer | RefuseOffer | CounterHelp | CounterTrade | WithdrawOffer | ShowHand | ChooseSide | Flee | LetHelperFlee | GoFirst | PickCards | PickOption | TakeBlind | HandOver | RunOut | Concede | null;
}

/** Add a monster from hand to any fight. */
export interface Wander {
  do: "wander";
}

/** Discard it in flight to escape all monsters up to a printed Level. */
export interface WayOut {
  do: "way_out";
  level_at_most: number;
}

/** One thing under a condition on the victim, another otherwise. */
export interface When {
  do: "when";
  then: (LoseLevels | DropToLevel | DropToLowest | Die | LoseWorn | LoseItems | LoseAny | LoseBest | LoseWorth | DiscardHand | LoseTraits | SwapTrait | SwapSide | NeighboursTakeCard | RivalsTake | ChooseOne | RollTable | When | Linger | Tax)[];
  otherwise: (LoseLevels | DropToLevel | DropToLowest | Die | LoseWorn | LoseItems | LoseAny | LoseBest | LoseWorth | DiscardHand | LoseTraits | SwapTrait | SwapSide | NeighboursTakeCard | RivalsTake | ChooseOne | RollTable | When | Linger | Tax)[];
  level_at_least: number | null;
  trait: string | null;
}

/** No roll needed by fighters up to a Level, or by those without class. */
export interface WillNotPursue {
  do: "will_not_pursue";
  level_at_most: number | null;
  classless: boolean;
}

/** M7d: levels, victory, treasure, deal. */
export interface WinFight {
  type: "WinFight";
}

/** Its side wins at equal strength. */
export interface WinsTies {
  do: "wins_ties";
}

/** Take back an offer of one's own that nobody answered yet. */
export interface WithdrawOffer {
  type: "WithdrawOffer";
  seat: number;
  offer: string;
}

/** M6d: last things before charity. */
export interface WrapUp {
  type: "WrapUp";
}
