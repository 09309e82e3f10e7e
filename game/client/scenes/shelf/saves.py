"""The list of saved games, the most recently played first, to continue or watch."""

from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Any

from pygame import FRect as Rect

from ai.coach.notebook import discard
from game.client.boards import board
from game.client.kit import boxes, desktop, starred, theme
from game.client.kit.flow import Column
from game.client.kit.messages import UNDATED, Picked, Refused, Resumed
from game.client.kit.scene import Next, Pop, Push, Redraw, Replace, Request, StillScene
from game.client.kit.theme import CORNER, GAP, NEAR, PAD, ROOM, TIGHT, WIDE
from game.client.kit.widgets import Tool, Ui, Way
from game.client.match.sight import OPENING
from game.client.requests import OpenBranches, ReviewGame, Watch
from game.client.scenes.setup.choices import told_apart
from game.client.scenes.shelf.covers import cover, lid_in
from game.client.scenes.shelf.drawer import (
    Drawer,
    SavedGame,
    request_anyway,
    request_of,
    request_of_file,
    seat_name,
    stand,
)
from game.client.scenes.shelf.glimpse import Glimpses
from game.client.scenes.shelf.titles import shelf
from game.client.table.board import Board
from game.core.files import journal
from game.core.files.code import code, is_code, read_code
from game.core.files.disk import fresh
from game.core.files.journal import Loaded
from game.core.language.legible import legible
from game.core.language.words import say
from game.titles import rules_of

WIDTH, SIDE = 1180.0, 400.0  # px of the page, and of the selected game beside the list
SIDE_BY_SIDE, LARGE_SIDE = 1.3, 0.46  # above this text scale the selected game gets a share of the page
LID, LEAST_LID, LOWEST = 260.0, 120.0, 0.6  # px of a picture; its minimum height; its height over its width
FAR = 200.0  # px beyond a list's edges within which it is still painted
LONGEST_PATH = 300


@dataclass(frozen=True, slots=True)
class Take:
    """Message: continue or watch the selected game."""

    watch: bool


class SaveDeed(Enum):
    """Button actions on the selected game or the clipboard."""

    REVIEW = "review a finished game"
    PASTE = "watch the game on the clipboard"
    COPY = "copy it to the clipboard as text"


@dataclass(frozen=True, slots=True)
class DiscardSave:
    """Message: delete the selected game; without `sure` it only asks."""

    sure: bool


class Saves(StillScene):
    """The list on the left, the selected game on the right."""

    def __init__(self, replays: bool = False) -> None:
        self.replays = replays
        self.refused: Refused | None = None
        self.asking = self.copied = False
        self.glimpses, self.boards = Glimpses(), dict[str, Board[Any]]()
        self.chosen = 0
        self.picked: Path | None = None
        """The game that was chosen; the list is sorted anew when it has been played."""
        self.drawer = Drawer()
        self._sort()

    def look(self) -> None:
        """Read the saves folder again."""
        self.drawer.look()
        self._sort()

    def _sort(self) -> None:
        """Select the games to list from those read so far."""
        kept, self.trouble = self.drawer.kept, self.drawer.trouble
        self.kept = [game for game in kept if not self.replays or game.saved.answers]
        paths = [game.saved.path for game in self.kept]
        at = paths.index(self.picked) if self.picked in paths else self.chosen
        self.chosen = max(0, min(at, len(paths) - 1))
        heads = [game.saved.header for game in kept if game.saved.header is not None]
        self.parents = {head.parent.game for head in heads if head.parent is not None}
        """The ids of games that others branched off from."""

    # --- drawing ---

    def draw(self, ui: Ui) -> None:
        """Paint the list and the selected game."""
        if self.refused is not None and self.refused.at == UNDATED:
            self.refused = replace(self.refused, at=ui.time)
        self._follow(ui)
        ui.backdrop()
        title = say("saves.replays" if self.replays else "saves.load")
        with ui.column(3):
            paste = Tool("envelope", "" if self.asking else "V", say("saves.paste"), SaveDeed.PASTE)
            back = Tool("cross", "" if self.asking else "Esc", say("room.back"), Pop())
            bar = ui.top_bar(title, tools=[paste, back])
        margin = max(ROOM, (ui.width - WIDTH) / 2)
        room = boxes.inset(boxes.cut(ui.rect, top=bar.h), margin, ROOM)
        if not self.kept:
            words = self.trouble or say("saves.empty_replays" if self.replays else "saves.empty")
            Column(ui.canvas, room).text(words, theme.HEAD, pale=True)
            ui.refusal(self.refused, boxes.lower(room, ui.button_height()))
            return
        side = SIDE if ui.text_scale <= SIDE_BY_SIDE else room.w * LARGE_SIDE
        left = boxes.cut(room, right=side + ROOM)
        with ui.column(1):
            self._list(ui, left)
        with ui.column(2), ui.panel(boxes.right(room, side), name="chosen game"):
            self._detail(ui, boxes.inset(boxes.right(room, side), ROOM), self.kept[self.chosen])
        ui.refusal(self.refused, boxes.lower(left, ui.button_height()))
        ui.ring_on("take:keep", self.asking)
        if not self.asking:
            ui.focus_on(f"game:{self.chosen}")

    def _follow(self, ui: Ui) -> None:
        """Select the game that the keys have moved to; Enter then does what its button says."""
        kind, _, index = (ui.focus or "").partition(":")
        if ui.live and ui.keys_last and kind == "game" and int(index) < len(self.kept) and not self.asking:
            if int(index) != self.chosen:
                self.on(Picked(int(index)))
            ui.tree.placed = True

    def _list(self, ui: Ui, area: Rect) -> None:
        head = Column(ui.canvas, area)
        key = "saves.reading" if self.drawer.reading else "saves.count"
        head.text(say(key, count=len(self.kept)), theme.BODY, pale=True)
        head.text(self.trouble, theme.BODY)
        head.gap(NEAR)
        with ui.page("drawer", head.rest.inflate(2 * TIGHT, 0)) as lines:
            for index, kept in enumerate(self.kept):
                high = ui.canvas.line_height(theme.LEAD) + ui.canvas.line_height(theme.NOTE) + WIDE
                rect = boxes.inset(lines.part(high + NEAR), TIGHT, NEAR / 2)
                if rect.bottom > area.top - FAR and rect.top < area.bottom + FAR:
                    self._row(ui, rect, index, kept)

    def _row(self, ui: Ui, rect: Rect, index: int, kept: SavedGame) -> None:
        canvas, chosen = ui.canvas, index == self.chosen
        label = f"{kept.name}, {stand(kept)}"
        state = ("chosen",) if chosen else ()
        look = ui.node(f"game:{index}", rect, "row", label, Picked(index), state=state, sound="tick")
        ground = theme.GLASS2 if chosen or look.hover else theme.GLASS
        canvas.rect(rect, ground, radius=CORNER, border=theme.TEXT if chosen else theme.LINE)
        inner = boxes.inset(rect, GAP, NEAR)
        lid = lid_in(boxes.left(inner, inner.h))
        if kept.title in shelf():
            canvas.baked(("small lid", kept.title), lid, lambda c: cover(c, lid, kept.title))
        with canvas.panel(rect, label):
            lines = Column(canvas, boxes.cut(inner, left=lid.w + PAD))
            first = lines.row(theme.LEAD.strong)
            first.text(stand(kept), theme.BODY, pale=True, end=True)
            first.text(kept.name)
            lines.text(kept.trouble or kept.players(), pale=True, max_lines=1)

    def _detail(self, ui: Ui, area: Rect, kept: SavedGame) -> None:
        row, deeds = ui.button_height(), self._deeds(kept)
        ways = boxes.lower(area, boxes.grid_height(len(deeds) + 1, 1, row))
        room = boxes.cut(area, bottom=ways.h + GAP)
        if ui.text_scale > SIDE_BY_SIDE:
            with ui.page("facts", room) as lines:
                self._written(lines, kept)
                if kept.title in shelf():
                    self._picture(ui, lines.part(min(LID, room.w * LOWEST)), kept)
        else:
            self._laid_out(ui, room, kept)
        if self.asking:
            self._ask(ui, ways, kept, row)
            return
        for number, (name, words, message, key) in enumerate(deeds):
            kind, place = "paper" if name == "main" else "ghost", boxes.cell(ways, 1, number, row)
            ui.button(f"take:{name}", place, words, message, kind=kind, key=key, reason=kept.trouble)
        ui.button("take:discard", boxes.lower(ways, row), say("saves.discard"), DiscardSave(False), key="Del")

    def _laid_out(self, ui: Ui, room: Rect, kept: SavedGame) -> None:
        """Paint the picture above the description, as large as there is room for."""
        spare = min(LID, self._written(Column(ui.canvas, room, later=[]), kept).rest.h - ROOM, room.w * LOWEST)
        if kept.title in shelf() and spare > LEAST_LID:
            self._picture(ui, boxes.upper(room, spare), kept)
            room = boxes.cut(room, top=spare + WIDE)
        self._written(Column(ui.canvas, room), kept)

    def _picture(self, ui: Ui, rect: Rect, kept: SavedGame) -> None:
        """Paint the board of the saved position, or the box cover if the record can't be replayed."""
        found = self.glimpses.of(kept.saved.path)
        if found is not None and found.view is None:
            lid = lid_in(rect)
            cover(ui.canvas, lid.move((rect.w - lid.w) / 2, 0), kept.title)
            return
        if found is None:
            ui.canvas.rect(rect, theme.TABLE, border=theme.LINE)
        else:  # a board frames itself; a ground of the whole part would be a dark band above and below
            if kept.title not in self.boards:
                self.boards[kept.title] = board(kept.title)
                self.boards[kept.title].fit(OPENING, 0, 1.0)  # only the near side matters here
            shown = self.boards[kept.title]
            with ui.canvas.clip(rect), ui.canvas.panel(rect, "board"):
                shown.poster(ui, rect, found.view)

    def _written(self, lines: Column, kept: SavedGame) -> Column:
        for text, strong in self._facts(kept):
            lines.text(text, theme.ASKED.strong if strong else theme.BODY, pale=not strong)
            lines.gap(TIGHT)
        return lines

    def _facts(self, kept: SavedGame) -> list[tuple[str, bool]]:
        if kept.saved.header is None or kept.trouble:
            path = legible(str(kept.saved.path), LONGEST_PATH)
            return [(say("saves.unopened"), True), (kept.trouble, False), (path, False)]
        found = self.glimpses.of(kept.saved.path)
        facts = [(f"{kept.name}, {kept.level_name}", True), (kept.players(), False)]
        facts += [(found.side, False)] if found is not None and found.side else []
        facts += [(stand(kept), False)]
        leads = found.leads if found is not None else say("saves.looking")
        facts += [(leads, False)] if leads else []
        facts += [(say("saves.answers", count=kept.saved.answers), False)]
        facts += [(say("saves.begun", date=kept.date()), False)]
        if kept.saved.over or kept.saved.practice:  # the same deal in another game would show every hand
            facts += [(say("saves.deal", seed=str(kept.saved.header.setup.seed)), False)]
        return facts + ([(say("saves.practice"), False)] if kept.saved.practice else [])

    def _deeds(self, kept: SavedGame) -> list[tuple[str, str, object, str]]:
        """Return the actions for a game: name, label, message and key."""
        first = self.replays or kept.saved.over
        words = say("saves.watch" if first else "saves.go_on")
        deeds: list[tuple[str, str, object, str]] = [("main", words, Take(first), "Enter")]
        if not first:
            deeds.append(("watch", say("saves.look_back"), Take(True), "L"))
        if kept.saved.over:
            deeds.append(("review", say("review.title"), SaveDeed.REVIEW, "Y"))
            deeds.append(("copy", say("saves.copied" if self.copied else "saves.copy"), SaveDeed.COPY, "C"))
        header = kept.saved.header
        if header is not None and (header.parent is not None or header.id in self.parents):
            deeds.append(("branches", say("branch.tree"), OpenBranches(header.id), "B"))
        return deeds

    def _ask(self, ui: Ui, ways: Rect, kept: SavedGame, row: float) -> None:
        date = kept.date() if kept.saved.header else legible(kept.saved.path.name)
        words = f"*{say('saves.discard_ask')}* {say('saves.discard_note', title=kept.name, date=date)}"
        high = starred.height(ui.canvas, words, ways.w, theme.BODY)
        below = boxes.lower(ways, high + GAP + row)
        ui.canvas.rect(below.inflate(0, 2 * PAD), theme.GLASS)
        Column(ui.canvas, below).rich(words, theme.BODY, pale=True)
        keep, sure = boxes.columns(boxes.lower(ways, row), 2)
        ready = ui.settled("discard", self.asking)
        ui.button("take:keep", keep, say("room.cancel"), Picked(self.chosen), key="Esc")
        ui.button("take:sure", sure, say("saves.discard"), DiscardSave(True), key="Del", ready_at=ready)

    # --- messages ---

    def on(self, message: object) -> Next:
        match message:
            case Picked(index):
                self.chosen, self.picked = index, self.kept[index].saved.path
                self.asking = self.copied = False
            case Take(watch):
                return Push(request_of_file(self.kept[self.chosen].saved.path, watch=watch))
            case SaveDeed.REVIEW:
                return Push(reviewed(self.kept[self.chosen]))
            case SaveDeed.PASTE:
                return self._paste()
            case SaveDeed.COPY:
                self._copy()
            case DiscardSave(sure):
                self._discard(sure)
            case Refused():
                self.refused = message
            case Resumed():
                self.look()
            case OpenBranches():
                return Push(message)
            case Pop():
                return message
        return None

    def tick(self, seconds: float) -> Next:
        """Add games read in the background, and show previews that are ready."""
        if self.drawer.tick():
            self._sort()
            return Redraw()
        return Redraw() if self.glimpses.tick() else None

    def closing(self) -> None:
        self.drawer.close()
        self.glimpses.close()

    def _paste(self) -> Next:
        """Watch the game on the clipboard, or say why it can't be watched."""
        text = desktop.pasted()
        if not is_code(text):
            self.refused = Refused("tool:envelope", say("saves.nothing_to_paste"), at=UNDATED)
            return None
        loaded = read_code(text, rules_of)
        if (sent := loaded.recorded) is not None:
            names = [seat_name(chair, seat, sent.header.title) for seat, chair in enumerate(sent.header.chairs)]
            sent.header = replace(sent.header, names=told_apart(names))
        return Push(request_of(loaded, watch=True))

    def _copy(self) -> None:
        """Copy the chosen game to the clipboard, or say why it can't be copied."""
        loaded = journal.load(self.kept[self.chosen].saved.path, rules_of)
        self.copied = loaded.recorded is not None and desktop.copy(code(loaded.recorded))
        if not self.copied:
            why = " ".join(loaded.sentences()) or say("saves.no_clipboard")
            self.refused = Refused("take:copy", why, at=UNDATED)

    def _discard(self, sure: bool) -> None:
        self.asking = not sure
        if sure:
            try:
                discard(self.kept[self.chosen].saved.path)
            except OSError as error:
                self.trouble = say("saves.discard_failed", why=error.strerror or str(error))
                return
            self.look()


def reviewed(kept: SavedGame) -> Request:
    """Load a game and return a request to review it; a damaged or unfinished one can only be watched."""
    request = request_of_file(kept.saved.path, watch=True)
    over = isinstance(request, Watch) and request.record.table.result is not None
    return ReviewGame(request.record) if isinstance(request, Watch) and over else request


def kept_as(loaded: Loaded) -> str:
    """Return the file name under which the full old record is kept when a new one replaces it."""
    path = loaded.recorded.journal.path if loaded.recorded is not None else None
    was = dict(loaded.note.fields).get("was") if loaded.note is not None else None
    suffix = ".damaged" if loaded.trouble is not None or was is None else f".rules-{was}"
    return legible(fresh(path.parent, path.name, suffix).name) if path is not None else ""


class RecordTrouble(StillScene):
    """A sheet that reports what is wrong with a record before it is opened."""

    opaque = False

    def __init__(self, loaded: Loaded, watch: bool) -> None:
        self.loaded, self.watch = loaded, watch
        self.usable = loaded.recorded is not None and (loaded.good > 0 or loaded.trouble is None)
        note = loaded.note.key if loaded.note is not None else ""
        older, self.strayed = note.startswith("journal.older"), note.endswith("strayed")
        self.replaces = self.usable and not watch and (loaded.trouble is not None or older)

    def sentences(self) -> list[str]:
        """Return what is wrong, and what happens to the old file if the game is continued."""
        told = self.loaded.sentences()
        return [*told, say("saves.kept_beside", file=kept_as(self.loaded))] if self.replaces else told

    def draw(self, ui: Ui) -> None:
        """Paint the sentences and the buttons."""
        ui.canvas.rect(ui.rect, theme.TABLE)
        title = say("saves.trouble" if self.usable else "saves.unopened")
        with ui.paper("told", title, theme.WIDER) as lines:
            for text in self.sentences():
                lines.text(text, theme.LEAD)
                lines.gap()
            ui.ways_out(lines.part(ui.button_height()), self._ways())
        ui.focus_on("told:go" if self._safe else "told:back")

    @property
    def _safe(self) -> bool:
        """True if continuing changes nothing that is saved."""
        return self.usable and self.loaded.trouble is None and not (self.strayed and self.replaces)

    def _ways(self) -> list[Way]:
        """Return the buttons; Enter goes back unless it is safe to continue."""
        safe, words = self._safe, say("saves.watch" if self.watch else "saves.anyway")
        go = Way(words, "go", "Enter" if safe else "G", main=safe, id="told:go")
        back = Way(say("room.back"), Pop(), "Esc" if safe else "Enter|Esc", main=not safe, id="told:back")
        return [back, go] if safe else [go, back] if self.usable else [back]

    def on(self, message: object) -> Next:
        match message:
            case "go":
                return Replace(request_anyway(self.loaded, self.watch))
            case Pop():
                return message
        return None
