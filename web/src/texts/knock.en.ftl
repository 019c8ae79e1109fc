# Knock on the screen
knock-keep = The Keep
knock-hand = Your hand
knock-tidied = tidied up
knock-shown = shown: it must be played
knock-told = told
knock-zoom-in = Closer
knock-zoom-out = Farther
knock-zoom-fit = Fit the Keep
knock-fate-beaten = beaten
knock-fate-falls = lost
knock-fate-doomed = past help
knock-fate-rings = rings!
knock-fate-holds = holds
knock-fate-fights = fights on
knock-would-beaten = { $name } goes from { $before } to { $after }: beaten.
knock-would-falls = { $name } would reach { $after }: the Keep falls.
knock-would-doomed = { $name } would stand at { $after }, past anyone’s help but a spell’s.
knock-would-rings = { $name } would ring the alarm: the Keep falls.
knock-cast = Cast it
knock-would-holds = { $name } holds at { $after }.
knock-would-fights = { $name } stands at { $after } and fights on.
knock-would-nothing = Nothing is touched.
knock-here = Put it down here?
knock-here-bad = Not here!
knock-choose-spot = Where to?
    .how = Pick a lit spot. Tap the card again to turn it.
knock-turn-saves = Turned round, it holds.
knock-place = Place it
knock-place-anyway = Place anyway
knock-turn = Turn
knock-skip = No card: let the alarm ring
knock-tell = Tell this card
knock-tell-all = Tell my hand
knock-show = Show it (must be played)
knock-point-where = Point at a card, a spot or a seat.
knock-sand-left = Sand left: { $count }
knock-sand-with = { $count } with { $name }
knock-of-minutes = of { $minutes }:00 left
knock-clock-stands = the sand stands still
knock-clock-read = { $minutes } minutes { $seconds } seconds left
knock-no-timer = no timer today
knock-speech = Speech
    .means = Talk all you like. Never show a card.
knock-silence = Silence
    .means = Hands only. The chat is under the carpet.
knock-pile = { $count ->
    [one] card
   *[other] cards
    }
knock-then-knight = then the Knight
knock-knight-here = the Knight is out
knock-spellbook = Spellbook
knock-spell-fireball = Fireball
    .does = One creature leaves, card and all. Not the Knight: he has a lease.
    .aim = Which creature shall burn?
knock-spell-ice-flash = Ice Flash
    .does = One creature freezes and rings no more. It must still be beaten before the Knight falls.
    .aim = Which creature shall freeze?
knock-spell-poison = Poison
    .does = One corner of a live creature is worth 0 from now on.
    .aim = Choose the creature, then the corner.
    .corner = Which corner?
knock-spell-sphere = Sphere of Silence
    .does = Swallows the silence. You may talk again.
    .aim = Talk again.
knock-corner = { $side ->
    [top-left] top left
    [top-right] top right
    [bottom-right] bottom right
   *[bottom-left] bottom left
    } corner, value { $value }
knock-read-hall = { $name }, hall, danger { $danger } of 5, corners { $corners }{ $chests ->
    [0] {""}
    [one] , one chest
   *[other] , { $chests } chests
    }
knock-read-beaten = { $name }, beaten, danger { $danger } of 5
knock-read-creature = { $name }, live creature, danger { $danger }, bring it to 5, { $sand ->
    [one] one token left
   *[other] { $sand } tokens left
    }, corners { $corners }
knock-read-frozen = { $name }, frozen creature, danger { $danger }, bring it to 5
knock-read-spot = { $verdict ->
    [lost] Losing spot.
    [beats] Good spot.
    [dooms] Risky spot.
    [won] Winning spot.
   *[safe] Free spot.
    } { $what }
knock-read-hand = { $name }, corners { $corners }{ $tokens ->
    [0] {""}
   *[other] , creature with { $tokens } tokens
    }{ $silence ->
    [yes] , silence
   *[no] {""}
    }
