"""The wheel's build hook: `pip install .` yields the whole program, web client included.

How the client is built stands in tools/client.py, which the Makefile uses too. The client is git-ignored, so
it enters the wheel as an artifact. With THREEDOORS_NO_CLIENT=1 the wheel holds rules, bots and tools only, and
neither Node nor npm is asked for.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
import client


class ClientHook(BuildHookInterface[Any]):
    """Builds the client, if stale, before a wheel or an editable install is made."""

    def dependencies(self) -> list[str]:
        """What building needs beside hatchling: Node, where there is a client to build."""
        return list(self.metadata.core.optional_dependencies["build"]) if self._has_client() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self._has_client():
            return
        client.build_if_stale()
        build_data["artifacts"].append("/src/threedoors/server/client/**")

    def _has_client(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("THREEDOORS_NO_CLIENT", "") in ("", "0")
