"""What tests of several rooms share: a house that is open."""

from collections.abc import Iterator

import pytest

from tests.open_house import open_house


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house that is open, with a database of its own."""
    with open_house(tmp_path_factory.mktemp("house") / "tables.db") as address:
        yield address
