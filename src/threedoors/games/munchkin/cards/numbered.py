"""How rules up to 2 wrote cards down: by their place in the list of the set, doors first, copies side by side.

What they wrote is read by name (``by_name``), and the hash of a table of theirs is taken of the numbers, as it was then
(``by_number``). Both follow the types: wherever a ``CardId`` may stand in what is written, and nowhere else.
"""

from collections.abc import Callable
from functools import cache
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from threedoors.games.munchkin.cards.deck import CardId, Deck

LAST_NUMBERED: Final = 2  # the newest rules that wrote cards as numbers

Respell = Callable[[Any], Any]


def by_name(written: Any, kind: Any, deck: Deck) -> Any:
    """Something of this type as it was written with numbers, with names instead; what has names keeps them."""
    listed = (*deck.doors, *deck.treasures)

    def name_of(card: Any) -> Any:
        known = isinstance(card, int) and 0 <= card < len(listed)
        return listed[card] if known else str(card)

    return _respelled(kind, written, name_of)


def by_number(thing: Struct, deck: Deck) -> bytes:
    """The JSON of something of today as it was written with numbers."""
    numbers = {name: number for number, name in enumerate((*deck.doors, *deck.treasures))}
    plain = msgspec.to_builtins(thing, order="deterministic")
    return msgspec.json.encode(_respelled(type(thing), plain, numbers.__getitem__))


def _respelled(kind: Any, written: Any, respell: Respell) -> Any:
    if written is None or not names_cards(kind):
        return written
    if kind is CardId:
        return respell(written)
    if get_origin(kind) is tuple:
        return [_respelled(get_args(kind)[0], one, respell) for one in written]
    if get_origin(kind) in (Union, UnionType):
        return _respelled(_meant(kind, written), written, respell)
    hints = _hints(kind)
    return {name: _respelled(hints.get(name), value, respell) for name, value in written.items()}


def _meant(kind: Any, written: Any) -> Any:
    """Which of several types this is: a struct by its tag, else the one there is for its form."""
    if not isinstance(written, dict):
        return next(one for one in get_args(kind) if one is CardId or get_origin(one) is tuple)
    structs = [one for one in get_args(kind) if isinstance(one, type) and issubclass(one, Struct)]
    tagged = (one for one in structs if one.__struct_config__.tag == written.get("type"))
    return next(tagged, structs[0] if len(structs) == 1 else None)


@cache
def _hints(kind: type[Struct]) -> dict[str, Any]:
    return get_type_hints(kind)


@cache
def names_cards(kind: Any) -> bool:
    """May a card stand anywhere in something of this type?"""
    seen: set[Any] = set()
    ahead = [kind]
    while ahead:
        found = ahead.pop()
        if found is CardId:
            return True
        if isinstance(found, type) and issubclass(found, Struct) and found not in seen:
            seen.add(found)
            ahead += _hints(found).values()
        ahead += get_args(found)
    return False
