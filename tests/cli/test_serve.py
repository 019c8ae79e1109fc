"""What `threedoors serve` says when the house opens; nothing listens here."""

import pytest
from click.testing import CliRunner

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


@pytest.mark.parametrize(
    "url", ["https://club.example/doors", "https://club.example/?house=1", "http://club.example/#x"]
)
def test_a_public_address_within_a_site_is_refused_with_what_would_work(url: str) -> None:
    told = CliRunner().invoke(serve.command, ["--public-url", url])
    assert told.exit_code == 2
    said = " ".join(told.stderr.split())
    assert "needs a name of its own" in said
    assert f"{url.split(':')[0]}://doors.club.example" in said


@pytest.mark.parametrize("url", ["https://doors.example", "https://doors.example/", "http://192.0.2.1:8000"])
def test_a_public_address_of_its_own_is_taken_without_its_slash(url: str) -> None:
    assert serve.checked_url(url) == url.rstrip("/")


def test_nobody_sees_a_browser_open_over_ssh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("SSH_CONNECTION", "198.51.100.1 1 198.51.100.7 22")
    assert not serve.has_desktop()
