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
field-point = Which corner

label-card = { $name }  { $corners }{ $tokens ->
    [0] { "" }
    [one] , one token
   *[other] , { $tokens } tokens
}{ $silence ->
    [0] { "" }
   *[other] , silence
}{ $chests ->
    [0] { "" }
    [one] , one chest
   *[other] , { $chests } chests
}{ $told ->
    [0] { "" }
   *[other] , told
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
label-point = { $card }, { $corner }, { $value }{ $shared ->
    [0] { "" }
   *[other] , shared with { $other }
}
card-name = { $name }
label-number = { $value }

## Waits

wait-ready = Ready? The sand starts when everybody is.
wait-next-keep = Keep { $level } is next. Whenever everybody is ready.
wait-retry = Keep { $level } once more? Whenever everybody is ready.
wait-turn = { $seat } is to put a card down.
    .you = Your turn: put a card down.
wait-skip = { $seat } holds no card: the alarm rings all the same.
    .you = You hold no card: the alarm rings all the same.
wait-knight = { $seat } drew the Black Knight and lays him now.
    .you = You drew the Black Knight: lay him now.
wait-sand = The sand is running.

## Events

seat-ready = { $seat } is ready.
    .you = You are ready.
keep-began = Keep { $level }. The first card is { $card }; { $first_seat } begins.
sand-started = The sand runs: { $minutes } minutes.
card-shown = { $seat } shows { $card }. It must be played.
    .you = You show { $card }. It must be played.
cards-told = { $seat } holds { $cards }.
    .you = You tell what you hold: { $cards }.
card-placed = { $seat } lays { $card }.
    .you = You lay { $card }.
card-placed-alone = { $seat } lays { $card } in the middle.
    .you = You lay { $card } in the middle.
card-placed-on-one = { $seat } lays { $card } on the { $corner } corner of { $cards }.
    .you = You lay { $card } on the { $corner } corner of { $cards }.
card-placed-on-several = { $seat } lays { $card } across { $cards }.
    .you = You lay { $card } across { $cards }.
turn-skipped = { $seat } has no card to lay.
    .you = You have no card to lay.
tokens-taken = { $card } takes { $tokens ->
    [one] one Time token
   *[other] { $tokens } Time tokens
}; { $reserve ->
    [0] none is left in the reserve.
   *[other] { $reserve } left in the reserve.
}
silence-fell = Silence. Hands only.
silence-fell-alone = A silence card: alone you draw none after it, and your hand is one smaller (K13).
speech-returned = Speech again. Everybody breathes out.
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
    .you = You draw { $card }.
card-drawn-unseen = { $seat } draws a card.
knight-came = { $seat } draws { $card }. He wants to be laid at once.
    .you = You draw { $card }. He wants to be laid at once.
creature-burnt = { $seat } casts Fireball: { $card } leaves in a hurry.
    .you = You cast Fireball: { $card } leaves in a hurry.
creature-frozen = { $seat } casts Ice Flash: { $card } is frozen stiff.
    .you = You cast Ice Flash: { $card } is frozen stiff.
point-poisoned = { $seat } poisons a corner of { $cards }. It is worth 0 now.
    .you = You poison a corner of { $cards }. It is worth 0 now.
point-poisoned-alone = { $seat } poisons the { $corner } corner of { $cards }. It is worth 0 now.
    .you = You poison the { $corner } corner of { $cards }. It is worth 0 now.
point-poisoned-shared = { $seat } poisons the corner shared by { $cards }. It is worth 0 now.
    .you = You poison the corner shared by { $cards }. It is worth 0 now.
silence-swallowed = { $seat } casts the Sphere of Silence. It swallows the hush whole.
    .you = You cast the Sphere of Silence. It swallows the hush whole.
keep-won = { $card } is beaten. Keep { $level } is yours.
chests-counted = { $chests ->
    [0] No chest in this Keep
    [one] The chain of chests: { $cards }. That makes one point
   *[other] The chain of chests: { $cards }. That makes { $chests } points
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
    .you = You give up for the team. The Keep keeps itself.
adventure-stopped = { $seat } ends the adventure here. Keep { $level } can wait.
    .you = You end the adventure here. Keep { $level } can wait.

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
    .you = You are ready already.
keep-not-running = No Keep is being built at the moment.
not-your-turn = It is { $turn_seat }’s turn, not { $seat }’s.
    .you = It is { $turn_seat }’s turn, not yours.
knight-first = The Black Knight has been drawn: he is laid before { $card }.
knight-must-be-laid = { $seat } has drawn the Black Knight and lays him at once.
    .you = You have drawn the Black Knight: lay him at once.
card-not-in-hand = { $seat } does not hold { $card }.
    .you = You do not hold { $card }.
another-card-shown = { $shown } was shown, so it must be played, not { $card }.
spot-taken = { $card } lies on { $spot } already: it would cover all its corners.
spot-off-lattice = { $spot } is no spot: a card may cover one corner of another, never two.
spot-covers-nothing = On { $spot } it would cover no corner of the Keep.
must-place = { $seat } holds cards and must lay one, even a losing one.
    .you = You hold cards and must lay one, even a losing one.
nobody-to-show = Alone there is nobody to show a card to.
already-shown = { $seat } has shown { $shown }; a card shown is not taken back.
    .you = You have shown { $shown }; a card shown is not taken back.
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

deck-empty = The deck file is empty.
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
deck-hall-tokens = Hall “{ $card }” shows Time tokens ({ $tokens }); only creatures have any.
deck-chests = Card “{ $card }” shows { $chests } chests; it cannot be fewer than none.
deck-mark = Card “{ $card }” is marked for Keep { $mark }; marks are 2, 3 or 4, and never on the Knight.
deck-high-corner = { $card } has a corner worth { $value }; in the box none is above { $most }.
deck-one-token = { $card } brings a single token: unless it is gentle, it rings on the very turn it is laid.
deck-counts = This deck has { $halls } halls and { $creatures } creatures, the Knight among them; the box has { $usual_halls } and { $usual_creatures }. Is a card missing?
level-of-adventure = An adventure begins with Keep 1, or where its save code says: level { $level } is for a single Keep (K21).
deck-unbeatable = { $card } cannot be beaten in time: { $tokens ->
    [one] one token is
   *[other] { $tokens } tokens are
} too few for its corners.

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
    [closed] , past beating: more than 5 of it is in corners already covered
    [late] , past beating: { outlook }
    [fights] , it fights on: { outlook }
   *[holds] , it holds
}
outlook = { $covers ->
    [0] no cover needed
    [one] one cover needed
   *[other] { $covers } covers needed
}, { $turns ->
    [0] no turn left
    [one] one turn left
   *[other] { $turns } turns left
}
foretold-nothing = No other card changes.
table-head = Keep { $level } · { $reserve } of 12 Time tokens in the reserve · { $pile } in the pile · { $mouth }
table-head-alone = Keep { $level } · { $reserve } of 12 Time tokens in the reserve · { $pile } in the pile
table-speech = Speech
table-silence = SILENCE
table-knight-in-pile = the Knight is under the pile
table-knight-waiting = the Knight waits to be laid
table-knight-in-keep = the Knight is in the Keep
table-hand = Your hand:
table-others = { $seat }: { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
table-known = , told: { $cards }
table-spells = Spellbooks: { $spells }
table-shown = Shown, so it must be played: { $card }
table-poisoned = Poisoned: { $corners }
table-creature = { $card }, danger { $danger }: { outlook }
table-creature-frozen = { $card }, danger { $danger }, frozen: { $covers ->
    [0] no cover needed
    [one] one cover needed
   *[other] { $covers } covers needed
}
table-creature-late = { $card }, danger { $danger }: { outlook }. Only a spell can help.
table-creature-closed = { $card }, danger { $danger }: more than 5 of it is in corners already covered. Only a spell can help.
table-save-code = Save code: { $code }
table-legend = value = corner · [5] danger of a hall · <8> live creature, ’3 its tokens, !9! past beating · * frozen · $ chest · ~ silence · x,y = free spot

# The bots, as a host chooses them
bot-careful = careful
bot-greedy = quick
bot-thinker = thinker

# What mates say aloud while Speech lasts

say-works-on-1 = { $creature } is getting smaller.
say-works-on-2 = One corner less, { $creature }.
say-brings-1 = Sorry. It followed me home.
say-brings-2 = Everybody, be nice to the newcomer.
say-no-way-out-1 = I want it noted that I was against this.
say-no-way-out-2 = Hold on to something.
say-knight-1 = Do not all look at me.
say-knight-2 = He was in my pocket. I swear I did not know.
say-spell-1 = I read this somewhere. Stand back.
say-spell-2 = The book said page seven.
say-sphere-1 = Finally. My tongue was asleep.
say-sphere-2 = Can everybody hear me? Good. Hello.
say-propose-card = { $seat }, { $card } would do well here.
say-propose-creature = { $seat }, { $creature } is in a hurry. Could you?

# Where to look, for whoever asks for advice

advice-look-creature = Look at { $creature }.
advice-look-rooms = Look at the quiet rooms, away from the creatures.
advice-look-spells = Look at your spells.
advice-look-words = The others do not know what you hold.
advice-look-turn = There is little to choose here.
