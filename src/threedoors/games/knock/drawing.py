"""The table in a terminal: the Keep as a lattice of numbers one can play from, and everything around it.

Every number stands on its lattice point, so a covered corner is written once and belongs to both
cards. Between four points lies a card (its name, danger, tokens), a free spot (its x,y) or a hole.
"""

from typing import Final

from threedoors.core import Argument, Message, Names, Say
from threedoors.games.knock.cards import CardId
from threedoors.games.knock.keep import LIVE, Keep, free_spots, visible
from threedoors.games.knock.lattice import SHIFTS, Spot, at, xy
from threedoors.games.knock.telling import spoken
from threedoors.games.knock.views import HandSeen, KnockView

WIDE: Final = 12  # columns from point to point
HIGH: Final = 3  # lines
Canvas = dict[tuple[int, int], str]


def draw(view: KnockView, say: Say) -> str:
    """The whole table in words and numbers."""
    return "\n".join((*_head(view, say), "", *draw_keep(view, say), "", *_hands(view, say)))


def draw_keep(view: KnockView, say: Say) -> list[str]:
    """The Keep, line by line."""
    spots = free_spots(view.keep) if view.phase in ("turn", "knight") else ()
    corner = _top_left([xy(spot) for spot in (*view.keep.cards, *spots)])
    canvas: Canvas = {}
    for spot in spots:
        _write(canvas, corner, spot, 1, f"{spot:^{WIDE - 1}}")
    for spot in sorted(view.keep.cards, key=lambda spot: view.keep.cards[spot].order):
        _draw_card(canvas, corner, view, spot, say)
    return _lines(canvas)


def _top_left(places: list[tuple[int, int]]) -> tuple[int, int]:
    return min((x for x, _ in places), default=0), min((y for _, y in places), default=0)


def _draw_card(canvas: Canvas, corner: tuple[int, int], view: KnockView, spot: Spot, say: Say) -> None:
    x, y = xy(spot)
    name = say(Message("card-name", {"name": view.cards[view.keep.cards[spot].card].name}))
    _write(canvas, corner, spot, 1, f"{name[: WIDE - 1]:^{WIDE - 1}}")
    _write(canvas, corner, spot, 2, f"{plate(view.keep, spot):^{WIDE - 1}}")
    for row in (0, 1):
        _write(canvas, corner, at(x, y + row), 0, "-" * (WIDE - 1))
    for value, (dx, dy) in zip(visible(view.keep, spot), SHIFTS, strict=True):
        left, top = (x + dx - corner[0]) * WIDE, (y + dy - corner[1]) * HIGH
        canvas[left, top] = str(value)


def plate(keep: Keep, spot: Spot) -> str:
    """A card's danger as it is written on it: [5] a hall, <8>’3 a creature with three tokens, <8>* a frozen one."""
    laid = keep.cards[spot]
    if laid.status not in LIVE:
        return f"[{laid.danger}]"
    return f"<{laid.danger}>{'*' if laid.status == 'frozen' else f'’{keep.sand.get(spot, 0)}'}"


def _write(canvas: Canvas, corner: tuple[int, int], spot: Spot, line: int, text: str) -> None:
    x, y = xy(spot)
    left, top = (x - corner[0]) * WIDE + 1, (y - corner[1]) * HIGH + line
    for column, letter in enumerate(text):
        if letter != " ":
            canvas[left + column, top] = letter


def _lines(canvas: Canvas) -> list[str]:
    bottom = max((row for _, row in canvas), default=-1)
    return [_line(canvas, row) for row in range(bottom + 1)]


def _line(canvas: Canvas, row: int) -> str:
    letters = {column: letter for (column, line), letter in canvas.items() if line == row}
    return "".join(letters.get(column, " ") for column in range(max(letters, default=-1) + 1))


def _head(view: KnockView, say: Say) -> list[str]:
    """Level, tokens, pile, Speech or Silence; spells, poison and doom where there are any."""
    mouth = "@table-silence" if view.silent else "@table-speech"
    numbers: dict[str, Argument] = {
        "level": view.level,
        "reserve": view.reserve,
        "pile": view.pile_left,
        "mouth": mouth,
    }
    lines = [f"{say(Message('table-head', numbers))} · {say(Message(f'table-knight-{view.knight}'))}"]
    if view.spells:
        lines.append(say(Message("table-spells", {"spells": [spoken(spell) for spell in view.spells]})))
    if view.keep.poisoned:
        lines.append(say(Message("table-poisoned", {"points": list(view.keep.poisoned)})))
    if view.doomed:
        doomed = [_name(view, view.keep.cards[spot].card) for spot in view.doomed]
        lines.append(say(Message("table-doomed", {"cards": list(doomed)})))
    if view.save_code:
        lines.append(say(Message("table-save-code", {"code": view.save_code})))
    return lines


def _hands(view: KnockView, say: Say) -> list[str]:
    """What the others hold as far as it was told, and one's own hand."""
    lines = [say(Message("table-legend"))]
    lines += [_hand(view, hand, say) for hand in view.hands if hand.seat != view.seat]
    if view.shown is not None:
        lines.append(say(Message("table-shown", {"card": _name(view, view.shown)})))
    if view.seat is not None:
        lines.append(say(Message("table-hand")))
        lines += [f"  {say(card_label(view, card))}" for card in view.hand]
    return lines


def _hand(view: KnockView, hand: HandSeen, say: Say) -> str:
    known = [_name(view, card) for card in hand.known]
    words = say(Message("table-others", {"seat": hand.seat, "count": hand.count}))
    return words + (say(Message("table-known", {"cards": list(known)})) if known else "")


def card_label(view: KnockView, card: CardId) -> Message:
    """A card in one line: name, corners (top row / bottom row), tokens, silence, chests."""
    face = view.cards[card]
    top_left, top_right, bottom_right, bottom_left = face.corners
    return Message(
        "label-card",
        {
            "name": face.name,
            "corners": f"{top_left} {top_right} / {bottom_left} {bottom_right}",
            "tokens": face.tokens,
            "silence": int(face.silence),
            "chests": face.chests,
        },
    )


def _name(view: KnockView, card: CardId) -> Names:
    return view.cards[card].name
