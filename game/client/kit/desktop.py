"""The system's clipboard and its file manager, where they exist."""

import webbrowser
from pathlib import Path

import pygame


def show(folder: Path) -> bool:
    """Open a folder in the system's file manager; return False if none was found."""
    try:
        return webbrowser.open(folder.absolute().as_uri())
    except (webbrowser.Error, OSError):
        return False


def copy(text: str) -> bool:
    """Copy text to the clipboard; return False if there is none."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def pasted() -> str:
    """Return the text on the clipboard; "" if there is none or if it isn't text."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, UnicodeDecodeError):
        return ""
