"""Games of Knock for the suite: every option, every spell, hands that run empty, sand that runs out."""

from tests.games.knock.tables import deck_with
from tests.samples import Sample
from threedoors.games.knock.savecode import Saved, write

MILD = deck_with(
    "c3211t4 c4111t3 c2221t4 c4210t5 c3310t4 c2220t3 s0000 s0000b s0000c s0000d h1000 h0100 h0010 h0001 h2000"
    " h0000 h0000b h0000c h0200 h0020 h0002 h1100 h1010 h0101 k4110t6"
).replace("[2, 1, 1, 1]", "[0, 0, 1, 0]")
"""Cards so mild that play drawn at random goes on until nobody has any left."""

ALL_SPELLS = write(Saved(2, ("fireball", "ice-flash", "poison", "sphere"), 7))

SAMPLES = (
    *(Sample(f"mild, {seats} seats", seats, {"deck": MILD}, acts=90) for seats in range(1, 7)),
    Sample("four friends who think", 4, {"level": 3, "cumulative": True}, "greedy", 70),
    Sample("a gentle hunt", 5, {"gentle": True, "chest_hunt": True, "first": 3}, "greedy", 70),
    *(
        Sample(f"spells {number}", 2, {"adventure": True, "resume": ALL_SPELLS, "deck": MILD}, "greedy", 120)
        for number in range(3)
    ),
    Sample("again and again", 3, {"adventure": True, "retry": True, "chest_hunt": True}, "greedy", 150),
    Sample("the sand runs out", 2, {"minutes": 4, "gentle": True}, "greedy", 25, "clock"),
)
