"""The system clipboard, where there is one."""

import pygame


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
