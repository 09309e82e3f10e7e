"""The circuit of a title, or the grand tour across all: the ladder, a rival on the rail, the hall of fame."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import pairwise
from math import dist

from pygame import FRect as Rect

from ai.levels import WAY, about, level_of
from game.client.kit import boxes, theme
from game.client.kit.flow import Column
from game.client.kit.messages import UNDATED, Edited, Picked, Refused, Resumed, ShowPart
from game.client.kit.portraits import portrait
from game.client.kit.scene import Next, Pop, Push, Redraw, Replace, StillScene, below_bar
from game.client.kit.settings import Settings
from game.client.kit.theme import CIRCUIT, CORNER, GAP, HAIR, NEAR, PAD, ROOM, TIGHT, WIDE
from game.client.kit.widgets import Ui, Way
from game.client.requests import Play
from game.client.scenes.circuit import season
from game.client.scenes.shelf.covers import face_of
from game.client.scenes.shelf.drawer import Drawer, SavedGame, request_of_file
from game.client.world.window import sleeping
from game.core.content.box import box, level_name, name_of
from game.core.content.languages import current_language
from game.core.files.journal import Saved
from game.core.language.words import say, words
from game.machine import circuit, rivals
from game.machine.circuit import FAMOUS, GRAND, INITIALS
from game.machine.ratings import rating
from game.machine.rivals import RUNGS, Rung, Stop
from game.play.meetings import against, unfinished
from game.titles import having

LARGE, ACROSS = CIRCUIT["large"], int(CIRCUIT["across"])
"""The text scale above which the ladder is a list, and the number of rivals per row."""
PARTS = ("ladder", "rail", "prompt", "tray")
"""The parts of the page below the bar, in reading order."""
ASLEEP = theme.mix(theme.LINE2, theme.MUTE, CIRCUIT["asleep"])
"""The colour of the face of a rival who can't be met yet."""


@dataclass(frozen=True, slots=True)
class Ascend:
    """Message: play this many rungs higher."""

    steps: int


class OpenGames(Drawer):
    """The saved games, and which circuit games among them are unfinished."""

    def __init__(self) -> None:
        self.begun: Mapping[tuple[Stop, int], Saved] = {}
        super().__init__()

    def look(self) -> None:
        """Read the saves folder again."""
        super().look()
        self._sort()

    def finish(self) -> bool:
        """Wait for the games that are still being read; return True if there were any."""
        found = super().finish()
        if found:
            self._sort()
        return found

    def _sort(self) -> None:
        self.begun = unfinished(game.saved for game in self.kept if not game.trouble)


class CircuitPage(StillScene):
    """The circuit page, usable by pointer or by keys alone."""

    def __init__(self, title: str, settings: Settings) -> None:
        self.settings = settings
        self.titles = (*having("circuit"), GRAND)
        self.title = title if title in self.titles else self.titles[0]
        self.initials, self.rung = "", 0
        self.drawer = OpenGames()
        self.season = False
        """True if the season table is open."""
        self.refused: Refused | None = None
        self._look()

    def _look(self) -> None:
        """Read the circuit again, and select the next rival."""
        self.kept, self.trouble = circuit.kept()
        self.stops = self.kept.stops(self.title)
        self.chosen = self.stops.index(self.kept.next(self.title))
        self.rung = min(self.rung, self.kept.ascends(self.title))
        self.drawer.look()

    def tick(self, seconds: float) -> Next:
        """Take over the older games once they have been read."""
        return Redraw() if self.drawer.tick() else None

    def closing(self) -> None:
        self.drawer.close()

    @property
    def stop(self) -> Stop:
        """The selected rival."""
        return self.stops[self.chosen]

    def _name(self, stop: Stop) -> str:
        return rivals.named(stop.title, stop.rival)

    def _open(self, stop: Stop) -> bool:
        return self.kept.open(self.title, stop)

    # --- the picture ---

    def draw(self, ui: Ui) -> None:
        """Paint the ladder, the selected rival on the rail, the prompt, and the tray with rungs and fame."""
        if self.refused is not None and self.refused.at == UNDATED:
            self.refused = replace(self.refused, at=ui.time)
        room = below_bar(ui, say("circuit.title"), note=_title(self.title))
        tray = CIRCUIT["tray"] * ui.canvas.growth if ui.text_scale <= LARGE else 0.0
        high = CIRCUIT["prompt"] * ui.canvas.growth
        prompt = Rect(0, ui.height - tray - high, ui.width, high)
        room.h = prompt.top - room.top
        wide = CIRCUIT["rail"] if ui.text_scale <= LARGE else room.w / 2
        with ui.column(PARTS.index("ladder")):
            left = boxes.cut(room, right=wide)
            self._titles(ui, boxes.inset(boxes.upper(left, ui.field_height() + 2 * NEAR), PAD, NEAR))
            left = boxes.cut(left, top=ui.field_height() + 2 * NEAR)
            self._ladder(ui, left) if ui.text_scale <= LARGE else self._list(ui, left)
        with ui.column(PARTS.index("rail")):
            self._rail(ui, boxes.right(room, wide), whole=tray == 0.0)
        with ui.column(PARTS.index("prompt")):
            self._prompt(ui, prompt)
        if tray:
            with ui.column(PARTS.index("tray")):
                self._tray(ui, boxes.lower(ui.rect, tray))
        told = boxes.around(ui.rect.centerx, prompt.top - ROOM * 2, CIRCUIT["rail"] + ROOM, ui.button_height())
        ui.refusal(self.refused, told)
        if self.season:
            season.paint(ui, self.kept, self.stops, Way(say("room.close"), "season", "Esc", main=True))
        else:
            ui.focus_on(f"rival:{self.chosen}")

    def _titles(self, ui: Ui, place: Rect) -> None:
        """Paint the choice of titles, with the grand tour."""
        names = [(title, _title(title)) for title in self.titles]
        if ui.text_scale <= LARGE:
            ui.tabs("title", place, names, self.title, ShowPart)
        else:
            ui.choice("title", place, say("statistics.title"), names, self.title, ShowPart, kind="list")

    def _ladder(self, ui: Ui, room: Rect) -> None:
        """Paint the rivals along a wire over the sleeping map."""
        with ui.canvas.clip(room):
            sleeping(ui, room)
        rows = -(-len(self.stops) // ACROSS)
        wide, high = room.w / ACROSS, room.h / rows
        centres = []
        for number in range(len(self.stops)):
            row = rows - 1 - number // ACROSS
            x = room.left + wide * (_along(number) + 1 / 2)
            centres.append((x, room.top + high * (row + CIRCUIT["middle"])))
        for number, (one, other) in enumerate(pairwise(centres)):
            self._wire(ui, one, other, passed=self.kept.beaten(self.stops[number]))
        for number, centre in enumerate(centres):
            self._rival(ui, number, centre, wide)

    def _wire(self, ui: Ui, one: tuple[float, float], other: tuple[float, float], *, passed: bool) -> None:
        """Paint the wire between two rivals; between rows only if there is room below the upper one's name."""
        steps, free = max(1, int(dist(one, other) / CIRCUIT["dot"])), other[1] + CIRCUIT["chosen"]
        if one[1] != other[1] and one[1] - CIRCUIT["chosen"] / 2 < free + 2 * CIRCUIT["dot"]:
            return
        for step in range(1, steps):
            x = one[0] + (other[0] - one[0]) * step / steps
            y = one[1] + (other[1] - one[1]) * step / steps
            if one[1] == other[1] or y > free:
                ui.canvas.circle(x, y, CIRCUIT["wire"], theme.TEXT if passed else theme.LINE2)

    def _rival(self, ui: Ui, number: int, centre: tuple[float, float], wide: float) -> None:
        canvas = ui.canvas
        stop = self.stops[number]
        chosen = number == self.chosen
        side, open_to = CIRCUIT["chosen"] if chosen else CIRCUIT["face"], self._open(stop)
        rect, name = boxes.around(*centre, side, side), self._name(stop)
        label, state = f"{name}, {self._state(stop)}", ("chosen",) if chosen else ()
        look = ui.node(f"rival:{number}", rect, "button", label, Picked(number), state=state, sound="tick")
        edge, thick = theme.WHITE if chosen else theme.LINE2, 2 if chosen or look.hover else 1
        canvas.rect(rect, theme.GLASS, radius=CORNER, border=edge, border_width=thick)
        portrait(canvas, boxes.inset(rect, HAIR + 1), stop.rival.portrait, theme.TEXT if open_to else ASLEEP)
        canvas.text(
            rect.left - TIGHT, rect.top, str(number + 1), theme.BODY.strong, color=theme.MUTE, align="right"
        )
        between = self.kept.between(stop)
        if between.games:
            self._chip(ui, rect, f"{between.won} : {between.lost}")
        ink = theme.TEXT if open_to else theme.MUTE
        under = Rect(centre[0] - wide / 2 + TIGHT, rect.bottom + TIGHT, wide - 2 * TIGHT, ROOM * 2)
        words = canvas.measure(name, theme.BODY.strong)[0], canvas.measure(self._rated(stop), theme.SMALL)[0]
        dark = boxes.around(*under.center, min(under.w, max(words)) + GAP, under.h)
        canvas.rect(dark, theme.SEA, radius=CORNER)  # a name would be hard to read on the dots of the map
        with canvas.panel(under, name):
            lines = Column(canvas, under)
            lines.text(name, theme.BODY.strong.tight, color=ink, align="center", max_lines=1, shrink=True)
            lines.text(self._rated(stop), theme.SMALL.tight, pale=True, align="center", max_lines=1)

    def _chip(self, ui: Ui, rect: Rect, text: str) -> None:
        """Paint a record on a slip of paper at the lower right of a portrait."""
        wide = ui.canvas.measure(text, theme.NOTE.strong)[0] + 2 * TIGHT + TIGHT
        chip = Rect(rect.right - wide + GAP, rect.bottom - CIRCUIT["chip"], wide, CIRCUIT["chip"])
        ui.canvas.rect(chip, theme.PAPER, radius=HAIR + 1)
        ui.canvas.centred(chip, text, theme.NOTE.strong, color=theme.INK)

    def _list(self, ui: Ui, room: Rect) -> None:
        """Paint the rivals as a list, for large type."""
        with ui.page("ladder", boxes.inset(room, PAD, NEAR)) as lines:
            for number, stop in enumerate(self.stops):
                high = ui.canvas.line_height(theme.LEAD) + ui.canvas.line_height(theme.NOTE) + PAD
                rect = boxes.inset(lines.part(high + NEAR), TIGHT, NEAR / 2)
                chosen, name = number == self.chosen, self._name(stop)
                label = f"{name}, {self._state(stop)}"
                state = ("chosen",) if chosen else ()
                look = ui.node(f"rival:{number}", rect, "row", label, Picked(number), state=state, sound="tick")
                ground = theme.GLASS2 if chosen or look.hover else theme.GLASS
                ui.canvas.rect(rect, ground, radius=CORNER, border=theme.TEXT if chosen else theme.LINE)
                with ui.canvas.panel(rect, name):
                    said = Column(ui.canvas, boxes.inset(rect, GAP, TIGHT))
                    said.text(name, theme.LEAD.strong.tight, max_lines=1, shrink=True)
                    said.text(f"{self._rated(stop)} · {self._state(stop)}", pale=True, max_lines=1)

    def _state(self, stop: Stop) -> str:
        if self.kept.beaten(stop):
            return say("circuit.state_beaten")
        return say("circuit.state_next" if self._open(stop) else "circuit.state_shut")

    def _rated(self, stop: Stop) -> str:
        """Return a rival's level and rating; on the grand tour, the title as well."""
        chair = stop.rival.chair
        name = say(f"bot.{level_of(chair)}.short")
        seats = len(rivals.meeting(stop, self.rung, 1).chairs)
        worth = rating(stop.title, level_of(chair), seats)
        told = name if worth is None else say("circuit.strength", level=name, rating=worth)
        return f"{name_of(stop.title)} · {told}" if self.title == GRAND else told

    # --- the rail ---

    def _rail(self, ui: Ui, room: Rect, *, whole: bool) -> None:
        """Paint the selected rival and, if there is no tray, rungs and hall of fame below."""
        ui.canvas.rect(room, theme.GLASS)
        ui.canvas.line(room.left, room.top, room.left, room.bottom, theme.LINE)
        with ui.page("rail", boxes.inset(room, WIDE, PAD)) as lines:
            self._person(ui, lines)
            if whole:
                lines.gap(WIDE)
                self._rungs(ui, lines)
                lines.gap(WIDE)
                self._fame(ui, lines)

    def _person(self, ui: Ui, lines: Column) -> None:
        canvas, stop, rival = ui.canvas, self.stop, self.stop.rival
        side = CIRCUIT["big"] if ui.text_scale <= LARGE else CIRCUIT["face"]
        head = lines.part(max(side, CIRCUIT["big"] * CIRCUIT["half"]))
        place = boxes.left(boxes.upper(head, side), side)
        canvas.rect(place, theme.TABLE, radius=CORNER, border=theme.LINE2)
        color = theme.TEXT if self._open(stop) else ASLEEP
        portrait(canvas, boxes.inset(place, HAIR + 1), rival.portrait, color, self._mood(stop))
        beside = boxes.cut(head, left=side + PAD)
        with canvas.panel(beside, "rival"):
            said = Column(canvas, beside)
            role = canvas.shrunk(
                self._name(stop), theme.TITLE.set_in(face_of(stop.title)).tight, beside.w, theme.BODY.size
            )
            said.text(self._name(stop), role, max_lines=2)
            said.text(self._said("post"), theme.BODY, pale=True, max_lines=2)
            said.text(self._rated(stop), theme.BODY, pale=True, max_lines=2)
        lines.gap(PAD)
        lines.text(f"“{self._said('says')}”", theme.LEAD.strong)
        lines.gap(NEAR)
        lines.text(self._way(rival.chair), theme.BODY, pale=True)
        lines.gap(PAD)
        self._between(ui, lines)

    def _mood(self, stop: Stop) -> str:
        """Return a rival's mood towards the person: a nemesis threatens, others remember the last game."""
        if self.kept.nemesis(self.title) == stop:
            return "threatens"
        return {"w": "loses", "l": "wins"}.get(self.kept.between(stop).games[-1:], "")

    def _said(self, what: str) -> str:
        return words(self.stop.title).template(f"rival.{self.stop.rival.id}.{what}") or ""

    def _way(self, chair: str) -> str:
        """Return how a rival plays, as measured for its level or personality."""
        level, _, way = chair.partition(WAY)
        does = words(self.stop.title).template(f"personality_does.{way}") if way else None
        name = say(f"bot.{level}.name").lower()
        told = say("circuit.plays", level=name, about=about(level, self.stop.title))
        return f"{say('circuit.plays_way', level=name, does=does) if does else told} {say('circuit.knows')}"

    def _between(self, ui: Ui, lines: Column) -> None:
        """Paint the record as dots, and what the rival remembers on paper."""
        between = self.kept.between(self.stop)
        lines.label(say("circuit.between"))
        lines.gap(TIGHT)
        if not between.games:
            lines.text(say("circuit.never_met"), theme.BODY, pale=True)
            return
        row = lines.part(ROOM)
        for number, game in enumerate(between.games):
            x = row.left + NEAR + number * WIDE
            ui.canvas.ring(x, row.centery, NEAR, theme.TEXT, 2)
            if game == "w":
                ui.canvas.circle(x, row.centery, NEAR, theme.TEXT)
            elif game == "s":
                ui.canvas.circle(x, row.centery, NEAR / 2, theme.TEXT)
        name = rivals.in_sentence(self._name(self.stop))
        lines.text(say("circuit.record", won=between.won, lost=between.lost, rival=name), theme.BODY, pale=True)
        if between.remembers and between.language == current_language():
            lines.gap(GAP)
            wide = lines.room.w - 2 * PAD
            quote = say("circuit.remembers_quote", told=between.remembers)
            high = ui.canvas.measure(quote, theme.BODY.strong, width=wide)[1]
            paper = lines.part(high + ui.canvas.line_height(theme.SMALL) + 2 * GAP)
            ui.canvas.rect(paper, theme.PAPER, radius=CORNER)
            with ui.canvas.panel(paper, "remembers"):
                said = Column(ui.canvas, boxes.inset(paper, PAD, GAP), inks=theme.ON_PAPER)
                said.text(say("circuit.remembers"), theme.SMALL, pale=True)
                said.text(quote, theme.BODY.strong)

    # --- below ---

    def _prompt(self, ui: Ui, rect: Rect) -> None:
        stop, name = self.stop, rivals.in_sentence(self._name(self.stop))
        before = rivals.in_sentence(self._name(self.stops[self.chosen - 1]))
        shut = "" if self._open(stop) else say("circuit.barred", rival=before)
        key = "circuit.waits_nemesis" if self.kept.nemesis(self.title) == stop else "circuit.waits"
        saved = self.drawer.begun.get((stop, self.rung))
        if saved is not None:
            game = SavedGame(saved)
            turn = say("saves.at", turn_name=game.turn_name, turn=game.turn)
            told = say("circuit.begun", rival=name, turn=turn)
        else:
            told = shut or say(key, rival=name, post=self._said("post"))
        table = rivals.meeting(stop, self.rung, 1)
        others = len(table.chairs) - 2
        at = "circuit.table_more" if others else "circuit.table_alone"
        level = level_name(stop.title, table.setup.level)
        second = say(at, rival=name, count=others, level=level)
        ways = (
            Way(say("circuit.season"), "season", "V", id="season"),
            Way(
                say("circuit.go_on" if saved else "circuit.sit_down"),
                "sit",
                "Enter",
                main=True,
                reason=shut,
                id="sit",
            ),
        )
        ui.prompt_bar(rect, told, second if not shut else "", ways=ways)

    def _tray(self, ui: Ui, room: Rect) -> None:
        left, right = boxes.columns(boxes.inset(room, WIDE, GAP), 2, 2 * ROOM)
        self._rungs(ui, Column(ui.canvas, left))
        self._fame(ui, Column(ui.canvas, right))

    def _rungs(self, ui: Ui, lines: Column) -> None:
        """Paint the rungs of ascension, and what the highest one played adds."""
        lines.label(say("circuit.rungs"))
        lines.gap(TIGHT)
        most = self.kept.ascends(self.title)
        if not self.rung:
            told = say("circuit.rung_none") if not most else say("circuit.rung_open", rung=0, most=most)
        else:
            told = f"{say('circuit.rung_open', rung=self.rung, most=RUNGS)} {self._adds(self.rung)}"
        lines.text(told, theme.BODY)
        row = lines.take(WIDE * ui.canvas.growth)
        if row is not None:
            for number in range(RUNGS):
                x = row.left + NEAR + number * ROOM
                ui.canvas.ring(x, row.centery, NEAR, theme.TEXT if number < most else theme.LINE2, CIRCUIT["ring"])
                if number < self.rung:
                    ui.canvas.circle(x, row.centery, NEAR, theme.TEXT)
        if most:
            place = lines.take(ui.button_height())
            if place is not None:
                down, up = boxes.columns(boxes.left(place, min(place.w, 2 * CIRCUIT["rail"] / 2)), 2)
                ui.button("down", down, say("circuit.rung_down"), Ascend(-1), key="Del")
                ui.button("up", up, say("circuit.rung_up"), Ascend(1), key="Ins")

    def _adds(self, rung: int) -> str:
        """Return a description of what a rung adds."""
        return "" if self.title == GRAND else told_rung(self.title, rivals.ladder(self.title).rung[rung - 1])

    def _fame(self, ui: Ui, lines: Column) -> None:
        """Paint the hall of fame, where a run that has ended is signed with three letters."""
        lines.label(say("circuit.fame_title"))
        lines.gap(TIGHT)
        if self.title in self.kept.ended:
            self._signing(ui, lines)
            return
        run = self.kept.runs.get(self.title)
        if run is not None and run.won:
            lines.text(say("circuit.run_now", count=run.won, score=run.score), theme.BODY.strong, max_lines=1)
        board = self.kept.fame.get(self.title, [])[:FAMOUS]
        if not board and run is None:
            lines.text(say("circuit.fame_empty"), theme.BODY, pale=True)
        for each in board[: int(CIRCUIT["runs"])]:
            told = say("circuit.fame_line", who=each.who, score=each.score, count=each.won)
            lines.text(told, theme.NOTE, pale=True, max_lines=1)

    def _signing(self, ui: Ui, lines: Column) -> None:
        run = self.kept.ended[self.title]
        lines.text(say("circuit.fame", count=run.won, score=run.score), theme.BODY, max_lines=2)
        row = lines.take(ui.field_height() + NEAR)
        if row is not None:
            field, button = boxes.columns(boxes.left(row, min(row.w, CIRCUIT["rail"])), 2)
            ui.text_input(
                "initials", field, say("circuit.sign"), self.initials, Edited, hint="AAA", limit=INITIALS
            )
            ui.button("sign", button, say("circuit.sign_done"), "sign")

    # --- messages ---

    def on(self, message: object) -> Next:
        match message:
            case Picked(number):
                self.chosen = number
            case Ascend(steps):
                self.rung = max(0, min(self.kept.ascends(self.title), self.rung + steps))
            case Edited(text):
                self.initials = text.upper()[:INITIALS]
            case "sign":
                signed = circuit.STORE.change(self._signed)
                self.kept, self.trouble = signed.value, signed.trouble
            case "season":
                self.season = not self.season
            case ShowPart(title):
                self.title, self.rung = title, 0
                self._look()
            case "sit":
                self.drawer.finish()
                if (saved := self.drawer.begun.get((self.stop, self.rung))) is not None:
                    return Push(request_of_file(saved.path))
                if self._open(self.stop):
                    return Replace(Play(against(self.stop, self.rung, self.settings.names.get("0", "").strip())))
            case Refused():
                self.refused = message
            case Resumed():
                self._look()
            case Pop():
                return message
        return None

    def _signed(self, kept: circuit.Circuit) -> bool:
        kept.sign(self.title, self.initials)
        return True


def _title(title: str) -> str:
    return say("circuit.grand") if title == GRAND else name_of(title)


def told_rung(title: str, rung: Rung) -> str:
    """Return a description of what a rung adds."""
    if rung.option:
        option = next(each for each in box(title).option if each.id == rung.option)
        return say("circuit.rung_option", label=option.label, value=option.label_of(rung.value))
    if rung.level:
        return say("circuit.rung_level", level=level_name(title, rung.level))
    return say("circuit.rung_others" if rung.others else "circuit.rung_stronger")


def _along(number: int) -> int:
    """Return the column of a rival; the ladder snakes from row to row."""
    row, place = divmod(number, ACROSS)
    return place if row % 2 == 0 else ACROSS - 1 - place
