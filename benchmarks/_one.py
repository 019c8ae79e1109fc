"""One benchmark of many: as `python -m benchmarks.NAME`, but Ctrl-C is told in a sentence."""

import runpy
import sys

STOPPED = 130

if __name__ == "__main__":
    name = sys.argv.pop()
    try:
        runpy.run_module(f"benchmarks.{name}", run_name="__main__", alter_sys=True)
    except KeyboardInterrupt:
        print(f"\n{name}: stopped; its section of docs/benchmarks.md stays as it was.", file=sys.stderr)
        sys.exit(STOPPED)
