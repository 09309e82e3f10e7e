"""The branches of a game as a small tree: which game was branched off from which, and at which answer."""

from pygame import FRect as Rect

from game.client.kit import boxes, theme
from game.client.kit.flow import Column
from game.client.kit.messages import Picked
from game.client.kit.scene import Next, Pop, Redraw, Replace, StillScene
from game.client.kit.theme import CORNER, GAP, HAIR, NEAR, PAD, TIGHT
from game.client.kit.widgets import Ui, Way
from game.client.scenes.shelf.drawer import Drawer, SavedGame, request_of_file, stand
from game.core.files.branches import Limb, family
from game.core.language.words import say

WIDTH, GROWS = 860.0, 1.4  # the sheet's width in px, and the most that it is widened
MAP = 0.36  # the tree's share of a row


class Branches(StillScene):
    """A sheet of paper over the game's screen."""

    opaque = False

    def __init__(self, game: str) -> None:
        self.game = game
        self.drawer = Drawer()
        self._grow()

    def _grow(self) -> None:
        """Build the tree from the games read so far."""
        self.trouble = self.drawer.trouble
        self.limbs = family([each.saved for each in self.drawer.kept], self.game)

    # --- drawing ---

    def draw(self, ui: Ui) -> None:
        """Paint a row for each game: the tree on the left, its description on the right."""
        with ui.paper("branches", say("branch.tree"), WIDTH, grows=GROWS) as page:
            page.text(self._told(), pale=True)
            page.gap()
            rows = [self._row(ui, page, place, limb) for place, limb in enumerate(self.limbs)]
            self._tree(ui, rows)
            page.gap()
            close = Way(say("match.close"), Pop(), "Esc", main=True, id="branches:close")
            ui.ways_out(page.part(ui.button_height()), [close])
        ui.focus_on("branches:close")

    def _told(self) -> str:
        if self.drawer.reading:
            return say("saves.reading", count=len(self.drawer.kept))
        if not self.limbs:
            return self.trouble or say("branch.not_kept")
        return say("branch.none_yet") if len(self.limbs) == 1 and not self.limbs[0].orphan else say("branch.about")

    def _row(self, ui: Ui, page: Column, place: int, limb: Limb) -> Rect:
        """Paint a game's description beside its line of the tree; return the rectangle for the line."""
        canvas, kept = ui.canvas, SavedGame(limb.saved)
        high = canvas.line_height(theme.BODY.strong) + canvas.line_height(theme.NOTE) + 2 * NEAR
        rect = page.part(high)
        here = limb.saved.header is not None and limb.saved.header.id == self.game
        label = f"{kept.players()}, {stand(kept)}, {self._origin(limb, kept)}"
        state = ("chosen",) if here else ()
        message = Pop() if here else Picked(place)
        look = ui.node(
            f"branch:{place}", rect, "row", label, message, state=state, reason=kept.trouble, paper=True
        )
        if here or look.hover:
            canvas.rect(rect, theme.PAPER2, radius=CORNER)
        drawn = boxes.inset(boxes.left(rect, rect.w * MAP), PAD, 0)
        words = boxes.inset(boxes.cut(rect, left=rect.w * MAP), GAP, NEAR)
        with canvas.panel(rect, label):
            lines = Column(canvas, words, inks=theme.ON_PAPER)
            first = lines.row(theme.BODY.strong)
            first.text(stand(kept), theme.NOTE, pale=True, end=True)
            first.text(kept.players())
            lines.text(self._origin(limb, kept), pale=True, max_lines=1)
        return drawn

    def _origin(self, limb: Limb, kept: SavedGame) -> str:
        header = limb.saved.header
        if limb.orphan and header is not None and header.parent is not None:
            return say("branch.orphan", answer=header.parent.answer, date=kept.date())
        return say("branch.row" if limb.above is not None else "branch.root", answer=limb.at, date=kept.date())

    def _tree(self, ui: Ui, rows: list[Rect]) -> None:
        """Draw a line for each game, from its branching point to its last answer."""
        canvas = ui.canvas
        longest = max((max(limb.at, limb.saved.answers) for limb in self.limbs), default=0) or 1
        for limb, rect in zip(self.limbs, rows, strict=True):
            begin, end = (
                rect.left + rect.w * count / longest for count in (limb.at, max(limb.at, limb.saved.answers))
            )
            y = rect.centery
            if limb.above is not None:
                canvas.line(begin, rows[limb.above].centery, begin, y, theme.INK2, HAIR)
                canvas.circle(begin, rows[limb.above].centery, TIGHT, theme.INK2)
            else:
                canvas.circle(begin, y, TIGHT, theme.INK2)
            if end > begin:
                canvas.line(begin, y, end, y, theme.INK, HAIR if limb.above is not None else TIGHT)
            color = theme.INK if limb.saved.over else theme.PAPER
            canvas.circle(end, y, NEAR, color, border=theme.INK, border_width=HAIR)

    # --- messages ---

    def tick(self, seconds: float) -> Next:
        """Add the games that were read in the background."""
        if not self.drawer.tick():
            return None
        self._grow()
        return Redraw()

    def closing(self) -> None:
        self.drawer.close()

    def on(self, message: object) -> Next:
        match message:
            case Picked(place):
                saved = self.limbs[place].saved
                return Replace(request_of_file(saved.path, watch=saved.over))
            case Pop():
                return message
        return None
