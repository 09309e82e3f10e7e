"""Adds the version to a wheel, and machine code if OVERTON_COMPILED is set; hatch runs this hook for each wheel.

Without that variable, a wheel is pure Python and needs neither mypy nor a C compiler. With it, the wheel is for
this system and this Python; if that isn't possible, it stays pure, so that no installation fails for lack of a
compiler.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ASKED = "OVERTON_COMPILED"
EXTRA = "compile"
"""The extra in pyproject.toml with the packages that compiling needs."""
CANNOT = 3
"""The exit code of tools.compile if there can't be machine code."""


def asked() -> bool:
    """Return True if the environment asks for machine code."""
    return os.environ.get(ASKED, "") not in ("", "0")


class CompiledEngine(BuildHookInterface):  # type: ignore[misc]  # mypy is told to read no hatchling
    """A build hook that compiles the engine and adds the machine code beside the modules it replaces."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what has to be installed before the build, in the pinned versions."""
        if not asked():
            return []
        locked = Path(self.root, "tools", "locked.txt").read_text(encoding="utf-8")
        names = [re.split("[<>=]", each)[0] for each in self.metadata.core.optional_dependencies[EXTRA]]
        wanted = {name.partition("[")[0]: name for name in names}
        pins = re.findall(r"^([^\s=]+)(==.+) \\$", locked, re.MULTILINE)
        return [wanted[name] + pin for name, pin in pins if name in wanted]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the version, and if asked for, the machine code with a tag for this machine and this Python."""
        if version != "editable":
            written = Path(self.root, "build", "version.txt")
            written.parent.mkdir(exist_ok=True)
            written.write_text(self.metadata.version, encoding="utf-8")
            build_data["force_include"][str(written)] = "game/assets/version.txt"
        if not asked():
            return
        if version == "editable":
            self.app.display_warning("An editable installation runs the source: python -m tools.compile.")
            return
        built = Path(self.root, "build", f"wheel-{sys.implementation.cache_tag}")
        done = subprocess.run([sys.executable, "-m", "tools.compile", "--into", str(built)], cwd=self.root)
        if done.returncode == CANNOT:
            self.app.display_warning("The wheel is built in pure Python instead.")
            return
        done.check_returncode()
        build_data["pure_python"], build_data["infer_tag"] = False, True
        for path in [*built.glob("*.*"), *built.glob("game/**/*.*"), *built.glob("ai/**/*.*")]:
            if path.suffix in (".so", ".pyd"):
                build_data["force_include"][str(path)] = path.relative_to(built).as_posix()
