"""What Munchkin's bots say a word about: acts everybody has just seen, by the reasons they had for them.

Whatever a hand alone decides (a pass, a card given away, a choice among one's own) is no occasion.
"""

from typing import Final

from threedoors.bots.talk import Occasion

OCCASIONS: Final = {
    "reason-winning": Occasion("winning", 20, tempers=("greedy", "chaotic")),
    "reason-lost-fight": Occasion("lost", 30, tempers=("chaotic",)),
    "reason-ask-help": Occasion("ask", 30, tempers=("greedy", "loyal")),
    "reason-offer-help": Occasion("offer", 30, tempers=("greedy", "loyal")),
    "reason-accept": Occasion("accept", 40, tempers=("greedy", "loyal")),
    "reason-refuse": Occasion("refuse", 40, tempers=("greedy", "spiteful", "loyal")),
    "reason-counter": Occasion("counter", 40, tempers=("greedy",)),
    "reason-spoil": Occasion("spoil", 70, tempers=("spiteful", "loyal", "chaotic")),
    "reason-curse": Occasion("curse", 70, tempers=("spiteful", "chaotic")),
    "reason-theft": Occasion("theft", 60, tempers=("greedy",)),
    "reason-trip": Occasion("trip", 80),
    "reason-transfer": Occasion("transfer", 90),
    "reason-steal-level": Occasion("steal-level", 70),
    "reason-flee": Occasion("flee", 30),
    "reason-distract": Occasion("distract", 90),
    "reason-decline": Occasion("decline", 90),
    "reason-bribe": Occasion("bribe", 60),
    "reason-level": Occasion("level", 25),
    "reason-last-step": Occasion("last-step", 80),
}
