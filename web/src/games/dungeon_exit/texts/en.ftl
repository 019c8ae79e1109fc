# Dungeon Exit on the screen
exit-mode-any = One way out
exit-mode-solo = Alone
    .what = One board, one path, no hurry.
exit-mode-floor = Upper Floor
    .what = Alone on two boards, by the stairs.
exit-mode-race = Race
    .what = Two players, the same level. First one out wins.
exit-mode-coop = Together
    .what = Two players, two boards, and half-way you swap.
exit-books = Levels
exit-keep = Your progress
exit-keep-where = { $kept ->
    [yes] in this browser and on this server
   *[no] in this browser only
    }
exit-keep-there = Keep it on this server too
    .how = No name, no account: you get a code, and your doors stay open on any device.
exit-keep-code = Kept on this server, under your code
    .how = Whoever has the code has your progress. Type it on your other device, or send yourself the link.
    .later = The server does not answer just now. It hears the rest next time.
exit-keep-link = Copy the link
exit-keep-forget = Forget it here
exit-keep-forgotten = The server has forgotten it. This browser still knows your doors.
exit-keep-other = A code from another device?
exit-keep-bring = Bring it here
exit-keep-brought = Here it is: the better of both counts.
exit-keep-offered = Somebody, you most likely, comes from another device with their progress. Shall this browser go on with it?
exit-grade = grade { $grade }
exit-minimum = at least { $count } tiles
exit-is-minimum = and fewer cannot be done: proved
exit-could-be = { $count } would do, that is proved
exit-hints = Hints
exit-hint-nudge = Nudge
exit-hint-reason = Reason
exit-hint-move = Move
exit-hint-what = Nudge: where to look. Reason: why. Move: a tile and its place.
exit-hint-since = { $mate } has moved a tile since.
exit-hint-lost = The candle did not answer. Ask again.
exit-hint-none = The candle knows nothing about this one. You are on your own.
exit-candle-off = Still possible?
    .what = light the candle and it tells
exit-candle-asking = Thinking…
    .what = the candle flickers
exit-candle-yes = Still possible
    .what = everything laid can stay
exit-candle-no = Not this way
    .what = something laid has to go
exit-candle-unknown = Hard to say
    .what = too tangled for a quick answer
exit-golden = golden door
exit-ways = { $count ->
    [one] only one way
   *[other] only { $count } ways
    }
exit-doors-golden = { $count } golden
exit-as-demanded = exactly as many as it demands
exit-wish = Levels without end
    .what = Say what kind; the next door is made for you.
exit-wish-grade = Grade
    .any = any
exit-wish-pits = Pits
exit-wish-bridges = Bridges
exit-wish-none = none
exit-wish-counts = An exact number of tiles
exit-wish-find = Make me a level
exit-wish-another = Another one like it
exit-wish-looking = { $count ->
    [0] Looking…
   *[other] Looking… { $count } drawn so far.
    }
exit-wish-stop = Stop
exit-wish-not-found = None like that turned up. Another grade, or a simpler wish, may be found sooner.
exit-wished = A level made for you, grade { $grade }
exit-level-name = { $book } { $number }
exit-level-done = best { $time }, { $tiles } tiles
exit-level-helped = solved with hints
exit-doors-open = { $count } of { $all } doors open
exit-race-of = Race, { $name }
exit-exactly = exactly { $count } tiles
exit-pits = { $count ->
    [one] one pit
   *[other] { $count } pits
    }
exit-bridges = { $count ->
    [one] one bridge
   *[other] { $count } bridges
    }
exit-flips = flips allowed
exit-no-flips = no flips here

exit-board = Board { $columns }
exit-boards = The two boards
exit-upper = Upper floor
exit-lower = Lower floor
exit-legs = The path
exit-legs-of = { $legs } of 4
exit-legs-none = no leg linked yet
exit-legs-linked = linked: { $legs }
exit-tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
    }
exit-linked = linked
exit-open = open
exit-broken = broken
exit-in-hand = with this tile
exit-tray = Your tiles
exit-your-tiles = Your tiles
exit-tile = Tile { $tile }, { $count ->
    [one] one cell
   *[other] { $count } cells
    }
exit-bridge = bridge
exit-pit = pit
exit-stair = stair
exit-read-empty = free
exit-read-tile = tile { $tile }{ $mine ->
    [no] { " " }of your mate
   *[other] { "" }
    }{ $lit ->
    [yes] , lit
   *[other] , not joined to the Door
    }
exit-read-stop = { $what }, number { $number }{ $mine ->
    [no] { " " }of your mate
   *[other] { "" }
    }
exit-read-broken = broken contact
exit-turn = Turn
exit-flip = Flip
exit-undo = Undo
exit-clear = Clear
exit-lay = Lay it
exit-put-back = Put back
exit-key-pick = pick
exit-key-move = move
exit-key-lay = lay
exit-key-turn = turn
exit-key-flip = flip
exit-key-take = take back
exit-time = Time
exit-no-record = no record yet
exit-best = best so far { $time }
exit-of = of { $count }
exit-tiles-laid = tiles laid
exit-tiles-exactly = tiles, no more, no less
exit-laid-of = { $laid } of { $exact ->
    [yes] exactly { $count }
   *[other] { $count }
    } laid
exit-hold = { $tile } is in your hand. Point to a cell, or drag it there.
exit-hold-fits = { $tile } on { $cells }: nothing breaks.
exit-hold-over = { $tile } on { $cells }…
exit-hold-up = { $tile } is up again: move it, turn it, or put it back.
exit-hold-bridge = Put the bridge on a cell of a tile.
exit-would-link = Links up: { $legs }.
exit-would-finish = That is the way out!
exit-more-problems = { $count ->
    [one] And one more like it.
   *[other] And { $count } more.
    }
exit-rival = { $legs ->
    [0] no leg yet
    [one] one leg
   *[other] { $legs } legs
    }, { $tiles ->
    [0] no tile
    [one] one tile
   *[other] { $tiles } tiles
    } down
exit-rival-line = { $name }: { $what }
exit-strand = { $name }: { $said }
exit-their-board = { $name }’s board
exit-ready = Ready to run?
    .why = The level shows to both at the same instant.
exit-is-ready = ready!
exit-not-ready = not ready yet
exit-changed = something changed there

exit-floor-stair = You are on the stair. Go on from { $stair }, on the other floor.
exit-the-stair = The stair
exit-on-stair = stands on the stair
exit-not-on-stair = is not there yet
exit-stair-none = Link your own things on this board, then reach one side of the stair, { $here }. { $mate } does the same over there.
exit-stair-mate = { $mate } is on the stair already. Reach your side of it, { $here }.
exit-stair-me = You stand on it. When { $mate } reaches { $there }, you change places: their board becomes yours, your tiles stay.
exit-stair-both = Both of you are on it. When both press, you change places.
exit-stair-swapped = Swapped. Go on from the stair, { $here }, to your Exit. Earlier tiles stay where they are.
exit-stair-out = You are out. { $mate } is still on the way: have a look at the other board.
exit-swap = Swap
exit-swap-said = You said yes
exit-swap-back = Swap back
exit-start-over = Start over
exit-change-mind = No, wait
exit-wish-mine-swap = You said yes. { $mate } has to press too.
exit-wish-mine-swap-back = You want to go back. { $mate } has to press too.
exit-wish-mine-start-over = You want to start over. { $mate } has to press too.
exit-wish-mate-swap = { $mate } is ready to swap. Press, and you change places.
exit-wish-mate-swap-back = { $mate } is stuck and wants to swap back. What you two laid since comes off.
exit-wish-mate-start-over = { $mate } wants to start over, from empty boards.
exit-swapped = { $mate }’s board is yours now. You go on from the stair, { $stair }.
exit-swapped-back = Back on your own board. What was laid since is off.

exit-end-out = You are out.
exit-end-first = Out first!
exit-end-second = Beaten to the door.
exit-end-given-up = The door stays shut.
exit-end-time = from the Door to daylight
exit-end-tiles = { $count ->
    [one] tile
   *[other] tiles
    } on the path
exit-first-time = your first way out of this one
exit-end-helped = { $hints ->
    [one] one hint
   *[other] { $hints } hints
    }{ $moves ->
    [0] { "" }
    [one] , one move shown
   *[other] , { $moves } moves shown
    }: no record this time
exit-first-unhelped = your first way out without a hint
exit-faster = faster than ever: { $time } before
exit-fewer = fewer than ever: { $count } before
exit-fewest = your fewest: { $count }
exit-level = Level
exit-next = Next door: { $name }
exit-again = Once more

exit-opt-mode = Way to play
exit-opt-level = Or a level of your own, in one line
    .house = The house picks the level.
    .own = Now: { $level }
exit-opt-take = Take it
exit-opt-open = Open boards
    .what = Each sees the other’s board while running.

exit-greeting = First time here? Lay five tiles and you know it all.
exit-step-turn = Take { $tile }, the marked one.
    .how = Tap it again to turn it, then put it on the marked cells: from the Door to the Key.
exit-step-join = Good, the light runs. Now { $tile }.
    .how = Tiles join end to end, by one side. From the Key towards the Chest.
exit-step-cosy = One cell is missing: { $tile }.
    .how = Cells share a side only if they follow each other on the path; anything else shows a crack.
exit-step-flip = Leave the Chest by another side: { $tile }.
    .how = It lies the wrong way round: press Flip, and Turn until it fits.
exit-step-out = The last one: { $tile }, to the Exit.
    .how = Turn it until the corner is at the top left.
exit-step-astray = Your own idea? Fine.
    .how = Any valid path wins. To follow mine, put the other tiles back and look for the marked cells.
exit-step-end = Door, Key, Chest, Monster, Exit, and never too cosy. That was all of it. Later on:
exit-step-more-count = Some levels want an exact number of tiles.
exit-step-more-pit = Nothing lies on a pit. Somebody lives there.
exit-step-more-bridge = A bridge lets the path cross itself, once, straight over.
exit-step-more-stair = Stairs lead to a second board, alone or with a friend.
