"""The frame every command stands in: finding, defaults, exit codes, where words go."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from tests.open_house import close
from threedoors import cli
from threedoors.cli import commands
from threedoors.cli.screen import bad_input, failed

THREEDOORS = [sys.executable, "-m", "threedoors"]


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An extra folder in which commands are found."""
    monkeypatch.setattr(commands, "__path__", [*commands.__path__, str(tmp_path)])
    yield tmp_path
    for name in [name for name in sys.modules if name.startswith(f"{commands.__name__}.knock_twice")]:
        del sys.modules[name]


def add_command(shelf: Path, body: str) -> None:
    (shelf / "knock_twice.py").write_text(
        "import click\nfrom threedoors.cli.screen import *\n"
        f"@click.command('knock-twice')\ndef command():\n    {body}\n"
    )


def test_a_new_file_is_a_new_command(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_command(shelf, "json_line({'knocks': 2})")
    assert cli.run(["knock-twice"]) == 0
    assert capsys.readouterr().out == '{"knocks":2}\n'


def test_help_lists_what_is_found(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_command(shelf, "'''Knock, then knock again.'''")
    assert cli.run(["--help"]) == 0
    told = capsys.readouterr().out
    assert "knock-twice" in told
    assert "serve" in told


def test_only_the_command_that_runs_is_imported(shelf: Path) -> None:
    (shelf / "knock_thrice.py").write_text("raise ImportError('nobody asked for me')")
    add_command(shelf, "pass")
    assert cli.run(["knock-twice"]) == 0


def test_bad_input_is_exit_2_on_stderr(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_command(shelf, "bad_input('There are 3 doors; [7] is not one of them.')")
    assert cli.run(["knock-twice"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "There are 3 doors; [7] is not one of them.\n"


def test_a_failure_is_exit_1_on_stderr(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_command(shelf, "failed('The disk is full.')")
    assert cli.run(["knock-twice"]) == 1
    assert capsys.readouterr() == ("", "The disk is full.\n")


def test_ctrl_c_is_exit_130_without_a_traceback(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_command(shelf, "raise KeyboardInterrupt")
    assert cli.run(["knock-twice"]) == 130
    assert capsys.readouterr().err.strip() == ""


def test_an_unknown_command_is_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["kick"]) == 2
    assert "No such command 'kick'" in capsys.readouterr().err


def test_a_wrong_option_is_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["serve", "--port", "99999"]) == 2
    assert "99999" in capsys.readouterr().err


@pytest.mark.parametrize(("given", "meant"), [([], ["serve"]), (["--port", "1"], ["serve", "--port", "1"])])
def test_no_command_means_serve(given: list[str], meant: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[list[str]] = []

    def listen(self: click.Group, ctx: click.Context, args: list[str]) -> list[str]:
        heard.append(args)
        return []

    monkeypatch.setattr(click.Group, "parse_args", listen)
    monkeypatch.setattr(cli.Commands, "invoke", lambda self, ctx: None)
    cli.run(given)
    assert heard == [meant]


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--version"]) == 0
    assert capsys.readouterr().out.startswith("threedoors 0.")


def test_the_two_ways_to_stop_never_return() -> None:
    with pytest.raises(click.ClickException, match="no"):
        bad_input("no")
    with pytest.raises(click.ClickException, match="no"):
        failed("no")


def test_a_port_in_use_is_told_in_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        tried = subprocess.run([*THREEDOORS, "serve", "--port", str(port)], capture_output=True, text=True, check=False)
    assert tried.returncode == 1
    assert f"Port {port} on 127.0.0.1 is in use" in tried.stderr
    assert "Traceback" not in tried.stderr


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent as a POSIX signal here.")
def test_ctrl_c_closes_the_house_quietly() -> None:
    serve = [*THREEDOORS, "--port", "0", "--no-browser"]
    with subprocess.Popen(serve, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as served:
        assert served.stdout is not None
        assert served.stdout.readline().startswith("Three Doors is open at http://127.0.0.1:")
        close(served)
        assert served.stderr is not None
        complaints = served.stderr.read()
    assert served.returncode == 130
    assert complaints.strip() == ""


def test_a_terminal_that_cannot_show_a_letter_gets_its_number() -> None:
    plain = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run([*THREEDOORS, "games"], capture_output=True, text=True, env=plain, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "1\\u20136" in done.stdout
