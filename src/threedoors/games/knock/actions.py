"""What a player may ask in Knock. Conceding ends the Keep for the whole team."""

from threedoors.core import Action, Concede
from threedoors.games.knock.cards import CardId
from threedoors.games.knock.lattice import Point, Spot


class GetReady(Action, frozen=True):
    """Say that the timer may start (K9), or that the next Keep may be set up (K21)."""


class PlaceCard(Action, frozen=True):
    """Lay a card from hand, or the Knight who has just come, on a free spot (K10, K14)."""

    card: CardId
    spot: Spot
    turned: bool = False


class SkipTurn(Action, frozen=True):
    """Let the turn go by, for there is no card in hand; the alarm still rings (K15)."""


class ShowCard(Action, frozen=True):
    """Commit to a card on one's own turn: it must then be played, where is still free (K16)."""

    card: CardId


class TellCards(Action, frozen=True):
    """Say truly which cards one holds, while Speech lasts (K17a)."""

    cards: tuple[CardId, ...]


class CastFireball(Action, frozen=True):
    """Burn a live creature other than the Knight (K24)."""

    spot: Spot


class CastIceFlash(Action, frozen=True):
    """Freeze a live creature other than the Knight (K23)."""

    spot: Spot


class CastPoison(Action, frozen=True):
    """Poison a corner point of a live creature (K25)."""

    point: Point


class CastSphere(Action, frozen=True):
    """Let the Sphere of Silence swallow the silence (K26)."""


class TimeUp(Action, frozen=True):
    """The sand has run out; only the clock says so (K9)."""


Spellcasting = CastFireball | CastIceFlash | CastPoison | CastSphere
KnockAction = GetReady | PlaceCard | SkipTurn | ShowCard | TellCards | Spellcasting | TimeUp | Concede
