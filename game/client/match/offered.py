"""What the last picture of a match has offered, and at which answer a question begins."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from game.client.kit.focus import Node
from game.client.kit.widgets import Ui, Way
from game.core.contract import Action
from game.play.answers import Do, Note, Sure


@dataclass
class Offered:
    """What could be touched in the last picture, and struck, and written down."""

    unseen: tuple[str, ...] = ()
    """What is on offer though the board does not show it."""
    keys: dict[str, object] = field(default_factory=dict)
    """What the letters and digits mean."""
    question: int = -1
    """The question they were offered for; -1 while something moved."""
    notes: dict[Action, Note] = field(default_factory=dict)
    """What could be written into a draft."""
    unfocused: bool = False
    """Whether the question is still to be given the focus."""
    visitor: bool = False
    """Whether it's a visitor of a fair who plays: they find no settings."""

    def seen(self, nodes: Sequence[Node], wanted: Iterable[str], question: int) -> None:
        """Take over what a board has registered, of what is `wanted` on offer."""
        shown = {node.id for node in nodes}
        self.unseen = tuple(noun for noun in wanted if f"noun:{noun}" not in shown)
        self.keys = {node.key.split("|")[-1]: node.message for node in nodes if node.key and node.enabled}
        self.question = question
        self.notes = {node.message.action: node.message for node in nodes if isinstance(node.message, Note)}

    def focus(self, ui: Ui, ways: Sequence[Way], *, asking: bool, kept: bool = False) -> None:
        """A question begins at the button that Enter names, else at its first answer.

        The focus goes there at once for those who play by keys, and with the first key for everybody else;
        as long as it is `kept` there nothing else gets it.
        """
        main = any(way.main for way in ways)  # a lesson that waits says Enter
        wanted = _first_answer(ui, ways) if asking or main else ""
        ui.begin_at(wanted)
        if (self.unfocused or kept) and wanted:
            ui.tree.forget()
            if ui.keys_last:
                ui.focus_on(wanted)
        self.unfocused = False


def _first_answer(ui: Ui, ways: Sequence[Way]) -> str:
    """The node a question begins at."""
    main = (way.id for way in ways if way.main)
    offered = (node.id for node in sorted(ui.nodes, key=lambda node: node.order) if "possible" in node.state)
    named = (way.id for way in ways if isinstance(way.message, Do | Sure))
    return next(iter((*main, *offered, *named)), "")
