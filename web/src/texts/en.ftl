# The corridor
title = Three Doors
motto = Knock at it, kick it open, find the way out.
play-now = Play now
invite = Invite
rules = Rules
first-steps = First steps
door-locked = This door still sticks
    .why = Somebody is oiling the hinges.
left-ajar = Left ajar
go-back-in = Go back in
language = Language
torchlight = Torchlight
daylight = Daylight
switch-to-day = Change to daylight
switch-to-torch = Change to torchlight
sound-on = Sound is on
sound-off = Sound is off
motion-on = Animation is on
motion-off = Animation is off
about = About
front-page = Front page
small-print = Free, open, no account. Unofficial: game names belong to their owners; cards, levels and drawings here are our own. Icons: game-icons.net, CC BY 3.0.

# Around every table
you = You
seats = Around the table
cards-in-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
    }
tells-of = told: { $cards }
log = What happened
log-short = Log
log-empty = Nothing has happened. Suspicious.
chat = Around the table
chat-short = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something…
chat-hushed = Silence. The chat is closed; gestures are not.
chat-forgotten = (taken back)
watching = watching
gestures = Gestures
gesture-point = point
gesture-nod = yes
gesture-shake = no
gesture-stop = stop
gesture-hurry = hurry
gesture-count = count
close = Close
cancel = Cancel
menu = Table

nowhere = No such door
    .why = It may have been a wall all along.
loading-late = Somebody is looking for the key.
fault = That was us, not you. Try again in a moment.
no-line = The corridor is empty: no answer from the house.
your-table = your table
print = Print
about-what = Three dungeon games behind three doors, played live by link, with people or bots. Free and open; no account.
about-names = Unofficial. The games’ names belong to their owners and only say which rules are played; every card, level, text and drawing here is our own.
about-parts = Parts we thank
about-icons = Icons by the authors of game-icons.net (Delapouite, Lorc, Caro Asercion, Sbed, Skoll, Carl Olsen, Guard13007, Zajkonur and Faithtoken), recoloured and cut to size.
about-keeps = What is kept
    .what = Your browser keeps your name, your preferences and the keys of your chairs. The house keeps the tables you play at, and forgets your name and words when you ask.
    .levels = Your progress in the books of levels has a page and a button of its own.
forget-me = Forget me at every table
    .sure = Really? Names, words and keys go
forget-me-done = { $count ->
    [0] There was nothing to forget.
    [one] Forgotten at one table.
   *[other] Forgotten at { $count } tables.
    }
about-fair = Shuffles are sealed before the deal and opened at the end: anyone can check.
come-by-words = Somebody said two words to you?
    .hint = brass goose
    .go = Knock
    .wait = Knocking… the host has to open.
    .no = The door stays shut.
your-name = Your name
awaited = your turn
first-time = First time here?
move-in = A code from your other device?
    .go = Sit here
ask-in = Knock: ask to be let in
    .why = The address alone opens nothing. Knock, and the host can let you in; or ask for the link.
