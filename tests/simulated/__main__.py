"""Play one evening again: `python -m tests.simulated SEED [--times 3]`; shows what broke, and the end of every log.

`python -m tests.simulated fresh --times 1000` plays evenings nobody has seen.
"""

import argparse
import sys
import traceback
from random import SystemRandom

from tests.simulated.evening import Evening, play


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seed", help="a number, or `fresh` for any")
    parser.add_argument("--times", type=int, default=1, help="so many evenings, from this seed on")
    asked = parser.parse_args()
    broken = 0
    first = SystemRandom().randrange(2**40) if asked.seed == "fresh" else int(asked.seed)
    for seed in range(first, first + asked.times):
        evening = Evening(seed)
        try:
            play(evening)
            print(f"{seed}: {evening.acts} acts, {evening.history.crashes} crashes, every law kept", flush=True)
        except Exception:
            broken += 1
            traceback.print_exc()
            tell(evening)
    return int(broken > 0)


def tell(evening: Evening) -> None:
    """The last lines of every table's log, and where everybody stands."""
    wanted = "SELECT n, by_person, request, CAST(fact AS TEXT) FROM log WHERE table_id = ? ORDER BY n DESC LIMIT 8"
    for (table,) in evening.disk.rows("SELECT DISTINCT table_id FROM log"):
        for n, by, request, fact in evening.disk.rows(wanted, table):
            print(f"  {table} {n:>3} {by or '-'} {request or '-':<8} {fact[:100]}", file=sys.stderr)
    for guest in evening.guests:
        where = f"{guest.name}, person {guest.key.person} at {guest.key.table}"
        print(f"  {where}: knows {guest.last}, waits for {[*guest.unanswered]}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
