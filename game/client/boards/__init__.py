"""The boards: a folder for each title with its own, and the plain one for all others."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from game.client.boards.plain import PlainBoard
from game.client.table.board import Board


def board(title: str) -> Board[Any]:
    """Return the board of a title."""
    own = f"{__name__}.{title}"
    if find_spec(own) is None:
        return PlainBoard(title)
    made: Board[Any] = import_module(f"{own}.board").BOARD()
    return made
