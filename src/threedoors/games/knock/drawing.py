"""The table in a terminal: the Keep as a lattice of numbers one can play from, and everything around it.

Every number stands on its lattice point, so a covered corner is written once and belongs to both
cards. Between four points lies a card (its name, danger, tokens), a free spot (its x,y) or a hole.
"""

from typing import Final, NamedTuple

from threedoors.core import Argument, Message, Names, Say
from threedoors.games.knock.cards import CardId, Corners
from threedoors.games.knock.keep import LIVE, Keep, free_spots, visible
from threedoors.games.knock.lattice import SHIFTS, Spot, at, xy
from threedoors.games.knock.telling import spoken
from threedoors.games.knock.views import HandSeen, KnockView

WIDE: Final = 12  # columns from point to point
NARROW: Final = 8  # the same where a Keep would be too wide for a screen
MOST_WIDE: Final = 8  # cards beside each other
HIGH: Final = 3  # lines
Canvas = dict[tuple[int, int], str]


def draw(view: KnockView, say: Say) -> str:
    """The whole table in words and numbers."""
    return "\n".join((*draw_keep(view, say), "", *_head(view, say), *_hands(view, say)))


def draw_keep(view: KnockView, say: Say) -> list[str]:
    """The Keep, line by line."""
    spots = free_spots(view.keep) if view.phase in ("turn", "knight") else ()
    grid = _grid([xy(spot) for spot in (*view.keep.cards, *spots)])
    canvas: Canvas = {}
    for spot in spots:
        _write(canvas, grid, spot, 1, f"{spot:^{grid.wide - 1}}")
    for spot in sorted(view.keep.cards, key=lambda spot: view.keep.cards[spot].order):
        _draw_card(canvas, grid, view, spot, say)
    return _lines(canvas)


class Grid(NamedTuple):
    """Where the lattice begins on the canvas, and how wide it is drawn."""

    left: int
    top: int
    wide: int


def _grid(places: list[tuple[int, int]]) -> Grid:
    columns = [x for x, _ in places] or [0]
    wide = WIDE if max(columns) - min(columns) < MOST_WIDE else NARROW
    return Grid(min(columns), min((y for _, y in places), default=0), wide)


def _draw_card(canvas: Canvas, grid: Grid, view: KnockView, spot: Spot, say: Say) -> None:
    x, y = xy(spot)
    name = say(Message("card-name", {"name": view.cards[view.keep.cards[spot].card].name}))
    _write(canvas, grid, spot, 1, f"{name[: grid.wide - 1]:^{grid.wide - 1}}")
    _write(canvas, grid, spot, 2, f"{plate(view.keep, spot):^{grid.wide - 1}}")
    for row in (0, 1):
        _write(canvas, grid, at(x, y + row), 0, "-" * (grid.wide - 1))
    for value, (dx, dy) in zip(visible(view.keep, spot), SHIFTS, strict=True):
        left, top = (x + dx - grid.left) * grid.wide, (y + dy - grid.top) * HIGH
        canvas[left, top] = str(value)


def plate(keep: Keep, spot: Spot) -> str:
    """A card's danger as it is written on it: [5] a hall, <8>’3 a creature with three tokens, <8>* a frozen one."""
    laid = keep.cards[spot]
    if laid.status not in LIVE:
        return f"[{laid.danger}]"
    return f"<{laid.danger}>{'*' if laid.status == 'frozen' else f'’{keep.sand.get(spot, 0)}'}"


def _write(canvas: Canvas, grid: Grid, spot: Spot, line: int, text: str) -> None:
    x, y = xy(spot)
    left, top = (x - grid.left) * grid.wide + 1, (y - grid.top) * HIGH + line
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
    return Message(
        "label-card",
        {
            "name": face.name,
            "corners": in_two_rows(face.corners),
            "tokens": face.tokens,
            "silence": int(face.silence),
            "chests": face.chests,
        },
    )


def in_two_rows(corners: Corners) -> str:
    """Corners as they lie: the top row / the bottom row."""
    top_left, top_right, bottom_right, bottom_left = corners
    return f"{top_left} {top_right} / {bottom_left} {bottom_right}"


def _name(view: KnockView, card: CardId) -> Names:
    return view.cards[card].name
