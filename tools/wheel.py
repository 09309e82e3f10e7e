"""Adds the compiled engine to a wheel if tools.compile asks for it; hatch runs this hook for every wheel."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ASKED = "OVERTON_COMPILED"
"""The environment variable that `python -m tools.compile --wheel` sets."""


class CompiledEngine(BuildHookInterface):  # type: ignore[misc]  # hatchling is there only while a wheel is built
    """A build hook that adds the machine code beside the modules it replaces."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the files and tag the wheel for this machine and this Python."""
        if ASKED not in os.environ:
            return
        built = Path(self.root) / "build" / "compiled"
        build_data["pure_python"], build_data["infer_tag"] = False, True
        for path in [*built.glob("*.*"), *built.glob("game/**/*.*"), *built.glob("ai/**/*.*")]:
            if path.suffix in (".so", ".pyd"):
                build_data["force_include"][str(path)] = str(path.relative_to(built))
