"""`threedoors lab`: measure bots, decks and levels. Its commands are found by looking in ``lab/``.

A file of ``threedoors/lab`` that exports ``command`` is a command here, under the file's own name.
"""

import importlib
import pkgutil

import click

from threedoors import lab


class LabGroup(click.Group):
    """Loads each command only when it is asked for, so that start-up stays quick."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Every file of the lab that holds a command."""
        names = (found.name for found in pkgutil.iter_modules(lab.__path__))
        return [name for name in sorted(names) if self.get_command(ctx, name) is not None]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, or None."""
        if cmd_name not in {found.name for found in pkgutil.iter_modules(lab.__path__)}:
            return None
        found = getattr(importlib.import_module(f"threedoors.lab.{cmd_name}"), "command", None)
        return found if isinstance(found, click.Command) else None


@click.group("lab", cls=LabGroup)
def command() -> None:
    """Measure: balance, tuning, farms. Each command tells more with --help."""
