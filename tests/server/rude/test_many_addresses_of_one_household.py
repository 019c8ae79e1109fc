"""A household that has a whole IPv6 network counts as one visitor, like one that has a single IPv4 address."""

import asyncio
from pathlib import Path

from tests.server.rude.visitor_many_addresses import ask_from_many_addresses
from tests.server.running import WIDE, Running
from threedoors.server.addresses import counted


def test_addresses_of_one_household_share_one_limit(tmp_path: Path) -> None:
    few = WIDE | {"http_per_address": {"burst": 30, "per_second": 0.01}}
    with Running(tmp_path / "tables.db", limits=few, proxies=["127.0.0.1/32"]) as server:
        told = asyncio.run(ask_from_many_addresses(server.address, 10, most=50))
        assert told == {200: 30, 429: 20}


def test_ipv6_is_counted_by_household_and_ipv4_by_address() -> None:
    assert counted("2001:db8:1:2:3:4:5:6") == counted("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert counted("2001:db8:1:3::1") != counted("2001:db8:1:2::1")
    assert counted("::ffff:192.0.2.7") == counted("192.0.2.7") == "192.0.2.7"
    assert counted("192.0.2.8") != counted("192.0.2.7")
    assert counted("no address") == "no address"
