"""The system's own window on a folder, where there is one."""

import webbrowser
from pathlib import Path


def show(folder: Path) -> bool:
    """Open a folder in the system's window on files; return False if none was found."""
    try:
        return webbrowser.open(folder.absolute().as_uri())
    except (webbrowser.Error, OSError):
        return False
