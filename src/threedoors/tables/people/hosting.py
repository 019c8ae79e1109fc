"""What the host may do: start, pause, seat bots, change options and settings, mute.

All of it is logged, and none of it shows the host a hand.
"""

import msgspec

from threedoors import bots
from threedoors.core import Refused, Seat
from threedoors.tables.ids import PersonId
from threedoors.tables.judging.asking import (
    Asking,
    Draft,
    Judged,
    check_host,
    check_lobby,
    check_playing,
    check_seat,
    no,
)
from threedoors.tables.log.facts import (
    BotSeated,
    GameStarted,
    Muted,
    OptionsChanged,
    Paused,
    Resumed,
    SeatEmptied,
    Settings,
    SettingsChanged,
    Unmuted,
)
from threedoors.tables.log.head import Holder, with_holder

MOST_OPTIONS_BYTES = 64 * 1024  # a whole deck fits
TAKEOVER_SECONDS = range(5, 24 * 3600 + 1)
MOST_MOMENTS = 20


def start(asking: Asking, fill: str) -> Judged:
    """Begin. Empty seats are filled with a bot, if one is named."""
    if refused := check_host(asking) or check_lobby(asking):
        return refused
    free = tuple(seat for seat, holder in enumerate(asking.head.seats) if holder.is_free)
    if free and not fill:
        return no("seats-empty", "fill-with-bots", seats=len(free))
    if free and (refused := check_bot(asking, fill)):
        return refused
    head = asking.head
    for seat in free:
        head = with_holder(head, seat, Holder(None, fill))
    state = asking.rules.set_up(head)
    if isinstance(state, Refused):
        return state
    filled = tuple(BotSeated(seat, fill) for seat in free)
    game = asking.rules.game
    return Draft((*filled, GameStarted(game.fingerprint(state), game.rules_version)), asking.head.host)


def pause(asking: Asking) -> Judged:
    if refused := check_host(asking) or check_playing(asking):
        return refused
    return no("already-paused") if asking.head.paused else Draft((Paused(),), asking.head.host)


def resume(asking: Asking) -> Judged:
    if refused := check_host(asking) or check_playing(asking):
        return refused
    return Draft((Resumed(),), asking.head.host) if asking.head.paused else no("not-paused")


def seat_bot(asking: Asking, seat: Seat, bot: str) -> Judged:
    """A bot for an empty seat, or in place of another bot."""
    if refused := check_host(asking) or check_seat(asking, seat) or check_bot(asking, bot):
        return refused
    if asking.head.phase == "over":
        return no("table-over", "rematch-instead")
    if asking.head.seats[seat].person is not None:
        return no("seat-taken", seat=seat)
    return Draft((BotSeated(seat, bot),), asking.head.host)


def empty_seat(asking: Asking, seat: Seat) -> Judged:
    """Send a bot away, in the lobby."""
    if refused := check_host(asking) or check_lobby(asking) or check_seat(asking, seat):
        return refused
    if asking.head.seats[seat].bot is None:
        return no("no-bot-here", seat=seat)
    return Draft((SeatEmptied(seat),), asking.head.host)


def check_bot(asking: Asking, bot: str) -> Refused | None:
    """Does such a bot play this game, and does it think no longer than others can wait?"""
    game = asking.rules.game
    try:
        allowed = bots.within_bounds(game, bot)
    except bots.UnknownBot:
        return no("no-such-bot", bot=bot[:40], bots=list(bots.levels(game)))
    if allowed == bot:
        return None
    return no("bot-thinks-too-long", bot=bot, times=bots.MOST_AT_TABLES, most=allowed)


def change_options(asking: Asking, options: bytes, seats: int) -> Judged:
    """Other options, another number of seats, before the start."""
    if refused := check_host(asking) or check_lobby(asking):
        return refused
    if any(holder.person is not None for holder in asking.head.seats[seats:]):
        return no("somebody-sits-there")
    changed = checked_options(asking, options, seats) if asking.checked is None else asking.checked
    if isinstance(changed, Refused):
        return changed
    return Draft((OptionsChanged(changed, seats),), asking.head.host)


def checked_options(asking: Asking, options: bytes, seats: int) -> msgspec.Raw | Refused:
    """The options written out in full, if the game can be set up with them."""
    game = asking.rules.game
    if len(options) > MOST_OPTIONS_BYTES:
        return no("options-too-big", most=MOST_OPTIONS_BYTES // 1024)
    if not game.allows(seats):
        return no("seats-do-not-fit", title=game.title, seats=seats, least=game.seats[0], most=game.seats[-1])
    try:
        whole = msgspec.Raw(game.encode(game.decode_options(options)))
    except msgspec.MsgspecError as fault:
        return no("options-not-understood", fault=str(fault)[:200])
    tried = asking.rules.set_up(msgspec.structs.replace(asking.head, options=whole, seats=(Holder(),) * seats))
    return tried if isinstance(tried, Refused) else whole


def change_settings(asking: Asking, settings: Settings) -> Judged:
    if refused := check_host(asking) or check_settings(asking, settings):
        return refused
    return Draft((SettingsChanged(settings),), asking.head.host)


def check_settings(asking: Asking, settings: Settings) -> Refused | None:
    """Can the table be kept like this?"""
    if settings.takeover_seconds is not None and settings.takeover_seconds not in TAKEOVER_SECONDS:
        return no("bad-takeover", least=TAKEOVER_SECONDS[0], most=TAKEOVER_SECONDS[-1])
    if not 0 <= settings.moments <= MOST_MOMENTS:
        return no("bad-moments", most=MOST_MOMENTS)
    return check_bot(asking, settings.takeover_bot) if settings.takeover_bot else None


def mute(asking: Asking, person: PersonId, muted: bool) -> Judged:
    """Somebody may not write for now, or may again."""
    if refused := check_host(asking):
        return refused
    if person not in asking.head.people:
        return no("not-at-this-table")
    if (person in asking.head.muted) == muted:
        return no("already-so")
    return Draft((Muted(person) if muted else Unmuted(person),), asking.head.host)
