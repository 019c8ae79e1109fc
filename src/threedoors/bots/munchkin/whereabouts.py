"""Where to look, for whoever asks for advice: the part of the table the best act begins at."""

from typing import Final

from threedoors.core import Action, Message
from threedoors.games.munchkin.table import actions as a

PARTS: Final[dict[str, tuple[type[Action], ...]]] = {
    "hand": (a.Play, a.LayDown, a.LookForTrouble, a.GiveCard),
    "mat": (a.Equip, a.Unequip, a.Sell, a.DropTrait, a.HandOver),
    "powers": (a.UsePower, a.RaiseDoor),
    "rivals": (
        a.AskHelp,
        a.OfferHelp,
        a.AcceptOffer,
        a.RefuseOffer,
        a.CounterHelp,
        a.WithdrawOffer,
        a.ProposeTrade,
    ),
    "monsters": (a.Flee, a.LetHelperFlee, a.GoFirst),
    "choice": (a.PickCards, a.PickOption, a.TakeBlind),
    "patience": (a.Pass, a.PassThisFight),
}


def part_of(action: Action) -> Message:
    """The part of the table; whatever is no part of it just goes on."""
    found = next((part for part, kinds in PARTS.items() if isinstance(action, kinds)), "door")
    return Message(f"advice-look-{found}")
