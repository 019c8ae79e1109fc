# Knock, Knock! Dungeon! – what the table says. Fact first, joke second.

## Acts

act-get-ready = I am ready
act-place-card = Put a card down
act-skip-turn = No card in hand: let the alarm ring
act-show-card = Show a card (it must then be played)
act-tell-cards = Tell the others what you hold
act-cast-fireball = Cast Fireball: burn a creature
act-cast-ice-flash = Cast Ice Flash: freeze a creature
act-cast-poison = Cast Poison: one corner is worth 0 for good
act-cast-sphere = Cast the Sphere of Silence: speak again

field-card = Which card
field-cards = Which cards
field-spot = On which spot
field-turned = Which way up
field-point = Which corner point

label-card = { $name }  { $corners }{ $tokens ->
    [0] { "" }
   *[other] , { $tokens } tokens
}{ $silence ->
    [0] { "" }
   *[other] , silence
}{ $chests ->
    [0] { "" }
    [one] , { $chests } chest
   *[other] , { $chests } chests
}
label-spot = { $spot }  { $count ->
    [0] { "" }
   *[other] over { $covers }
}
label-straight = as it is
label-turned = turned half round
verdict-safe = holds
verdict-beats = beats a creature
verdict-dooms = a creature would be past beating
verdict-won = wins
verdict-lost = loses
verdicts = as it is { $straight }, turned { $turned }
label-creature = { $spot }  { $card }, danger { $danger }
label-point = { $point }  { $cards }
card-name = { $name }
label-number = { $value }

## Waits

wait-ready = Ready? The sand starts when everybody is.
wait-next-keep = Keep { $level } is next. Whenever everybody is ready.
wait-retry = Keep { $level } once more? Whenever everybody is ready.
wait-turn = { $seat }: put a card down.
wait-skip = { $seat } holds no card: the alarm rings all the same.
wait-knight = { $seat } drew the Black Knight and lays him now.
wait-sand = The sand is running.

## Events

seat-ready = { $seat } is ready.
keep-began = Keep { $level }. The first card is { $card }; { $first_seat } begins.
sand-started = The sand runs: { $minutes } minutes.
card-shown = { $seat } shows { $card }. It must be played.
cards-told = { $seat } holds { $cards }.
card-placed = { $seat } lays { $card }.
card-placed-alone = { $seat } lays { $card } in the middle.
card-placed-on-one = { $seat } lays { $card } on the { $corner } corner of { $cards }.
card-placed-on-several = { $seat } lays { $card } across { $cards }.
turn-skipped = { $seat } has no card to lay.
tokens-taken = { $card } takes { $tokens } Time tokens; { $reserve } left in the reserve.
silence-fell = Silence. Hands only.
silence-fell-alone = Silence. Alone, no card is drawn after a silence card (K13).
speech-returned = Speech again. Everybody breathes out.
speech-returned-alone = Speech again. Alone, no card is drawn after a silence card (K13).
creature-beaten = { $card } is down to { $danger }: beaten, and { $tokens ->
    [0] no token comes back.
    [one] one token comes back.
   *[other] { $tokens } tokens come back.
}
knight-held-up = { $card } is down to { $danger }, but somebody is still frozen. He stays on his feet.
alarm-rang = The alarm: { $creatures ->
    [one] one creature loses a token
   *[other] { $creatures } creatures lose a token each
}{ $least ->
    [0] , and one has none left.
    [1] . Somebody is down to the last one.
   *[other] .
}
card-drawn = { $seat } draws { $card }.
card-drawn-unseen = { $seat } draws a card.
knight-came = { $seat } draws { $card }. He wants to be laid at once.
creature-burnt = { $seat } casts Fireball: { $card } leaves in a hurry.
creature-frozen = { $seat } casts Ice Flash: { $card } is frozen stiff.
point-poisoned = { $seat } poisons a corner of { $cards }. It is worth 0 now.
point-poisoned-alone = { $seat } poisons the { $corner } corner of { $cards }. It is worth 0 now.
point-poisoned-shared = { $seat } poisons the corner shared by { $cards }. It is worth 0 now.
silence-swallowed = { $seat } casts the Sphere of Silence. It swallows the hush whole.
keep-won = { $card } is beaten. Keep { $level } is yours.
chests-counted = The best group of chests: { $cards }. That makes { $chests ->
    [one] one point
   *[other] { $chests } points
}; { $total } in all.
spell-found = In the last room lies a Spellbook: { $spell }.

## Endings

won-keep = The Knight is beaten: Keep { $level } is yours. He would like his slippers back.
won-adventure = Four Keeps, one team, no dignity lost but the Knight’s. The adventure is won.
lost-hall = { $card } reached { $danger }. The Keep fell on our heads.
lost-alarm = { $card } had no token left, rang the alarm, and the whole Keep is awake.
lost-tokens = { $card } needs more Time tokens than the reserve holds. Time is up for us.
lost-cards = Nobody holds a card and the Knight stands. He yawns, and wins.
lost-time = The sand has run out. The Knight looks at his watch.
lost-conceded = { $seat } gives up for the team. The Keep keeps itself.
adventure-stopped = { $seat } ends the adventure here. Keep { $level } can wait.

## Corners

corner-top-left = top left
corner-top-right = top right
corner-bottom-right = bottom right
corner-bottom-left = bottom left

## Spells

spell-fireball = Fireball
spell-ice-flash = Ice Flash
spell-poison = Poison
spell-sphere = Sphere of Silence

## Refusals

nothing-to-get-ready-for = There is nothing to get ready for now.
already-ready = { $seat } is ready already.
keep-not-running = No Keep is being built at the moment.
not-your-turn = It is { $turn_seat }’s turn, not { $seat }’s.
knight-first = The Black Knight has been drawn: he is laid before { $card }.
knight-must-be-laid = { $seat } has drawn the Black Knight and lays him at once.
card-not-in-hand = { $seat } does not hold { $card }.
another-card-shown = { $shown } was shown, so it must be played, not { $card }.
spot-taken = { $card } lies on { $spot } already: it would cover all its corners.
spot-off-lattice = { $spot } is no spot: a card may cover one corner of another, never two.
spot-covers-nothing = On { $spot } it would cover no corner of the Keep.
must-place = { $seat } holds cards and must lay one, even a losing one.
nobody-to-show = Alone there is nobody to show a card to.
already-shown = { $seat } has shown { $shown }; a card shown is not taken back.
nobody-to-tell = Alone there is nobody to tell.
silence-holds = Silence: nobody may talk now.
tell-each-once = Name the cards you want to tell, each once.
already-told = Everybody knows about { $card } already.
spell-not-held = The team does not hold { $spell }.
not-burnable = No live creature but the Knight lies on { $spot }, so nothing burns there.
not-freezable = On { $spot } lies no creature to freeze: awake, and not the Knight.
not-poisonable = The point { $point } is no unpoisoned corner of a live creature.
not-silent = It is not silent, so the Sphere has nothing to swallow.
no-sand-running = No sand is running, so it cannot run out.
wrong-save-code = “{ $code }” is no save code.
resume-is-for-adventures = The code “{ $code }” belongs to an adventure; set adventure as well.
no-such-first-seat = Seat { $number } cannot begin: seats are numbered from 0 and there are { $seats }.

instead-get-ready = It goes on when everybody is ready.
instead-beside = Lay it on a free spot diagonally beside a card.
instead-middle = The Keep is empty: lay it in the middle, on 0,0.
instead-gesture = Point, nod, count on your fingers.
instead-code = It has four syllables, like “tilu-mako”.
did-you-mean-code = Did you mean “{ $guess }”?

## Deck files

deck-not-toml = The deck file is not TOML: { $fault }.
deck-not-ours = There is no house deck “{ $name }” here. Name none, and it is today’s.
deck-wrong-field = Card “{ $card }”: { $fault }.
deck-knights = A deck has exactly one [[knight]]; this one has { $count }.
deck-twice = Two cards are called “{ $card }”; give each its own id.
deck-too-small = A deck needs { $least } cards without a mark besides the Knight; this one has { $count }.
deck-corner = Card “{ $card }” has a corner { $value }; corners go from 0 to { $most }.
deck-hall-sum = Hall “{ $card }” adds up to { $total }; a hall has { $most } at most.
deck-creature-sum = Creature “{ $card }” adds up to { $total }; a creature has { $least } or more.
deck-tokens = Creature “{ $card }” shows { $tokens } Time tokens; it needs { $least } to { $most }.
deck-hall-tokens = Hall “{ $card }” shows { $tokens } Time tokens; only creatures have any.
deck-chests = Card “{ $card }” shows { $chests } chests; it cannot be fewer than none.
deck-mark = Card “{ $card }” is marked for Keep { $mark }; marks are 2, 3 or 4, and never on the Knight.
deck-unbeatable = { $card } cannot be beaten in time: { $tokens } tokens are too few for its corners.

## Reasons of bots

reason-ready = Ready when you are.
reason-skip = I hold no card.
reason-tell = You should know what I hold.
reason-sphere = We have been quiet long enough.
reason-spell = { $spell } now helps more than { $spell } later.
reason-careful = This at least does not bring the roof down.
reason-no-way-out = Everything loses. This loses with style.
reason-wins = { $card } wins. Here and now.
reason-knight = { $card } does least harm here.
reason-works-on = { $card } works on { $creature }.
reason-brings = Better to meet { $card } now than later.
reason-builds = { $card } fits here and costs us little.

## The table in a terminal

foretold = { $card }: { $before } → { $after }{ $follows ->
    [falls] , and the Keep falls
    [rings] , and the alarm wakes the Keep
    [beaten] , beaten
    [doomed] , and too few tokens to be beaten
    [fights] , it fights on
   *[holds] , it holds
}
foretold-nothing = No other card changes.
table-head = Keep { $level } · { $reserve } of 12 Time tokens in the reserve · { $pile } in the pile · { $mouth }
table-speech = Speech
table-silence = SILENCE
table-knight-in-pile = the Knight is under the pile
table-knight-waiting = the Knight waits to be laid
table-knight-in-keep = the Knight is in the Keep
table-hand = Your hand:
table-others = { $seat }: { $count ->
    [one] one card
   *[other] { $count } cards
}
table-known = , told: { $cards }
table-spells = Spellbooks: { $spells }
table-shown = Shown, so it must be played: { $card }
table-poisoned = Poisoned points: { $points }
table-doomed = Only a spell can help with: { $cards }
table-save-code = Save code: { $code }
table-legend = value = corner · [5] danger of a hall · <8> live creature, ’3 its tokens · * frozen · x,y = free spot

# The bots, as a host chooses them
bot-careful = careful
bot-greedy = quick
bot-thinker = thinker
