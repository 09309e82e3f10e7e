"""The sheet for filming one moment: which moment, the progress, and the path of the finished file."""

from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from game import folders
from game.client.cards import TurningPoint
from game.client.film.ffmpeg import Unfilmed
from game.client.film.moments import deciding
from game.client.film.pictures import Cut, around
from game.client.film.work import Filming, order
from game.client.kit import boxes, desktop, theme
from game.client.kit.scene import Next, Pop, Redraw
from game.client.kit.theme import GAP, NEAR
from game.client.kit.widgets import Ui, Way
from game.core.files import disk
from game.core.files.journal import Recorded
from game.core.language.legible import legible
from game.core.language.words import say

BEFORE, ENDING = 2, 5  # events shown before a moment, and before the end
SECONDS = 20.0
"""The longest duration of a moment's film, because an answer may end a phase that takes long to show."""
END = "end"


@dataclass(frozen=True, slots=True)
class ChooseMoment:
    """Message: film another moment, given by its answer number or as the end."""

    moment: str


class FilmDeed(Enum):
    """What to do with a finished film."""

    COPY = "copy its path to the clipboard"
    FOLDER = "show its folder in the system's own window"


class FilmSheet:
    """Makes a GIF of one moment and shows its path."""

    opaque = False
    animating = False

    def __init__(self, recorded: Recorded[Any], moments: tuple[TurningPoint, ...], moment: str, eyes: str) -> None:
        self.recorded, self.eyes = recorded, eyes
        self.options = [(str(point.answer), point.text) for point in moments]
        if recorded.table.result is not None:
            self.options.append((END, say("film.end")))
        self.moment = moment or self._worth_sending(moments)
        self.told = ""
        self.copied = False
        self.path = Path()
        self.filming: Filming | None = None
        self._begin()

    def _worth_sending(self, moments: tuple[TurningPoint, ...]) -> str:
        """Return the moment to film by default: the last turning point that fits, or the end."""
        answer = deciding(self.recorded.table, moments)
        return str(answer) if str(answer) in dict(self.options) else self.options[-1][0]

    def _begin(self) -> None:
        """Start filming the chosen moment into a new file."""
        self.closing()
        try:
            folder = folders.films()
            disk.folder(folder, disk.THEIR_FOLDER)
            self.path = disk.fresh(folder, f"{self.recorded.header.title}-{self.moment}", ".gif")
            self.filming = Filming(order(self.recorded, self._cut(), self.path))
            self.told, self.copied = "", False
        except Unfilmed as unfilmed:
            self.told = str(unfilmed)
        except OSError as error:
            why = error.strerror or str(error)
            self.told = say("film.unwritable", file=legible(str(folder)), why=why)

    def _cut(self) -> Cut:
        last = self.recorded.table.answered
        if self.moment == END:
            return Cut(around(self.recorded, last, ENDING), last, self.eyes)
        answer = int(self.moment)
        return Cut(around(self.recorded, answer, BEFORE), min(last, answer + 1), self.eyes, seconds=SECONDS)

    @property
    def _done(self) -> bool:
        """True if the film has been written."""
        return self.filming is not None and self.filming.told == ""

    def draw(self, ui: Ui) -> None:
        """Paint the choice of moment, a progress bar, and the button to leave."""
        working = self.filming is not None and self.filming.told is None
        with ui.paper("film", say("film.title")) as page:
            if len(self.options) > 1:
                part = page.part(ui.field_height())
                ui.choice("moment", part, say("film.moment"), self.options, self.moment, ChooseMoment, kind="list")
                page.gap()
            page.text(self._says(), theme.LEAD)
            if self._done:
                page.text(legible(str(self.path)), theme.BODY.strong)
                page.text(self.told, theme.BODY)
            elif working:
                page.gap(NEAR)
                bar = page.part(GAP + NEAR)
                assert self.filming is not None, "a film is being made"
                ui.canvas.rect(bar, theme.PAPER2, radius=NEAR)
                ui.canvas.rect(boxes.left(bar, bar.w * self.filming.share), theme.INK, radius=NEAR)
            page.gap()
            words = say("room.cancel") if working else say("room.close")
            close = Way(words, Pop(), "Enter|Esc", main=True, id="film:close")
            ui.ways_out(page.part(ui.button_height()), [*(self._finds() if self._done else ()), close])
        ui.focus_on("film:close")

    def _finds(self) -> tuple[Way, Way]:
        """Return the buttons that lead to the finished film."""
        copy = say("film.copied" if self.copied else "film.copy")
        return (
            Way(say("film.open"), FilmDeed.FOLDER, "O", id="film:folder"),
            Way(copy, FilmDeed.COPY, "C", id="film:copy"),
        )

    def _says(self) -> str:
        filming = self.filming
        if filming is None or filming.told:
            return filming.told if filming is not None and filming.told else self.told
        if self._done:
            return say("film.written")
        return say("film.progress", percent=f"{filming.share * 100:.0f}")

    def on(self, message: object) -> Next:
        match message:
            case ChooseMoment(moment) if moment != self.moment:
                self.moment = moment
                self._begin()
                return Redraw()
            case FilmDeed.COPY:
                self.copied = desktop.copy(str(self.path))
                self.told = "" if self.copied else say("film.no_clipboard")
            case FilmDeed.FOLDER:
                self.told = "" if desktop.show(self.path.parent) else say("film.no_folder")
            case Pop():
                return message
        return None

    def tick(self, seconds: float) -> Next:
        """Redraw if the film has progressed."""
        return Redraw() if self.filming is not None and self.filming.tick() else None

    def closing(self) -> None:
        if self.filming is not None:
            self.filming.close()
            self.filming = None
