"""The client's types and their JSON Schemas, made from the Python structs.

Every game gets a file of its own in web/src/lib/wire, the house one more, each with its JSON Schema in
docs/schema. Nothing is written by hand there.
"""

import json
import re
import typing
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from threedoors import games
from threedoors.core import Choices, Message, Outcome, Refused
from threedoors.games import AnyGame
from threedoors.server import requests
from threedoors.tables import progress, wire

HOUSE = Path(__file__).resolve().parents[2]
TYPESCRIPT = HOUSE / "web" / "src" / "lib" / "wire"
SCHEMA = HOUSE / "docs" / "schema"
FOLDERS = (TYPESCRIPT, SCHEMA)
FIRST_LINE = "// Made from the Python structs by `make generate`; a change here is lost."
REF = "#/$defs/"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

ASKED = {kind.__name__ for kind in (*typing.get_args(wire.ClientMessage), *requests.RequestBody.__subclasses__())}
"""What a client sends: fields with a default may be left out."""

Named = dict[str, Any]
"""Types by the name the client knows them by."""


def files() -> Iterator[tuple[Path, bytes]]:
    """Each file and its text."""
    sources = {"house": house_types(), **{name: game_types(games.load(name)) for name in games.names()}}
    for name, named in sources.items():
        schema = schema_of(named)
        written = json.dumps(schema, indent=1, ensure_ascii=False, sort_keys=True) + "\n"
        yield SCHEMA / f"{name}.json", written.encode()
        yield TYPESCRIPT / f"{name}.ts", typescript(schema).encode()


def house_types() -> Named:
    """Everything said between a browser and the house, whatever the game."""
    rooms = (requests, progress, wire)
    structs = {kind.__name__: kind for room in rooms for kind in vars(room).values() if _is_own_struct(kind, room)}
    return {
        "ClientMessage": wire.ClientMessage,
        "ServerMessage": wire.ServerMessage,
        "Numbered": wire.Numbered,
        "Message": Message,
        "Refused": Refused,
        "Outcome": Outcome,
        "Choices": Choices[Any],
        **{name: kind for name, kind in structs.items() if name not in {"RequestBody", "Request"}},
    }


def game_types(game: AnyGame) -> Named:
    """What one game's screen handles."""
    named: Named = {"Action": game.action, "GameEvent": game.event, "View": game.view_type, "Options": game.options}
    if game.question is not None:
        named["Question"] = game.question
    if game.answer is not None:
        named["QuestionAnswer"] = typing.get_type_hints(game.answer).get("return", Any)
    if game.shelf is not None:
        named["Shelf"] = typing.get_type_hints(game.shelf)["return"]
    if game.grant is not None:
        granted = typing.get_type_hints(game.grant)["return"]
        named |= {"Wish": game.wish, "Granted": next(kind for kind in typing.get_args(granted) if kind is not Refused)}
    return named


def _is_own_struct(kind: Any, room: ModuleType) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__.startswith(room.__name__)


# --- JSON Schema -----------------------------------------------------------------------------------


def schema_of(named: Named) -> dict[str, Any]:
    """One JSON Schema document with a definition for every name."""
    schemas, definitions = msgspec.json.schema_components(named.values(), ref_template=REF + "{name}")
    plain = _plain_names(definitions)
    for name, schema in zip(named, schemas, strict=True):
        if plain.get(schema.get("$ref", "").removeprefix(REF)) != name:
            definitions[name] = schema
            plain[name] = name
    document = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": definitions}
    return typing.cast("dict[str, Any]", _renamed(document, plain))


def _plain_names(definitions: dict[str, Any]) -> dict[str, str]:
    """``Choices_OpenDoor_GoHome_`` is called ``Choices``, unless two would be called the same."""
    short = {name: definitions[name].get("title", name).split("[")[0] for name in definitions}
    taken = list(short.values())
    return {name: title if taken.count(title) == 1 else _with_its_room(name) for name, title in short.items()}


def _with_its_room(name: str) -> str:
    """Two structs of one name are told apart by their file: ``cards.kinds.EndFight`` is ``KindsEndFight``."""
    *_, room, own = ["", *name.strip("_").split(".")]
    return f"{room.capitalize()}{own}"


def _renamed(part: Any, plain: dict[str, str]) -> Any:
    match part:
        case {"$defs": dict(definitions), **rest}:
            return {**rest, "$defs": {plain[name]: _renamed(inner, plain) for name, inner in definitions.items()}}
        case {"$ref": str(ref)}:
            return {"$ref": REF + plain[ref.removeprefix(REF)]}
        case {"mapping": dict(mapping), **rest}:
            refs = {tag: REF + plain[ref.removeprefix(REF)] for tag, ref in mapping.items()}
            return {**{key: _renamed(inner, plain) for key, inner in rest.items()}, "mapping": refs}
        case dict():
            return {key: _renamed(inner, plain) for key, inner in part.items() if key != "default" or inner != {}}
        case list() | tuple():
            return [_renamed(inner, plain) for inner in part]
    return part


# --- TypeScript ------------------------------------------------------------------------------------


def typescript(schema: dict[str, Any]) -> str:
    """The definitions of a JSON Schema as TypeScript."""
    definitions = schema["$defs"]
    parts = [FIRST_LINE, *(_declared(name, part, definitions) for name, part in sorted(definitions.items()))]
    return "\n\n".join(parts) + "\n"


def _declared(name: str, part: dict[str, Any], definitions: Named) -> str:
    said = f"/** {_one_line(part['description'])} */\n" if "description" in part else ""
    if part.get("type") != "object" or "properties" not in part:
        return f"{said}export type {name} = {_typed(part)};"
    fields = [
        _field(key, inner, part, definitions if name in ASKED else {}) for key, inner in part["properties"].items()
    ]
    return f"{said}export interface {name} {{\n" + "\n".join(fields) + ("\n}" if fields else "}")


def _field(key: str, inner: dict[str, Any], part: dict[str, Any], asked: Named) -> str:
    """One field. The house sends every field it has; what it is asked may leave out whatever has a default."""
    may_be_missing = "?" if asked and key not in part["required"] else ""
    struct = asked.get(inner.get("$ref", "").removeprefix(REF), {})
    kind = f"Partial<{_typed(inner)}>" if "properties" in struct and not struct["required"] else _typed(inner)
    return f"  {key}{may_be_missing}: {kind};"


def _typed(part: dict[str, Any]) -> str:
    match part:
        case {"$ref": str(ref)}:
            return ref.removeprefix(REF)
        case {"anyOf": list(ways)}:
            kinds = dict.fromkeys(_typed(way) for way in ways)
            return "unknown" if "unknown" in kinds else " | ".join(kinds)
        case {"enum": list(values)}:
            return " | ".join(json.dumps(value, ensure_ascii=False) for value in values)
        case {"type": "array"}:
            return _listed(part)
        case {"type": "object", "additionalProperties": dict(inner)} if inner:
            return f"Record<string, {_typed(inner)}>"
        case {"type": "object"}:
            return "Record<string, unknown>"
    return PLAIN.get(part.get("type", ""), "unknown")


def _listed(part: dict[str, Any]) -> str:
    if "prefixItems" in part:
        return f"[{', '.join(_typed(item) for item in part['prefixItems'])}]"
    inner = _typed(part.get("items") or {})
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _one_line(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip().replace("*/", "* /")
