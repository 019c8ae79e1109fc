"""A page of a stranger does not become ours by leading its name to this machine."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from aiohttp.test_utils import make_mocked_request

from tests.server.rude.visitor_rebinding import ask_under_another_name
from tests.server.running import Running
from threedoors.server.addresses import is_own_name
from threedoors.server.config import Config, networks

PUBLIC = Config(host="0.0.0.0", public_url="https://doors.example")
OF_OURS = ["127.0.0.1:8000", "[::1]:8000", "192.168.1.5:8000", "localhost:8000", "raspberrypi", "nas.local:8000",
           "pc.lan", "doors.home.arpa", ""]  # fmt: skip


def test_a_house_for_this_machine_knows_its_names(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", limits={}) as server:
        stranger = asyncio.run(ask_under_another_name(server.address, "evil.example"))
        own = asyncio.run(ask_under_another_name(server.address, f"localhost:{server.port}"))
    assert stranger == {"look": 421, "ask": 421, "connect": 421}
    assert own == {"look": 200, "ask": 200, "connect": 101}


def called(name: str, remote: str = "192.0.2.1") -> Any:
    return make_mocked_request("GET", "/", headers={"Host": name}).clone(remote=remote)


@pytest.mark.parametrize("name", OF_OURS)
def test_numbers_and_names_nobody_can_buy_are_always_ours(name: str) -> None:
    assert is_own_name(called(name), Config())
    assert is_own_name(called(name), PUBLIC)


@pytest.mark.parametrize(
    "name", ["evil.example", "localhost.evil.example:8000", "127.0.0.1.evil.example", "doors.example.org"]
)
def test_any_other_name_is_not(name: str) -> None:
    assert not is_own_name(called(name), Config())
    assert not is_own_name(called(name), PUBLIC)


def test_the_public_name_is_ours() -> None:
    assert is_own_name(called("doors.example"), PUBLIC)
    assert is_own_name(called("Doors.Example.:443"), PUBLIC)


def test_a_house_open_to_a_network_without_a_public_name_takes_any() -> None:
    """A network has names we cannot know: pc.fritz.box, pc.school.example."""
    assert is_own_name(called("pc.school.example"), Config(host="0.0.0.0"))


def test_a_named_proxy_answers_for_the_names_it_passes_on() -> None:
    behind = Config(proxies=networks(("10.0.0.0/8",)))
    assert is_own_name(called("doors.example", remote="10.0.0.1"), behind)
    assert not is_own_name(called("doors.example", remote="192.0.2.1"), behind)
