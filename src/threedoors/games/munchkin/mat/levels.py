"""Levels up and down, and the last one (M2, M12)."""

from threedoors.core import Seat
from threedoors.games.munchkin.events.turns import GameWon, LevelGained, LevelLost
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Board


def winning_level(board: Board) -> int:
    """The level that wins; 10 unless the host shortened the game."""
    return board.options.winning_level


def can_gain(board: Board, seat: Seat) -> bool:
    """Would a level that may not win still do something (M12)?"""
    return board.players[seat].level < winning_level(board) - 1


def levels_gained(board: Board, seat: Seat, n: int, may_win: bool = False) -> int:
    """How many of these levels somebody rises: the last one only where the source may win (M12)."""
    top = winning_level(board) - (0 if may_win else 1)
    return max(0, min(n, top - board.players[seat].level))


def gain_levels(scene: Scene, seat: Seat, n: int, why: str, may_win: bool = False) -> None:
    """Rise; never to the winning level unless the source may win (M12)."""
    rise = levels_gained(scene.board, seat, n, may_win)
    if rise > 0:
        level = scene.player(seat).level + rise
        scene.change_player(seat, level=level)
        scene.tell(LevelGained(seat, rise, level, why))


def lose_levels(scene: Scene, seat: Seat, n: int) -> bool:
    """Fall, never below 1 (M2); was there anything to lose?"""
    return drop_to(scene, seat, scene.player(seat).level - n)


def drop_to(scene: Scene, seat: Seat, level: int) -> bool:
    """Fall to a level; never rise to it (M1a). Was it a fall?"""
    player = scene.player(seat)
    level = max(1, level)
    if level >= player.level:
        return False
    scene.change_player(seat, level=level)
    scene.tell(LevelLost(seat, player.level - level, level))
    return True


def check_victory(scene: Scene) -> None:
    """Whoever stands on the winning level has won; several at once share it (M12)."""
    players = enumerate(scene.board.players)
    winners = tuple(seat for seat, p in players if p.alive and p.level >= winning_level(scene.board))
    if winners:
        scene.tell(GameWon(winners))
        scene.win(winners)
