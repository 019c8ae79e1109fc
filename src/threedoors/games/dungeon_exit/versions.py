"""By which rules Dungeon Exit is played: today's, and the earlier ones under which games begun then go on.

Whoever changes a rule or a card raises ``RULES_VERSION`` and adds the old number to ``EARLIER``; the last two versions
stay playable. docs/file-format.md lists them.
"""

from typing import Final

RULES_VERSION: Final = 2
EARLIER: Final[tuple[int, ...]] = (1,)
