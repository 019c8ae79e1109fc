"""Knock played beside its second referee: after every act both tables are held against each other."""

import json
import random
from collections import Counter
from typing import Any

from tests.games.knock.samples import ALL_SPELLS, MILD
from tests.referees.knock import SPELLS, Table, faults_of_a_new_keep, table_of
from threedoors import games
from threedoors.bots import seat_bot
from threedoors.core import Broken, Refused, Step, begin, chance_of

KNOCK = games.load("knock")
ACTS = 140  # of one game at most
FOREIGN = 3  # acts tried at every position that may well be refused


def compare_game(number: int) -> Counter[str]:
    """The n-th game, compared act by act; how many acts of each kind, and how many were refused by both."""
    dice = random.Random(f"referee {number}")
    seats, options = dice.randint(1, 6), some_options(dice)
    playing = begin(KNOCK, tuple(f"p{seat}" for seat in range(seats)), f"referee {number}", options)
    if isinstance(playing, Refused):
        return Counter({f"not set up: {playing.why}": 1})
    faces = faces_of(playing.state)
    table = table_of(as_json(playing.state), faces)
    expect(not faults_of_a_new_keep(table), f"{number}: {faults_of_a_new_keep(table)}", playing.state)
    seen: Counter[str] = Counter(keeps=1)
    bot = seat_bot(KNOCK, "greedy")
    while table.phase != "over" and len(playing.entries) < ACTS:
        seen["refused by both"] += sum(refused_alike(playing.state, table, dice) for _ in range(FOREIGN))
        action = some_act(playing.state, table, bot, dice)
        step = playing.act(decoded(action))
        expect(isinstance(step, Step), f"{number}: {action} is refused: {step}", playing.state)
        expect(table.allows(action), f"{number}: {action} should be refused", playing.state)
        built = table.ending is None
        table.play(action)
        if built and table.ending == "won" and table.phase == "between":
            find_spell(table, table_of(as_json(playing.state), faces), f"{number}: after {action}", playing.state)
        table = agreed(table, playing.state, faces, f"{number}: after {action}")
        seen[action["type"]] += 1
        seen["keeps"] += action["type"] == "GetReady" and playing.state.turns == 0 and table.phase == "turn"
    seen[f"ended: {table.ending}"] += 1
    return seen


def some_options(dice: random.Random) -> Any:
    """Any options there are, now and then cards so mild that the Knight comes."""
    adventure = dice.random() < 0.5
    chosen: dict[str, Any] = {
        "adventure": adventure,
        "gentle": dice.random() < 0.5,
        "chest_hunt": dice.random() < 0.5,
        "chain": dice.choice(("cards", "chests")),
        "freeze_knight": dice.random() < 0.3,
        "deck": MILD if dice.random() < 0.5 else "",
    }
    if adventure:
        chosen |= {"retry": dice.random() < 0.4, "resume": ALL_SPELLS if dice.random() < 0.7 else ""}
    else:
        chosen |= {"level": dice.randint(1, 4), "cumulative": dice.random() < 0.3}
    if dice.random() < 0.2:
        chosen["minutes"] = 4
    return KNOCK.options(**chosen)


def as_json(state: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(KNOCK.encode(state))
    return found


def decoded(action: dict[str, Any]) -> Any:
    return KNOCK.decode_action(json.dumps(action))


def faces_of(state: Any) -> dict[str, dict[str, Any]]:
    """The cards, as printed."""
    found: dict[str, dict[str, Any]] = json.loads(KNOCK.encode(state.options.the_deck.faces))
    return found


def some_act(state: Any, table: Table, bot: Any, dice: random.Random) -> dict[str, Any]:
    """Mostly what a bot would do, often something drawn that does not end the Keep, rarely the end."""
    waits = KNOCK.waits(state)
    if dice.random() < 0.01:
        return {"type": "Concede", "seat": dice.randrange(table.seats)}
    if dice.random() < 0.02 and any(wait.otherwise for wait in waits):
        return plain(next(wait.otherwise for wait in waits if wait.otherwise))
    seats = [seat for wait in waits for seat in wait.seats]
    if dice.random() < 0.4 or table.phase in ("ready", "between"):
        return drawn(state, dice.choice(seats), dice)
    return plain(bot.choose(KNOCK.view(state, seats[0]), chance_of(str(dice.random()))).action)


def drawn(state: Any, seat: int, dice: random.Random) -> dict[str, Any]:
    for _ in range(4):
        action, _ = KNOCK.legal(state, seat).sample(chance_of(str(dice.random())), KNOCK.action)
        step = KNOCK.apply(state, action)
        if isinstance(step, Step) and step.state.ending is None:
            break
    return plain(action)


def plain(action: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(KNOCK.encode(action))
    return found


def refused_alike(state: Any, table: Table, dice: random.Random) -> bool:
    """Something anybody might try, sensible or not: both referees say the same; is it refused?"""
    action = foreign_act(table, dice)
    answer = KNOCK.apply(state, decoded(action))
    expect(table.allows(action) == isinstance(answer, Step), f"{action}: {answer}", state)
    return isinstance(answer, Refused)


def foreign_act(table: Table, dice: random.Random) -> dict[str, Any]:
    seat = dice.randint(-1, table.seats)
    cards = [*(card for hand in table.hands for card in hand), *(lying.card for lying in table.keep), table.knight]
    spot = f"{dice.randint(-4, 4)},{dice.randint(-4, 4)}"
    if table.keep and dice.random() < 0.7:
        x, y = dice.choice(table.keep).spot
        spot = f"{x + dice.randint(-1, 1)},{y + dice.randint(-1, 1)}"
    kind = dice.choice(("PlaceCard", "PlaceCard", "SkipTurn", "ShowCard", "TellCards", "GetReady", "TimeUp", *SPELLS))
    fields: dict[str, dict[str, Any]] = {
        "PlaceCard": {"card": dice.choice(cards), "spot": spot, "turned": dice.random() < 0.5},
        "ShowCard": {"card": dice.choice(cards)},
        "TellCards": {"cards": dice.sample(cards, dice.randint(1, 2))},
        "fireball": {"type": "CastFireball", "spot": spot},
        "ice-flash": {"type": "CastIceFlash", "spot": spot},
        "poison": {"type": "CastPoison", "point": spot},
        "sphere": {"type": "CastSphere"},
    }
    if kind == "PlaceCard" and dice.random() < 0.7 and table.phase in ("turn", "knight"):
        seat = table.turn
        held = [table.knight] if table.phase == "knight" else table.hands[seat]
        fields[kind]["card"] = dice.choice(held or cards)
    return {"type": kind, "seat": seat, **fields.get(kind, {})}


def agreed(table: Table, state: Any, faces: dict[str, dict[str, Any]], when: str) -> Table:
    """Hold the referee's table against the real one; a Keep just set up is looked over and taken on."""
    real = table_of(as_json(state), faces)
    if table.phase == "next keep":
        won = table.ending == "won"
        expect(real.level == table.level + won and real.spells == table.spells, f"{when}: the next Keep", state)
        expect(not faults_of_a_new_keep(real), f"{when}: {faults_of_a_new_keep(real)}", state)
        return real
    for name, (mine, theirs) in compared(table, real).items():
        expect(mine == theirs, f"{when}: {name} should be {mine}, is {theirs}", state)
    dangers = {laid["card"]: laid["danger"] for laid in as_json(state)["keep"]["cards"].values()}
    expect(dangers == {lying.card: table.danger(lying) for lying in table.keep}, f"{when}: dangers", state)
    return real if table.phase in ("between", "over") else table


def find_spell(table: Table, real: Table, when: str, state: Any) -> None:
    """K21: after a win one Spellbook is drawn from those nobody holds; alone never the Sphere."""
    left = {*SPELLS} - table.spells - ({"sphere"} if table.seats == 1 else set())
    new = real.spells - table.spells
    expect(new <= left and len(new) == min(1, len(left)), f"{when}: found {new} of {left}", state)
    table.spells |= new


def compared(table: Table, real: Table) -> dict[str, tuple[Any, Any]]:
    """What must be the same; once a Keep has ended, whose turn it would be and what is drawn no longer matters."""
    always = ("phase", "ending", "level", "spells", "chests", "poisoned", "burnt", "silent")
    going_on = ("keep", "turn", "hands", "pile", "reserve", "shown", "told", "ready")
    names = (*always, *going_on) if table.ending is None else always
    both = {name: (getattr(table, name), getattr(real, name)) for name in names}
    lying = [[(each.card, each.spot, each.turned, each.status) for each in t.keep] for t in (table, real)]
    return {**both, "cards": (lying[0], lying[1])}


def expect(holds: bool, sentence: str, state: Any) -> None:
    if not holds:
        raise Broken(sentence, KNOCK.notation(state))
