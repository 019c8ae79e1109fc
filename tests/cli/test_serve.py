"""What `threedoors serve` says when the house opens; nothing listens here."""

import pytest

from threedoors.cli.commands import serve


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "address_on_the_network", lambda: "198.51.100.7")


def test_the_address_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    serve.announce("127.0.0.1", 8000)
    told = capsys.readouterr().out
    assert "http://127.0.0.1:8000/" in told
    assert "198.51.100.7" not in told


def test_an_open_house_tells_its_address_on_the_network_too(capsys: pytest.CaptureFixture[str]) -> None:
    serve.announce("0.0.0.0", 8000)
    told = capsys.readouterr().out
    assert "http://127.0.0.1:8000/" in told
    assert "http://198.51.100.7:8000/" in told


def test_a_host_with_colons_is_written_in_brackets() -> None:
    assert serve.address("::1", 8000) == "http://[::1]:8000/"


def test_nobody_sees_a_browser_open_over_ssh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("SSH_CONNECTION", "198.51.100.1 1 198.51.100.7 22")
    assert not serve.has_desktop()
