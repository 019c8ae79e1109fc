"""The table as SVG: a mat for every player, and above them the fight as two bills with the balance between.

What is in use stands in ink, what is merely carried is paler; whoever plays has a bright rim, whoever has died a grey
mat. Backs show how many doors and treasures a hand holds; one's own hand is named.
"""

from collections.abc import Iterator
from html import escape
from typing import Final, NamedTuple

from threedoors.core import Message, Say, Seat, signed
from threedoors.games.munchkin.events.bills import Bill
from threedoors.games.munchkin.shown.card_lines import with_bonus
from threedoors.games.munchkin.shown.drawing import bill_lines, standing
from threedoors.games.munchkin.shown.views import MunchkinView

MAT_WIDE, GAP, LINE, HEAD, LETTERS = 272, 16, 20, 84, 36
INK, CREAM, WALL, PAPER, PALE, BRIGHT = "#25132d", "#fdf1da", "#25132d", "#e9d2a2", "#7a6548", "#ffc24d"
GREY, GOOD, BAD, DOOR, TREASURE = "#a79f94", "#3f7d3a", "#a8260f", "#5d4560", "#b98a2f"
BILL_LINES: Final = 8


class MatLine(NamedTuple):
    """One line on a mat or a bill."""

    words: str
    ink: str = INK
    bold: bool = False


def draw_svg(view: MunchkinView, say: Say) -> str:
    """What this seat sees of the table, as one SVG."""
    seats = range(len(view.board.players))
    mats = [list(_lines(view, seat, say)) for seat in seats]
    fight = _fight(view, say)
    wide = GAP + len(mats) * (MAT_WIDE + GAP)
    top = 52 + (fight[0] + GAP if fight else 0)
    high_mat = HEAD + LINE * max(len(lines) for lines in mats) + GAP
    hand = _hand(view, say)
    high = top + high_mat + GAP + (LINE * len(hand) + GAP if hand else 0)
    turn = say(Message("draw-turn", {"turn": view.board.turn, "seat": view.board.active}))
    parts = [
        f'<rect width="{wide}" height="{high}" fill="{WALL}"/>',
        _text(GAP, 34, MatLine(turn, CREAM, bold=True), 20),
        fight[1] if fight else "",
        *(_mat(view, seat, mats[seat], top, high_mat, say) for seat in seats),
        *(_text(GAP, top + high_mat + GAP + LINE * n + 14, row, 14) for n, row in enumerate(hand)),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" '
        f'font-family="Alegreya Sans, sans-serif">{"".join(parts)}</svg>\n'
    )


def _mat(view: MunchkinView, seat: Seat, lines: list[MatLine], top: int, high: int, say: Say) -> str:
    """One player: Level in a disc, strength beside the name, then what lies there."""
    player, hand = view.board.players[seat], view.hands[seat]
    x = GAP + seat * (MAT_WIDE + GAP)
    rim = f'stroke="{BRIGHT}" stroke-width="4"' if view.board.active == seat else f'stroke="{INK}"'
    ground = PAPER if player.alive else GREY
    right = x + MAT_WIDE - 20
    backs = _backs(right, top + 50, hand.doors, DOOR) + _backs(right, top + 66, hand.treasures, TREASURE)
    level = f'<g text-anchor="middle">{_text(x + 36, top + 51, MatLine(str(player.level), CREAM, bold=True), 26)}</g>'
    return "".join(
        (
            f'<rect x="{x}" y="{top}" width="{MAT_WIDE}" height="{high}" rx="12" fill="{ground}" {rim}/>',
            f'<circle cx="{x + 36}" cy="{top + 42}" r="26" fill="{INK}"/>',
            level,
            _text(x + 74, top + 32, MatLine(say(Message("label-seat", {"seat": seat})), INK, bold=True), 18),
            _text(x + 74, top + 56, MatLine(str(view.strengths[seat].total), GOOD, bold=True), 18),
            backs,
            *(_text(x + 14, top + HEAD + 12 + LINE * n, row, 14) for n, row in enumerate(lines)),
        )
    )


def _lines(view: MunchkinView, seat: Seat, say: Say) -> Iterator[MatLine]:
    """What lies before a player, a line each: races and classes, what is used, carried, and what is endured."""
    player, deck = view.board.players[seat], view.board.options.deck
    for trait in [_name(deck[card].name, say) for card in player.traits] or [say(Message("draw-human"))]:
        yield MatLine(trait, INK, bold=True)
    for card in (*player.equipped, *(attached.card for attached in player.attached)):
        yield MatLine(_name(with_bonus(deck, player, card), say))
    for card in player.carried:
        yield MatLine(_name(deck[card].name, say), PALE)
    for card in player.curses:
        yield MatLine(_name(deck[card].name, say), BAD)


def _fight(view: MunchkinView, say: Say) -> tuple[int, str] | None:
    """How high the panel is, and both bills in it."""
    fight, board = view.fight, view.board
    if fight is None or board.fight is None or board.over:
        return None
    ours, theirs = (list(_bill(view, bill, say)) for bill in (fight.ours, fight.theirs))
    high = 76 + LINE * max(len(ours), len(theirs))
    wide = len(board.players) * (MAT_WIDE + GAP) - GAP
    half = wide // 2
    said = say(standing(view, board.options.deck, board.fight))
    sides = (("draw-ours", fight.ours, ours, GAP + 20), ("draw-theirs", fight.theirs, theirs, GAP + half + 20))
    parts = [f'<rect x="{GAP}" y="52" width="{wide}" height="{high}" rx="12" fill="{CREAM}"/>']
    for title, bill, rows, x in sides:
        parts.append(_text(x, 84, MatLine(say(Message(title, {"total": bill.total})), INK, bold=True), 22))
        parts += [_text(x, 110 + LINE * n, row, 14) for n, row in enumerate(rows)]
    parts.append(_text(GAP + 20, 52 + high - 12, MatLine(said, GOOD if fight.wins else BAD, bold=True), 16))
    return high, "".join(parts)


def _bill(view: MunchkinView, bill: Bill, say: Say) -> Iterator[MatLine]:
    """The lines of a sum; where there are very many, the last says what the others come to."""
    lines = list(bill_lines(view, view.board.options.deck, say, bill))
    shown = lines if len(lines) <= BILL_LINES else lines[: BILL_LINES - 1]
    yield from (MatLine(f"{signed(part.n)}  {words}") for part, words in shown)
    if len(shown) < len(lines):
        yield MatLine(f"… {signed(sum(part.n for part, _ in lines[len(shown) :]))}", PALE)


def _hand(view: MunchkinView, say: Say) -> list[MatLine]:
    """One's own hand by name, in as many lines as it takes."""
    names = [_name(view.board.options.deck[card].name, say) for card in view.hand]
    if not names or view.seat is None:
        return []
    said = say(Message("draw-hand", {"limit": view.hand_limits[view.seat].total}))
    most, rows = len(view.board.players) * LETTERS, [said]
    for name in names:
        if len(rows[-1]) + len(name) > most:
            rows.append("")
        rows[-1] = f"{rows[-1]}  {name}{'' if name == names[-1] else ','}".strip()
    return [MatLine(row, CREAM) for row in rows]


def _backs(right: int, y: int, count: int, colour: str) -> str:
    """A small card for each in hand, from the right."""
    return "".join(
        f'<rect x="{right - 10 * n - 8}" y="{y}" width="8" height="12" rx="2" fill="{colour}"/>' for n in range(count)
    )


def _name(names: dict[str, str], say: Say) -> str:
    return say(Message("label-card", {"card": names}))


def _text(x: int, y: int, row: MatLine, size: int) -> str:
    weight = ' font-weight="800"' if row.bold else ""
    return f'<text x="{x}" y="{y}" font-size="{size}"{weight} fill="{row.ink}">{escape(row.words)}</text>'
