# Knock on the screen
knock-keep = The Keep
knock-hand = Your hand
knock-tidied = tidied up
knock-shown = shown: it must be played
knock-told = told
knock-holds = { $told ->
    [0] { $count ->
        [0] holds no card
        [one] holds one card and has not said which
       *[other] holds { $count } cards and has not said which
        }
   *[other] holds { $count ->
        [one] one card, told
       *[other] { $count } cards, { $told } told
        }
    }.
knock-zoom-in = Closer
knock-zoom-out = Farther
knock-zoom-fit = Fit the Keep
knock-beyond = Show { $name }
knock-beyond-won = a winning spot
knock-beyond-beats = a good spot
knock-fate-beaten = beaten
knock-fate-falls = lost
knock-fate-doomed = past help
knock-fate-rings = rings!
knock-fate-holds = holds
knock-fate-fights = fights on
knock-would-beaten = { $name } goes from { $before } to { $after }: beaten.
knock-would-falls = { $name } would reach { $after }: the Keep falls.
knock-would-closed = { $name } would stand at { $after }, more than 5 of it in corners that are covered: only a spell could help.
knock-would-late = { $name } would stand at { $after } with { outlook }: only a spell could help.
knock-would-rings = { $name } would ring the alarm: the Keep falls.
knock-cast = Cast it
knock-would-holds = { $name } holds at { $after }.
knock-would-fights = { $name } stands at { $after } and fights on: { outlook }.
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
knock-tell-all = Tell what I hold
knock-show = Show it (must be played)
knock-point-where = Point at a card, a spot or a seat.
knock-sand-left = Sand left: { $count }
knock-sand-with = { $count } with { $name }
knock-of-minutes = of { $minutes }:00 left
knock-clock-stands = the sand stands still
knock-clock-read = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
    } { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
    } left
knock-no-timer = no timer today
knock-speech = Speech
    .means = Talk all you like. Never show a card.
knock-silence = Silence
    .means = Hands only. The chat is closed.
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
knock-read-corners = corners { $corners }
knock-read-covered = { $value } covered
knock-read-hall = { $name }, hall, danger { $danger } of 5, corners { $corners }{ $chests ->
    [0] {""}
    [one] , one chest
   *[other] , { $chests } chests
    }
knock-read-beaten = { $name }, beaten, danger { $danger } of 5
knock-read-creature = { $name }, live creature, danger { $danger }, bring it to 5, { $sand ->
    [0] no token left
    [one] one token left
   *[other] { $sand } tokens left
    }, { outlook }, corners { $corners }{ $doomed ->
    [closed] , only a spell can help: more than 5 of it is in corners that are covered
    [late] , only a spell can help: there are too few turns
   *[no] {""}
    }
knock-read-frozen = { $name }, frozen creature, danger { $danger }, bring it to 5, { $covers ->
    [0] no cover needed
    [one] one cover needed
   *[other] { $covers } covers needed
    }, corners { $corners }{ $doomed ->
    [closed] , only a spell can help: more than 5 of it is in corners that are covered
    [late] , only a spell can help: there are too few cards
   *[no] {""}
    }
knock-read-spot = { $verdict ->
    [lost] Losing spot.
    [beats] Good spot.
    [dooms] Risky spot.
    [won] Winning spot.
   *[safe] Free spot.
    } { $what }
knock-read-hand = { $name }, corners { $corners }{ $tokens ->
    [0] {""}
    [one] , creature with one token
   *[other] , creature with { $tokens } tokens
    }{ $silence ->
    [yes] , silence
   *[no] {""}
    }
knock-about-hall = A hall at { $danger }. It bears 5; at 6 all comes down.
knock-about-beaten = Beaten: a hall like any other now, at { $danger }. At 6 all comes down.
knock-about-creature = At { $danger }, to be brought to 5: cover its big corners with small ones. It loses a token each turn; { $sand ->
    [0] none is left
    [one] this is the last, then it rings
   *[other] { $sand } are left
    }. As it stands: { outlook }.
knock-about-closed = Only a spell can help: more than 5 of it is in corners that are covered.
knock-about-late = Only a spell can help: there are too few turns.
knock-past-help = { $name } is past beating: only a spell can help.
knock-about-frozen = Frozen: it rings no more, but must come from { $danger } to 5 before the Knight does.

knock-your-turn = Your turn: put a card down.
knock-lay-knight = He has come himself. Lay him down.
knock-knight-goal = The Knight is out and rings { $sand ->
    [0] as soon as he stands at 6
    [one] after this turn
   *[other] in { $sand } turns
    }: bring him from { $danger } to 5 and you have won.
knock-nearest-goal = { $name } rings { $sand ->
    [one] after this turn
   *[other] in { $sand } turns
    }: bring it from { $danger } to 5.
knock-hands-only = Silence. Hands only.
knock-so-far = Keep { $level }, so far
knock-level = Keep { $level }
knock-keep-of-four = Keep { $level } of 4
knock-won = The Keep is yours.
knock-lost = The Keep has fallen.
knock-end-keep = The Black Knight has gone to find his trousers.
knock-cause-hall = { $name } reached { $danger }.
knock-cause-alarm = { $name } rang the alarm.
knock-cause-tokens = No sand left for { $name }.
knock-cause-cards = No cards left.
knock-cause-time = The sand ran out.
knock-cause-conceded = The team gave up.
knock-cause-stopped = The team stopped here.
knock-left-in-glass = left in the glass
knock-creatures-tidied = { $count ->
    [one] creature tidied up
   *[other] creatures tidied up
    }
knock-left-in-peace = { $count } left in peace
knock-cards-laid = { $count ->
    [one] card laid
   *[other] cards laid
    }
knock-chests-in-chain = { $chests ->
    [one] chest
   *[other] chests
    } in { $count ->
    [one] one card
   *[other] one chain of { $count } cards
    }
knock-chests-total = { $total } in this adventure
knock-found = Found in his bookcase
knock-also-hold = Also in your bag: { $spells }.
knock-save = Save code
    .how = Write it on the fridge; it works on any machine, and aloud.
knock-on-to = On to Keep { $level }
knock-try-again = Try Keep { $level } again
knock-next-adventure = Next: the adventure, four Keeps and their Spellbooks
knock-knight-home = The Black Knight at his door, in dressing gown and bunny slippers
knock-knight-says = Do you people never knock?
knock-opt-way = What do we play?
knock-opt-single = A single Keep, level { $level }
knock-opt-adventure = Adventure, four Keeps
    .what = with Spellbooks found on the way
knock-opt-level = Level
knock-opt-resume = Go on with a save code
knock-opt-resumes = Goes on from { $code }
knock-opt-timer = Sand timer
knock-opt-minutes = { $minutes } minutes
knock-opt-first = First player
    .lot = drawn by lot
knock-opt-chests = Chest hunt
    .what = count chests that hang together
knock-opt-chain = Which chain counts?
    .cards = the longest, in cards
    .chests = the one with most chests
knock-opt-freeze = The Knight may be frozen
    .what = Ice Flash works on him too
knock-opt-gentle = Gentle
    .what = a creature keeps its token on the turn it arrives
knock-opt-cumulative = Cumulative
    .what = cards of the levels before, too
knock-opt-retry = Second chances
    .what = a lost Keep of an adventure may be tried again
knock-opt-deck = Own deck file
    .own = Playing with your own deck.
    .house = Back to the house deck

knock-brief = Lay cards corner over corner; a covered corner counts for both. A hall bears 5 at most. Bring a creature to 5 before its sand is gone. Beat the Knight under the pile, and the Keep is yours.
knock-keys = 1–6 card · arrows spot · R turn · Enter place · Esc back · + – 0 zoom · G gestures
knock-step-other = Any lit spot is legal; for this lesson take the one that glows.
knock-step-1 = Knock, knock.
    .how = Together we tidy up until the Black Knight comes out, and beat him. Choose { $card }, then the glowing spot: cards overlap by one corner.
knock-step-2 = A hall bears 5.
    .how = As it lies, { $card } would lift { $fallen } to { $fall } and all falls. Turn it (tap it once more), then place it.
knock-step-3 = Somebody is home.
    .how = Lay { $card }. Here comes sand, { $tokens } tokens of it: one goes each turn, and with none left the alarm rings: lost. Down to 5 before that!
knock-step-4 = Cover the corners.
    .how = A covered corner shows the newer card’s value. With { $card }, { $other } goes from { $before } to { $after }.
knock-step-5 = Once more.
    .how = { $card } makes it { $after }: beaten. The sand goes back, and this is a hall from now on.
knock-step-6 = Prepare.
    .how = The Black Knight is next, up to { $knight } on a corner: leave him a place where he does no harm. { $card } goes here.
knock-step-7 = He has come himself.
    .how = Whoever draws him lays him at once. Here { $other } goes from { $before } to { $after } and holds.
knock-step-8 = Zeros are gold.
    .how = { $card } is 0 on all corners. With friends it also brings Silence: no more talking. From { $before } to { $after }.
knock-step-9 = Finish it.
    .how = { $card } takes him from { $before } to { $after }. At 5 or less the Keep is yours.
knock-step-turn = Turn it first.
knock-step-end = That was a whole Keep. With others it is louder:
knock-step-more-silence = A crossed mouth brings Silence: hands only, until the next one.
knock-step-more-tell = While Speech lasts, tell what you hold. Never show a card, unless you will play it.
knock-step-more-alarm = Twelve tokens of sand for all creatures together. When they run short, it is over.
knock-step-more-spells = In an adventure of four Keeps you find Spellbooks.
knock-sum = { $name }: { $sum }
