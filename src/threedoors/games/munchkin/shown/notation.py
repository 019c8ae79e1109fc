"""A table as one line of text, for bug reports and tests: turn, mats, fight, question."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId, Deck
from threedoors.games.munchkin.table.state import Fight, MunchkinState


def notation(state: MunchkinState) -> str:
    """``turn 12 | 0* L3 hand m01,i02 used i05 … | fight main 0 against m07``."""
    board, deck = state.board, state.board.options.deck
    parts = [f"turn {board.turn}"]
    parts += [_mat(state, deck, seat) for seat in range(len(board.players))]
    if board.fight:
        parts.append(_fight(deck, board.fight))
    if board.pending:
        waiting = ",".join(str(seat) for seat in board.pending.seats)
        parts.append(f"{type(board.pending.ask).__name__} {board.pending.id} waits for {waiting}")
    parts.append(f"doors {len(state.doors)}+{len(board.door_discards)}")
    parts.append(f"treasures {len(state.treasures)}+{len(board.treasure_discards)}")
    return " | ".join(parts)


def _mat(state: MunchkinState, deck: Deck, seat: Seat) -> str:
    player = state.board.players[seat]
    words = [f"{seat}{'*' if state.board.active == seat else ''} L{player.level}"]
    if player.gone or not player.alive:
        words.append("gone" if player.gone else "dead")
    zones = (
        ("hand", state.hands[seat].cards),
        ("used", player.equipped),
        ("carried", player.carried),
        ("is", player.traits),
        ("with", tuple(attached.card for attached in player.attached)),
        ("cursed", player.curses),
    )
    words += [f"{name} {_ids(deck, cards)}" for name, cards in zones if cards]
    return " ".join(words)


def _fight(deck: Deck, fight: Fight) -> str:
    helper = f" helper {fight.helper}" if fight.helper is not None else ""
    foes = ", ".join(deck[foe.card].id + (f"+{_ids(deck, foe.boosts)}" if foe.boosts else "") for foe in fight.foes)
    laid = "".join(f" {laid.side} {deck[laid.card].id}" for laid in fight.laid)
    return f"fight main {fight.main}{helper} against {foes}{laid}"


def _ids(deck: Deck, cards: tuple[CardId, ...]) -> str:
    return ",".join(deck[card].id for card in cards)
