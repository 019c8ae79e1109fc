"""The OpenAPI page, made from the list of endpoints."""

import re
from functools import lru_cache
from typing import Any

import msgspec

from threedoors.server.api import ENDPOINTS, STATUS
from threedoors.server.requests import Post, Posted, Problem
from threedoors.tables.wire import PROTOCOL

REF = "#/components/schemas/{name}"
WIRE = ("/api/wire", Post, Posted, "The wire over plain HTTP.")


@lru_cache(maxsize=1)
def page() -> bytes:
    """The whole description, as JSON."""
    return msgspec.json.encode(document())


def document() -> dict[str, Any]:
    """The whole description."""
    asked = [(e.path, e.body, e.answer, (e.work.__doc__ or "").strip()) for e in ENDPOINTS]
    kinds = [kind for _, body, answer, _ in (*asked, WIRE) for kind in (body, answer) if kind is not None]
    schemas, components = msgspec.json.schema_components([*kinds, Problem], ref_template=REF)
    by_kind = dict(zip(map(str, [*kinds, Problem]), schemas, strict=True))
    paths = {path: _path(path, body, answer, text, by_kind) for path, body, answer, text in (*asked, WIRE)}
    for endpoint in ENDPOINTS:
        if endpoint.deprecated:
            for operation in paths[endpoint.path].values():
                operation["deprecated"] = True
    return {
        "openapi": "3.1.0",
        "info": {"title": "Three Doors", "version": str(PROTOCOL), "description": "See docs/protocol.md."},
        "paths": paths,
        "components": {"schemas": components},
    }


def _path(path: str, body: Any, answer: Any, text: str, by_kind: dict[str, Any]) -> dict[str, Any]:
    kind = "text/plain" if answer is str else "application/json"
    problem = {"application/json": {"schema": by_kind[str(Problem)]}}
    answers: dict[str, Any] = {"200": {"description": text, "content": {kind: {"schema": by_kind[str(answer)]}}}}
    answers |= {str(status): {"description": "Refused.", "content": problem} for status in (*STATUS.values(), 409)}
    operation: dict[str, Any] = {"summary": text, "responses": answers}
    names = re.findall(r"{(\w+)}", path)
    if names:
        schema = {"type": "string"}
        operation["parameters"] = [{"name": n, "in": "path", "required": True, "schema": schema} for n in names]
    if body is None:
        return {"get": operation}
    operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": by_kind[str(body)]}}}
    return {"post": operation}
