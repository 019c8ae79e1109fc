"""One suite that every game passes, over whatever is found in games/ – and over the toy of the tests."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, get_args

import msgspec
import pytest

from tests.fourth_game.cellar import GAME as CELLAR
from tests.sampled import sampled_play
from tests.samples import REPLAYS, a_few_of, met_by, sampled_games, seen_of
from threedoors import games
from threedoors.core import CLOCK, Action, Concede, Event, Refused, Step, chance_of, gamefile, retell
from threedoors.games import AnyGame
from threedoors.texts import WRITTEN, Texts, texts_file

ALL = (*games.find(), CELLAR)
every_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
NAMED_BY_SETUP = {"house_set"}  # options that setup fills in for games of today


def fields_of(options: Any) -> dict[str, Any]:
    """Options as plain data, defaults among them."""
    return {name: getattr(options, name) for name in options.__struct_fields__}


@every_game
def test_every_kind_of_act_event_option_and_seat_occurs_in_what_is_sampled(game: AnyGame) -> None:
    """The laws below are as good as the positions they are tried on."""
    seen = seen_of(game)
    acts = {type(each.position.action) for each in seen}
    assert acts == {*get_args(game.action)}, "offer a sample or a scene: tests/samples.py says where"
    events = {type(event) for each in seen for event in each.position.step.events}
    assert events == {*get_args(game.event)}, "offer a sample or a scene: tests/samples.py says where"
    assert {each.seats for each in seen} == {*game.seats, *game.more_seats}
    usual, played = fields_of(game.options()), [each.playing.opening.options for each in sampled_games(game)]
    constant = [name for name in usual if all(fields_of(options)[name] == usual[name] for options in played)]
    assert constant == [name for name in usual if name in NAMED_BY_SETUP]
    assert all(met_by(game).values()), [name for name, occurred in met_by(game).items() if not occurred]


@every_game
def test_a_state_survives_json(game: AnyGame) -> None:
    for each in seen_of(game):
        state = each.position.step.state
        assert each.game.decode_state(each.game.encode(state)) == state


@every_game
def test_sampled_games_end_and_then_nobody_is_awaited(game: AnyGame) -> None:
    ended = [each for each in sampled_games(game) if each.is_over]
    assert {each.seats for each in ended} == {*game.seats, *game.more_seats}
    for each in ended:
        outcome = each.game.outcome(each.playing.state)
        assert not each.game.waits(each.playing.state)
        assert outcome is not None
        assert all(0 <= seat < each.seats for seat in outcome.winners)


@every_game
def test_sampled_play_ends_or_stays_sound_for_its_budget(game: AnyGame) -> None:
    for seats in game.seats:
        last = list(sampled_play(game, seats, f"budget/{seats}"))[-1]
        ended = game.outcome(last.step.state) is not None
        assert ended != bool(game.waits(last.step.state)), "either it is over, or somebody is awaited"


@every_game
def test_what_choices_offer_is_accepted_and_everything_else_is_refused(game: AnyGame) -> None:
    """Sampled acts are checked while sampling; here: mutated acts are either offered too, or refused."""
    for each in a_few_of(game, 6):
        state, action = each.position.state, each.position.action
        assert allowed(each.game, state, action, each.seats), f"{action}\n{game.notation(state)}"
        before = game.encode(state)
        for mutant in mutations(game, action, each.seats):
            answer = each.game.apply(state, mutant)
            if isinstance(answer, Step):
                assert allowed(each.game, state, mutant, each.seats), f"{mutant}\n{game.notation(state)}"
            else:
                assert isinstance(answer, Refused)
                assert answer.why
        assert game.encode(state) == before


@every_game
def test_acts_of_strangers_are_refused(game: AnyGame) -> None:
    for each in a_few_of(game, 3):
        fields = msgspec.to_builtins(each.position.action)
        for stranger in (each.seats, each.seats + 7, -2, 10**6):
            foreign = msgspec.convert({**fields, "seat": stranger}, game.action)
            assert isinstance(each.game.apply(each.position.state, foreign), Refused), foreign
            assert isinstance(each.game.apply(each.position.state, Concede(stranger)), Refused)


@every_game
def test_anybody_may_concede_while_the_game_runs(game: AnyGame) -> None:
    for each in sampled_games(game):
        state = each.positions[0].state
        for seat in range(each.seats):
            assert isinstance(each.game.apply(state, Concede(seat)), Step)


@every_game
def test_a_finished_game_refuses_every_act(game: AnyGame) -> None:
    ended = [each for each in sampled_games(game) if each.is_over]
    assert ended
    for each in ended:
        over = each.playing.state
        assert isinstance(each.game.apply(over, Concede(0)), Refused)
        assert not any(each.game.legal(over, seat) for seat in range(each.seats))
        tried = [position.action for position in each.positions[-10:]]
        assert all(isinstance(each.game.apply(over, action), Refused) for action in tried)


@every_game
def test_a_replay_reaches_the_same_hash_at_every_step(game: AnyGame) -> None:
    for each in sampled_games(game):
        journal = each.playing.journal()
        read_game, read = gamefile.read(gamefile.write(journal), lambda _: game)
        assert read == journal
        assert len(list(retell(read_game, read))) == len(journal.entries) + 1


@every_game
def test_earlier_states_never_change_and_views_are_pure(game: AnyGame) -> None:
    for sampled in sampled_games(game):
        history: list[tuple[Any, bytes]] = []
        for number, position in enumerate(sampled.positions):
            history.append((position.state, game.encode(position.state)))
            if number % 5 == 0:
                for seat in (*range(sampled.seats), None):
                    assert game.encode(game.view(position.state, seat)) == game.encode(game.view(position.state, seat))
        for (state, before), entry in zip(history[1:], sampled.playing.entries, strict=False):
            assert game.encode(state) == before
            assert sampled.game.fingerprint(state) == entry.hash


@every_game
def test_a_view_can_be_imagined_into_a_state_that_looks_the_same(game: AnyGame) -> None:
    """The law of ``imagine``: view(imagine(v), seat) == v."""
    chance = chance_of("imagine")
    for number, each in enumerate(a_few_of(game, 12)):
        for seat in (*range(each.seats), None):
            view = each.game.view(each.position.step.state, seat)
            twin = each.game.imagine(view, chance.rekeyed(f"{number}/{seat}"))
            assert game.encode(each.game.view(twin, seat)) == game.encode(view)


@every_game
def test_a_view_survives_json(game: AnyGame) -> None:
    for each in a_few_of(game, 6):
        for seat in (*range(each.seats), None):
            view = each.game.view(each.position.step.state, seat)
            assert msgspec.json.decode(game.encode(view), type=game.view_type) == view


def check_leaks(game: AnyGame, of_each: int = 4, twins: int = 2) -> int:
    """Twins that differ only in what a seat may not know, driven by the same acts, look the same to that seat.

    An act may lawfully reveal what was hidden; then the events and the view both show it, because a view
    carries what its seat may remember. So: equal events exactly when equal views, and the same refusals for
    everything the seat itself may try. Twins share the dice (``state.chance``), which are nobody's secret.
    """
    compared, chance = 0, chance_of("leaks")
    for number, (_, seats, position) in enumerate(a_few_of(game, of_each)):
        for seat in (*range(seats), None):
            view = game.view(position.state, seat)
            mutants = [*mutations(game, position.action, seats)] if seat == position.action.seat else []
            for twin_number in range(twins):
                twin = game.imagine(view, chance.rekeyed(f"{number}/{seat}/{twin_number}"))
                twin = msgspec.structs.replace(twin, chance=position.state.chance)
                tried = [position.action, *mutants]
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
    assert check_leaks(game) > 100 or check_leaks(game, of_each=20) > 100, "a small game is looked at longer"


def test_the_leak_test_sees_a_leak() -> None:
    """A view that shows the next door, an event that shows another's oil: both are caught."""

    def tells_all(event: Event, seat: int | None) -> Event:
        return event

    def next_door(state: Any, seat: int | None) -> Any:
        shown = CELLAR.view(state, seat)
        return msgspec.structs.replace(shown, opened=(*shown.opened, *state.deck[-1:]))

    assert check_leaks(CELLAR, of_each=20) > 100
    with pytest.raises(AssertionError, match=r"told.*OilBurnt"):
        check_leaks(replace(CELLAR, seen=tells_all), of_each=20)
    with pytest.raises(AssertionError, match="sees"):
        check_leaks(replace(CELLAR, view=next_door), of_each=20)


@every_game
def test_events_waits_and_refusals_have_words_in_three_languages(game: AnyGame) -> None:
    for language in WRITTEN:
        texts = Texts(language, game.folder, names=[f"p{seat}" for seat in range(game.seats[-1])])
        for _, seats, position in a_few_of(game, 2):
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
    for language in WRITTEN:
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
