"""The table in a terminal: the Keep as a lattice of numbers one can play from, and everything around it.

Every number stands on its lattice point, so a covered corner is written once and belongs to both
cards. Between four points lies a card (its name, danger, tokens), a free spot (its x,y) or a hole.
"""

from typing import Final, NamedTuple

from threedoors.core import ALARM, Argument, Message, Names, Say
from threedoors.games.knock.cards import CardId, Corners, Face
from threedoors.games.knock.keep import LIVE, free_spots, visible
from threedoors.games.knock.lattice import CORNERS, POINTS, SHIFTS, Point, Spot, at, owners, xy
from threedoors.games.knock.outlook import counted, is_hopeless, why_hopeless
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
    _write(canvas, grid, spot, 2, f"{plate(view, spot):^{grid.wide - 1}}")
    for row in (0, 1):
        _write(canvas, grid, at(x, y + row), 0, "-" * (grid.wide - 1))
    for value, (dx, dy) in zip(visible(view.keep, spot), SHIFTS, strict=True):
        left, top = (x + dx - grid.left) * grid.wide, (y + dy - grid.top) * HIGH
        canvas[left, top] = str(value)


def plate(view: KnockView, spot: Spot) -> str:
    """A card's danger as it is written on it: [5]$ a hall with a chest, <8>’3 a creature with three tokens.

    <8>* is a frozen one, !9!’2 one past beating without a spell, [0]~ a hall that brings silence.
    """
    laid = view.keep.cards[spot]
    if laid.status not in LIVE:
        face = view.cards[laid.card]
        return f"[{laid.danger}]{'$' * face.chests}{'~' * face.silence}"
    danger = f"!{laid.danger}!" if spot in view.doomed else f"<{laid.danger}>"
    return danger + ("*" if laid.status == "frozen" else f"’{view.keep.sand.get(spot, 0)}")


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


def head_line(view: KnockView) -> Message:
    """Level, tokens, pile, and with others Speech or Silence: alone nobody needs the token (K7)."""
    numbers: dict[str, Argument] = {"level": view.level, "reserve": view.reserve, "pile": view.pile_left}
    if len(view.hands) == 1:
        return Message("table-head-alone", numbers)
    return Message("table-head", {**numbers, "mouth": "@table-silence" if view.silent else "@table-speech"})


def _head(view: KnockView, say: Say) -> list[str]:
    """Level, tokens, pile, Speech or Silence; spells, poison and live creatures where there are any."""
    lines = [f"{say(head_line(view))} · {say(Message(f'table-knight-{view.knight}'))}"]
    if view.spells:
        lines.append(say(Message("table-spells", {"spells": [spoken(spell) for spell in view.spells]})))
    if view.keep.poisoned:
        corners = [say(point_label(view, point)) for point in view.keep.poisoned]
        lines.append(say(Message("table-poisoned", {"corners": list(corners)})))
    lines += [_creature(view, spot, say) for spot in view.outlooks]
    if view.save_code:
        lines.append(say(Message("table-save-code", {"code": view.save_code})))
    return lines


def _creature(view: KnockView, spot: Spot, say: Say) -> str:
    """A live creature: covers it needs and turns left; one past beating is an alarm."""
    laid, outlook = view.keep.cards[spot], view.outlooks[spot]
    args: dict[str, Argument] = {"card": _name(view, laid.card), "danger": laid.danger, **counted(outlook)}
    if is_hopeless(outlook):
        return f"{ALARM}{say(Message(f'table-creature-{why_hopeless(outlook)}', args))}"
    return say(Message("table-creature-frozen" if laid.status == "frozen" else "table-creature", args))


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
    known = [_with_corners(view.cards[card]) for card in hand.known]
    words = say(Message("table-others", {"seat": hand.seat, "count": hand.count}))
    return words + (say(Message("table-known", {"cards": list(known)})) if known else "")


def _with_corners(face: Face) -> Names:
    return {language: f"{word} ({in_two_rows(face.corners)})" for language, word in face.name.items()}


def point_label(view: KnockView, point: Point) -> Message:
    """A corner by the live creature it belongs to, where on it, and its value; and who shares it."""
    cards = [spot for spot in owners(point) if spot in view.keep.cards]
    cards.sort(key=lambda spot: view.keep.cards[spot].status not in LIVE)
    corner = POINTS[cards[0]].index(point)
    names = [_name(view, view.keep.cards[spot].card) for spot in cards]
    return Message(
        "label-point",
        {
            "card": names[0],
            "corner": f"@corner-{CORNERS[corner]}",
            "value": visible(view.keep, cards[0])[corner],
            "shared": len(names) - 1,
            "other": names[-1],
        },
    )


def card_label(view: KnockView, card: CardId) -> Message:
    """A card in one line: name, corners (top row / bottom row), tokens, silence, chests, and if it was told."""
    face = view.cards[card]
    is_told = any(card in hand.known for hand in view.hands if hand.seat == view.seat)
    return Message(
        "label-card",
        {
            "name": face.name,
            "corners": in_two_rows(face.corners),
            "tokens": face.tokens,
            "silence": int(face.silence),
            "chests": face.chests,
            "told": int(is_told),
        },
    )


def in_two_rows(corners: Corners) -> str:
    """Corners as they lie: the top row / the bottom row."""
    top_left, top_right, bottom_right, bottom_left = corners
    return f"{top_left} {top_right} / {bottom_left} {bottom_right}"


def _name(view: KnockView, card: CardId) -> Names:
    return view.cards[card].name
