"""`threedoors lab`: measure bots, decks and levels. Its commands are found by looking in ``lab/``.

A file of ``threedoors/lab``, or of a game's folder in it, that exports ``command`` is a command here, under the
file's own name.
"""

import importlib
import pkgutil
from collections.abc import Iterator

import click

from threedoors import lab


def modules() -> Iterator[str]:
    """Every module of the lab: its own first, then those of each game."""
    found = tuple(pkgutil.walk_packages(lab.__path__, f"{lab.__name__}."))
    yield from sorted((module.name for module in found if not module.ispkg), key=lambda name: (name.count("."), name))


class LabGroup(click.Group):
    """Loads each command only when it is asked for, so that start-up stays quick."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Every file of the lab that holds a command."""
        names = {module.rpartition(".")[2] for module in modules()}
        return [name for name in sorted(names) if self.get_command(ctx, name) is not None]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, or None."""
        for module in modules():
            if module.rpartition(".")[2] == cmd_name:
                found = getattr(importlib.import_module(module), "command", None)
                if isinstance(found, click.Command):
                    return found
        return None


@click.group("lab", cls=LabGroup)
def command() -> None:
    """Measure: balance, tuning, farms. Each command tells more with --help."""
