"""Frames as RFC 6455 (5.2) has them: final, unmasked, the length in 7, 16 or 64 bits, whichever is the shortest."""

import pytest

from threedoors.server.sockets import TEXT, frame_head


@pytest.mark.parametrize(
    ("length", "head"),
    [
        (0, "81 00"),
        (125, "81 7d"),
        (126, "81 7e 00 7e"),
        (65535, "81 7e ff ff"),
        (65536, "81 7f 00 00 00 00 00 01 00 00"),
    ],
)
def test_the_head_says_the_length_in_the_fewest_bytes(length: int, head: str) -> None:
    assert frame_head(TEXT, length).hex(" ") == head
