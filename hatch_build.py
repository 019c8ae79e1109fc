"""The wheel's build hook: `pip install .` yields the whole program, web client included.

How the client is built stands in tools/client.py, which the Makefile uses too. The client is git-ignored, so
it enters the wheel as an artifact.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
import client


class ClientHook(BuildHookInterface[Any]):
    """Builds the client, if stale, before a wheel or an editable install is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        client.build_if_stale()
        build_data["artifacts"].append("/src/threedoors/server/client/**")
