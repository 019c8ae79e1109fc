"""A trick or a verb is one file in its folder, called as card files call it, and says itself in every language."""

from pathlib import Path
from types import ModuleType

import pytest

from threedoors.core import kebab
from threedoors.games.munchkin import GAME
from threedoors.games.munchkin.cards.kinds import Trick
from threedoors.games.munchkin.cards.verbs import Verb, snake
from threedoors.games.munchkin.play import tricks, verbs
from threedoors.games.munchkin.play.tricks import TRICKS
from threedoors.games.munchkin.play.verbs import VERBS
from threedoors.texts import LANGUAGES

FOLDERS = [(tricks, TRICKS, Trick), (verbs, VERBS, Verb)]
every_folder = pytest.mark.parametrize(("folder", "registry", "data"), FOLDERS, ids=["tricks", "verbs"])


@every_folder
def test_every_file_carries_out_what_cards_may_say_and_nothing_is_left_over(
    folder: ModuleType, registry: dict[type, object], data: type[Trick] | type[Verb]
) -> None:
    files = {path.stem for path in Path(str(folder.__file__)).parent.glob("*.py")} - {"__init__"}
    said: list[type] = [*data.__subclasses__()]
    assert files == {snake(kind.__name__) for kind in said}
    assert set(registry) == set(said)


@every_folder
def test_each_has_a_sentence_in_every_language(
    folder: ModuleType, registry: dict[type, object], data: type[Trick] | type[Verb]
) -> None:
    for language in LANGUAGES:
        texts = (GAME.folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
        for kind in registry:
            assert f"\ncard-{kebab(kind.__name__)} =" in texts, f"{language}: {kind.__name__}"
