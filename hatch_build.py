"""Puts the built web client into the wheel; an editable install leaves that to `./zmova`."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # a hook is loaded alone

from launcher import client


class ClientHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Node comes from PyPI when there is something to build and no Node to build it with."""
        return [] if client.fresh() or client.system_node() else [client.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not client.fresh():
            client.build()
