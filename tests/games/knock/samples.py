"""Games of Knock for the suite: every option, every spell, hands that run empty, sand that runs out."""

from tests.games.knock.tables import deck_with
from tests.samples import Sample
from threedoors.games.knock.savecode import Saved, write
from threedoors.games.knock.state import Knock

MILD = deck_with(
    "c3211t4 c4111t3 c2221t4 c4210t5 c3310t4 c2220t3 s0000 s0000b s0000c s0000d h1000 h0100 h0010 h0001 h2000"
    " h0000 h0000b h0000c h0200 h0020 h0002 h1100 h1010 h0101 k4110t6"
).replace("[2, 1, 1, 1]", "[0, 0, 1, 0]")
"""Cards so mild that play drawn at random goes on until nobody has any left."""

ALL_SPELLS = write(Saved(2, ("fireball", "ice-flash", "poison", "sphere"), 7))

SAMPLES = (
    *(Sample(f"mild, {seats} seats", seats, {"deck": MILD}, acts=90) for seats in range(1, 7)),
    Sample("four friends who think", 4, {"level": 3, "cumulative": True}, "greedy", 70),
    Sample("a gentle hunt", 5, {"gentle": True, "chest_hunt": True, "chain": "chests", "first": 3}, "greedy", 70),
    *(
        Sample(f"spells {number}", 2, {"adventure": True, "resume": ALL_SPELLS, "deck": MILD}, "greedy", 120)
        for number in range(3)
    ),
    Sample("a Knight on ice", 2, {"adventure": True, "resume": ALL_SPELLS, "freeze_knight": True}, "greedy", 60),
    Sample("again and again", 3, {"adventure": True, "retry": True, "chest_hunt": True}, "greedy", 150),
    Sample("the sand runs out", 2, {"minutes": 4, "gentle": True}, "greedy", 25, "clock"),
)


def met(states: list[Knock]) -> dict[str, bool]:
    """Moments of a Keep and of an adventure that laws are easily broken in."""
    return {
        "a second Keep": any(state.keeps > 1 for state in states),
        "every level": {state.level for state in states} == {1, 2, 3, 4},
        "the Knight waits to be laid": any(state.phase == "knight" for state in states),
        "the Knight in the Keep": any(
            laid.card == state.options.the_deck.knight for state in states for laid in state.keep.cards.values()
        ),
        "silence": any(state.silent for state in states),
        "a frozen creature": any(laid.status == "frozen" for state in states for laid in state.keep.cards.values()),
        "a poisoned point": any(state.keep.poisoned for state in states),
        "a burnt card": any(state.burnt for state in states),
        "won and lost": {state.ending.won for state in states if state.ending} == {True, False},
        "thirty cards": any(len(state.keep.cards) >= 30 for state in states),
    }
