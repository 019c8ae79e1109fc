// Made from the Python structs by `make generate`; a change here is lost.

/** Done: it has this number. Said once it is written down. */
export interface Accepted {
  type: "Accepted";
  id: string;
  n: number | null;
}

/** Play: an action of the game, for a seat of mine. */
export interface Act {
  type: "Act";
  id: string;
  action: unknown;
}

/** What would you do? The strongest bot's word from what my seat sees: where to look, why, or the act. Answered by Answered; everybody is told that I asked. */
export interface Advise {
  type: "Advise";
  id: string;
  seat: number;
  strength?: "act" | "where" | "why";
}

/** A seat asked a bot what it would do, and was told; everybody knows. */
export interface Advised {
  type: "Advised";
  seat: number;
  strength: "act" | "where" | "why";
}

export interface Answered {
  type: "Answered";
  id: string;
  answer: unknown;
}

/** The house arranged something. ``table`` and the rest only as it happens, not in what is told again. */
export interface Arranged {
  type: "Arranged";
  n: number;
  at: number;
  fact: TableOpened | PersonCame | PersonLeft | SatDown | StoodUp | SeatAsked | SeatAgreed | SeatDenied | BotSeated | SeatEmptied | HostChanged | OptionsChanged | SettingsChanged | WordGiven | GameStarted | Paused | Resumed | MomentAsked | MomentOver | Deserted | Woken | TakenOver | GivenBack | Advised | Muted | Unmuted | Renamed | Forgotten | RematchOpened;
  told: Told;
  by: number | null;
  table: TableSeen | null;
  sights: Sight[];
  clock: Clock | null;
}

/** A question about what a seat of mine sees, or a spectator (null): a what-if, a hint. Answered by Answered. */
export interface Ask {
  type: "Ask";
  id: string;
  seat: number | null;
  question: unknown;
}

/** POST /api/tables/{id}/at: a moment of the game. Others' seats only after the end. */
export interface At {
  token: string;
  n: number;
  seat?: number | null;
}

/** POST /api/spoken/wait: held until the host answers, or twenty seconds. */
export interface AwaitHost {
  knock: string;
}

/** A number whose entry is not for you. */
export interface Bare {
  type: "Bare";
  n: number;
}

/** POST /api/tables/{id}/story: what happened before a number of the log. */
export interface Before {
  token: string;
  before: number;
}

/** A whole number from ``low`` to ``high``. */
export interface Between {
  type: "Between";
  low: number;
  high: number;
}

/** A bot said something, in the words of its game. */
export interface BotHeard {
  type: "BotHeard";
  n: number;
  at: number;
  seat: number;
  line: Message;
}

export interface BotSeated {
  type: "BotSeated";
  seat: number;
  bot: string;
}

/** POST /api/games/{game}/wish: look once for a level of this kind; brought again, it is looked for further. */
export interface BringWish {
  wish: Record<string, unknown>;
}

/** The house hangs up. ``again`` says whether coming back makes sense. */
export interface Bye {
  type: "Bye";
  why: Message;
  again: boolean;
}

/** Somebody who said the words, and waits for the host. */
export interface Called {
  knock: string;
}

/** Host: other options, another number of seats, before the start. */
export interface ChangeOptions {
  type: "ChangeOptions";
  id: string;
  options: unknown;
  seats: number;
}

export interface ChangeSettings {
  type: "ChangeSettings";
  id: string;
  settings: Partial<Settings>;
}

/** What one seat may do now: acts listed, and acts left open. */
export interface Choices {
  seat: number | null;
  listed: unknown[];
  open: Open[];
}

export type ClientMessage = Hello | Ping | Act | Ask | Advise | Say | Gesture | TakeSeat | LeaveSeat | Leave | Rename | GiveWord | NeedMoment | Ready | LetSit | Rematch | Start | Pause | Resume | SeatBot | EmptySeat | RemovePerson | HandOver | ChangeOptions | ChangeSettings | Mute | RenewInvitation | SpeakInvitation | LetIn;

/** The clocks of a table. ``ran_ms`` leaves out pauses. */
export interface Clock {
  running: boolean;
  ran_ms: number;
  now: number;
  countdowns: Countdown[];
}

/** A wait with seconds. */
export interface Countdown {
  wait: string;
  left_ms: number;
  ends: number | null;
}

/** Nobody is here any more; the clocks of a live table stand still. */
export interface Deserted {
  type: "Deserted";
}

/** Host: send a bot away, in the lobby. */
export interface EmptySeat {
  type: "EmptySeat";
  id: string;
  seat: number;
}

/** The sealed seed; with the seed itself after the end, anyone can check the shuffle. */
export interface Fair {
  seal: string;
  seed: string | null;
}

/** POST /api/progress/forget: delete it here, for every device. */
export interface ForgetProgress {
  code: string;
}

/** Somebody asked to be forgotten: their name and their words are gone. */
export interface Forgotten {
  type: "Forgotten";
  person: number;
}

export interface ForgottenAt {
  tables: number;
}

/** A game this house can play. */
export interface GameSeen {
  name: string;
  title: string;
  stage: string;
  rules_version: number;
  seats: number[];
  options: Record<string, unknown>;
  usual: unknown;
  bots: string[];
  tempers: Record<string, string[]>;
  advises: boolean;
}

export interface GameStarted {
  type: "GameStarted";
  start: string;
  rules_version: number;
}

/** Point, nod, shake, stop, hurry, count: open to seats also when talk is closed. */
export interface Gesture {
  type: "Gesture";
  id: string;
  seat: number;
  gesture: "count" | "hurry" | "nod" | "point" | "shake" | "stop";
  number?: number | null;
  at?: Pointing | null;
}

export interface Gestured {
  type: "Gestured";
  seat: number;
  gesture: "count" | "hurry" | "nod" | "point" | "shake" | "stop";
  number: number | null;
  at: Pointing | null;
}

export interface Gesturing {
  type: "Gesturing";
  n: number;
  at: number;
  gesture: Gestured;
}

/** My own word for the shuffle, before the start. */
export interface GiveWord {
  type: "GiveWord";
  id: string;
  seat: number;
  word: string;
}

export interface GivenBack {
  type: "GivenBack";
  seat: number;
}

/** Host: somebody else is host now. */
export interface HandOver {
  type: "HandOver";
  id: string;
  person: number;
}

/** Somebody wrote; ``text`` is null once they asked to be forgotten. */
export interface Heard {
  type: "Heard";
  n: number;
  at: number;
  person: number;
  text: string | null;
  from_seat: boolean;
}

/** The first message: who I am, and the last number I have seen. */
export interface Hello {
  type: "Hello";
  table: string;
  token: string;
  last?: number;
  protocol?: number;
  changes?: boolean;
}

export interface HostAnswer {
  answer: "no" | "wait" | "yes";
  table: string | null;
  invite: string | null;
}

export interface HostChanged {
  type: "HostChanged";
  person: number;
}

export interface Invitation {
  type: "Invitation";
  id: string;
  invite: string;
}

/** POST /api/tables/{id}/lobby: look without sitting down. Link previews can do this, and it takes nothing. */
export interface Invited {
  invite?: string;
  token?: string;
}

/** POST /api/progress/keep: keep what I have solved under a new code. */
export interface KeepProgress {
  bests?: Record<string, Record<string, number>>;
}

/** What opens a table to one person (or several at one screen). Keep the token; it is told once. */
export interface Key {
  table: string;
  person: number;
  token: string;
  invite: string | null;
}

/** POST /api/tables/{id}/knock: at the bare address, without an invitation. The host is asked as by spoken words. */
export interface KnockAtTable {
  name: string;
}

/** To the host: somebody came by spoken words and waits to be let in. */
export interface Knocking {
  type: "Knocking";
  knock: string;
  name: string;
}

/** Go for good, with all my seats. */
export interface Leave {
  type: "Leave";
  id: string;
}

/** Stand up; in a running game a bot plays on. */
export interface LeaveSeat {
  type: "LeaveSeat";
  id: string;
  seat: number;
}

/** Host: answer somebody who came by spoken words. */
export interface LetIn {
  type: "LetIn";
  id: string;
  knock: string;
  allowed?: boolean;
}

/** May this person have the bot's seat they asked for? The host is asked, and where hands are hidden all players. */
export interface LetSit {
  type: "LetSit";
  id: string;
  person: number;
  allowed?: boolean;
}

/** A table as a link shows it. */
export interface Lobby {
  table: TableSeen;
  now: number;
}

/** POST /api/progress: what this device knows; the answer is everything known, the better of each number. */
export interface MergeProgress {
  code: string;
  bests?: Record<string, Record<string, number>>;
}

/** Something to say: which sentence, and what goes into it. */
export interface Message {
  id: string;
  args: Record<string, number | string | Record<string, string> | (number | string | Record<string, string>)[] | null>;
}

/** A seat needs a moment: play and clocks stand still for so long, or until it is ready. */
export interface MomentAsked {
  type: "MomentAsked";
  seat: number;
  seconds: number;
}

export interface MomentOver {
  type: "MomentOver";
  seat: number;
}

export interface MomentSeen {
  seat: number;
  ends: number;
}

/** Good once, for ten minutes. */
export interface MoveCode {
  code: string;
  ends: number;
}

/** POST /api/tables/{id}/moved: my seats are on this device now; the old key opens nothing any more. */
export interface Moved {
  code: string;
}

/** Host: somebody may not write for now. */
export interface Mute {
  type: "Mute";
  id: string;
  person: number;
  muted?: boolean;
}

export interface Muted {
  type: "Muted";
  person: number;
}

/** One of somebody's tables. */
export interface MyTable {
  table: string;
  game: string;
  phase: "lobby" | "over" | "playing";
  seats: number[];
  names: string[];
  awaited: boolean;
  touched: number;
  number: number;
}

export interface MyTables {
  tables: MyTable[];
}

/** I need a moment. */
export interface NeedMoment {
  type: "NeedMoment";
  id: string;
  seat: number;
}

export type Numbered = Played | Arranged | Heard | BotHeard | Gesturing | Bare;

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

/** POST /api/tables: a new table; the asker is its host and sits at the first seat unless they only watch. */
export interface OpenTable {
  game: string;
  seats: number;
  name: string;
  language?: string;
  options?: Record<string, unknown>;
  settings?: Partial<Settings>;
  bots?: string[];
  sit?: boolean;
}

export interface OptionsChanged {
  type: "OptionsChanged";
  options: unknown;
  seats: number;
}

/** How a game ended. */
export interface Outcome {
  label: string;
  winners: number[];
  why: Message;
  scores: number[];
}

/** The table at one number of its log, as one seat saw it. */
export interface PastView {
  n: number;
  view: unknown;
}

export interface Pause {
  type: "Pause";
  id: string;
}

export interface Paused {
  type: "Paused";
}

/** Somebody joined, with or without a seat. */
export interface PersonCame {
  type: "PersonCame";
  person: number;
}

/** Somebody went for good: of their own will, or because the host removed them. */
export interface PersonLeft {
  type: "PersonLeft";
  person: number;
  removed: boolean;
}

/** Somebody at the table. */
export interface PersonSeen {
  id: number;
  name: string;
  language: string;
  here: boolean;
  muted: boolean;
}

/** Answered at once; twenty of them estimate the house's time to a few milliseconds. */
export interface Ping {
  type: "Ping";
  sent?: number;
}

/** An act of the game: one sight per seat of mine (seat null for a spectator); after the end everybody's follow. */
export interface Played {
  type: "Played";
  n: number;
  at: number;
  sights: Sight[];
  clock: Clock | null;
  hushed: boolean;
  by: number | null;
  reason: Message | null;
  table: TableSeen | null;
}

/** What a gesture points at: something all can see, a spot, a player, or the back of a card in hand. */
export interface Pointing {
  card: string | null;
  x: number | null;
  y: number | null;
  seat: number | null;
  hand: number | null;
}

export interface Pong {
  type: "Pong";
  sent: number;
  now: number;
}

/** POST /api/wire: the wire over plain HTTP. The first has a Hello and no session. */
export interface Post {
  messages?: (Hello | Ping | Act | Ask | Advise | Say | Gesture | TakeSeat | LeaveSeat | Leave | Rename | GiveWord | NeedMoment | Ready | LetSit | Rematch | Start | Pause | Resume | SeatBot | EmptySeat | RemovePerson | HandOver | ChangeOptions | ChangeSettings | Mute | RenewInvitation | SpeakInvitation | LetIn)[];
  session?: string;
  wait?: boolean;
}

export interface Posted {
  session: string;
  messages: (Welcome | Played | Arranged | Heard | BotHeard | Gesturing | Bare | Accepted | Refusal | Answered | Invitation | Spoken | Knocking | Presence | Pong | Bye)[];
}

/** Who is here now, and who is not. */
export interface Presence {
  type: "Presence";
  here: number[];
}

/** Any answer from 400 on. */
export interface Problem {
  refused: Refused;
}

/** Everything known under one code. */
export interface Progress {
  bests: Record<string, Record<string, number>>;
  updated: number;
}

/** Told once. Whoever has it has the progress. */
export interface ProgressCode {
  code: string;
}

export interface ProgressForgotten {
  was_there: boolean;
}

/** My moment is over. */
export interface Ready {
  type: "Ready";
  id: string;
  seat: number;
}

/** Not done: why, by which rule, and what would work. */
export interface Refusal {
  type: "Refusal";
  id: string;
  refused: Refused;
}

/** The referee says no: why, by which rule, and what would work. Part of the game. */
export interface Refused {
  type: "Refused";
  why: string;
  rule: string;
  args: Record<string, number | string | Record<string, string> | (number | string | Record<string, string>)[] | null>;
  instead: Message | null;
}

/** Again! Opens the next table for everybody here. */
export interface Rematch {
  type: "Rematch";
  id: string;
}

/** The next table stands ready; everybody's key opens it. */
export interface RematchOpened {
  type: "RematchOpened";
  table: string;
}

/** Host: somebody has to go. */
export interface RemovePerson {
  type: "RemovePerson";
  id: string;
  person: number;
}

export interface Rename {
  type: "Rename";
  id: string;
  name: string;
  language?: string;
  person?: number | null;
}

/** Somebody goes by another name now; the name itself is kept elsewhere. */
export interface Renamed {
  type: "Renamed";
  person: number;
}

/** Host: a fresh link; the old one opens nothing any more. Answered by Invitation. */
export interface RenewInvitation {
  type: "RenewInvitation";
  id: string;
}

export interface Resume {
  type: "Resume";
  id: string;
}

export interface Resumed {
  type: "Resumed";
}

export interface SatDown {
  type: "SatDown";
  person: number;
  seat: number;
}

export interface Say {
  type: "Say";
  id: string;
  text: string;
  person?: number | null;
}

/** Some of those who play say yes to it. */
export interface SeatAgreed {
  type: "SeatAgreed";
  person: number;
  seat: number;
  voters: number[];
}

/** Somebody asks for a bot's seat in a running game. */
export interface SeatAskSeen {
  person: number;
  seat: number;
  missing: number[];
}

/** Somebody would like to play on for a bot, in a running game. */
export interface SeatAsked {
  type: "SeatAsked";
  person: number;
  seat: number;
}

/** Host: a bot for an empty seat, or in place of another bot. */
export interface SeatBot {
  type: "SeatBot";
  id: string;
  seat: number;
  bot: string;
}

/** One of those who play says no to it. */
export interface SeatDenied {
  type: "SeatDenied";
  person: number;
  seat: number;
}

/** The host sent a bot away. */
export interface SeatEmptied {
  type: "SeatEmptied";
  seat: number;
}

/** A seat: empty, a person's, a bot's, or a person's with a bot sitting in. */
export interface SeatSeen {
  seat: number;
  person: number | null;
  bot: string | null;
  word: string;
  closed: boolean;
  advised: number;
}

export type ServerMessage = Welcome | Played | Arranged | Heard | BotHeard | Gesturing | Bare | Accepted | Refusal | Answered | Invitation | Spoken | Knocking | Presence | Pong | Bye;

/** What the host settles about the table, as against the game. */
export interface Settings {
  chat: boolean;
  spectators: boolean;
  pace: "live" | "relaxed";
  takeover_seconds: number | null;
  takeover_bot: string;
  moments: number;
  bots: "brisk" | "calm";
  bots_talk: boolean;
  advice: boolean;
}

export interface SettingsChanged {
  type: "SettingsChanged";
  settings: Settings;
}

/** The game as one of my seats sees it; seat null is what spectators see. */
export interface Sight {
  seat: number | null;
  events: unknown[];
  told: Told[];
  view: unknown;
  changes: unknown;
}

/** POST /api/tables/{id}/sit: take a seat by a click. With a token: one more player at my screen. */
export interface Sit {
  seat: number;
  name: string;
  language?: string;
  invite?: string;
  token?: string;
}

/** A handful of these, each at most once: from ``least`` to ``most`` of them. */
export interface SomeOf {
  type: "SomeOf";
  values: unknown[];
  least: number;
  most: number;
  of: string;
}

/** Host: two words to say aloud, good for ten minutes in the lobby. Answered by Spoken. */
export interface SpeakInvitation {
  type: "SpeakInvitation";
  id: string;
  language?: string;
}

export interface Spoken {
  type: "Spoken";
  id: string;
  words: string;
  ends: number;
}

/** POST /api/spoken: "brass goose". Waits for the host to say yes. */
export interface SpokenWords {
  words: string;
  name: string;
}

/** Host: begin. Every seat must be taken; ``fill`` names a bot for the empty ones. */
export interface Start {
  type: "Start";
  id: string;
  fill?: string;
}

export interface StoodUp {
  type: "StoodUp";
  person: number;
  seat: number;
}

/** A part of the log, as somebody at the table heard it. */
export interface Story {
  earliest: number;
  told: (Played | Arranged | Heard | BotHeard | Gesturing | Bare)[];
}

export interface TableOpened {
  type: "TableOpened";
  game: string;
  rules_version: number;
  options: unknown;
  seats: number;
  settings: Settings;
  seal: string;
}

/** The table around the game. */
export interface TableSeen {
  id: string;
  game: string;
  rules_version: number;
  phase: "lobby" | "over" | "playing";
  options: unknown;
  settings: Settings;
  host: number;
  seats: SeatSeen[];
  people: PersonSeen[];
  paused: boolean;
  moment: MomentSeen | null;
  fair: Fair;
  hushed: boolean;
  next_table: string | null;
  asked: SeatAskSeen[];
  only_told: boolean;
  warnings: Message[];
}

/** Sit down, or change seats in the lobby. In a running game: ask for a bot's seat; those who play say yes or no. */
export interface TakeSeat {
  type: "TakeSeat";
  id: string;
  seat: number;
  person?: number | null;
}

/** A bot sits in for somebody who is gone. */
export interface TakenOver {
  type: "TakenOver";
  seat: number;
  bot: string;
}

/** POST /api/tables/{id}/move (a code for my other device) and /door (the finished game as a file). */
export interface Token {
  token: string;
}

/** POST /api/mine (my tables) and /api/forget (forget me). */
export interface Tokens {
  tokens: string[];
}

/** Something that happened, as a message; and beside the words who did it and whom it is about. */
export interface Told {
  id: string;
  args: Record<string, number | string | Record<string, string> | (number | string | Record<string, string>)[] | null>;
  by: number | null;
  about: number[];
}

export interface Unmuted {
  type: "Unmuted";
  person: number;
}

/** POST /api/tables/{id}/watch: look on, without a seat. */
export interface Watch {
  name: string;
  language?: string;
  invite?: string;
}

/** You are at the table: all of it, and what you missed since your last number. */
export interface Welcome {
  type: "Welcome";
  table: TableSeen;
  you: number[];
  seats: number[];
  n: number;
  sights: Sight[];
  clock: Clock;
  missed: (Played | Arranged | Heard | BotHeard | Gesturing | Bare)[];
  earliest: number;
  protocol: number;
}

/** Somebody is here again; the clocks run on. */
export interface Woken {
  type: "Woken";
}

/** A seat's own word for the shuffle. */
export interface WordGiven {
  type: "WordGiven";
  seat: number;
  word: string;
}
