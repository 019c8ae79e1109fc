"""The drawing hand: things of the dungeon as SVG, on a cell one unit wide whose middle is (0, 0).

Only shapes and colours; where things stand and what they mean is for ``picture``.
"""

from collections.abc import Sequence

Spot = tuple[float, float]  # right, down; in cells from the corner of the picture

WALL, FRAME, FLOOR, SLAB, SLAB_LOWER = "#25132d", "#6a4c70", "#1b0d22", "#3d2747", "#1a2759"
INK, CHALK, CHALK_DIM = "#25132d", "#fff3cf", "#d3bcd0"
LIT, LIT_CORE, UNLIT, THREAD, HALO, HUSH = "#ffcf6b", "#fff3cf", "#c3b2cc", "#9a5a00", "#ffb53d", "#9dbcff"
BAD, BAD_DARK, WOOD, WOOD_DARK = "#ff7a63", "#3a0f12", "#b9814a", "#6b4527"
COLOURS = {"door": "#1f8a8c", "key": "#e3a51f", "chest": "#8a5a2b", "monster": "#cf4128", "exit": "#3f7d3a"}

STYLE = (
    "text{font-family:'Alegreya Sans','Segoe UI',sans-serif;font-weight:800;text-anchor:middle}"
    ".round{fill:none;stroke-linecap:round;stroke-linejoin:round}"
)
HATCH = (
    '<pattern id="hatch" width=".2" height=".2" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    f'<path d="M0 0V.2M0 0H.2" stroke="{INK}" stroke-width=".035" stroke-opacity=".55"/></pattern>'
)

PLATES = {
    "door": "M-.44 .44V-.08A.44 .4 0 0 1 .44 -.08V.44Z",
    "key": "M-.44 0A.44 .44 0 1 0 .44 0A.44 .44 0 1 0 -.44 0Z",
    "chest": "M-.36 -.44H.36Q.44 -.44 .44 -.36V.36Q.44 .44 .36 .44H-.36Q-.44 .44 -.44 .36V-.36Q-.44 -.44 -.36 -.44Z",
    "monster": "M0 -.49L.49 0L0 .49L-.49 0Z",
    "exit": "M-.44 .44V-.1L0 -.49L.44 -.1V.44Z",
}
"""Each waypoint has a shape of its own, so none is told by colour alone."""

SIGNS = {
    "door": f'<path d="M-.2 .4V-.06A.2 .2 0 0 1 .2 -.06V.4" fill="none" stroke="{CHALK}" stroke-width=".07"/>'
    f'<path d="M0 -.24V.4" stroke="{CHALK}" stroke-width=".04"/><circle cx=".09" cy=".14" r=".045" fill="{CHALK}"/>',
    "key": f'<circle cx="0" cy="-.14" r=".12" fill="none" stroke="{CHALK}" stroke-width=".08"/>'
    f'<path d="M0 -.02V.3M0 .28H.13M0 .17H.1" class="round" stroke="{CHALK}" stroke-width=".08"/>',
    "chest": f'<path d="M-.27 -.02V.25H.27V-.02ZM-.27 -.07A.27 .2 0 0 1 .27 -.07Z" fill="{CHALK}"/>'
    f'<rect x="-.06" y="-.1" width=".12" height=".16" rx=".03" fill="{COLOURS["chest"]}"/>',
    "monster": '<ellipse cy=".03" rx=".27" ry=".25" fill="#4d7a4a"/>{eyes}'
    f'<path d="M-.1 .17H.1" stroke="{CHALK}" stroke-width=".05" stroke-dasharray=".05 .025"/>',
    "exit": f'<path d="M-.18 .4V-.02H.18V.4Z" fill="{CHALK}"/>'
    '<path d="M-.02 .2H.3M.2 .1L.31 .2L.2 .3" class="round" stroke="#25132d" stroke-width=".07"/>',
}


def number(value: float) -> str:
    """A coordinate without needless digits."""
    return f"{value:.3f}".rstrip("0").rstrip(".") or "0"


def at(spot: Spot, drawn: str, turn: int = 0) -> str:
    """Something drawn around (0, 0), moved to a spot and turned by so many degrees."""
    turned = f" rotate({turn})" if turn else ""
    return f'<g transform="translate({number(spot[0])} {number(spot[1])}){turned}">{drawn}</g>'


def line(spots: Sequence[Spot], stroke: str, width: float, extra: str = "") -> str:
    """A round stroke through the middles of cells; a single one is a dot."""
    points = " L".join(f"{number(x)} {number(y)}" for x, y in spots)
    dot = " h.001" if len(spots) == 1 else ""
    return f'<path class="round" d="M{points}{dot}" stroke="{stroke}" stroke-width="{width}"{extra}/>'


def tile(spots: Sequence[Spot], lit: bool, mates: bool) -> str:
    """One tile: ink below, its body, a bright core if it is lit, a hatch if it is the mate's."""
    drawn = line(spots, INK, 0.9) + line(spots, LIT if lit and not mates else UNLIT, 0.82)
    if mates:
        drawn += line(spots, "url(#hatch)", 0.82)
    if lit:
        drawn += line(spots, HUSH if mates else LIT_CORE, 0.34)
    return drawn


def halo(spots: Sequence[Spot]) -> str:
    """Warm light around the lit path: stacked strokes, so that it needs no filter."""
    return "".join(line(spots, HALO, width, ' stroke-opacity=".1"') for width in (1.9, 1.5, 1.15))


def thread(spots: Sequence[Spot]) -> str:
    """The dots that run from Door to Exit."""
    return line(spots, THREAD, 0.08, ' stroke-dasharray=".001 .33"')


def waypoint(name: str, place: int, mates: bool) -> str:
    """A waypoint: its shape, its sign and its number from 1 to 5."""
    rim = HUSH if mates else CHALK
    plate = (
        f'<path d="{PLATES[name]}" fill="{COLOURS[name]}" stroke="{rim}" stroke-width=".055" stroke-linejoin="round"/>'
    )
    sign = SIGNS[name].replace("{eyes}", eyes(-0.02, 0.1))
    badge = f'<circle r=".19" fill="{INK}" stroke="{rim}" stroke-width=".03"/>'
    badge += f'<text y=".1" font-size=".28" fill="{CHALK}">{place}</text>'
    return plate + sign + at((0.38, -0.38), badge)


def eyes(height: float, gap: float) -> str:
    """The two eyes of the house."""
    one = f'<circle r=".09" fill="#fff6e0"/><circle cx=".03" cy=".02" r=".043" fill="{INK}"/>'
    return at((-gap, height), one) + at((gap, height), one)


def pit() -> str:
    """A hole that looks back."""
    return '<ellipse rx=".43" ry=".38" fill="#0c0410" stroke="#513359" stroke-width=".05"/>' + eyes(0, 0.12)


def stair() -> str:
    """Three steps."""
    steps = "M-.36 .36V.12H-.12V-.12H.12V-.36H.36V.36Z"
    return f'<path d="{steps}" fill="{CHALK_DIM}" stroke="{INK}" stroke-width=".05" stroke-linejoin="round"/>'


def bridge() -> str:
    """Planks, crossed up and down."""
    planks = "".join(
        f'<rect x="-.3" y="{y}" width=".6" height=".15" rx=".03"/>' for y in (-0.44, -0.25, -0.06, 0.13, 0.32)
    )
    rails = f'<path d="M-.26 -.5V.5M.26 -.5V.5" stroke="{WOOD_DARK}" stroke-width=".06"/>'
    return f'<g fill="{WOOD}" stroke="{WOOD_DARK}" stroke-width=".025">{planks}</g>{rails}'


def crack() -> str:
    """A torn edge with a cross: here two pieces touch that may not."""
    torn = "M0 -.5l.1 .16 -.2 .16 .2 .18 -.2 .16 .1 .34"
    lines = "".join(
        f'<path d="{torn}" fill="none" stroke="{colour}" stroke-width="{width}"/>'
        for colour, width in ((BAD_DARK, 0.2), (BAD, 0.1))
    )
    return lines + cross()


def cross() -> str:
    """The mark of a broken rule."""
    return (
        f'<circle r=".24" fill="{BAD_DARK}" stroke="{BAD}" stroke-width=".06"/>'
        f'<path class="round" d="M-.1 -.1L.1 .1M.1 -.1L-.1 .1" stroke="{BAD}" stroke-width=".075"/>'
    )
