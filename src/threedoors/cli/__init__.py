"""The command `threedoors`: play, serve, solve and replay in a terminal.

Commands are found by looking in commands/: the file `what_if.py` exporting `command` is `threedoors what-if`.
Only the file of the command that runs is imported, so start-up stays quick. Exit codes are promises: 0 done,
1 failure, 2 bad input, 130 stopped by the user.

No command means `serve`: `threedoors --port 9000` is `threedoors serve --port 9000`.
"""

import importlib
import io
import os
import pkgutil
import sys
from collections.abc import Sequence
from typing import NoReturn

import click

from threedoors.cli import commands

DEFAULT = "serve"
OPTIONS_OF_THE_HOUSE = {"--help", "-h", "--version"}


class Commands(click.Group):
    """A group whose commands are the files in commands/."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        found = pkgutil.iter_modules(commands.__path__)
        return sorted(module.name.replace("_", "-") for module in found if not module.name.startswith("_"))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        module = importlib.import_module(f"{commands.__name__}.{cmd_name.replace('-', '_')}")
        command: click.Command = module.command
        return command

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not args or (args[0].startswith("-") and args[0] not in OPTIONS_OF_THE_HOUSE):
            args = [DEFAULT, *args]
        return super().parse_args(ctx, args)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="threedoors", message="%(prog)s %(version)s")
def threedoors() -> None:
    """Three dungeon games behind three doors. Without a command: serve."""


def run(arguments: Sequence[str] | None = None) -> int:
    """Run one command line and give its exit code; what went wrong is told on stderr."""
    try:
        code = threedoors.main(arguments, prog_name="threedoors", standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as problem:
        problem.show()
        return problem.exit_code
    except (click.Abort, KeyboardInterrupt):
        return 130
    except BrokenPipeError:  # `threedoors … | head`: the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code if isinstance(code, int) else 0


def main() -> NoReturn:
    """The console script. A terminal that cannot show a letter gets its number, not a crash."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    sys.exit(run())
