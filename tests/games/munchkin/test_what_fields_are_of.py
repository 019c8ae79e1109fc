"""Open acts tell what their fields are of, so that no screen has to know the fields by name."""

import typing
from typing import Any

import msgspec
import pytest

from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.table.actions import OF, MunchkinAction


def parts(kind: Any) -> set[Any]:
    """The types a field's type is made of."""
    inner = typing.get_args(kind)
    return {kind}.union(*(parts(part) for part in inner)) if inner else {kind}


ACTS = [act for act in typing.get_args(MunchkinAction) if issubclass(act, msgspec.Struct)]


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.__name__)
def test_a_field_that_holds_cards_is_of_cards_and_no_other(act: Any) -> None:
    for name, kind in typing.get_type_hints(act).items():
        if name != "seat":
            assert (CardId in parts(kind)) == (OF.get(name) == "card"), f"{act.__name__}.{name}"


def test_every_field_spoken_of_belongs_to_an_act() -> None:
    fields = {name for act in ACTS for name in typing.get_type_hints(act)}
    assert OF.keys() <= fields
