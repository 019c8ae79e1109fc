/* What a person's hands do over the boards: a tile held, turned, moved, laid, put back. How fingers and mice say so is
   in `fingers`, how keys do in `keys`.

   Holding is private. Where the held tile would lie, the referee is asked what it would break; he answers, we draw.
   The only sums here are where cells are and that a tile is kept from sticking out over the edge. */
import { play } from '$lib/sound';
import type { Action, ExitView, Prospect, WouldBreak } from '$lib/wire/dungeon_exit';
import { SIZE, WAYS, type Step } from '../generated/board';
import { BRIDGE, cellOf, nameOf, type Cell, type CellSpot } from './cells';
import { Fingers } from './fingers.svelte';
import { Foresight } from './foresight.svelte';
import { openValues } from './sight';
import { wayBack, type Snapshot } from './undo';

const MEMORY = 60; // undos kept
const SLACK = 0.12; // of a cell: a pointer as near to its middle means the middle

const ONE_CELL: readonly Step[] = [[0, 0]];

type Turn = WouldBreak['turn'];
/** `at` is where the cell it is held by lies; `aim` the cell it was shown or turned over, from which the edge or a place spoken of may have drawn it. */
export interface Held {
  tile: string;
  turn: Turn;
  flipped: boolean;
  grab: number;
  from: 'tray' | 'board';
  at?: Cell;
  aim?: Cell;
}

/** The table these hands are at. */
export interface Desk {
  view: () => ExitView;
  seat: () => number | null;
  act: (action: Action) => Promise<unknown>;
  ask: (question: WouldBreak) => Promise<Prospect | undefined>;
}

const names = (cells: readonly Cell[]): string => cells.map(nameOf).toSorted().join();

export class Hands {
  held = $state.raw<Held>();
  cursor = $state.raw<Cell>({ board: 0, x: 5, y: 5 });
  landing = $state.raw<{ tile: string; cells: Cell[] }>(); // laid, and the referee has not nodded yet
  undos = $state(0);
  goal?: { tile?: string; cells: readonly Cell[] }; // the place a hint or the coach speaks of
  readonly fingers = new Fingers(this);
  readonly #foresight: Foresight;

  #ways = new Map<string, { turn: Turn; flipped: boolean }>();
  #history: Snapshot[] = [];

  constructor(private readonly desk: Desk) {
    this.#foresight = new Foresight(desk);
  }

  get free(): boolean {
    return (
      this.desk.seat() !== null &&
      this.desk.view().outcome === null &&
      this.desk.view().phase === 'solving'
    );
  }

  /** Which tile is held, wherever it is: most of what shows cares for no more. */
  readonly heldTile = $derived(this.held?.tile);

  /** The cells the held tile would lie on. */
  readonly cells = $derived.by((): Cell[] => {
    const held = this.held;
    if (!held?.at) return [];
    return this.#cellsAt(held, held.at);
  });

  #cellsAt(held: Held, at: Cell): Cell[] {
    return this.steps(held).map(([dx, dy]) => ({ board: at.board, x: at.x + dx, y: at.y + dy }));
  }

  /** Steps of a held tile, seen from the cell it is held by. */
  steps({ tile, turn, flipped, grab }: Held): Step[] {
    const shape = this.shape(tile, turn, flipped);
    const [gx, gy] = shape[grab] ?? shape[0]!;
    return shape.map(([x, y]): Step => [x - gx, y - gy]);
  }

  shape(tile: string, turn: Turn, flipped: boolean): readonly Step[] {
    return WAYS[tile]?.[Number(flipped)]?.[turn] ?? ONE_CELL; // a bridge
  }

  way(tile: string): { turn: Turn; flipped: boolean } {
    return this.heldTile === tile && this.held
      ? this.held
      : (this.#ways.get(tile) ?? { turn: 0, flipped: false });
  }

  // --- taking up and putting down ----------------------------------------------------------------

  choose(tile: string, at?: Cell): void {
    if (!this.free) return;
    const way = { tile, ...this.way(tile) };
    this.#hold({ ...way, grab: this.#middle(way), from: 'tray', at });
    play('lift');
  }

  /** Take up a tile of one's own by one of its cells. */
  pick(cell: Cell): boolean {
    const name = nameOf(cell);
    const tile = this.#mine()?.tiles.find(({ cells, fixed }) => !fixed && cells.includes(name));
    if (!tile || !this.free) return false;
    this.#hold({
      tile: tile.tile,
      turn: tile.turn,
      flipped: tile.flipped,
      grab: tile.cells.indexOf(name),
      from: 'board',
      at: cell,
    });
    play('lift');
    return true;
  }

  release(): void {
    this.held = undefined;
    this.fingers.drag = undefined;
    this.look();
  }

  turn(back = false): void {
    if (!this.held) return;
    const turn = ((this.held.turn + (back ? 3 : 1)) % 4) as Turn;
    this.#swing({ ...this.held, turn });
    play('spin');
  }

  flip(): void {
    if (!this.held || this.desk.view().level?.rotation_only) return;
    const { turn, flipped } = this.held; // what lies left and right on the screen changes places, whichever way it is turned
    this.#swing({ ...this.held, turn: ((4 - turn) % 4) as Turn, flipped: !flipped });
    play('spin');
  }

  /** Hold it over exactly this cell, as far as the board reaches. */
  move(at: Cell): void {
    if (this.held) this.#hold({ ...this.held, at, aim: undefined });
  }

  /** A pointer shows a cell, or none: over a place spoken of the tile means that place, elsewhere its middle goes there. */
  point(spot: CellSpot | undefined): void {
    const { held } = this;
    if (!held) return;
    const grab = spot && held.from === 'tray' ? this.#middle(held, spot) : held.grab;
    const still = spot && held.aim && nameOf(spot) === nameOf(held.aim) && grab === held.grab;
    if (!still) this.#hold(this.#drawn({ ...held, grab, at: spot, aim: spot }));
  }

  /** Turned or flipped over the cell it was shown, not over the one it was drawn to: four quarters lead back. */
  #swing(held: Held): void {
    const aim = held.aim ?? held.at;
    this.#hold(this.#drawn({ ...held, at: aim, aim }));
  }

  /** Shown a cell of the place a hint or the coach speaks of, a tile that fits lies exactly there. */
  #drawn(held: Held): Held {
    const { goal } = this;
    const { aim } = held;
    if (!aim || goal?.tile !== held.tile || !goal.cells.some((one) => nameOf(one) === nameOf(aim)))
      return held;
    const place = names(goal.cells);
    return {
      ...held,
      at: goal.cells.find((at) => names(this.#cellsAt(held, at)) === place) ?? aim,
    };
  }

  /** The cell a tile of the tray is held by: its middle one, or of two the one that brings its middle nearer to the pointer. */
  #middle(
    { tile, turn, flipped }: Pick<Held, 'tile' | 'turn' | 'flipped'>,
    spot?: CellSpot,
  ): number {
    const shape = this.shape(tile, turn, flipped);
    const first = Math.floor((shape.length - 1) / 2);
    if (shape.length % 2 || !spot) return first;
    const [[x, y], [nextX, nextY]] = [shape[first]!, shape[first + 1]!];
    const towardsNext = (nextX - x) * spot.off[0] + (nextY - y) * spot.off[1];
    return towardsNext < -SLACK ? first + 1 : first;
  }

  #hold(held: Held): void {
    this.held = held.at ? { ...held, at: this.#kept(held, held.at) } : held;
    this.#ways.set(held.tile, { turn: held.turn, flipped: held.flipped });
    if (this.held.at && !this.fingers.drag?.far) this.cursor = this.held.at; // a drag leaves it where it is let go
    this.look();
  }

  /** A tile held near the edge slides inwards until all of it is on the board. */
  #kept(held: Held, at: Cell): Cell {
    const steps = this.steps(held);
    const slide = (along: 0 | 1, here: number) => {
      const all = steps.map((step) => here + step[along]);
      return here - Math.min(0, Math.min(...all)) - Math.max(0, Math.max(...all) - SIZE + 1);
    };
    return { board: at.board, x: slide(0, at.x), y: slide(1, at.y) };
  }

  // --- what would follow ---------------------------------------------------------------------------

  /** Ask the referee about the place the tile is held over. */
  look(): void {
    this.#foresight.at(this.#question());
  }

  get prospect(): Prospect | undefined {
    return this.#foresight.prospect;
  }

  #question(): WouldBreak | undefined {
    if (!this.held?.at || this.held.tile === BRIDGE || !this.cells[0]) return undefined;
    const { tile, turn, flipped } = this.held;
    return { type: 'WouldBreak', tile, at: nameOf(this.cells[0]), turn, flipped };
  }

  /** Has the held tile left the place it lies on? */
  get moved(): boolean {
    const held = this.held;
    if (!held || held.from === 'tray') return true;
    const lies = this.#mine()?.tiles.find(({ tile }) => tile === held.tile)?.cells ?? [];
    const now = this.cells.map(nameOf);
    return lies.join() !== now.join() && lies.toReversed().join() !== now.join();
  }

  bridgeable(cell: Cell): boolean {
    return openValues(this.desk.view(), 'PlaceBridge', 'cell').includes(nameOf(cell));
  }

  // --- acts ------------------------------------------------------------------------------------------

  /** Lay what is held where it is held. */
  async lay(): Promise<void> {
    const { held, cells } = this;
    const seat = this.desk.seat();
    if (!held?.at || seat === null) return;
    if (!this.moved) return this.release();
    if (this.prospect?.refused) return void play('crack');
    if (held.tile === BRIDGE) {
      this.release();
      return this.#do({ type: 'PlaceBridge', seat, cell: nameOf(held.at) });
    }
    const where = {
      tile: held.tile,
      at: nameOf(cells[0]!),
      turn: held.turn,
      flipped: held.flipped,
    };
    this.landing = { tile: held.tile, cells };
    this.release();
    await this.#do({ type: held.from === 'tray' ? 'PlaceTile' : 'MoveTile', seat, ...where });
    this.landing = undefined;
  }

  /** Put the held tile, or the piece under the cursor, back into the tray. */
  putBack(cell?: Cell): void {
    const seat = this.desk.seat();
    if (seat === null) return;
    const { held } = this;
    this.release();
    if (held)
      return void (held.from === 'board' && this.#do({ type: 'TakeTile', seat, tile: held.tile }));
    const name = cell ? nameOf(cell) : '';
    if (openValues(this.desk.view(), 'TakeBridge', 'cell').includes(name))
      return void this.#do({ type: 'TakeBridge', seat, cell: name });
    const tile = this.#mine()?.tiles.find(({ cells, fixed }) => !fixed && cells.includes(name));
    if (tile) void this.#do({ type: 'TakeTile', seat, tile: tile.tile });
  }

  /** Take up a bridge of one's own. */
  takeBridge(cell: Cell): void {
    if (openValues(this.desk.view(), 'TakeBridge', 'cell').includes(nameOf(cell)))
      this.putBack(cell);
  }

  clear(): void {
    const seat = this.desk.seat();
    this.release();
    if (seat !== null) void this.#do({ type: 'TakeAll', seat });
  }

  get undoable(): boolean {
    return this.held !== undefined || this.undos > 0;
  }

  /** One step back: what is in the hand goes back where it came from, or else the last act is undone. */
  async undo(): Promise<void> {
    if (this.held) return this.release();
    const then = this.#history.pop();
    const [now, seat] = [this.#mine(), this.desk.seat()];
    this.undos = this.#history.length;
    if (!then || !now || seat === null) return;
    for (const action of wayBack(now, then, seat)) await this.desk.act(action);
  }

  /** After a swap of boards nothing before it can be undone. */
  forget(): void {
    this.#history = [];
    this.undos = 0;
  }

  async #do(action: Action): Promise<void> {
    const mine = this.#mine();
    const before = mine && { tiles: mine.tiles, bridges: mine.bridges };
    if ((await this.desk.act(action)) === undefined || !before) return;
    this.#history = [...this.#history, before].slice(-MEMORY);
    this.undos = this.#history.length;
  }

  #mine() {
    const seat = this.desk.seat();
    return seat === null ? undefined : this.desk.view().paths[seat]?.board;
  }

  // --- walking ---------------------------------------------------------------------------------------

  /** Walk over the cells, from one board to the next where they lie side by side; a held tile comes along. */
  walk(dx: number, dy: number): void {
    const from = this.held?.at ?? this.cursor;
    const boards = this.desk.view().level?.boards ?? 1;
    const to = {
      board: from.board,
      x: from.x + dx,
      y: Math.min(SIZE - 1, Math.max(0, from.y + dy)),
    };
    if (to.x < 0) Object.assign(to, to.board > 0 ? { board: to.board - 1, x: SIZE - 1 } : { x: 0 });
    if (to.x >= SIZE)
      Object.assign(to, to.board < boards - 1 ? { board: to.board + 1, x: 0 } : { x: SIZE - 1 });
    const blocked = this.held?.at && this.#kept(this.held, to);
    if (blocked && to.board === from.board && nameOf(blocked) === nameOf(from) && dx)
      this.#hop(dx, boards);
    else if (this.held) this.move(to);
    this.cursor = this.held?.at ?? to;
  }

  /** A wide tile stands at the edge: the next step is the next board. */
  #hop(dx: number, boards: number): void {
    const at = this.held!.at!;
    const board = at.board + dx;
    if (board >= 0 && board < boards) this.move({ board, x: dx > 0 ? 0 : SIZE - 1, y: at.y });
  }

  /** Begin on a cell that has something to do with the game: the Door, or the end of the light. */
  startAt(name: string | undefined): void {
    if (name) this.cursor = cellOf(name);
  }
}
