"""The words of a game for programs: sentences where the texts are installed, plain ids where only the rules are."""

from collections.abc import Sequence

from threedoors.core import Message, Refused
from threedoors.games import AnyGame


class Sentences:
    """One game's messages put into words, with its players' names."""

    def __init__(self, game: AnyGame, names: Sequence[str], language: str) -> None:
        self._game, self._names, self._language = game, names, language

    def say(self, message: Message) -> str:
        """The message in words."""
        try:
            from threedoors.texts import Texts
        except ImportError:  # the rules alone are installed: they need msgspec and nothing else
            return _plain(message)
        return Texts(self._language, self._game.folder, names=self._names).say(message)

    def refusal(self, refused: Refused) -> str:
        """Why not, by which rule, and what would work."""
        why = self.say(refused.message)
        return f"{why} {self.say(refused.instead)}" if refused.instead else why


def _plain(message: Message) -> str:
    args = ", ".join(f"{key} {value}" for key, value in message.args.items() if value not in ("", None))
    return f"{message.id} ({args})" if args else message.id
