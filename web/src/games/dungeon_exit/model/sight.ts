/* A view of Dungeon Exit made ready to draw, board by board. What is lit, linked or broken is the judge's to say. */
import type { ExitView, HintGiven, PathSeen, ProblemSeen, Prospect } from '$lib/wire/dungeon_exit';
import { KINDS, LEGS, type WaypointKind } from '../generated/board';
import { BRIDGE, cellOf, jumpsOf, piecesOf, type Cell } from './cells';

export interface Laid {
  tile: string;
  cells: Cell[];
  lit: boolean;
  fixed: boolean;
  mine: boolean;
  seat: number;
}
export interface Stop {
  cell: Cell;
  kind: WaypointKind;
  number: number;
  mine: boolean;
  reached: boolean;
}
export interface Walk {
  cells: Cell[][];
  jumps: Cell[][];
  mine: boolean;
}
export interface Planks {
  cell: Cell;
  upright: boolean;
  mine: boolean;
  fixed: boolean;
}
/** A place where something is wrong: cracked sides, or cells that bear a mark. */
export interface Fault {
  edges: [Cell, Cell][];
  cells: Cell[];
  held: boolean;
}

export interface BoardScene {
  board: number;
  tiles: Laid[];
  bridges: Planks[];
  walks: Walk[];
  stops: Stop[];
  pits: Cell[];
  stair?: Cell;
  faults: Fault[];
}

/** The boards of the game as one person sees them; in a race each player's own. */
export function boardsOf(view: ExitView, me: number | null, whose = me ?? 0): BoardScene[] {
  const shared = view.mode === 'coop';
  const paths = shared ? view.paths : view.paths.filter((path) => path.seat === whose);
  const mine = (path: PathSeen) => !shared || path.seat === (me ?? 0);
  return Array.from({ length: view.level?.boards ?? 1 }, (_, board) => ({
    board,
    tiles: paths
      .flatMap((path) => laidBy(path, mine(path)))
      .filter((laid) => laid.cells[0]!.board === board),
    bridges: paths
      .flatMap((path) =>
        (path.board?.bridges ?? []).map((one) => ({
          ...one,
          cell: cellOf(one.cell),
          mine: mine(path),
        })),
      )
      .filter(({ cell }) => cell.board === board),
    walks: paths.map((path) => walkOf(path, board, mine(path))),
    stops: paths
      .flatMap((path) => stopsOf(view, path, mine(path)))
      .filter(({ cell }) => cell.board === board),
    pits: (view.level?.pits ?? []).map(cellOf).filter((cell) => cell.board === board),
    stair: (view.level?.stairs ?? []).map(cellOf).find((cell) => cell.board === board),
    faults: faultsOf(problemsOf(view, whose), board, false),
  }));
}

function laidBy(path: PathSeen, mine: boolean): Laid[] {
  return (path.board?.tiles ?? []).map(({ tile, cells, lit, fixed }) => ({
    tile,
    cells: cells.map(cellOf),
    lit,
    fixed,
    mine,
    seat: path.seat,
  }));
}

function walkOf(path: PathSeen, board: number, mine: boolean): Walk {
  const walk = (path.board?.thread ?? []).map(cellOf);
  const here = (pieces: Cell[][]) => pieces.filter((piece) => piece[0]!.board === board);
  return { cells: here(piecesOf(walk)), jumps: here(jumpsOf(walk)), mine };
}

function stopsOf(view: ExitView, path: PathSeen, mine: boolean): Stop[] {
  const route = view.level?.routes[view.mode === 'coop' ? path.seat : 0] ?? [];
  const thread = path.board?.thread ?? [];
  return route.map((name, i) => ({
    cell: cellOf(name),
    kind: KINDS[i]!,
    number: i + 1,
    mine,
    reached: thread.includes(name),
  }));
}

/** What is wrong on the boards of this player; what is only missing is left out. */
export const problemsOf = (view: ExitView, whose: number | null): ProblemSeen[] =>
  view.problems.filter(
    (one) => !one.unfinished && (view.mode === 'coop' || one.seat === null || one.seat === whose),
  );

/** What is this player's to mend: a mate's cracks show on the boards, but are told to the mate. */
export const troublesOf = (view: ExitView, me: number): ProblemSeen[] =>
  problemsOf(view, me).filter(({ seat }) => seat === null || seat === me);

export function faultsOf(problems: readonly ProblemSeen[], board: number, held: boolean): Fault[] {
  return problems
    .map(({ edges, cells }) => ({
      edges: edges.map(([one, other]): [Cell, Cell] => [cellOf(one), cellOf(other)]),
      cells: edges.length ? [] : cells.slice(0, 1).map(cellOf),
      held,
    }))
    .map((fault) => ({
      ...fault,
      edges: fault.edges.filter(([one]) => one.board === board),
      cells: fault.cells.filter((cell) => cell.board === board),
    }));
}

/** How many tiles lie on each leg of the lit path. */
export function tilesPerLeg(view: ExitView, seat: number): number[] {
  const { board } = view.paths[seat]!;
  const route = view.level?.routes[view.mode === 'coop' ? seat : 0] ?? [];
  const tileAt = new Map(
    (board?.tiles ?? []).flatMap(({ tile, cells }) =>
      cells.map((cell): [string, string] => [cell, tile]),
    ),
  );
  let leg = -1;
  const found = route.map(() => new Set<string>());
  for (const cell of board?.thread ?? []) {
    if (route.includes(cell)) leg = route.indexOf(cell);
    else if (tileAt.has(cell)) found[leg]?.add(tileAt.get(cell)!);
  }
  return found.slice(0, LEGS.length).map((tiles) => tiles.size);
}

/** The route of a player with the boards its stops lie on, to show where the stairs come in between. */
export function stairAfter(view: ExitView, seat: number): number {
  const route = (view.level?.routes[view.mode === 'coop' ? seat : 0] ?? []).map(cellOf);
  return route.findIndex((cell, i) => i + 1 < route.length && route[i + 1]!.board !== cell.board);
}

/** A path over both floors that has come to a stair: the stair it goes on from. */
export function stairAhead(view: ExitView, path: PathSeen): string | undefined {
  const stairs = view.level?.stairs ?? [];
  const thread = path.board?.thread ?? [];
  if (view.mode !== 'floor' || !stairs.includes(thread.at(-1) ?? '')) return undefined;
  const before = thread.findLast((name) => !stairs.includes(name));
  return before && stairs.find((stair) => cellOf(stair).board !== cellOf(before).board);
}

/** What a hint points at: a tile or a bridge and where it goes, what to take back where it lies, or the cell it names. */
export function pointedAt(
  hint: HintGiven,
  path: PathSeen,
  mate?: PathSeen,
): { tile: string; cells: Cell[] } {
  if (hint.tile) return { tile: hint.tile, cells: hint.cells.map(cellOf) };
  if (hint.bridge) return { tile: BRIDGE, cells: [cellOf(hint.bridge)] };
  const lying = (names: readonly string[], whose?: PathSeen) =>
    (whose?.board?.tiles ?? [])
      .filter(({ tile }) => names.includes(tile))
      .flatMap(({ cells }) => cells);
  const back = [
    ...lying(hint.take_back, path),
    ...lying(hint.mates_back, mate),
    ...hint.bridges_back,
  ];
  const { cell } = hint.say.args;
  return { tile: '', cells: (back.length || typeof cell !== 'string' ? back : [cell]).map(cellOf) };
}

export const newlyLinked = (prospect: Prospect | undefined, linked: readonly string[]): string[] =>
  (prospect?.linked ?? []).filter((leg) => !linked.includes(leg));

export const can = (view: ExitView, kind: string): boolean =>
  view.choices.listed.some((act) => act.type === kind) ||
  view.choices.open.some((open) => open.kind === kind);

/** The values the referee leaves open for one field of an act. */
export function openValues(view: ExitView, kind: string, field: string): string[] {
  const domain = view.choices.open.find((open) => open.kind === kind)?.fields[field];
  return domain?.type === 'OneOf' ? (domain.values as string[]) : [];
}
