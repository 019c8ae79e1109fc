"""The Keep as SVG: values on their points, covers as they lie, tokens, danger sums.

Measures follow the look of the house: a card is 140 × 152, the lattice 96 × 108, so that the discs of the
newer card lie on those of the older one. Halls show a plate, live creatures a hexagon.
"""

from html import escape
from typing import Final

from threedoors.core import Message, Say
from threedoors.games.knock.drawing import head_line
from threedoors.games.knock.keep import LIVE, visible
from threedoors.games.knock.lattice import POINTS, SHIFTS, Spot, xy
from threedoors.games.knock.views import KnockView

CARD_WIDE, CARD_HIGH, BOX = 140, 152, 44
PITCH_X, PITCH_Y = CARD_WIDE - BOX, CARD_HIGH - BOX
MARGIN: Final = 24
FOOT: Final = 40
DISCS: Final = ("#fdf6e6", "#f6d68b", "#f0a84a", "#dd6a35", "#a8260f")
GROUNDS: Final = {"hall": "#e9d2a2", "creature": "#cf9a5b", "knight": "#5d4560"}
INK, CREAM, WALL, WARN, BAD, ICE, POISON = "#25132d", "#fdf1da", "#25132d", "#ffc24d", "#ff7a63", "#9dbcff", "#3f7d3a"
CHEST: Final = f'fill="none" stroke="{INK}" stroke-width="2"'


def draw_svg(view: KnockView, say: Say) -> str:
    """The Keep of a view as one SVG."""
    places = [xy(spot) for spot in view.keep.cards] or [(0, 0)]
    left, top = min(x for x, _ in places), min(y for _, y in places)
    wide = (max(x for x, _ in places) - left) * PITCH_X + CARD_WIDE + 2 * MARGIN
    high = (max(y for _, y in places) - top) * PITCH_Y + CARD_HIGH + 2 * MARGIN + FOOT
    by_age = sorted(view.keep.cards, key=lambda spot: view.keep.cards[spot].order)
    cards = "".join(_card(view, spot, left, top, say) for spot in by_age)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" '
        f'font-family="Alegreya Sans, sans-serif" text-anchor="middle">'
        f'<rect width="{wide}" height="{high}" fill="{WALL}"/>{cards}{_foot(view, wide, high, say)}</svg>\n'
    )


def _card(view: KnockView, spot: Spot, left: int, top: int, say: Say) -> str:
    """One card where it lies: paper, name, danger, tokens, and the discs on its four points."""
    x, y = xy(spot)
    laid = view.keep.cards[spot]
    face = view.cards[laid.card]
    ground = GROUNDS["hall"] if laid.status == "beaten" else GROUNDS[face.kind]
    name = escape(say(Message("card-name", {"name": face.name})))
    shift = f"{MARGIN + (x - left) * PITCH_X} {MARGIN + (y - top) * PITCH_Y}"
    parts = [
        f'<g transform="translate({shift})"><title>{name}</title>',
        f'<rect width="{CARD_WIDE}" height="{CARD_HIGH}" rx="12" fill="{ground}" stroke="{INK}" stroke-width="2"/>',
        _name(name, CREAM if ground == GROUNDS["knight"] else INK),
        _plate(view, spot),
        _marks(face.silence, face.chests, laid.status == "frozen"),
        *(_disc(view, spot, corner) for corner in range(4)),
    ]
    return "".join(parts) + "</g>"


def _name(name: str, ink: str) -> str:
    """The name in two lines at most, between the discs."""
    words, lines = name.split(), [""]
    for word in words:
        if len(lines[-1]) + len(word) > 13 and lines[-1]:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    rows = lines[:2] if len(lines) < 3 else [lines[0], f"{lines[1]}…"]
    spans = "".join(f'<tspan x="70" dy="{15 if row else 0}">{text}</tspan>' for row, text in enumerate(rows))
    return f'<text x="70" y="66" font-size="14" fill="{ink}">{spans}</text>'


def _plate(view: KnockView, spot: Spot) -> str:
    """Danger: a plate for a hall, a hexagon and a sand pill for a live creature."""
    laid = view.keep.cards[spot]
    number = f'<text x="70" y="122" font-size="20" font-weight="800" fill="{CREAM}">{laid.danger}</text>'
    fallen = view.ending is not None and not view.ending.won and view.ending.spot == spot
    rim = f'stroke="{BAD}" stroke-width="5"' if fallen else f'stroke="{WARN}" stroke-width="3"'
    if laid.status not in LIVE:
        edge = rim if fallen else ""
        return f'<rect x="52" y="100" width="36" height="30" rx="8" fill="{INK}" {edge}/>{number}'
    hexagon = f'<path d="M48 115l10-17h24l10 17-10 17h-24z" fill="{INK}" {rim}/>'
    tokens = view.keep.sand.get(spot, 0)
    pill = (
        f'<rect x="50" y="18" width="40" height="24" rx="12" fill="{WARN if tokens < 2 else CREAM}" stroke="{INK}"/>'
        f'<path d="M58 23h11v2l-4 5 4 5v2H58v-2l4-5-4-5z" fill="{INK}"/>'
        f'<text x="79" y="36" font-size="16" font-weight="800" fill="{INK}">{tokens}</text>'
    )
    return hexagon + number + (pill if laid.status == "awake" else "")


def _marks(silence: bool, chests: int, frozen: bool) -> str:
    ice = f'<rect width="{CARD_WIDE}" height="{CARD_HIGH}" rx="12" fill="{ICE}" opacity=".45"/>' if frozen else ""
    hush = f'<path d="M60 90h20M64 84l12 12M76 84l-12 12" stroke="{INK}" stroke-width="3"/>' if silence else ""
    start = 70 - 8 * (chests - 1)
    boxes = "".join(f'<path d="M{start + 16 * n - 6} 86h12v9h-12zm0 3h12" {CHEST}/>' for n in range(chests))
    return ice + hush + boxes


def _disc(view: KnockView, spot: Spot, corner: int) -> str:
    """The value visible at one point; the newer card draws it over the older one."""
    dx, dy = SHIFTS[corner]
    value = visible(view.keep, spot)[corner]
    poisoned = POINTS[spot][corner] in view.keep.poisoned
    ink = CREAM if value >= 4 or poisoned else INK
    x, y = BOX // 2 + dx * PITCH_X, BOX // 2 + dy * PITCH_Y
    fill = POISON if poisoned else DISCS[min(value, len(DISCS) - 1)]
    return (
        f'<circle cx="{x}" cy="{y}" r="19" fill="{fill}" stroke="{INK}" stroke-width="2"/>'
        f'<text x="{x}" y="{y + 9}" font-size="26" font-weight="800" fill="{ink}">{value}</text>'
    )


def _foot(view: KnockView, wide: int, high: int, say: Say) -> str:
    words = say(head_line(view))
    return f'<text x="{wide / 2:g}" y="{high - 16}" font-size="15" fill="{CREAM}">{escape(words)}</text>'
