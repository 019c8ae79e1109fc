# House-wide texts: what any game or room may say.

seat-number = Seat { $number }
newcomer = Newcomer
    .you = Newcomer (you)
    .another = Newcomer { $number }
the-clock = The clock

game-over = The game is over; nothing more can be done.
no-such-seat = There is no seat { $number } at this table.
wrong-seat-count = { $title } is for { $least ->
    [1] one to { $most } players
   *[other] { $least } to { $most } players
}; { $seats } { $seats ->
    [one] seat was
   *[other] seats were
} asked for.
conceded = { $seat } gives up.

reason-random = Any door will do.
bot-random = anything goes

list-and = { $others } and { $last }
