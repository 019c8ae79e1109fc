// Made from the Python structs by `make generate`; a change here is lost.

export type Action = GetReady | PlaceTile | MoveTile | TurnTile | FlipTile | TakeTile | PlaceBridge | TakeBridge | TakeAll | Swap | SwapBack | StartOver | ChangeMind | Concede;

export interface AllTaken {
  type: "AllTaken";
  seat: number;
  hidden: boolean;
}

/** A whole number from ``low`` to ``high``. */
export interface Between {
  type: "Between";
  low: number;
  high: number;
}

/** What one player has laid. In a race each has a board of their own. */
export interface BoardSeen {
  tiles: TileLaid[];
  bridges: BridgeLaid[];
  stock: string[];
  bridges_left: number;
  thread: string[];
}

/** After a closed race: what lies on somebody's board (E14). */
export interface BoardShown {
  type: "BoardShown";
  seat: number;
  laid: string;
}

export interface BoardsSwapped {
  type: "BoardsSwapped";
}

export interface BoardsSwappedBack {
  type: "BoardsSwappedBack";
}

/** A book and how it is played. */
export interface BookSeen {
  name: string;
  mode: "coop" | "floor" | "race" | "solo";
  pages: PageSeen[];
}

/** A bridge on a board. */
export interface BridgeLaid {
  cell: string;
  upright: boolean;
  fixed: boolean;
}

export interface BridgePlaced {
  type: "BridgePlaced";
  seat: number;
  hidden: boolean;
  cell: string;
}

export interface BridgeTaken {
  type: "BridgeTaken";
  seat: number;
  hidden: boolean;
  cell: string;
}

/** Take back one's yes. */
export interface ChangeMind {
  type: "ChangeMind";
  seat: number;
}

/** What one seat may do now: acts listed, and acts left open. */
export interface Choices {
  seat: number | null;
  listed: (GetReady | PlaceTile | MoveTile | TurnTile | FlipTile | TakeTile | PlaceBridge | TakeBridge | TakeAll | Swap | SwapBack | StartOver | ChangeMind | Concede)[];
  open: Open[];
}

/** Give up. Every game has it; it is always legal while the game runs, so Choices never list it. */
export interface Concede {
  type: "Concede";
  seat: number;
}

/** The usual game: alone the first level of the Annex, for two a race on one of the printed ones. */
export interface ExitOptions {
  mode: "coop" | "floor" | "race" | "solo" | null;
  level: string;
  levels: string[];
  open_boards: boolean;
}

/** What a seat sees of Dungeon Exit. */
export interface ExitView {
  seat: number | null;
  choices: Choices;
  waits: Wait[];
  outcome: Outcome | null;
  mode: "coop" | "floor" | "race" | "solo";
  open_boards: boolean;
  phase: "ready" | "solving";
  level: LevelSeen | null;
  tiles: TileSeen[];
  paths: PathSeen[];
  problems: ProblemSeen[];
  ready: number[];
  swaps: number;
  given_up: number | null;
  finished: number | null;
}

/** Every cell where it can lie, in reading order. */
export interface Fits {
  type: "Fits";
  cells: string[];
}

/** Flip a tile of the board, left to right at its middle cell (E2). */
export interface FlipTile {
  type: "FlipTile";
  seat: number;
  tile: string;
}

export type GameEvent = SeatReady | RaceStarted | TilePlaced | TileMoved | TileTurned | TileFlipped | TileTaken | BridgePlaced | BridgeTaken | AllTaken | LegLinked | LegBroken | TilesCounted | WishSpoken | WishTakenBack | WishLapsed | BoardsSwapped | BoardsSwappedBack | StartedOver | PathFinished | GivenUp | BoardShown;

/** Say that the race may start; the level shows when both have (E14). */
export interface GetReady {
  type: "GetReady";
  seat: number;
}

/** What now? In three strengths. */
export interface GiveHint {
  type: "GiveHint";
  strength: "move" | "nudge" | "reason";
}

export interface GivenUp {
  type: "GivenUp";
  seat: number;
}

export type Granted = LevelFound;

/** What is said, and what it points at. */
export interface HintGiven {
  type: "HintGiven";
  possible: boolean | null;
  say: Message;
  leg: string;
  tile: string;
  cells: string[];
  bridge: string;
  take_back: string[];
  bridges_back: string[];
  mates_back: string[];
  smallest: boolean;
}

export interface LegBroken {
  type: "LegBroken";
  seat: number;
  leg: string;
}

/** The judge found another leg of somebody's path linked (E4). */
export interface LegLinked {
  type: "LegLinked";
  seat: number;
  leg: string;
}

/** What came of one look. */
export interface LevelFound {
  page: PageSeen | null;
  tries: number;
}

/** What is set out before the first tile. */
export interface LevelSeen {
  text: string;
  routes: string[][];
  counts: number[];
  pits: string[];
  stairs: string[];
  bridges: number;
  rotation_only: boolean;
  boards: number;
}

/** A level somebody would like to play; no grade is any grade. */
export interface LevelWish {
  mode: "coop" | "floor" | "race" | "solo";
  grade: number | null;
  pits: number;
  bridges: number;
  counts: boolean;
  looks: number;
  seen: string[];
}

/** One number of a result. */
export interface Measure {
  better: "least" | "most";
  highest: number;
}

/** Something to say: which sentence, and what goes into it. */
export interface Message {
  id: string;
  args: Record<string, number | string | Record<string, string> | (number | string | Record<string, string>)[] | null>;
}

/** Lay a tile of the board elsewhere, or another way up (E12). */
export interface MoveTile {
  type: "MoveTile";
  seat: number;
  tile: string;
  at: string;
  turn: 0 | 1 | 2 | 3;
  flipped: boolean;
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

export type Options = ExitOptions;

/** How a game ended. */
export interface Outcome {
  label: string;
  winners: number[];
  why: Message;
  scores: number[];
}

/** A level of a book. */
export interface PageSeen {
  book: string;
  number: number;
  level: string;
  grade: number;
  fewest: number | null;
  idea: string;
  mode: "coop" | "floor" | "race" | "solo";
  golden: number | null;
  ways: number | null;
  pits: number;
  bridges: number;
  needs_bridges: boolean;
  tiles: number[];
  formerly: string;
}

/** A valid path from Door to Exit: in a race this wins (E14). */
export interface PathFinished {
  type: "PathFinished";
  seat: number;
  tiles: number;
}

/** How far one player is. */
export interface PathSeen {
  seat: number;
  linked: string[];
  tiles_used: number;
  board: BoardSeen | null;
  works_on: number | null;
  at_stair: boolean;
  wish: "start-over" | "swap" | "swap-back" | null;
}

/** Lay a bridge over a tile's cell (E9). */
export interface PlaceBridge {
  type: "PlaceBridge";
  seat: number;
  cell: string;
}

/** Lay a tile from stock: its first end on a cell, flipped or not, then turned (E2, E12). */
export interface PlaceTile {
  type: "PlaceTile";
  seat: number;
  tile: string;
  at: string;
  turn: 0 | 1 | 2 | 3;
  flipped: boolean;
}

/** Yes, no, or not decided in time. */
export interface Possible {
  type: "Possible";
  possible: boolean | null;
}

/** Where a path breaks a rule, or what it still lacks. */
export interface ProblemSeen {
  seat: number | null;
  rule: string;
  cells: string[];
  edges: [string, string][];
  why: Message;
  unfinished: boolean;
}

/** What would follow from laying the tile there. */
export interface Prospect {
  type: "Prospect";
  cells: string[];
  refused: Refused | null;
  breaks: ProblemSeen[];
  linked: string[];
  finishes: boolean;
}

export type Question = WouldBreak | WhereFits | GiveHint | StillPossible;

export type QuestionAnswer = Prospect | Fits | HintGiven | Possible | null;

/** The start signal: now the level shows (E14). */
export interface RaceStarted {
  type: "RaceStarted";
  level: string;
}

/** The referee says no: why, by which rule, and what would work. Part of the game. */
export interface Refused {
  type: "Refused";
  why: string;
  rule: string;
  args: Record<string, number | string | Record<string, string> | (number | string | Record<string, string>)[] | null>;
  instead: Message | null;
}

export interface SeatReady {
  type: "SeatReady";
  seat: number;
}

export type Shelf = ShelfSeen;

/** Everything there is to play on one day. */
export interface ShelfSeen {
  day: string;
  today: PageSeen;
  ways: WaySeen[];
  books: BookSeen[];
  results: Record<string, Measure>;
  daily: BookSeen;
}

/** A handful of these, each at most once: from ``least`` to ``most`` of them. */
export interface SomeOf {
  type: "SomeOf";
  values: unknown[];
  least: number;
  most: number;
  of: string;
}

/** Say yes to beginning the level again with empty boards (E15). */
export interface StartOver {
  type: "StartOver";
  seat: number;
}

export interface StartedOver {
  type: "StartedOver";
}

/** Can everything laid stay? */
export interface StillPossible {
  type: "StillPossible";
}

/** Say yes to swapping boards; it happens when both have (E15). */
export interface Swap {
  type: "Swap";
  seat: number;
}

/** Say yes to swapping back: what was laid since comes off (E15). */
export interface SwapBack {
  type: "SwapBack";
  seat: number;
}

/** Take back everything of one's own that may still be changed. */
export interface TakeAll {
  type: "TakeAll";
  seat: number;
}

/** Take a bridge back. */
export interface TakeBridge {
  type: "TakeBridge";
  seat: number;
  cell: string;
}

/** Take a tile back into stock, and any bridge on it (E12). */
export interface TakeTile {
  type: "TakeTile";
  seat: number;
  tile: string;
}

export interface TileFlipped {
  type: "TileFlipped";
  seat: number;
  hidden: boolean;
  tile: string;
  cells: string[];
}

/** A tile on a board. */
export interface TileLaid {
  tile: string;
  cells: string[];
  turn: 0 | 1 | 2 | 3;
  flipped: boolean;
  lit: boolean;
  fixed: boolean;
}

export interface TileMoved {
  type: "TileMoved";
  seat: number;
  hidden: boolean;
  tile: string;
  cells: string[];
}

export interface TilePlaced {
  type: "TilePlaced";
  seat: number;
  hidden: boolean;
  tile: string;
  cells: string[];
}

/** One tile of the set, as it lies in the tray. */
export interface TileSeen {
  tile: string;
  shape: [number, number][];
}

export interface TileTaken {
  type: "TileTaken";
  seat: number;
  hidden: boolean;
  tile: string;
}

export interface TileTurned {
  type: "TileTurned";
  seat: number;
  hidden: boolean;
  tile: string;
  cells: string[];
}

/** How many tiles a rival has on a board that is hidden (E14). */
export interface TilesCounted {
  type: "TilesCounted";
  seat: number;
  tiles: number;
}

/** Turn a tile of the board by a quarter, clockwise around its middle cell. */
export interface TurnTile {
  type: "TurnTile";
  seat: number;
  tile: string;
}

export type View = ExitView;

/** Somebody's decision, or time itself, is awaited. Public: every seat sees the same waits. */
export interface Wait {
  id: string;
  seats: number[];
  why: Message;
  seconds: number | null;
  otherwise: GetReady | PlaceTile | MoveTile | TurnTile | FlipTile | TakeTile | PlaceBridge | TakeBridge | TakeAll | Swap | SwapBack | StartOver | ChangeMind | Concede | null;
}

/** A way to play. */
export interface WaySeen {
  mode: "coop" | "floor" | "race" | "solo";
  seats: number;
  example: string;
}

/** On which cells can the first end of this tile lie, held this way up? */
export interface WhereFits {
  type: "WhereFits";
  tile: string;
  turn: 0 | 1 | 2 | 3;
  flipped: boolean;
}

export type Wish = LevelWish;

/** The yes to a swap means nothing any more: somebody left the stair. */
export interface WishLapsed {
  type: "WishLapsed";
  seat: number;
}

/** One of two says yes (E15). */
export interface WishSpoken {
  type: "WishSpoken";
  seat: number;
  wish: "start-over" | "swap" | "swap-back";
}

export interface WishTakenBack {
  type: "WishTakenBack";
  seat: number;
}

/** What would this tile break, lying there? It may come from stock or from elsewhere on the board. */
export interface WouldBreak {
  type: "WouldBreak";
  tile: string;
  at: string;
  turn: 0 | 1 | 2 | 3;
  flipped: boolean;
}
