"""Where Overton keeps what it writes on this machine; the variable OVERTON_HOME puts everything elsewhere."""

import os
from pathlib import Path

from platformdirs import user_data_path


def home() -> Path:
    """Give the folder of everything Overton writes; it may not exist yet."""
    elsewhere = os.environ.get("OVERTON_HOME")
    return Path(elsewhere).expanduser() if elsewhere else user_data_path("overton", appauthor=False)


def saves() -> Path:
    """Give the folder of the journals."""
    return home() / "saves"
