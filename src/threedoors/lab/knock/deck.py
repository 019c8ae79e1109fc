"""`threedoors lab deck FILE`: read a deck file of Knock as the game would, and say what is wrong or odd about it."""

from collections import Counter
from pathlib import Path

import click

from threedoors.core import Refused
from threedoors.games.knock import GAME, versions
from threedoors.games.knock.cards import Deck
from threedoors.games.knock.decks import BadDeck, allowance, deck_of, house_deck
from threedoors.games.knock.options import KnockOptions
from threedoors.texts import LANGUAGES, Texts


@click.command("deck")
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False), required=False)
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language of the answer.")
def command(file: Path | None, lang: str) -> None:
    """Check a deck file of Knock (the shipped one without FILE): counts, creatures, how much slack each leaves."""
    texts = Texts(lang, GAME.folder)
    text = _text_of(file) if file else house_deck(versions.RULES_VERSION)
    try:
        deck = deck_of(text)
    except BadDeck as fault:
        raise click.UsageError(texts.refusal(Refused(fault.why, "K3", fault.args_named))) from fault
    for line in _summary(deck, texts):
        click.echo(line)
    for warning in GAME.warnings(KnockOptions(deck=text)):
        click.echo(texts.say(warning), err=True)


def _text_of(file: Path) -> str:
    """What is in a deck file; an empty one is not our own deck."""
    try:
        return file.read_text(encoding="utf-8") or "\n"
    except UnicodeDecodeError as fault:
        sentence = f"{file} is not text in UTF-8 (byte {fault.start}). Save it again, as UTF-8."
        raise click.UsageError(sentence) from fault


def _summary(deck: Deck, texts: Texts) -> list[str]:
    """How many cards of each kind and mark, then the creatures by mark."""
    cards = deck.cards.values()
    kinds = Counter((card.mark, card.kind) for card in cards)
    lines = [f"Keep {mark or 'any'}: {kind} × {count}" for (mark, kind), count in sorted(kinds.items())]
    creatures = sorted((card for card in cards if card.kind != "hall"), key=lambda card: card.mark)
    for card in creatures:
        corners = " ".join(map(str, card.corners))
        name = texts.name(card.name) or card.id
        lines.append(f"{card.mark or '-'}  {corners}  tokens {card.tokens}  slack {allowance(card)}  {name}")
    return lines
