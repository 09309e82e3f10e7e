"""The order in which keys walk over a screen: column by column, however far each is scrolled."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from game.client.kit.widgets import Ui

FAR = 1e9  # more than the order of anything inside one column


@contextmanager
def column(ui: Ui, number: int) -> Iterator[None]:
    """Let everything registered inside come after column `number - 1` and before column `number + 1`."""
    first = len(ui.nodes)
    yield
    for index in range(first, len(ui.nodes)):
        node = ui.nodes[index]
        ui.nodes[index] = replace(node, order=node.order + number * FAR)
