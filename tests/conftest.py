"""What tests of several rooms share: a house that is open."""

import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.open_house import open_house


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house that is open, with a database of its own."""
    with open_house(tmp_path_factory.mktemp("house") / "tables.db") as address:
        yield address


# A shell that starts the tests in the background ignores Ctrl-C for them, and every program they start inherits
# that. Our tests press Ctrl-C on purpose.
signal.signal(signal.SIGINT, signal.default_int_handler)

# A machine may be busy with other things: how long an example takes says nothing about whether it is right.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
