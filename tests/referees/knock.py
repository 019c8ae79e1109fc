"""Knock judged a second time, from its rules page. Everything is added up anew from the cards as they were laid."""

from dataclasses import dataclass, field
from typing import Any

from tests.referees import in_words

Spot = tuple[int, int]
MARK_OF_A_HALL = 5  # K2: at most this much danger may stand
SPELLS = ("fireball", "ice-flash", "poison", "sphere")
HAND_SIZES = {1: 6, 2: 4, 3: 4, 4: 4, 5: 4, 6: 3}  # K7
ALL_TOKENS = 12
CLOCK = -1


def spot_of(text: str) -> Spot | None:
    """K4: a spot is written as its two numbers."""
    try:
        x, y = text.split(",")
        found = int(x), int(y)
    except (ValueError, AttributeError):
        return None
    return found if text == f"{found[0]},{found[1]}" else None


def points_of(spot: Spot) -> set[Spot]:
    """K4: the four corner points of a card."""
    x, y = spot
    return {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}


@dataclass
class Lying:
    """A card in the Keep."""

    card: str
    spot: Spot
    turned: bool
    status: str  # "hall", "awake", "frozen", "beaten"
    tokens: int = 0
    spent: bool = False  # the Knight, held up at 5 or less, has given his last token (K23)


@dataclass
class Table:
    """All there is to see, and all that is hidden."""

    faces: dict[str, dict[str, Any]]
    seats: int
    options: dict[str, Any]
    level: int
    phase: str
    turn: int
    keep: list[Lying]  # oldest first
    hands: list[list[str]]
    pile: list[str]  # top card last
    reserve: int
    silent: bool
    spells: set[str]
    shown: str | None
    ready: set[int]
    chests: int
    poisoned: set[Spot] = field(default_factory=set)
    told: set[str] = field(default_factory=set)
    burnt: list[str] = field(default_factory=list)
    ending: str | None = None  # "won", or why it was lost

    # --- who may do what --------------------------------------------------------------------------

    def allows(self, act: dict[str, Any]) -> bool:
        """May this be done now?"""
        seat, kind = act["seat"], act["type"]
        if self.phase == "over":
            return False
        if kind == "TimeUp":
            return seat == CLOCK and bool(self.options.get("minutes")) and self.phase in ("turn", "knight")
        if not 0 <= seat < self.seats:
            return False
        if kind == "Concede":
            return True
        if kind == "GetReady":
            return self.phase in ("ready", "between") and seat not in self.ready
        if self.phase not in ("turn", "knight"):
            return False
        return bool(getattr(self, f"_may_{in_words(kind)}")(seat, act))

    def _may_place_card(self, seat: int, act: dict[str, Any]) -> bool:
        """K10, K14, K16, K5."""
        held = [self.knight] if self.phase == "knight" else self.hands[seat]
        if seat != self.turn or act["card"] not in held or (self.shown is not None and act["card"] != self.shown):
            return False
        spot = spot_of(act["spot"])
        return spot is not None and self.is_free(spot)

    def is_free(self, spot: Spot) -> bool:
        """K5: it covers a corner of some card, and of no card two. K24: an empty Keep begins in the middle."""
        if not self.keep:
            return spot == (0, 0)
        shared = [len(points_of(spot) & points_of(lying.spot)) for lying in self.keep]
        return max(shared) == 1

    def _may_skip_turn(self, seat: int, _act: dict[str, Any]) -> bool:
        return self.phase == "turn" and seat == self.turn and not self.hands[seat]

    def _may_show_card(self, seat: int, act: dict[str, Any]) -> bool:
        """K16: on one's own turn, one card, not taken back; alone there is nobody to show it to."""
        mine = self.phase == "turn" and seat == self.turn and act["card"] in self.hands[seat]
        return mine and self.shown is None and self.seats > 1

    def _may_tell_cards(self, seat: int, act: dict[str, Any]) -> bool:
        """K17a: cards of one's own hand that are not known yet, on Speech."""
        cards = act["cards"]
        mine = bool(cards) and all(card in self.hands[seat] for card in cards) and len({*cards}) == len(cards)
        return mine and not self.silent and self.seats > 1 and not self.told & {*cards}

    def _may_cast_fireball(self, _seat: int, act: dict[str, Any]) -> bool:
        return "fireball" in self.spells and self._at(act["spot"]) in self.aims("fireball")

    def _may_cast_ice_flash(self, _seat: int, act: dict[str, Any]) -> bool:
        return "ice-flash" in self.spells and self._at(act["spot"]) in self.aims("ice-flash")

    def _may_cast_poison(self, _seat: int, act: dict[str, Any]) -> bool:
        return "poison" in self.spells and spot_of(act["point"]) in self.aims("poison")

    def _may_cast_sphere(self, _seat: int, _act: dict[str, Any]) -> bool:
        """K26."""
        return "sphere" in self.spells and self.silent

    def aims(self, spell: str) -> list[Any]:
        """K23–K25: what a spell may be aimed at. Who is frozen already, or a point poisoned already, is no aim."""
        live = [lying for lying in self.keep if self.lives(lying)]
        others = [lying for lying in live if lying.card != self.knight]
        if spell == "fireball":
            return others
        if spell == "ice-flash":
            freezable = live if self.options.get("freeze_knight") else others
            return [lying for lying in freezable if lying.status == "awake"]
        return [point for lying in live for point in points_of(lying.spot) if point not in self.poisoned]

    # --- what follows -------------------------------------------------------------------------------

    def play(self, act: dict[str, Any]) -> None:
        """What the page says follows from an act that is allowed."""
        getattr(self, f"_play_{in_words(act['type'])}")(act["seat"], act)
        nobody_holds = self.phase == "turn" and not any(self.hands)
        if self.ending is None and nobody_holds and not self._can_aim():
            self.ending = "cards"  # K15
        if self.ending is not None and self.phase in ("turn", "knight"):
            self._close_keep()

    def _can_aim(self) -> bool:
        return any(self.aims(spell) for spell in self.spells & {"fireball", "ice-flash", "poison"})

    def _play_place_card(self, seat: int, act: dict[str, Any]) -> None:
        """K10–K14."""
        face, spot = self.faces[act["card"]], spot_of(act["spot"])
        assert spot is not None
        is_knight = self.phase == "knight"
        if not is_knight:
            self.hands[seat].remove(act["card"])
        self.phase, self.shown = "turn", None
        self.told.discard(act["card"])
        covered = [lying for lying in self.keep if points_of(lying.spot) & points_of(spot)]
        new = Lying(act["card"], spot, act.get("turned", False), "hall" if face["kind"] == "hall" else "awake")
        self.keep.append(new)
        if face.get("silence") and self.seats > 1:
            self.silent = not self.silent
        if face.get("tokens", 0) > self.reserve:
            self.ending = "tokens"
            return
        new.tokens = face.get("tokens", 0)
        self.reserve -= new.tokens
        self._assess([*covered, new] if points_of(spot) & self.poisoned else covered)
        if is_knight:
            self._next_player()
        elif self.ending is None:
            self._ring(new if self.options.get("gentle") else None)
            self._draw(seat, bool(face.get("silence")))

    def _assess(self, touched: list[Lying]) -> None:
        """K11: all are looked at before anything is decided; a loss beats a win."""
        falls = any(self.danger(lying) > MARK_OF_A_HALL for lying in touched if not self.lives(lying))
        for lying in touched:
            if self.lives(lying) and lying.card != self.knight and self.danger(lying) <= MARK_OF_A_HALL:
                self._beat(lying)
        knights = [lying for lying in self.keep if lying.card == self.knight and self.lives(lying)]
        frozen = any(lying.status == "frozen" and lying.card != self.knight for lying in self.keep)
        for knight in knights:
            low = self.danger(knight) <= MARK_OF_A_HALL
            if not falls and not frozen and low:
                self._beat(knight)
                self.ending = "won"
            if not low and knight.spent:
                self.ending = "alarm"  # K23: he stood at 5 or less when his last token went
        if falls:
            self.ending = "hall"

    def _beat(self, lying: Lying) -> None:
        self.reserve += lying.tokens
        lying.tokens, lying.status = 0, "beaten"

    def _ring(self, spared: Lying | None) -> None:
        """K12."""
        for lying in self.keep:
            if lying.tokens and lying is not spared:
                lying.tokens -= 1
                self.reserve += 1
                if lying.tokens == 0:
                    held_up = lying.card == self.knight and self.danger(lying) <= MARK_OF_A_HALL
                    lying.spent = held_up
                    self.ending = self.ending if held_up else "alarm"

    def _draw(self, seat: int, silence_laid: bool) -> None:
        """K13, K14: the Knight waits to be laid by whoever drew him."""
        if self.ending is not None:
            return
        if self.pile and not (silence_laid and self.seats == 1):
            card = self.pile.pop()
            if card == self.knight:
                self.phase = "knight"
                return
            self.hands[seat].append(card)
        self._next_player()

    def _next_player(self) -> None:
        if self.ending is None:
            self.turn = (self.turn + 1) % self.seats

    def _play_skip_turn(self, _seat: int, _act: dict[str, Any]) -> None:
        """K15."""
        if not any(self.hands) and not any(lying.tokens for lying in self.keep):
            self.ending = "cards"
            return
        self._ring(None)
        self._next_player()

    def _play_show_card(self, _seat: int, act: dict[str, Any]) -> None:
        self.shown = act["card"]
        self.told.add(act["card"])

    def _play_tell_cards(self, _seat: int, act: dict[str, Any]) -> None:
        self.told.update(act["cards"])

    def _play_cast_fireball(self, _seat: int, act: dict[str, Any]) -> None:
        """K24."""
        self.spells.remove("fireball")
        target = self._at(act["spot"])
        assert target is not None
        before = self.keep[: self.keep.index(target)]
        under = [lying for lying in before if points_of(lying.spot) & points_of(target.spot)]
        self.keep.remove(target)
        self.burnt.append(target.card)
        self.reserve += target.tokens
        self.poisoned &= {point for lying in self.keep for point in points_of(lying.spot)}
        self._assess(under)

    def _play_cast_ice_flash(self, _seat: int, act: dict[str, Any]) -> None:
        """K23."""
        self.spells.remove("ice-flash")
        target = self._at(act["spot"])
        assert target is not None
        self.reserve += target.tokens
        target.tokens, target.status = 0, "frozen"

    def _play_cast_poison(self, _seat: int, act: dict[str, Any]) -> None:
        """K25."""
        self.spells.remove("poison")
        point = spot_of(act["point"])
        assert point is not None
        self.poisoned.add(point)
        self._assess([lying for lying in self.keep if point in points_of(lying.spot)])

    def _play_cast_sphere(self, _seat: int, _act: dict[str, Any]) -> None:
        self.spells.remove("sphere")
        self.silent = False

    def _play_time_up(self, _seat: int, _act: dict[str, Any]) -> None:
        self.ending = "time"

    def _play_concede(self, _seat: int, _act: dict[str, Any]) -> None:
        """K21: between two Keeps nothing is lost, the adventure just stops."""
        if self.phase == "between":
            self.ending, self.phase = "stopped", "over"
        else:
            self.ending = "conceded"
            if self.phase == "ready":
                self._close_keep()

    def _play_get_ready(self, seat: int, _act: dict[str, Any]) -> None:
        """K9, K21: when all are, the timer starts or the next Keep is set up."""
        self.ready.add(seat)
        if len(self.ready) == self.seats:
            self.phase = "turn" if self.phase == "ready" else "next keep"
            self.ready = set()

    def _close_keep(self) -> None:
        """K18–K21."""
        won = self.ending == "won"
        if won and self.options.get("chest_hunt"):
            self.chests += self.best_chests()
        goes_on = self.options.get("adventure") and (self.level < 4 if won else self.options.get("retry"))
        self.phase = "between" if goes_on and self.ending != "conceded" else "over"

    # --- reading the table --------------------------------------------------------------------------

    @property
    def knight(self) -> str:
        return next(card for card, face in self.faces.items() if face["kind"] == "knight")

    def lives(self, lying: Lying) -> bool:
        return lying.status in ("awake", "frozen")

    def _at(self, text: str) -> Lying | None:
        return next((lying for lying in self.keep if lying.spot == spot_of(text)), None)

    def danger(self, lying: Lying, points: set[Spot] | None = None) -> int:
        """K6: lay every card in its order, look at what is on top, add up; or at some of its points only."""
        top: dict[Spot, int] = {}
        for each in self.keep:
            (x, y), (a, b, c, d) = each.spot, self.faces[each.card]["corners"]
            if each.turned:
                a, b, c, d = c, d, a, b
            top |= {(x, y): a, (x + 1, y): b, (x + 1, y + 1): c, (x, y + 1): d}
        looked_at = points_of(lying.spot) if points is None else points
        return sum(0 if point in self.poisoned else top[point] for point in looked_at)

    def best_chests(self) -> int:
        """K20: of the groups of chest cards joined corner on corner the longest, then the one with most chests."""
        with_chests = [lying for lying in self.keep if self.faces[lying.card].get("chests")]
        best = 0, 0
        for first in with_chests:
            group = [first]
            for one in group:
                joined = [other for other in with_chests if points_of(one.spot) & points_of(other.spot)]
                group += [other for other in joined if not any(other is known for known in group)]
            length = len(group) if self.options.get("chain", "cards") == "cards" else 0
            best = max(best, (length, sum(self.faces[lying.card]["chests"] for lying in group)))
        return best[1]


def table_of(state: dict[str, Any], faces: dict[str, dict[str, Any]]) -> Table:
    """A table from its JSON."""
    keep, ending = state["keep"], state["ending"]
    lying = [
        Lying(
            laid["card"],
            spot_of(spot) or (0, 0),
            laid["turned"],
            laid["status"],
            keep["sand"].get(spot, 0),
            laid["status"] == "awake" and not keep["sand"].get(spot, 0),
        )
        for spot, laid in sorted(keep["cards"].items(), key=lambda item: item[1]["order"])
    ]
    return Table(
        faces, len(state["hands"]), state["options"], state["level"], state["phase"], state["turn"], lying,
        [[*hand] for hand in state["hands"]], [*state["pile"]], state["reserve"], state["silent"], {*state["spells"]},
        state["shown"], {*state["ready"]}, state["chests"],
        {spot_of(point) or (0, 0) for point in keep["poisoned"]}, {*state["told"]}, [*state["burnt"]],
        None if ending is None else "won" if ending["won"] and not ending["cause"] else ending["cause"],
    )  # fmt: skip


def faults_of_a_new_keep(table: Table) -> list[str]:
    """K7, K8: what is wrong with a Keep just set up; empty if nothing is."""
    cards = [*table.pile, *(card for hand in table.hands for card in hand), *(lying.card for lying in table.keep)]
    marks: set[int | None] = {None, table.level}
    if table.options.get("cumulative"):
        marks.update(range(2, table.level))
    size, up = HAND_SIZES[table.seats], table.keep[0]
    tokens = table.faces[up.card].get("tokens", 0)
    silent = bool(table.faces[up.card].get("silence")) and table.seats > 1
    checks = {
        "K7 hands": all(len(hand) == size for hand in table.hands),
        "K7 tokens": table.reserve == ALL_TOKENS - tokens and up.tokens == tokens,
        "K7 token side": table.silent == silent,
        "K8 one card up": len(table.keep) == 1 and up.spot == (0, 0) and up.card != table.knight,
        "K8 the Knight last": table.pile[0] == table.knight and cards.count(table.knight) == 1,
        "K8 no card twice": len({*cards}) == len(cards),
        "K8 marks": {table.faces[card].get("mark") for card in cards} <= marks,
        "K8 nothing left over": not (table.burnt or table.poisoned or table.shown or table.told),
    }
    return [name for name, holds in checks.items() if not holds]
