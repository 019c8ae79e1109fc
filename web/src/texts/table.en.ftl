# Around a live table
your-turn = Your turn
note-here = here
note-away = back in a blink…
note-bot = bot · { $level }
note-decides = decides
note-your-turn = your turn
note-moment = needs a moment
note-sits-in = a bot sits in: { $level }
somebody = Somebody
watch-again = Watch it again
chat-closed = The host has closed the chat.
chat-spectators = Spectators watch. The seats cannot hear you.
gestured-point = { $whom ->
    [none] { $who } points.
   *[other] { $who } points at { $whom }.
    }
gestured-nod = { $who } nods.
gestured-shake = { $who } shakes their head.
gestured-stop = { $who } holds up a hand: stop!
gestured-hurry = { $who } taps the wrist: hurry.
gestured-count = { $number ->
    [one] { $who } shows one finger.
   *[other] { $who } shows { $number } fingers.
    }
table-of = { $name }’s table
    .yours = Your table
house-rules = House rules
    .host = Only the host can change them.
chairs = Chairs
chairs-count = { $count ->
    [one] One chair
   *[other] { $count } chairs
    }
fewer-chairs = One chair fewer
more-chairs = One chair more
free-chair = A free chair
    .how = send the link, or fill it
seat-bot = Seat a bot
share-screen = Play on this screen
second-name = Who sits beside you?
sit-here = Sit here
stand-up = Stand up
send-away = Send the bot away
bot-level = Bots’ level
strongest = the strongest
host = host
watchers = Watching: { $names }
let-them-in = Let them in
    .how = Show this, send the link, or say two words.
say-words = Say these two words. They are typed on the front page of { $host }, within ten minutes.
send-link = Send the link
copy-link = Copy the link
link-only-here = This link works on this machine only. Open the house with “make play HOST=0.0.0.0” to let phones in.
two-words = Two words
copied = Copied
copy = Copy
link = Link to this table
qr = The link as a square to be photographed
come-and-play = A door is open. Come and play.
new-link = Make a fresh link
    .why = The old link opens nothing any more.
ask-host-link = The host has the link.
knocks = knocks and asks to be let in.
let-in = Let them in
keep-shut = Not now
shuffle-word = Add a word to the shuffle (not needed)
    .why = Everybody’s words are mixed into the deal, so nobody can have arranged it.
    .hint = any word
give = Give
lobby-hint = New here? The first turn explains itself. Nobody reads in front of an open door.
start-knock = Knock!
start-munchkin = Kick it in!
start-dungeon_exit = Find the exit!
start-fill = { $count ->
    [0] (start)
    [one] (start, a bot takes the free chair)
   *[other] (start, bots take { $count } chairs)
    }
wait-for-host = { $name } opens the door when everybody is here.
done = Done
already-here = Already here: { $names }
come-in = Come in
just-watch = Just watch
no-free-chair = No chair is free: the game is on.
ask-chair = Play on for { $name }
    .how = Bots have these chairs. Ask for one, and those at the table say yes or no.
seat-ask = would like the chair of { $bot }.
    .title = Somebody asks for a chair
    .why = They would play on with what { $bot } holds now. It takes a yes from everybody who plays.
    .yes = Yes, sit down
    .no = No
    .asked = You have asked for the chair of { $bot }. Still to say yes: { $names }.
game-is-over = This game is over. You can still look.
again = Play again
curtain = Eyes shut, { $last }. { $name }, knock when ready.
curtain-first = { $name }, knock when nobody else looks.
curtain-knock = I am { $name }: knock
hand-now = { $name } plays
hand-over = Over to { $name }
elsewhere = This chair is taken by your other tab.
line-closed = The door is shut.
coming-back = The corridor is long. Coming back…
here-again = { $count ->
    [0] Here again. You missed nothing.
    [one] Here again. You missed one move.
   *[other] Here again. You missed { $count } moves.
    }
paused = The table stands still.
    .why = The host has stopped the clock.
    .by-you = You stopped the clock; nobody can play.
pause = Pause
resume = Go on
play = Play
back = Back
step-back = One step back
step-on = One step on
moment = Moment
moment-of = move { $at } of { $all }
ready = Ready!
need-moment = Hold! I need a moment
moment-done = I am back
moment-mine = Take your moment.
moment-theirs = { $name } needs a moment.
moment-left = Everything stands still for { $seconds } s at most.
concede = Give up
leave = Leave for good
sure = Really? Press again
corridor = Front page (your chair is kept)
move-device = Move to another device
move-code = On the other device open this table and type { $code }. Good for ten minutes.
host-menu = For the host
host-lobby-hint = Chairs and bots are settled in the lobby.
mute = Mute
unmute = Let speak
make-host = Make host
remove = Remove
set-chat = Chat is open
set-bots-talk = Bots say a word now and then
set-advice = People may ask a bot for advice
advice-ask = What would a bot do?
advice = Advice
advice-thinks = A bot thinks…
advice-why = Why?
advice-what = And what?
advice-do = Do it
advice-times = { $name } ({ $count })
advice-taken = Asked a bot what to do: { $who }.
hear-bots = I read what bots say
bot-says = { $name }: “{ $text }”
set-spectators = People may watch
set-pace = Pace
pace-live = live
pace-relaxed = relaxed
set-bots = Bots play
bots-calm = calmly
bots-brisk = briskly
set-takeover = A bot sits in after
seconds = { $count } seconds
never = never
fair-cards = Honest cards.
fair-cards-sealed = Sealed before the deal: { $seal }. It opens at the end.
fair-cards-matches = Promised before the deal: { $seal }. Opened now: it matches.
fair-cards-opened = Promised before the deal: { $seal }. Opened now.
fair-cards-broken = The seal does NOT match. Somebody should explain.
fair-cards-check = Check it yourself
fair-cards-seal = Seal
fair-cards-seed = Seed
fair-cards-how = The seal is the SHA-256 of “three doors seed ” followed by the seed; the words join in.
same-table = Same table, new Keep
to-next-table = To the next table
you-are-in = You are in. Waiting for the others.
is-in = is in
thinks = thinks
skip = Skip
in-short = In short.
got-it = Got it
choose-file = Choose a file
no-screen = This game has no screen in the browser yet; it is played in the terminal.
