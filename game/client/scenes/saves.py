"""The drawer: games kept on this machine, the one played last first, to go on with or to watch."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from pygame import FRect as Rect

from ai.levels import playable
from game.client.kit import theme
from game.client.kit.messages import Refused, Resumed
from game.client.kit.reading import column
from game.client.kit.say import say
from game.client.kit.scene import Next, Pop, Push, Replace, Request
from game.client.kit.widgets import Tool, Ui
from game.client.match.requests import Play, TellTrouble, Watch
from game.client.scenes.covers import cover
from game.client.scenes.shelf import Kept, drawer, shelf, stand
from game.core import journal
from game.core.journal import Loaded
from game.core.legible import legible
from game.core.sealed import fresh
from game.titles import title as game_of


@dataclass(frozen=True, slots=True)
class Choose:
    """Message: this game of the list is chosen."""

    index: int


@dataclass(frozen=True, slots=True)
class Take:
    """Message: open the chosen game, to go on with it or to watch it."""

    watch: bool


@dataclass(frozen=True, slots=True)
class Discard:
    """Message: throw the chosen game away; the first time it only asks."""

    sure: bool


class Saves:
    """The list on the left, the chosen game on the right."""

    opaque = True
    animating = False

    def __init__(self, replays: bool = False) -> None:
        self.replays = replays
        self.refused: Refused | None = None
        self.asking = False
        self.chosen = 0
        self.look()

    def look(self) -> None:
        """Read the drawer again."""
        kept, self.trouble = drawer()
        self.kept = [game for game in kept if not self.replays or game.saved.answers]
        self.chosen = max(0, min(self.chosen, len(self.kept) - 1))

    # --- the picture ---

    def draw(self, ui: Ui) -> None:
        """Paint the list and the chosen game."""
        ui.backdrop()
        title = say("saves.replays" if self.replays else "saves.load")
        with column(ui, 3):
            bar = ui.top_bar(title, tools=[Tool("cross", "" if self.asking else "Esc", say("room.back"), Pop())])
        left = max(24.0, (ui.width - 1180) / 2)
        room = Rect(left, bar.bottom + 20, ui.width - 2 * left, ui.height - bar.bottom - 40)
        if not self.kept:
            words = self.trouble or say("saves.empty_replays" if self.replays else "saves.empty")
            ui.canvas.text(room.left, room.top + 8, words, theme.HEAD, color=theme.MUTE, width=room.w)
            return
        side = 400.0 if ui.text_scale <= 1.3 else room.w * 0.46
        with column(ui, 1):
            self._list(ui, Rect(room.left, room.top, room.w - side - 24, room.h))
        with column(ui, 2), ui.panel((room.right - side, room.top, side, room.h), name="chosen game"):
            self._detail(
                ui, Rect(room.right - side + 20, room.top + 20, side - 40, room.h - 40), self.kept[self.chosen]
            )
        ui.refusal(self.refused, (room.left, room.bottom - 60, room.w - side - 24, 50))
        ui.ring_on("take:keep", self.asking)
        if not self.asking:
            ui.focus_on("take:main")

    def _row_height(self, ui: Ui) -> float:
        return max(54.0, ui.canvas.line_height(theme.LEAD) + ui.canvas.line_height(theme.NOTE) + 14)

    def _list(self, ui: Ui, area: Rect) -> None:
        y = (
            ui.canvas.text(area.left, area.top, say("saves.count", count=len(self.kept)), color=theme.MUTE).bottom
            + 10
        )
        if self.trouble:
            y = ui.canvas.text(area.left, y, self.trouble, color=theme.TEXT, width=area.w).bottom + 10
        high = self._row_height(ui)
        with ui.scroll(
            "drawer", (area.left - 5, y - 5, area.w + 10, area.bottom - y + 5), len(self.kept) * (high + 6) + 8
        ) as top:
            for index, kept in enumerate(self.kept):
                rect = Rect(area.left, top + 5 + index * (high + 6), area.w - 10, high)
                if rect.bottom > area.top - 200 and rect.top < area.bottom + 200:
                    self._row(ui, rect, index, kept)

    def _row(self, ui: Ui, rect: Rect, index: int, kept: Kept) -> None:
        canvas, chosen = ui.canvas, index == self.chosen
        label = f"{kept.name}, {stand(kept)}"
        state = ("chosen",) if chosen else ()
        look = ui.node(f"game:{index}", rect, "row", label, Choose(index), state=state, sound="tick")
        ground = theme.GLASS2 if chosen or look.hover else theme.GLASS
        canvas.rect(rect, ground, radius=5, border=theme.TEXT if chosen else theme.LINE)
        lid = Rect(rect.left + 8, rect.top + 6, (rect.h - 12) * 200 / 246, rect.h - 12)
        if kept.title in shelf():
            canvas.baked(("small lid", kept.title), lid, lambda c: cover(c, lid, kept.title))
        with canvas.panel(rect, label):
            x = lid.right + 12
            at = canvas.text(rect.right - 12, rect.top + 8, stand(kept), color=theme.MUTE, align="right")
            canvas.text(
                x, rect.top + 7, kept.name, theme.LEAD.strong, width=at.left - x - 10, fit=True, max_lines=1
            )
            below = rect.top + 9 + canvas.line_height(theme.LEAD)
            second = kept.trouble or kept.players()
            canvas.text(
                x, below, second, theme.NOTE, color=theme.MUTE, width=rect.right - x - 12, fit=True, max_lines=1
            )

    def _detail(self, ui: Ui, area: Rect, kept: Kept) -> None:
        row = max(40.0, ui.canvas.line_height(theme.LEAD) + 16)
        ways = Rect(area.left, area.bottom - 3 * (row + 8), area.w, row)
        y = area.top
        spare = ways.top - area.top - self._facts_height(ui, kept, area.w) - 30
        if kept.title in shelf() and spare > 120:
            high = min(260.0, spare)
            lid = Rect(area.centerx - high * 100 / 246, y, high * 200 / 246, high)
            cover(ui.canvas, lid, kept.title)
            y = lid.bottom + 20
        for text, strong in self._facts(kept):
            color = theme.TEXT if strong else theme.MUTE
            size, weight = (17.0, 600) if strong else (14.0, 400)
            y = (
                ui.canvas.text(
                    area.left, y, text, theme.BODY.at(size).weighing(weight), color=color, width=area.w
                ).bottom
                + 4
            )
        self._deeds(ui, ways, kept, row)

    def _facts(self, kept: Kept) -> list[tuple[str, bool]]:
        if kept.saved.header is None or kept.trouble:
            return [
                (say("saves.unopened"), True),
                (kept.trouble, False),
                (legible(str(kept.saved.path), 300), False),
            ]
        facts = [(f"{kept.name}, {kept.level_name}", True), (kept.players(), False), (stand(kept), False)]
        facts += [
            (say("saves.answers", count=kept.saved.answers), False),
            (say("saves.begun", date=kept.date()), False),
        ]
        if kept.saved.over or kept.saved.practice:  # the same deal elsewhere shows every hand
            facts += [(say("saves.deal", seed=str(kept.saved.header.setup.seed)), False)]
        return facts + ([(say("saves.practice"), False)] if kept.saved.practice else [])

    def _facts_height(self, ui: Ui, kept: Kept, width: float) -> float:
        return sum(
            ui.canvas.measure(
                text,
                (theme.BODY.at(17 if strong else 14).strong if strong else theme.BODY.at(17 if strong else 14)),
                width=width,
            )[1]
            + 4
            for text, strong in self._facts(kept)
        )

    def _deeds(self, ui: Ui, ways: Rect, kept: Kept, row: float) -> None:
        if self.asking:
            self._ask(ui, ways, kept, row)
            return
        why = kept.trouble
        first = self.replays or kept.saved.over
        pairs: list[tuple[str, str, object, str, str]] = [
            ("main", say("saves.watch" if first else "saves.go_on"), Take(first), "Enter", why),
        ]
        if not first:
            pairs.append(("watch", say("saves.look_back"), Take(True), "L", why))
        pairs.append(("discard", say("saves.discard"), Discard(False), "Del", ""))
        y = ways.top + (3 - len(pairs)) * (row + 8)
        for name, words, message, key, reason in pairs:
            kind = "paper" if name == "main" else "ghost"
            ui.button(
                f"take:{name}", (ways.left, y, ways.w, row), words, message, kind=kind, key=key, reason=reason
            )
            y += row + 8

    def _ask(self, ui: Ui, ways: Rect, kept: Kept, row: float) -> None:
        date = kept.date() if kept.saved.header else legible(kept.saved.path.name)
        words = f"*{say('saves.discard_ask')}* {say('saves.discard_note', title=kept.name, date=date)}"
        high = ui.canvas.rich_height(words, ways.w, theme.BODY)
        y = ways.top + 2 * (row + 8) - high - 10
        ui.canvas.rect((ways.left - 20, y - 12, ways.w + 40, high + 2 * row), theme.GLASS)
        ui.canvas.rich(ways.left, y, words, theme.BODY, width=ways.w, color=theme.MUTE, strong=theme.TEXT)
        half = (ways.w - 8) / 2
        top = ways.top + 2 * (row + 8)
        ready = ui.time - ui.since("discard", self.asking) + theme.MS["settle"] / 1000
        ui.button("take:keep", (ways.left, top, half, row), say("room.cancel"), Choose(self.chosen), key="Esc")
        ui.button(
            "take:sure", (ways.left + half + 8, top, half, row), say("saves.discard"), Discard(True), key="Del",
            ready_at=ready,
        )  # fmt: skip

    # --- what happens ---

    def on(self, message: object) -> Next:
        """Choose, open, throw away, or go back."""
        match message:
            case Choose(index):
                self.chosen, self.asking = index, False
            case Take(watch):
                return Push(opened(self.kept[self.chosen], watch=watch))
            case Discard(sure):
                self._discard(sure)
            case Refused():
                self.refused = message
            case Resumed():
                self.look()
            case Pop():
                return message
        return None

    def _discard(self, sure: bool) -> None:
        self.asking = not sure
        if sure:
            try:
                self.kept[self.chosen].saved.path.unlink(missing_ok=True)
            except OSError as error:
                self.trouble = say("saves.discard_failed", why=error.strerror or str(error))
                return
            self.look()

    def tick(self, seconds: float) -> Next:
        """Nothing moves by itself."""
        return None

    def closing(self) -> None:
        """Nothing is held."""


def opened(kept: Kept, *, watch: bool = False) -> Request:
    """Load a game and ask to go on with it or to watch it; a damaged one is told of first."""
    return opened_file(kept.saved.path, watch=watch)


def opened_file(path: Path, *, watch: bool = False) -> Request:
    """Load the record in a file, like `opened`."""
    loaded = journal.load(path, game_of)
    loaded = loaded if watch else playable(loaded)
    if loaded.sentences():
        return TellTrouble(loaded, watch)
    return _anyway(loaded, watch)


def _anyway(loaded: Loaded, watch: bool) -> Request:
    assert loaded.recorded is not None
    return Watch(loaded.recorded) if watch else Play(loaded.recorded)


def kept_as(loaded: Loaded) -> str:
    """Name the file in which the whole old record stays when a shorter or a newer one takes its place."""
    path = loaded.recorded.journal.path if loaded.recorded is not None else None
    was = dict(loaded.note.fields).get("was") if loaded.note is not None else None
    suffix = ".damaged" if loaded.trouble is not None or was is None else f".rules-{was}"
    return legible(fresh(path.parent, path.name, suffix).name) if path is not None else ""


class Told:
    """A sheet that says what is wrong with a record before it is opened."""

    opaque = False
    animating = False

    def __init__(self, loaded: Loaded, watch: bool) -> None:
        self.loaded, self.watch = loaded, watch
        self.usable = loaded.recorded is not None and (loaded.good > 0 or loaded.trouble is None)
        note = loaded.note.key if loaded.note is not None else ""
        older, self.strayed = note.startswith("journal.older"), note.endswith("strayed")
        self.replaces = self.usable and not watch and (loaded.trouble is not None or older)

    def sentences(self) -> list[str]:
        """Say what is wrong, and what becomes of the old file if the game goes on."""
        told = self.loaded.sentences()
        return [*told, say("saves.kept_beside", file=kept_as(self.loaded))] if self.replaces else told

    def draw(self, ui: Ui) -> None:
        """Paint the sentences and the ways on."""
        ui.canvas.rect((0, 0, ui.width, ui.height), theme.TABLE)
        sentences = self.sentences()
        width = 600.0 * min(1.6, max(1.0, ui.text_scale))
        row = max(40.0, ui.canvas.line_height(theme.LEAD) + 16)
        words = sum(ui.canvas.measure(text, theme.LEAD, width=width - 48)[1] + 8 for text in sentences)
        title = say("saves.trouble" if self.usable else "saves.unopened")
        with ui.dialog("told", title, words + row + ui.canvas.line_height(theme.TITLE) + 60, width=width) as room:
            y = room.top
            for text in sentences:
                y = ui.canvas.text(room.left, y, text, theme.LEAD, color=theme.INK, width=room.w).bottom + 8
            self._ways(ui, Rect(room.left, room.bottom - row, room.w, row))

    def _ways(self, ui: Ui, area: Rect) -> None:
        """Back stands where Enter is, unless going on changes nothing that is kept."""
        go = ("told:go", say("saves.watch" if self.watch else "saves.anyway"), "go")
        back = ("told:back", say("room.back"), Pop())
        safe = self.usable and self.loaded.trouble is None and not (self.strayed and self.replaces)
        keys = {"told:go": "Enter" if safe else "G", "told:back": "Esc" if safe else "Enter|Esc"}
        right = area.right
        for name, words, message in (go, back) if safe else (back, go) if self.usable else (back,):
            wide, kind = ui.button_width(words, keys[name]), "ink" if keys[name].startswith("Enter") else "outline"
            ui.button(name, (right - wide, area.top, wide, area.h), words, message, kind=kind, key=keys[name])
            right -= wide + 10
        ui.focus_on("told:go" if safe else "told:back")

    def on(self, message: object) -> Next:
        """Go on with what is good, or back."""
        match message:
            case "go":
                return Replace(_anyway(self.loaded, self.watch))
            case Pop():
                return message
        return None

    def tick(self, seconds: float) -> Next:
        """Nothing moves by itself."""
        return None

    def closing(self) -> None:
        """Nothing is held."""
