curtain = Eyes shut, everybody. { $seat }, press Enter when you are ready.
read-on = Read? Press Enter, and hand the keyboard on
choose-act = What do you do?
choose-value = Which?
choose-player = Who takes the keyboard?
nobody-else = Nobody else at the keyboard can do anything now.
not-a-row = “{ $typed }” is no row; type a number from 1 to { $most }.
not-a-value = “{ $typed }” is not among them; type a number from the list, or - to go back.
too-many-words = “{ $typed }” answers nothing that is asked there, so nothing was done.
too-many-to-list = { $count } of them, from { $first } to { $last }: type one by its name.
not-notation = “{ $typed }” cannot be read; everything before it was played.
nothing-of-that-name = Nothing on the table or in your hand is called “{ $typed }”. A part of a name will do; ? alone shows the rules.
too-late = Time was up before that: it was not played. Look again.
some-of = { $least ->
    [0] As many as you like, separated by spaces: { $most } at most.
   *[other] { $exactly ->
        [0] Several, separated by spaces: { $least } to { $most } of them.
        [one] Exactly one.
       *[other] Exactly { $exactly }, separated by spaces.
    }
}
none-of = Just Enter: none. - goes back.
go-back = - goes back.
meant = { $value }: { $meaning }
yes = yes
no = no
sure = { $question } ({ $yes } to do it)
sure-leave = Leave the table?
sure-give-up = Really give up?
sure-act = Do it?
help-row = a number plays that row (further numbers answer its questions)
help-letters = so does the letter behind it
help-rules = ? rules
help-about = ? name: what that card does
help-next = n another player
help-watch = w watch every act
help-leave = c give up · q leave
awaited = Everybody waits for { $seat }: type the number of a row.
    .you = It is for you to act: type the number of a row.
go-on = Nobody is waiting for you. Enter goes on.
watching = From now on you are asked between all acts of the others, whenever you may do something.
not-watching = From now on you are asked between the others’ acts only when something new can be done.
rules-open = The rules. Space turns the page, q closes them.
picture-cut = The window is { $columns ->
    [one] one column
   *[other] { $columns } columns
} too narrow for this picture.
thinks = { $seat } is thinking …
last-thought = { $seat }: “{ $reason }”
sealed = The seed is sealed: { $seal }
seed-told = The seed was { $seed }; sealed before the first act as { $seal }. Nothing was changed on the way.
left-table = You left the table.
kept = The game is kept in { $path }.
act-settled = { $act }: { $settled }
help-hint = h hint (again: why, then a move)
help-light = l candle: is there still a way?
help-advice = b what would a bot do? (again: why, then the act)
help-idea = i idea
help-progress = p progress
help-enter = Enter lets the others act
level-of-book = { $book }, level { $number }
candle-burns = The candle burns: everything laid can stay.
candle-out = The candle is out: not everything laid can stay.
candle-flickers = The candle flickers: too tangled to tell in time.
candle-snuffed = The candle is put away.
no-hints-in-a-race = Nobody is helped against a rival.
fewest-laid = { $tiles } tiles, and fewer cannot do it: proved.
fewest-would-do = { $tiles } would have done; fewer cannot: proved.
solved-with-hints = With { $hints ->
    [one] one hint
   *[other] { $hints } hints
}{ $moves ->
    [0] {""}
    [one] , one move shown
   *[other] , { $moves } moves shown
}: solved, but no record.
solved-in = { $time }: your best time here.
solved-again = { $time }; your best time here is { $best }.
solved-of = { $book }: { $solved ->
    [0] none of { $most } solved yet
    [one] one of { $most } solved
   *[other] { $solved } of { $most } solved
}
next-level = Next: { $level }. Enter plays it, anything else leaves
advice-asked = { $seat } asked a bot what to do { $times ->
    [one] once
   *[other] { $times } times
}.
    .you = You asked a bot what to do { $times ->
        [one] once
       *[other] { $times } times
    }.
nothing-to-advise = A bot at your place would do nothing now.
