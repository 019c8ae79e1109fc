"""One suite that every game passes, over whatever is found in games/ – and over the toy of the tests."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.fourth_game.cellar import GAME as CELLAR
from tests.fourth_game.cellar.state import DoorOpened, OilBurnt
from tests.sampled import Position, opened, sampled_act, sampled_play
from threedoors import games
from threedoors.core import CLOCK, Action, Concede, Event, Refused, Step, chance_of, gamefile, retell
from threedoors.games import AnyGame
from threedoors.texts import LANGUAGES, Texts, texts_file

ALL = (*games.find(), CELLAR)
REPLAYS = Path(__file__).parent / "replays"
every_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
DEEP = 150  # acts looked at closely in one sampled game


def tables(game: AnyGame) -> tuple[int, ...]:
    """The numbers of seats tried: fewest, most, and one between."""
    seats = game.seats
    return tuple(sorted({seats[0], seats[len(seats) // 2], seats[-1]}))


def positions(game: AnyGame, acts: int = DEEP, seeds: int = 2) -> Iterator[tuple[int, Position]]:
    for seats in tables(game):
        for seed in range(seeds):
            for position in sampled_play(game, seats, f"suite/{seats}/{seed}", acts):
                yield seats, position


@every_game
def test_a_state_survives_json(game: AnyGame) -> None:
    for _, position in positions(game):
        state = position.step.state
        assert game.decode_state(game.encode(state)) == state


@every_game
def test_sampled_play_ends_or_stays_sound_for_its_budget(game: AnyGame) -> None:
    for seats in game.seats:
        last = list(sampled_play(game, seats, f"budget/{seats}"))[-1]
        outcome = game.outcome(last.step.state)
        if outcome:
            assert not game.waits(last.step.state)
            assert all(0 <= seat < seats for seat in outcome.winners)


@every_game
def test_what_choices_offer_is_accepted_and_everything_else_is_refused(game: AnyGame) -> None:
    """Sampled acts are checked while sampling; here: mutated acts are either offered too, or refused."""
    for seats, position in positions(game, acts=60):
        before = game.encode(position.state)
        for action in mutations(game, position.action, seats):
            answer = game.apply(position.state, action)
            if isinstance(answer, Step):
                assert allowed(game, position.state, action, seats), f"{action}\n{game.notation(position.state)}"
            else:
                assert isinstance(answer, Refused)
                assert answer.why
        assert game.encode(position.state) == before


@every_game
def test_acts_of_strangers_are_refused(game: AnyGame) -> None:
    for seats, position in positions(game, acts=25):
        fields = msgspec.to_builtins(position.action)
        for stranger in (seats, seats + 7, -2, 10**6):
            foreign = msgspec.convert({**fields, "seat": stranger}, game.action)
            assert isinstance(game.apply(position.state, foreign), Refused), foreign
            assert isinstance(game.apply(position.state, Concede(stranger)), Refused)


@every_game
def test_anybody_may_concede_while_the_game_runs(game: AnyGame) -> None:
    for seats in tables(game):
        state = opened(game, seats, "concede").state
        for seat in range(seats):
            assert isinstance(game.apply(state, Concede(seat)), Step)


@every_game
def test_a_finished_game_refuses_every_act(game: AnyGame) -> None:
    for seats in tables(game):
        finished = [p for p in sampled_play(game, seats, f"over/{seats}") if game.outcome(p.step.state)]
        for position in finished:
            assert isinstance(game.apply(position.step.state, position.action), Refused)
            assert isinstance(game.apply(position.step.state, Concede(0)), Refused)
            assert not any(game.legal(position.step.state, seat) for seat in range(seats))


@every_game
def test_a_replay_reaches_the_same_hash_at_every_step(game: AnyGame) -> None:
    for seats in tables(game):
        playing = opened(game, seats, f"replay/{seats}")
        chance = chance_of("replay")
        for _ in range(DEEP):
            if game.outcome(playing.state):
                break
            action, chance = sampled_act(game, playing.state, seats, chance)
            playing.act(action, at_ms=len(playing.entries) * 1234)
        journal = playing.journal()
        read_game, read = gamefile.read(gamefile.write(journal), lambda _: game)
        assert read == journal
        assert len(list(retell(read_game, read))) == len(journal.entries) + 1


@every_game
def test_earlier_states_never_change_and_views_are_pure(game: AnyGame) -> None:
    for seats in tables(game):
        history: list[tuple[Any, bytes]] = []
        for position in sampled_play(game, seats, f"pure/{seats}", 60):
            history.append((position.state, game.encode(position.state)))
            for seat in (*range(seats), None):
                assert game.encode(game.view(position.state, seat)) == game.encode(game.view(position.state, seat))
        assert all(game.encode(state) == before for state, before in history)


@every_game
def test_a_view_can_be_imagined_into_a_state_that_looks_the_same(game: AnyGame) -> None:
    """The law of ``imagine``: view(imagine(v), seat) == v."""
    chance = chance_of("imagine")
    for number, (seats, position) in enumerate(positions(game)):
        for seat in (*range(seats), None):
            view = game.view(position.step.state, seat)
            twin = game.imagine(view, chance.rekeyed(f"{number}/{seat}"))
            assert game.encode(game.view(twin, seat)) == game.encode(view)


@every_game
def test_a_view_survives_json(game: AnyGame) -> None:
    for seats, position in positions(game, acts=40):
        for seat in (*range(seats), None):
            view = game.view(position.step.state, seat)
            assert msgspec.json.decode(game.encode(view), type=game.view_type) == view


def check_leaks(game: AnyGame, acts: int = 50, twins: int = 3) -> int:
    """Twins that differ only in what a seat may not know, driven by the same acts, look the same to that seat.

    An act may lawfully reveal what was hidden; then the events and the view both show it, because a view
    carries what its seat may remember. So: equal events exactly when equal views, and the same refusals for
    everything the seat itself may try. Twins share the dice (``state.chance``), which are nobody's secret.
    """
    compared, chance = 0, chance_of("leaks")
    for number, (seats, position) in enumerate(positions(game, acts)):
        for seat in (*range(seats), None):
            view = game.view(position.state, seat)
            for twin_number in range(twins):
                twin = game.imagine(view, chance.rekeyed(f"{number}/{seat}/{twin_number}"))
                twin = msgspec.structs.replace(twin, chance=position.state.chance)
                tried = [
                    position.action,
                    *(mutations(game, position.action, seats) if seat == position.action.seat else ()),
                ]
                compared += sum(_same_to(game, position.state, twin, seat, act) for act in tried)
    return compared


def _same_to(game: AnyGame, state: Any, twin: Any, seat: int | None, action: Action) -> bool:
    one, other = game.apply(state, action), game.apply(twin, action)
    if action.seat == seat and (isinstance(one, Refused) or isinstance(other, Refused)):
        assert one == other, f"seat {seat} learns from the answer to {action}: {one} or {other}"
    if isinstance(one, Refused) or isinstance(other, Refused):
        return False
    told = [[game.encode(e) for event in step.events if (e := game.seen(event, seat))] for step in (one, other)]
    views = [game.encode(game.view(step.state, seat)) for step in (one, other)]
    assert (told[0] == told[1]) == (views[0] == views[1]), (
        f"seat {seat} after {action}: told {told[0]} or {told[1]},\nsees {views[0].decode()}\n or {views[1].decode()}"
    )
    return True


@every_game
def test_nobody_learns_what_is_hidden(game: AnyGame) -> None:
    assert check_leaks(game) > 100


def test_the_leak_test_sees_a_leak() -> None:
    """A view that shows the next door, an event that shows another's oil: both are caught."""

    def tells_all(event: Event, seat: int | None) -> Event:
        return event

    def next_door(state: Any, seat: int | None) -> Any:
        shown = CELLAR.view(state, seat)
        return msgspec.structs.replace(shown, opened=(*shown.opened, *state.deck[-1:]))

    assert OilBurnt(0, 1) != OilBurnt(0, 0)
    with pytest.raises(AssertionError):
        check_leaks(replace(CELLAR, seen=tells_all))
    with pytest.raises((AssertionError, IndexError)):
        check_leaks(replace(CELLAR, view=next_door))
    assert DoorOpened(0, "ruby") == CELLAR.seen(DoorOpened(0, "ruby"), 1)


@every_game
def test_events_waits_and_refusals_have_words_in_three_languages(game: AnyGame) -> None:
    for language in LANGUAGES:
        texts = Texts(language, game.folder, names=[f"p{seat}" for seat in range(game.seats[-1])])
        for seats, position in positions(game, acts=40, seeds=1):
            said = [game.tell(position.step.state, event) for event in position.step.events]
            said += [wait.why for wait in game.waits(position.step.state)]
            outcome = game.outcome(position.step.state)
            said += [outcome.why] if outcome else []
            refused = [game.apply(position.state, act) for act in mutations(game, position.action, seats)]
            said += [answer.message for answer in refused if isinstance(answer, Refused)]
            for message in said:
                words = texts.say(message)
                assert words, message
                assert words != message.id, f"{game.name} has no {language} text '{message.id}'"
                assert "{" not in words, f"{language} '{message.id}' lacks an argument: {words}"


@every_game
def test_a_game_has_rules_pages_and_texts_in_three_languages(game: AnyGame) -> None:
    for language in LANGUAGES:
        assert (game.folder / f"rules.{language}.md").read_text(encoding="utf-8").startswith("# ")
        assert texts_file(game.folder, language).is_file()


@pytest.mark.parametrize("game", games.find(), ids=lambda game: game.name)
def test_a_game_has_a_golden_replay_people_can_read(game: AnyGame) -> None:
    files = sorted((REPLAYS / game.name).glob("*.door"))
    assert files, f"record one: tests/replays/{game.name}/"
    for file in files:
        found, journal = gamefile.read(file.read_text(encoding="utf-8"), games.load)
        assert found.name == game.name
        assert len(list(retell(found, journal))) == len(journal.entries) + 1


def mutations(game: AnyGame, action: Action, seats: int) -> Iterator[Action]:
    """Acts one field away from this one: other seats, other numbers, other words."""
    fields = msgspec.to_builtins(action)
    for name, value in fields.items():
        for other in _others(name, value, seats):
            try:
                yield msgspec.convert({**fields, name: other}, game.action)
            except msgspec.ValidationError:
                continue


def _others(name: str, value: Any, seats: int) -> list[Any]:
    if name == "type":
        return []
    if name == "seat":
        return [seat for seat in (*range(seats), CLOCK) if seat != value]
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value - 1, value + 1, -value - 1, 10**9]
    if isinstance(value, str):
        return ["", f"{value}x", value[:-1], "nonsense"]
    if isinstance(value, list):
        return [[], value[:-1], value + value[:1], ["nonsense"], [10**9]]
    return [None] if value is not None else [0, "nonsense", []]


def allowed(game: AnyGame, state: Any, action: Action, seats: int) -> bool:
    """May this act be taken: offered to its seat, conceding, or what the clock would do?"""
    if isinstance(action, Concede):
        return 0 <= action.seat < seats
    if action.seat == CLOCK:
        return any(wait.otherwise == action for wait in game.waits(state))
    return 0 <= action.seat < seats and game.legal(state, action.seat).offers(action)
