"""The boards: one folder per title, each the part of a match that knows its title."""

from importlib import import_module
from typing import Any, cast

from game.client.table.board import Board


def board(title: str) -> Board[Any]:
    """Give the board of a title; raises ModuleNotFoundError when it has none."""
    return cast("Board[Any]", import_module(f"game.client.boards.{title}.board").BOARD())
