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


def biggest_script() -> Path:
    return max((CLIENT / "assets").glob("*.js"), key=lambda file: file.stat().st_size)


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip", "gzip"),
        ("gzip, deflate, br, zstd", "br"),
        ("GZIP;q=0.5, BR;q=0.1", "br"),
        ("br;q=0, gzip", "gzip"),
        ("*", "br"),
        ("gzip;q=0, br;q=nonsense", None),
        ("identity", None),
        ("", None),
    ],
)
def test_whoever_takes_it_gets_the_client_compressed(house: str, accepted: str, encoding: str | None) -> None:
    script = biggest_script()
    answer, body = get(house, f"/assets/{script.name}", **{"Accept-Encoding": accepted})
    assert answer.headers["Content-Encoding"] == encoding
    assert "javascript" in answer.headers["Content-Type"]
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert "immutable" in answer.headers["Cache-Control"]
    ending = {"br": ".br", "gzip": ".gz", None: ""}[encoding]
    assert body == Path(f"{script}{ending}").read_bytes()
    if encoding == "gzip":
        assert gzip.decompress(body) == script.read_bytes()
    assert encoding is None or len(body) < script.stat().st_size / 2


def test_each_encoding_of_a_page_has_an_etag_of_its_own_and_is_not_sent_twice(house: str) -> None:
    tags = {}
    for encoding in ("br", "gzip", "identity"):
        answer, _ = get(house, "/", **{"Accept-Encoding": encoding})
        tags[encoding] = answer.headers["ETag"]
        again, body = get(house, "/", **{"Accept-Encoding": encoding, "If-None-Match": tags[encoding]})
        assert (again.status, body) == (304, b"")
        assert again.headers["Vary"] == "Accept-Encoding"
        assert again.headers["ETag"] == tags[encoding]
    assert len(set(tags.values())) == 3


@pytest.mark.parametrize("path", ["/api/games", "/api/games/dungeon_exit/shelf", "/api/openapi.json"])
def test_long_json_is_compressed_for_whoever_takes_it(house: str, path: str) -> None:
    plain, whole = get(house, path)
    answer, body = get(house, path, **{"Accept-Encoding": "gzip, br"})
    assert plain.headers["Content-Encoding"] is None
    assert answer.headers["Content-Encoding"] == "gzip"
    assert plain.headers["Vary"] == answer.headers["Vary"] == "Accept-Encoding"
    assert int(answer.headers["Content-Length"]) == len(body) < len(whole) / 2
    assert gzip.decompress(body) == whole


def test_short_json_travels_as_it_is(house: str) -> None:
    answer, _ = get(house, "/api/nothing", **{"Accept-Encoding": "gzip"})
    assert answer.headers["Content-Encoding"] is None


@pytest.mark.parametrize("encoding", ["gzip", "deflate", "br"])
def test_nothing_that_arrives_is_unpacked(house: str, encoding: str) -> None:
    """A few kilobytes could be gigabytes; they are refused as what they are."""
    bomb = gzip.compress(b" " * 10_000_000 + b'{"tokens": []}')
    connection = HTTPConnection(urlsplit(house).netloc, timeout=20)
    headers = {"Content-Type": "application/json", "Content-Encoding": encoding, "Origin": house}
    connection.request("POST", "/api/mine", body=bomb, headers=headers)
    answer = connection.getresponse()
    assert answer.status == 400
    assert b"refused" in answer.read()
    connection.close()


@pytest.mark.parametrize(
    "path", ["/assets/gone.js", "/../__init__.py", "/%2e%2e/__init__.py", "/assets/../../__init__.py"]
)
def test_there_is_nothing_beside_the_client(house: str, path: str) -> None:
    answer, body = get(house, path)
    assert answer.status in {400, 403, 404}
    assert b"import" not in body
