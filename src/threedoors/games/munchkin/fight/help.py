"""Help in a fight: who may be asked, the helper, and a helper who has to go (M8)."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId, Deck
from threedoors.games.munchkin.cards.kinds import DoubleSide
from threedoors.games.munchkin.cards.standing import FightsAlone
from threedoors.games.munchkin.events.bargains import HelperJoined, HelperLeft
from threedoors.games.munchkin.fight.strength import levels_in, rules_in, treasures_of
from threedoors.games.munchkin.mat.gear import expire_fight_curses
from threedoors.games.munchkin.mat.levels import winning_level
from threedoors.games.munchkin.table.agenda import FighterJoins
from threedoors.games.munchkin.table.offers import lapse_help, make_offer
from threedoors.games.munchkin.table.scene import EVERYBODY, Scene
from threedoors.games.munchkin.table.state import Board, Fight, Hand, Offer
from threedoors.games.munchkin.terms import Terms


def may_have_helper(deck: Deck, fight: Fight) -> bool:
    """Can anybody still join? One helper at most, none against some monsters, none beside a doubled side."""
    if fight.helper is not None or rules_in(deck, fight, FightsAlone):
        return False
    if not fight.laid:
        return True
    shots = [deck.one_shots[laid.card] for laid in fight.laid]
    return not any(shot and type(shot.play) is DoubleSide for shot in shots)


def could_win(board: Board, deck: Deck, fight: Fight) -> bool:
    """Could this fight give main the winning level? Then nobody can be compelled to help (M8)."""
    return board.players[fight.main].level + levels_in(board, deck, fight) >= winning_level(board)


def hoard(board: Board, deck: Deck, fight: Fight) -> int:
    """All treasures this fight would bring now."""
    return fight.owed + sum([treasures_of(board, deck, fight, foe) for foe in fight.foes])


def request(scene: Scene, helper: Seat, terms: Terms) -> None:
    """Main asks one player; a card promised is shown to the table by naming it."""
    main = scene.fight.main
    if terms.card is not None:
        _show(scene, main, terms.card)
    scene.change_fight(asked=(*scene.fight.asked, helper))
    make_offer(scene, Offer("", main, helper, terms))


def join(scene: Scene, helper: Seat, terms: Terms, compelled: bool = False) -> None:
    """The helper is a fighter now and cannot withdraw; accepting one closes all other offers."""
    lapse_help(scene)
    awake = tuple(seat for seat in scene.fight.passing if seat != helper)
    scene.change_fight(helper=helper, deal=terms, compelled=compelled, passing=awake)
    scene.tell(HelperJoined(helper, scene.fight.main, terms, compelled))
    scene.then(FighterJoins(helper))


def helper_leaves(scene: Scene, why: str) -> None:
    """The helper goes free of charge; the deal is void."""
    helper = scene.fight.helper
    if helper is not None:
        scene.change_fight(helper=None, deal=None, compelled=False)
        scene.tell(HelperLeft(helper, why))
        if scene.board.by_rules(4):
            expire_fight_curses(scene, (helper,))


def _show(scene: Scene, seat: Seat, card: CardId) -> None:
    hand = scene.hands[seat]
    at = hand.cards.index(card)
    known = (*hand.known[:at], EVERYBODY, *hand.known[at + 1 :])
    scene.hands[seat] = Hand(hand.cards, known, hand.fresh)
