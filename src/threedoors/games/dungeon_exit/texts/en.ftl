# Dungeon Exit, in English. The browser reads this very file.

# --- things ---

thing-door = the Door
thing-key = the Key
thing-chest = the Chest
thing-monster = the Monster
thing-exit = the Exit
thing-stair = the stair
thing-pit = a pit

name-door = Door
name-key = Key
name-chest = Chest
name-monster = Monster
name-exit = Exit

leg-door-key = Door to Key
leg-key-chest = Key to Chest
leg-chest-monster = Chest to Monster
leg-monster-exit = Monster to Exit

mode-solo = a solo game
mode-race = a race
mode-coop = co-operation
mode-floor = the Upper Floor

wish-swap = swapping boards
wish-swap-back = swapping back
wish-start-over = starting over

# --- what happened ---

seat-ready = { $seat } is ready.
    .you = You are ready.
race-started = Go! Door, Key, Chest, Monster, Exit: { $level }
tile-placed = { $seat } lays { $tile } on { $cells }.
    .you = You lay { $tile } on { $cells }.
tile-moved = { $seat } moves { $tile } to { $cells }.
    .you = You move { $tile } to { $cells }.
tile-turned = { $seat } turns { $tile }: now on { $cells }.
    .you = You turn { $tile }: now on { $cells }.
tile-flipped = { $seat } flips { $tile }: now on { $cells }.
    .you = You flip { $tile }: now on { $cells }.
tile-taken = { $seat } takes { $tile } back.
    .you = You take { $tile } back.
bridge-placed = { $seat } lays a bridge on { $cell }.
    .you = You lay a bridge on { $cell }.
bridge-taken = The bridge on { $cell } comes off.
all-taken = { $seat } clears the board. The dungeon breathes out.
    .you = You clear the board. The dungeon breathes out.
leg-linked = { $seat }: { $leg } is linked.
    .you = { $leg } is linked.
leg-broken = { $seat }: { $leg } is no longer linked.
    .you = { $leg } is no longer linked.
tiles-counted = { $seat } has { $tiles ->
    [0] no tiles
    [one] one tile
   *[other] { $tiles } tiles
} down.
wish-spoken = { $seat } says yes to { $wish }.
    .you = You say yes to { $wish }.
wish-taken-back = { $seat } thinks again.
    .you = You think again.
wish-lapsed = { $seat }’s yes counts no more: things have changed on the boards.
    .you = Your yes counts no more: things have changed on the boards.
boards-swapped = You swap boards. Each goes on from the stair over there.
boards-swapped-back = You swap back; what was laid since is off the boards.
started-over = Boards cleared, from the top. Nobody saw anything.
path-finished = { $seat } is out, with { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}. Daylight!
    .you = You are out, with { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }. Daylight!
given-up = { $seat } gives up. The Monster waves.
    .you = You give up. The Monster waves.
board-shown = { $seat }’s board: { $laid }
    .you = Your board: { $laid }

# --- the end ---

won-solo = Out! { $tiles ->
    [one] One tile
   *[other] { $tiles } tiles
} from Door to Exit.
won-floor = Out, over both floors, with { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}.
won-coop = Both out, with { $tiles } tiles between you. The Monsters have each other now.
won-race = { $seat } is out first, with { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}.
    .you = You are out first, with { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }.
won-by-giving-up = { $seat } wins: the other one gave up.
    .you = You win: the other one gave up.
lost-given-up = { $seat } gave up. The dungeon keeps its exit to itself.
    .you = You gave up. The dungeon keeps its exit to itself.

# --- what is awaited ---

wait-ready = The level shows when both are ready.
wait-solo = Door, Key, Chest, Monster, Exit: lay the path.
wait-floor = One path over both floors, by the stairs.
wait-race = First valid path wins. Nobody counts the attempts.
wait-coop = Two paths. First your own board, up to the stair.
wait-coop-swapped = Boards swapped: on from the stair over here, to your Exit.
wait-swap = Swap boards? { $seat } has the last word.
    .you = Swap boards? You have the last word.
wait-swap-back = Swap back? { $seat } has the last word.
    .you = Swap back? You have the last word.
wait-start-over = Start over? { $seat } has the last word.
    .you = Start over? You have the last word.

# --- acts and their questions ---

act-get-ready = Say that you are ready
act-place-tile = Lay a tile
act-move-tile = Move a tile
act-turn-tile = Turn a tile by a quarter
act-flip-tile = Flip a tile
act-take-tile = Take a tile back
act-place-bridge = Lay a bridge
act-take-bridge = Take a bridge back
act-take-all = Take everything back
act-swap = Say yes to swapping boards
act-swap-back = Say yes to swapping back
act-start-over = Say yes to starting over
act-change-mind = Take back your yes

field-tile = Tile
field-at = Cell of its first end (the o)
field-turn = Turned clockwise, in degrees
field-flipped = Flipped before it is turned?
field-cell = Cell

label-plain = { $value }
label-flipped = yes
label-not-flipped = no
lies-or-flipped = { $cells } (flipped { $flipped })
would-break = { $cells }, against a rule
take-all-foretold = { $tiles ->
    [one] Your tile comes
   *[other] All { $tiles } of your tiles come
} off the board, bridges too.
does-not-fit = does not fit
bridge-would-do = A bridge across may make this right.

level-hidden = The level shows at the start signal.
path-of = { $seat }:
    .you = You:
tiles-laid = { $tiles } of { $most } tiles
bridges-in-stock = Bridges in stock: { $count }
typing-help = Or write it, several on a line if you like: L4:F4-F5-F6-G6 lays or moves a tile, -L4 takes it back, B:F5 is a bridge.
path-valid = Valid: a path from Door to Exit.
path-not-valid = Not valid yet.
picture-title = Dungeon Exit, level { $level }

# --- refused at once (E12) ---

no-such-tile = There is no tile “{ $tile }” (E2). The set has { $tiles }.
tile-already-laid = { $tile } lies on the board already; a set has each tile once (E2).
tile-not-laid = { $tile } is not on the board (E12).
tile-stays = { $tile } was laid before the swap and stays (E15).
tile-lies-there = { $tile } lies exactly there already (E12).
looks-the-same = { $tile } would look just the same (E2).
no-such-cell = There is no cell “{ $word }” on these boards (E1); columns go { $columns }, rows 1–12.
not-your-board = { $cell } is your mate’s board for now; yours is { $columns } (E15).
sticks-out = From { $cell }, { $tile } would stick out over the edge (E1).
off-the-board = { $tile } cannot lie on { $at }: that is no cell of this level’s boards.
on-a-pit = { $tile } cannot lie on { $at }: there is a pit, and it looks hungry.
on-a-thing = { $tile } cannot lie on { $at }: { $thing } stands there.
on-a-tile = { $tile } cannot lie on { $at }: another tile is there already.
tile-used-twice = { $tile } is used twice; a set has each tile once.
tile-needs-flip = { $tile } would have to be flipped, and this level only lets tiles turn.
tile-wrong-shape = { $cells } do not draw the tile { $tile }.
nothing-to-take = There is nothing of yours to take back.
no-tile-under-bridge = A bridge needs a tile below it; { $cell } has none.
bridge-lies-there = A bridge lies on { $cell } already.
no-bridge-left = { $count ->
    [0] This level has no bridges
    [one] This level has one bridge, and it lies already
   *[other] All { $count } bridges of this level lie already
}.
no-bridge-there = No bridge lies on { $cell }.
mates-bridge = The bridge on { $cell } is your mate’s.
race-not-started = The race has not started: the level shows when both are ready.
already-started = It has begun already.
already-ready = { $seat } is ready already.
    .you = You are ready already.
nobody-to-agree-with = There is nobody to agree with here; that is for two.
already-agreed = { $seat } has said yes to { $wish } already.
    .you = You have said yes to { $wish } already.
not-swapped-yet = The boards have not been swapped yet.
already-swapped = The boards are swapped already.
not-at-the-stair = Not yet: both must be linked up to the stair of their own board.
nothing-agreed = There is no yes to take back.

instead-move-it = Move it instead, or take it back first.
instead-turn-it = Turn it instead.
instead-place = Lay a tile first.
instead-swap-back = Agree to swap back if you are stuck.
instead-another-cell = It fits no way up from there: try another cell.
instead-turned = { $degrees ->
    [0] Unturned
   *[other] Turned by { $degrees }°
} it fits on { $cell }.
instead-flipped = { $degrees ->
    [0] Flipped
   *[other] Flipped and turned by { $degrees }°
} it fits on { $cell }.
instead-bridge-on-tile = Lay it on a cell of a tile.
instead-get-ready = Say that you are ready.
instead-take-all = Take everything back yourself.

# --- modes that do not fit ---

mode-wrong-seats = That does not fit: { $mode } is for { $needed ->
    [one] one player
   *[other] { $needed } players
}, and here { $seats ->
    [one] is one seat
   *[other] are { $seats } seats
}.
level-is-for-two = This level has two paths; it does not fit { $mode }.
level-is-for-one = This level has one path; it does not fit { $mode }.
level-has-stairs = This level has stairs; { $mode } is played on one board.
level-has-no-stairs = This level has no stairs; { $mode } needs two boards.
level-or-levels = Either one level ({ $level }) or several to draw from; both were given, { $count } in the list.
race-too-many-pits = A race allows { $most } pits a board; this level has { $count }.
instead-coop-level = A co-operative level has two lists of five cells with a / between them.
instead-coop-mode = Two players may take it in co-operation.
instead-floor-mode = Alone it can be played as the Upper Floor.
instead-floor-level = Give it stairs: stairs=D4,Q7.

# --- levels that make no sense ---

level-five-cells = A path needs five cells, Door Key Chest Monster Exit; here { $count ->
    [one] is one
   *[other] are { $count }
}.
level-looks-like = It looks like { $example }.
level-too-many-paths = A level has one path, or two for co-operation; here are { $count }.
level-option-twice = The word { $option } stands twice; once is enough.
level-no-cell = “{ $word }” is no cell: columns are { $columns }, rows 1–{ $rows }.
level-no-number = { $option }={ $word } should be a whole number, as in { $option }=2.
level-unknown-word = “{ $word }” means nothing here; after the cells may follow { $options }.
level-too-many-counts = { $count } tile counts for { $paths ->
    [one] one path
   *[other] { $paths } paths
}.
level-too-many-pits = { $count } pits are too many; the box holds { $most }.
level-too-many-bridges = { $count } bridges are too many; this level may use { $most }.
level-bad-tile-count = tiles={ $count } cannot be: this path takes { $least } to { $most } tiles.
level-stairs-wrong-boards = stairs={ $stairs } cannot be: one lies on A–L, the other on M–X.
level-stairs-missing = From { $one } at { $cell } to { $other } at { $other_cell } the board changes, and there are no stairs.
level-stairs-missing-coop = Co-operation needs a stair on each board. Add stairs=D4,Q7.
level-stairs-unused = The stairs { $stairs } lead nowhere: all five cells lie on one board.
level-floor-changes-twice = From { $one } at { $cell } to { $other } at { $other_cell } the board changes a second time; once is allowed.
level-coop-wrong-start = Player { $player }’s Door at { $cell } is on the wrong board: player 1 begins on A–L, player 2 on M–X.
level-wrong-board = { $cell } is not on a board of this level.
level-cells-overlap = On { $cell } stand both { $one } and { $other }.
level-side-by-side = Side by side: { $one } at { $cell } and { $other } at { $other_cell }.
level-leave-a-gap = Leave at least one cell between them.
tile-unreadable = “{ $word }” cannot be read as a laid tile.
tile-looks-like = A tile looks like L4:F4-F5-F6-G6, a bridge like B:F5.
bridge-one-cell = “{ $word }”: a bridge lies on one cell.

# --- what the judge finds ---

side-contact = Too cosy at { $at }: it rubs along { $by }.
crowded-end = Too cosy at { $at }: with { $by } that is one neighbour too many.
double-contact = Two tiles touch twice, at { $cells }; they may share one side only.
touches-mate = { $at } touches your mate’s { $by }; only a bridge may.
waypoint-by-side = { $at } rubs along { $thing } with its side; only a tile’s end may touch it.
waypoint-twice = One tile touches { $thing } twice, at { $cells }.
waypoint-crowded = { $at } is one too many for { $thing }: it has { $sides ->
    [one] one side
   *[other] { $sides } sides
} to give.
stair-by-side = { $at } rubs along the stair with its side; only a tile’s end may touch it.
stair-crowded = { $at } is one too many: a path touches the stair on one side.
wrong-order = This leads from { $one } to { $other }; something is skipped.
not-linked = Not linked yet: { $one } and { $other }.
tile-count = { $laid ->
    [one] One tile lies
   *[other] { $laid } tiles lie
} there; the level wants exactly { $count }.
loose-tile = { $tile } on { $cells } is no part of the path.
bridge-twice = Two bridges lie on { $cells }.
bridge-count = { $laid ->
    [0] No bridge lies
    [one] One bridge lies
   *[other] { $laid } bridges lie
} there; the level wants exactly { $count }.
bridge-needs-tile = The bridge on { $at } has no tile below it.
bridge-over-bend = The path below the bridge on { $at } bends or ends; it must run straight across.
bridge-bank-blocked = The bridge on { $at } leads against { $by }; a tile must begin there.
bridge-bank-not-end = The bridge on { $at } leads into the side of a tile at { $by }; it needs an end.
bridge-two-paths = The bridge on { $at } must join two different tiles of one path.
bridge-half = The bridge on { $at } has no tile on one side yet.
bridge-leads-nowhere = The path below the bridge on { $at } does not go straight on yet.

## Answers of the solver

solve-solved = Solved with { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} ({ $seconds } s):
solve-fewest = { $tiles } tiles, and fewer cannot do it: proved ({ $seconds } s).
solve-count-exact = { $count ->
    [one] Exactly one solution
   *[other] { $count } solutions, and not one more
} ({ $seconds } s). One of them:
solve-count-capped = At least { $count ->
    [one] one solution
   *[other] { $count } solutions
} ({ $seconds } s), counting stopped there, as asked. One of them:
solve-count-stopped = At least { $count ->
    [one] one solution
   *[other] { $count } solutions
} ({ $seconds } s), the time ran out. One of them:
solve-impossible = No way out: proved ({ $seconds } s).
solve-undecided = Not decided: the time ran out ({ $seconds } s). More --time may help.

## Books

level-no-book = There is no book “{ $book }”; there are { $books }.
level-no-page = The book { $book } has levels 1 to { $most }; “{ $number }” is none of them.
book-title-adventure = Adventure
    .title = The Adventure
book-title-annex = Annex
    .title = The Annex
book-title-upper-floor = Upper Floor
    .title = The Upper Floor
book-title-coop = Together
    .title = For two
book-title-race = Race
    .title = The Race
book-adventure = one idea at a time, and in the end all of them
book-annex = by rising grade, the first six as printed
book-upper-floor = two boards, one stair
book-coop = two paths, two boards, one plan
book-race = the same level for two, and only one gets out first
idea-order = Door, Key, Chest, Monster, Exit: five stops, always in that order. Lay tiles end to end from one to the next. How many you use is up to you.
idea-contacts = A path may not rub along itself. Two cells that share a side must be neighbours on the way; corners are free.
idea-detours = The straight way is not always free. Here one leg has to make room for another, so think of the last leg first.
idea-counts = From here on the dungeon counts: exactly so many tiles, not one more, not one fewer. Long tiles save, short ones spend.
idea-pits = Pits. Nothing lies on them, nothing crosses them, but you may walk along their edge.
idea-one = Exactly so many tiles, and exactly one path that has them. There is nothing to choose here, only something to find.
idea-bridges = A bridge carries the path over itself, once, straight across. Without it there is no way out of these levels: that is proved.
idea-floors = Two boards and one stair. Come to it by one side, go on from one side of it on the other floor. The tiles have to last for both floors.
idea-everything = You know everything now. Here ideas come two and three at a time, and the last level keeps none back.

## Hints

hint-look-at = Have a look at the leg from { $one } to { $other }.
hint-one-side = From { $one } to { $other }: the only free side of { $thing } is { $cell }.
hint-every-way = From { $one } to { $other } every way passes { $cell }.
hint-never-north = Too few cells are left to get above row { $line }.
hint-never-south = Too few cells are left to get below row { $line }.
hint-never-west = Too few cells are left to get left of column { $line }.
hint-never-east = Too few cells are left to get right of column { $line }.
hint-shared-tile = { $tile } alone would do for two stretches. Only one of them can have it.
hint-least-tiles = From { $one } to { $other } it takes at least { $cells } cells and { $tiles } tiles.
hint-one-tile-may-do = From { $one } to { $other } a single tile may do: { $tiles }. Nothing else does it alone.
hint-legs-left = Everything laid can stay. { $legs ->
    [one] One leg is
   *[other] { $legs } legs are
} still open; the one from { $one } to { $other } comes next.
hint-lay = Lay { $tile } on { $cells }.
hint-finished = Nothing is missing. You are out!
hint-something-must-go = Not everything laid can stay. Look around { $cell }.
hint-cannot-all-stay = Every way on was tried: with { $tiles } lying there, none leads out.
hint-take-back = Take back { $tiles }; then there is a way.
hint-take-back-fewest = Take back { $tiles }; then there is a way. Nothing less will do.
hint-hopeless = This level cannot be solved, even on an empty board.
hint-undecided = Too tangled to tell in the time given. Lay a tile, or take back the one you trust least, and ask again.
hint-undecided-empty = No way out found in the time given, and none ruled out either. Ask again, or begin with the leg you like best.
hint-known-way = Whether all this can stay is not known. A way out is known without { $count ->
    [one] one of these pieces, at { $cell }
   *[other] { $count } of these pieces, the first of them at { $cell }
}.
hint-known-before-the-swap = Whether this can stay is not known. The way out that is known looks different before the swap.
hint-lay-bridge = Lay a bridge over { $cell }.
hint-bridge-somewhere = Everything laid can stay. A bridge is missing where two paths already meet.
hint-bridge-crossing = Somewhere a tile ends on either side of a straight one: that is a crossing, and it lacks its bridge.
hint-mates-turn = Your part of this board is done. Talk to your mate, or swap boards.
hint-take-back-both = Take back { $mine }, and have your mate take back { $mates }; then there is a way.
hint-take-back-mates = Your tiles are fine. If your mate takes back { $mates }, there is a way.
hint-something-is-wrong = Not everything laid can stay, but which tiles are to blame was too tangled to tell in time.
hint-before-the-swap = What was laid before the swap leaves no way out. Swap back and change it.

## Reasons of bots

reason-ready = Ready when you are.
reason-swap = My half is done: let us swap.
reason-tries = { $tile } might fit here. Or not.
reason-way-on = With { $tile } there is still a way out.
reason-takes-back = { $tile } is in the way.
reason-swap-back = I am stuck here. Shall we swap back?
reason-start-over = A clean board, then.
reason-bridge = A bridge belongs here.

booklet-solutions = Solutions
booklet-for = Three Doors · levels for the rules of Dungeon Exit
booklet-notice = Unofficial. The name of the game belongs to its owners and only says which rules are played; levels, words and drawings are our own.

# The bots, as a host chooses them
bot-stroller = strolls
bot-walker = walks
bot-runner = runs
