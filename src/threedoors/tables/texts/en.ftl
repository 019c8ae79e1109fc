# The table around the game: what the house arranged, and why it says no.

somebody = somebody

table-opened = The table is laid.
person-came = { $name } comes in.
person-left = { $removed ->
    [1] { $name } had to leave the table.
   *[0] { $name } leaves the table.
}
sat-down = { $name } takes seat { $number }.
stood-up = { $name } gets up from seat { $number }.
seat-asked = { $name } would like to play on at seat { $number }, which a bot plays now.
seat-agreed = Yes to { $name } at seat { $number }.
seat-denied = No to { $name } at seat { $number }: the bot plays on.
bot-seated = A bot ({ $bot }) takes seat { $number }.
seat-emptied = Seat { $number } is free again.
host-changed = { $name } is the host now.
options-changed = The host has changed the options.
settings-changed = The host has changed how the table is kept.
word-given = { $seat } adds “{ $word }” to the shuffle.
game-started = The game begins.
paused = The host pauses the game.
resumed = The game goes on.
moment-asked = { $seat } needs a moment.
moment-over = The moment is over.
deserted = Nobody is here; the clocks stand still.
woken = Somebody is here again.
taken-over = A bot ({ $bot }) plays for { $seat }.
given-back = { $seat } is back in person.
advised = { $strength ->
    [act] { $seat } asks a bot what to do, and is told.
    [why] { $seat } asks a bot what to do, and is told why.
   *[where] { $seat } asks a bot where to look.
}
muted = { $name } may not write for now.
unmuted = { $name } may write again.
renamed = { $name } goes by this name now.
forgotten = Somebody asked to be forgotten.
rematch-opened = The next table is ready.

# Why not: sitting and hosting
key-opens-nothing = This key opens nothing here. Ask the host for the link again.
no-such-table = There is no such table; perhaps it was swept away after a long rest.
no-such-game = There is no game “{ $game }”; there are { $games }.
no-such-bot = No bot “{ $bot }” plays this game; there are { $bots }.
bot-thinks-too-long = “{ $bot }” would think too long for a table: there a bot tries out at most { $times } times its usual number of games. “{ $most }” may sit down.
no-such-seat-here = There is no seat { $number } here; the table has { $seats }.
not-your-seat = That is the seat of { $seat }, not yours.
not-you = That is somebody else.
not-at-this-table = That person is not at this table.
seat-taken = The seat of { $seat } is taken.
seen-a-hand = Whoever has seen a hand of this game may not take another seat in it.
seat-closed = Whoever sat there was removed from this game, so the bot plays that seat to the end.
asked-already = You have asked; wait for the answer.
nobody-asks = Nobody asks for a seat now.
not-yours-to-say = Only the host, and those who play, are asked about that.
table-full = The table is full: { $most } people are the most.
no-spectators = The host lets nobody look on.
bad-name = A name has 1 to { $most } visible characters.
bad-word = A word has 1 to { $most } visible characters.
unknown-language = The house speaks { $languages }.
host-only = Only the host can do that.
nobody-to-remove = There is nobody of that number to send away.
already-started = The game has begun; that was possible only before.
not-started = The game has not begun.
host-can-start = The host can start it.
table-over = This game is over.
rematch-instead = A rematch would be the thing.
no-rematch-yet = A rematch is for those who played, after the end.
not-over-yet = The game goes on; its file is for after the end.
seats-empty = { $seats ->
    [one] One seat is empty.
   *[other] { $seats } seats are empty.
}
fill-with-bots = Bots can fill them.
seats-do-not-fit = { $title } is for { $least } to { $most } players, not for { $seats }.
somebody-sits-there = Somebody sits on a seat that would go.
too-many-bots = Too many bots: { $bots } for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
no-bot-here = No bot sits at { $seat }.
options-too-big = Options may take { $most } KB.
options-not-understood = These options are not understood: { $fault }
already-paused = The game is paused already.
not-paused = The game is not paused.
already-so = That is so already.
bad-takeover = A bot may sit in after { $least } to { $most } seconds.
bad-moments = Each seat may have up to { $most } moments.
no-such-moment = This game has no moment { $n }; the last is { $most }.
code-spent = This code was used already, or is too old. Ask for a new one on the other device.
words-open-nothing = These words open nothing now. The host can say two new ones.
nobody-knocks = Nobody is waiting there any more.

# Why not: playing and talking
paused-now = The host has paused the game.
moment-now = { $seat } needs a moment.
no-moment-now = Nobody asked for a moment there.
no-moments-left = { $moments ->
    [0] No moments can be asked for in this game.
    [one] Each seat has one moment in a game, and it is used up.
   *[other] Each seat has { $moments } moments in a game, and these are used up.
}
act-not-understood = That is no act of this game: { $fault }
not-the-clock = Only the clock speaks for the clock.
chat-off = The host has switched the chat off.
muted-now = The host has muted you.
hushed-now = Silence: nobody may talk now.
gestures-instead = Gestures are allowed.
bad-chat = A line has 1 to { $most } visible characters.
count-on-fingers = Fingers go up to { $most }.
point-at-what = Point at what?
point-on-the-table = That is not on the table.
point-at-the-open = One points at what everybody can see.
no-questions = This game answers no questions.
question-not-understood = That is no question for this game: { $fault }
wish-not-understood = That is nothing to wish for in this game: { $fault }
no-answer = No answer was found in time. Ask again.
too-hard-to-say = That is too hard to say in the time there is. Ask again when more lies on the table, or ask for less.
advice-off = The host allows no advice at this table.
nobody-advises = No bot gives advice in this game.
nothing-to-advise = A bot at your place would do nothing now.

# Why not: the house itself
not-written = The house could not write this down, so nothing happened. Try again in a moment.
only-told = This game was begun by rules { $version } of { $title }, which this house no longer plays. It is shown from its log, and nobody can act in it.
not-readable = The house cannot read this from its file, and has told its host. Nothing was changed; other tables are not touched by it.
slow-down = One thing after another, please: wait a moment.
bad-request-id = A request has an id of 1 to { $most } characters.
other-protocol = This house speaks protocol { $protocol }. Load the page anew.
hello-first = Say hello first.
hello-late = Nobody said hello in time. Come again.
hello-once = Once is enough for hello.
not-understood-at-all = That was no message of ours.
body-not-understood = That cannot be read: { $fault }
not-json = Please send JSON.
too-big = That is too big.
too-slow = That took too long to arrive. Try again.
another-origin = This was asked by a page that is not ours.
another-name = This house does not go by the name “{ $name }”. Whoever keeps it can name it with --public-url.
no-such-page = There is nothing here.
house-stumbled = The house stumbled. It has written down where, and nothing of yours is lost.
session-gone = This connection is gone; say hello again.
too-many-messages = At most { $most } messages at once.
too-many-tokens = At most { $most } keys at once.
no-such-progress = Nothing is kept under this code. Perhaps it was forgotten from your other device.
progress-full = That is too much for one code: it holds { $most } levels in { $kilobytes } KB.

# Goodbye
house-closes = The house closes for a moment; your seat is kept.
come-again = Please come in again.
moved-away = Your seat is on another device now.
you-were-removed = The host has sent you away.
you-left = Goodbye!
