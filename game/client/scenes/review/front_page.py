"""The morning after: the last front page of The Daily Overton, with the awards, as a picture to share."""

import io
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pygame
from pygame import FRect as Rect
from pygame import Surface

from game import folders
from game.client.cards import ResultCard
from game.client.kit import desktop, ornaments, theme
from game.client.kit.canvas import Canvas
from game.client.kit.flow import Column, height
from game.client.kit.portraits import photograph
from game.client.kit.scene import Next, Pop, StillScene
from game.client.kit.theme import GAP, HAIR, NEAR, ON_PAPER, ROOM, WIDE
from game.client.kit.widgets import Ui, Way
from game.client.table.sides import faction_of
from game.core.content.box import name_of
from game.core.files import disk
from game.core.language.legible import legible
from game.core.language.words import say
from game.machine.rivals import met, named


class FrontPage(StillScene):
    """The front page on a sheet, with buttons to save it, find it or close it."""

    opaque = False

    def __init__(self, card: ResultCard) -> None:
        self.card = card
        self.path: Path | None = None
        self.told, self.copied = "", False

    def draw(self, ui: Ui) -> None:
        """Paint the page as it will be saved."""
        with ui.paper("front page", say("morning.paper"), theme.FRONT["sheet"]) as lines:
            printed(lines, self.card)
            lines.gap(GAP)
            if self.path is not None:
                lines.text(say("morning.saved"), theme.BODY)
                lines.text(legible(str(self.path)), theme.BODY.strong)
            lines.text(self.told, theme.BODY)
            lines.gap(GAP)
            ui.ways_out(lines.part(ui.button_height()), self._ways())
        ui.focus_on("front:save" if self.path is None else "front:close")

    def _ways(self) -> list[Way]:
        close = Way(say("room.close"), Pop(), "Esc", main=self.path is not None, id="front:close")
        if self.path is None:
            return [close, Way(say("morning.save"), "save", "Enter", main=True, id="front:save")]
        copy = say("film.copied" if self.copied else "film.copy")
        return [Way(say("film.open"), "folder", "O"), Way(copy, "copy", "C"), close]

    def on(self, message: object) -> Next:
        match message:
            case "save":
                self._save()
            case "folder" if self.path is not None:
                self.told = "" if desktop.show(self.path.parent) else say("film.no_folder")
            case "copy":
                self.copied = desktop.copy(str(self.path))
                self.told = "" if self.copied else say("film.no_clipboard")
            case Pop():
                return message
        return None

    def _save(self) -> None:
        folder = folders.films()
        try:
            disk.folder(folder, disk.THEIR_FOLDER)
            self.path = disk.put_new(folder, f"{self.card.title}-page", ".png", picture(self.card))
            self.told = ""
        except OSError as error:
            self.told = say("film.unwritable", file=legible(str(folder)), why=error.strerror or str(error))


def picture(card: ResultCard) -> bytes:
    """Return the page as a PNG."""
    wide, scale = theme.FRONT["page"], theme.FRONT["scale"]
    high = height(Canvas(Surface((1, 1))), wide - 2 * WIDE, lambda lines: printed(lines, card)) + 2 * WIDE
    surface = Surface((round(wide * scale), round(high * scale)))
    canvas = Canvas(surface, scale)
    whole = Rect(0, 0, wide, high)
    canvas.rect(whole, theme.NEWS)
    ornaments.grain(canvas, whole)
    printed(Column(canvas, Rect(WIDE, WIDE, wide - 2 * WIDE, high), inks=ON_PAPER), card)
    written = io.BytesIO()
    pygame.image.save(surface, written, "page.png")
    return written.getvalue()


def printed(lines: Column, card: ResultCard) -> None:
    """Print the masthead, headline, table, awards and turning points."""
    press = theme.PRESS
    masthead = press.times(theme.FRONT["masthead"]).tight
    lines.text(say("morning.masthead").upper(), masthead, align="center", shrink=True)
    lines.rule(theme.INK, px=HAIR)
    lines.text(f"{name_of(card.title)} · {card.note}".rstrip(" ·"), theme.SMALL, pale=True, align="center")
    lines.rule(theme.INK, px=HAIR)
    lines.text(card.headline, press.times(theme.FRONT["headline"]).tight, align="center")
    lines.gap(NEAR)
    lines.ink(partial(_photographs, lines.canvas, lines.part(theme.FRONT["photo"]), _faces(card)))
    lines.gap(NEAR)
    lines.text(card.why, theme.BODY, align="center")
    lines.text(card.story, theme.BODY, pale=True, align="center")
    lines.gap(GAP)
    for number, row in enumerate(card.rows, 1):
        score = row.score or (row.values[-1] if row.values else "")
        line = lines.row(theme.BODY.strong if number == 1 else theme.BODY)
        line.text(score, end=True)
        line.text(f"{number}. {row.name}" + (f", {row.who}" if row.who and row.who != row.name else ""))
    if card.awards:
        lines.rule(theme.INK2)
        lines.text(say("morning.awards"), press.tight)
        for told in card.awards:
            lines.gap(NEAR)
            lines.text(told, theme.BODY)
    if card.turning:
        lines.rule(theme.INK2)
        lines.text(say("result.turning"), press.tight)
        for point in card.turning:
            lines.text(point.text, theme.NOTE, pale=True)
    lines.gap(ROOM)


def _faces(card: ResultCard) -> list[tuple[int, str]]:
    """Return each side's portrait and mood, the winner first; a rival of the circuit has its own portrait."""
    found = met(card.record.header) if card.record is not None else None
    rival = found[0].rival if found is not None else None
    faces = []
    for row in card.rows:
        side = faction_of(card.title, row.faction)
        seed = side.portrait if side is not None else 0
        if rival is not None and row.who == named(card.title, rival):
            seed = rival.portrait
        if seed:
            faces.append((seed, "wins" if row.faction == card.faction else "loses"))
    return faces


def _photographs(canvas: Canvas, place: Rect, faces: Sequence[tuple[int, str]]) -> None:
    """Print the faces side by side, as many as there's room for."""
    side, step = place.h, place.h + GAP
    some = faces[: max(1, int((place.w + GAP) / step))]
    left = place.centerx - (len(some) * step - GAP) / 2
    for number, (seed, mood) in enumerate(some):
        photograph(canvas, Rect(left + number * step, place.top, side, side), seed, theme.NEWS, mood)
