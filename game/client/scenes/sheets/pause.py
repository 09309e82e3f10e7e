"""The pause sheet of a match: continue, leave, or change who plays each seat."""

from dataclasses import dataclass

from game.client.cards import PauseCard
from game.client.kit import boxes, theme
from game.client.kit.flow import Column
from game.client.kit.messages import Resumed
from game.client.kit.scene import Next, Pop, Push, StillScene
from game.client.kit.theme import NEAR
from game.client.kit.widgets import Ui
from game.client.requests import (
    Agreed,
    AskIfSure,
    BecomePractice,
    LeaveMatch,
    OpenPause,
    OpenPhones,
    OpenSettings,
    ReadRules,
    Resign,
    Restart,
    Sit,
)
from game.client.scenes.setup.who_sits import seat_rows
from game.client.table.spots import TABS
from game.core.content.languages import current_language
from game.core.language.words import say
from game.play.session import YOU

WAYS_OUT = (
    ("rules", "rules", "F1"),
    ("settings", "gear", "F10"),
    ("restart", "undo", ""),
    ("leave", "door", "S"),  # Q already steps through what was missed
    ("resign", "flag", ""),
    ("phones", "radio", ""),
)
ASKED = ("restart", "resign")
"""The actions that end the current game and so ask for confirmation."""


@dataclass(frozen=True, slots=True)
class AskFirst:
    """Message: ask before restarting or resigning; "" stops asking."""

    asked: str


class Pause(StillScene):
    """A sheet of paper over the table; the board stays visible."""

    opaque = False

    def __init__(self, card: PauseCard) -> None:
        self.card = card
        self.asking = ""
        self.language = current_language()

    # --- drawing ---

    def draw(self, ui: Ui) -> None:
        row = ui.button_height()
        with ui.paper("pause", say("pause.title"), theme.WIDER) as page:
            self._ways(ui, page, row)
            self._seats(ui, page, row)
        ui.ring_on("pause:not", bool(self.asking))
        if not self.asking:
            ui.focus_on("pause:continue")

    def _ways(self, ui: Ui, page: Column, row: float) -> None:
        on, kind = say("pause.continue"), "outline" if self.asking else "ink"
        key = "" if self.asking else "Enter|Esc"
        ui.button("pause:continue", page.part(row), on, Pop(), kind=kind, key=key, icon="play")
        page.gap()
        if self.asking:
            self._sure(ui, page, row)
            return
        across = 2 if ui.text_scale <= TABS else 1
        left_out = {"resign"} if self.card.resigns is None else set[str]()
        left_out |= set[str]() if self.card.going_on and self.card.people else {"phones"}
        ways = [way for way in WAYS_OUT if way[0] not in left_out]
        room = page.part(boxes.grid_height(len(ways), across, row))
        for number, (name, icon, key) in enumerate(ways):
            rect = boxes.cell(room, across, number, row)
            ui.button(f"pause:{name}", rect, say(f"pause.{name}"), name, kind="outline", key=key, icon=icon)
        page.gap()

    def _sure(self, ui: Ui, page: Column, row: float) -> None:
        """Ask for confirmation: the sentence first, then two buttons."""
        asked = say("pause.restart_ask")
        label = say("pause.restart_sure")
        done = Pop(Restart())
        if self.asking == "resign" and self.card.resigns is not None:
            asked, label = self.card.resigns.asked, say("pause.resign")
            done = Pop(Resign(self.card.resigns.seat))
        page.text(asked, theme.LEAD.strong)
        page.gap()
        sure, keep = boxes.columns(page.part(row), 2)
        ready = ui.settled("sure", self.asking)
        ui.button("pause:sure", sure, label, done, kind="ink", ready_at=ready)
        ui.button("pause:not", keep, say("room.cancel"), AskFirst(""), kind="outline", key="Esc")
        page.gap()

    def _seats(self, ui: Ui, page: Column, row: float) -> None:
        page.label(say("pause.seats"))
        page.gap(NEAR)
        seat_rows(ui, page, self.card.title, self.card.seats, Sit)
        page.text(say("pause.seats_note"), pale=True)
        page.gap()
        self._practice(ui, page, row)

    def _practice(self, ui: Ui, page: Column, row: float) -> None:
        """Explain practice, and offer to enter it, which can't be undone."""
        page.label(say("pause.practice"))
        page.gap(NEAR)
        key = "practice_hinted" if self.card.hinted else "practice_note"
        told = say("pause.is_practice" if self.card.practice else f"pause.{key}")
        page.text(self.card.no_practice or told)
        page.gap(NEAR)
        if not (self.card.practice or self.card.no_practice) and self.card.going_on:
            words = say("pause.practice_begin")
            place = boxes.left(page.part(row), ui.button_width(words))
            asked = AskIfSure(BecomePractice(), say("pause.practice_ask"), say("pause.practice"))
            ui.button("pause:practice", place, words, Push(asked), kind="outline")

    # --- messages ---

    def on(self, message: object) -> Next:
        match message:
            case Resumed() if self.language != current_language():
                return Pop(OpenPause())  # its card is in the previous language
            case Pop() | Push():
                return message
            case Sit(seat, chair) if chair == YOU and self.card.seats[seat].warning:
                refused = self.card.no_practice
                return Push(AskIfSure(None if refused else message, refused or self.card.seats[seat].warning))
            case Sit(seat, chair) if chair != YOU and self.card.seats[seat].chair == YOU and self.card.going_on:
                told = say("pause.bot_ask", name=self.card.seats[seat].name)
                return Push(AskIfSure(message, told, say("curtain.bot"), say("curtain.bot_sure")))
            case Agreed(Sit(_, chair) as given) if chair != YOU:
                return Pop(given)  # nothing hidden is shown, so it needs no practice
            case Sit() | Agreed():
                return Pop(message)
            case AskFirst(asked):
                self.asking = asked
            case str() if message in ASKED:
                self.asking = message
            case "leave":
                return Pop(LeaveMatch())
            case "phones":
                return Pop(OpenPhones())
            case "rules":
                return Push(ReadRules(self.card.title))
            case "settings":
                return Push(OpenSettings())
        return None
