"""The reading order of the keyboard focus: column by column, however far each has scrolled."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from game.client.kit.page import Page

FAR = 1e9  # larger than any order within one column


@contextmanager
def column(ui: Page, number: float) -> Iterator[None]:
    """Place every node registered inside between columns `number - 1` and `number + 1` in the reading order."""
    first = len(ui.nodes)
    yield
    for index in range(first, len(ui.nodes)):
        node = ui.nodes[index]
        ui.nodes[index] = replace(node, order=node.order + number * FAR)
