"""The introduction to a title, shown the first time it is started: one sentence and three pictures."""

from pygame import FRect as Rect

from game.client import introductions
from game.client.kit import boxes, theme
from game.client.kit.drawn import HIGH as PICTURE_HIGH
from game.client.kit.drawn import WIDE as PICTURE_WIDE
from game.client.kit.flow import Column
from game.client.kit.scene import Next, Pop, Replace, StillScene, below_bar
from game.client.kit.settings import Settings
from game.client.kit.theme import NEAR, ROOM, WIDE, Type
from game.client.kit.widgets import Ui, Way
from game.client.requests import FirstStart, OpenLessons, SetUpGame
from game.client.scenes.setup.lid import LID
from game.client.scenes.setup.page import PROMPT
from game.client.scenes.shelf.covers import HEIGHT, WIDTH, cover, face_of, lid_in
from game.client.scenes.shelf.primers import picture, pictures
from game.client.scenes.shelf.title import EDGE, LARGE
from game.core.content.box import name_of
from game.core.exercise import exercises
from game.core.language.words import say

LESS = (0.95, 0.9, 0.85)
"""The shares of its size that a headline may shrink to."""


class First(StillScene):
    """A screen shown once per title, to take the guided tour or skip it."""

    def __init__(self, wanted: FirstStart, settings: Settings) -> None:
        self.title, self.then, self.settings = wanted.title, wanted.then, settings
        introductions.shown(settings, self.title)

    def draw(self, ui: Ui) -> None:
        """Paint the cover, the paper with the pictures, and the two buttons."""
        room = below_bar(ui, name_of(self.title))
        prompt = boxes.lower(ui.rect, max(PROMPT, ui.canvas.line_height(theme.HEAD) + ROOM))
        room = boxes.inset(boxes.cut(room, bottom=prompt.h), EDGE, ROOM)
        if ui.text_scale <= LARGE:
            room = boxes.cut(room, top=(room.h - LID) / 2)
            cover(ui.canvas, lid_in(boxes.upper(room, LID)), self.title)
            room = boxes.cut(room, left=LID * WIDTH / HEIGHT + EDGE)
        with ui.column(1):
            self._paper(ui, room)
        with ui.column(2):
            ways = (
                Way(say("first.known"), "known", "K", id="first:known"),
                Way(say("first.guide"), "guide", "Enter", main=True, id="first:guide"),
            )
            guided = say("first.guided") if exercises(self.title) else ""
            ui.prompt_bar(prompt, say("first.asked", title=name_of(self.title)), guided, ways=ways)

    def _paper(self, ui: Ui, room: Rect) -> None:
        """Paint the sentence and as many pictures side by side as fit; it scrolls if it is too high."""
        with ui.page("first", room) as whole, whole.sheet(ui, name="first") as lines:
            aim = introductions.told(self.title, "aim")
            lines.text(aim, _without_a_last_word(lines, aim, theme.STAMP.set_in(face_of(self.title)).tight))
            lines.gap(WIDE)
            across = max(1, min(len(introductions.PICTURES), int(lines.rest.w / PICTURE_WIDE * 2)))
            for start in range(0, len(introductions.PICTURES), across):
                with lines.split(across, ROOM) as columns:
                    for part, cell in zip(introductions.PICTURES[start : start + across], columns, strict=False):
                        self._picture(ui, cell, part)
                lines.gap()

    def _picture(self, ui: Ui, cell: Column, part: str) -> None:
        if not pictures(self.title):
            return self._words(cell, part)
        wide = min(cell.rest.w, PICTURE_WIDE * max(1.0, ui.canvas.growth))
        area = boxes.left(cell.part(wide * PICTURE_HIGH / PICTURE_WIDE), wide)
        cell.ink(lambda: picture(ui.canvas, area, self.title, part))
        cell.gap(NEAR)
        return self._words(cell, part)

    def _words(self, cell: Column, part: str) -> None:
        cell.label(say(f"first.{part}"))
        cell.text(introductions.told(self.title, part), theme.BODY)

    # --- messages ---

    def on(self, message: object) -> Next:
        match message:
            case "guide" if exercises(self.title):
                return Replace(OpenLessons(self.title, begin=True))
            case "guide":
                self.settings.begin_guide(self.title)
                return Replace(SetUpGame(self.title))
            case "known":
                return Replace(self.then)
            case Pop():
                return message
        return None


def _without_a_last_word(lines: Column, text: str, role: Type) -> Type:
    """Return a type for a headline: a little smaller if that saves the line of its last words."""

    def rows(of: Type) -> int:
        return round(lines.canvas.measure(text, of, width=lines.rest.w)[1] / lines.canvas.line_height(of))

    return next((each for each in map(role.times, LESS) if rows(each) < rows(role)), role)
