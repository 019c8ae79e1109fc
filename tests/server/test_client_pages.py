"""The built client over HTTP: pages by their own address, assets for ever, nothing beside them."""

import gzip
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from urllib.parse import urlsplit

import pytest

CLIENT = Path(__file__).resolve().parents[2] / "src" / "threedoors" / "server" / "client"


def get(house: str, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    """One request, sent as written: no client of ours tidies the path first."""
    connection = HTTPConnection(urlsplit(house).netloc, timeout=20)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer, body


@pytest.mark.parametrize("path", ["/", "/t/some-table", "/rules/knock"])
def test_every_place_of_the_client_opens_by_its_own_address(house: str, path: str) -> None:
    answer, body = get(house, path)
    assert answer.status == 200
    assert body == (CLIENT / "index.html").read_bytes()


def test_the_front_page_is_always_asked_for_anew(house: str) -> None:
    assert get(house, "/")[0].headers["Cache-Control"] == "no-cache"


def test_hashed_assets_are_kept_for_ever(house: str) -> None:
    script = next((CLIENT / "assets").glob("*.js")).name
    answer, _ = get(house, f"/assets/{script}")
    assert answer.status == 200
    assert "immutable" in answer.headers["Cache-Control"]


def test_whoever_takes_it_gets_the_client_compressed(house: str) -> None:
    script = max((CLIENT / "assets").glob("*.js"), key=lambda file: file.stat().st_size)
    answer, body = get(house, f"/assets/{script.name}", **{"Accept-Encoding": "gzip"})
    assert answer.headers["Content-Encoding"] == "gzip"
    assert "javascript" in answer.headers["Content-Type"]
    assert gzip.decompress(body) == script.read_bytes()
    assert len(body) < script.stat().st_size / 2


@pytest.mark.parametrize(
    "path", ["/assets/gone.js", "/../__init__.py", "/%2e%2e/__init__.py", "/assets/../../__init__.py"]
)
def test_there_is_nothing_beside_the_client(house: str, path: str) -> None:
    answer, body = get(house, path)
    assert answer.status in {400, 403, 404}
    assert b"import" not in body
