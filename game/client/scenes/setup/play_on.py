"""The sheet for playing on from an earlier moment: from which moment, and who plays each seat."""

from dataclasses import dataclass
from typing import Any

from ai.levels import STAND_IN, no_such_chair
from game.client.cards import Sitter
from game.client.kit import theme
from game.client.kit.flow import Column
from game.client.kit.messages import Picked
from game.client.kit.scene import Next, Pop, StillScene
from game.client.kit.settings import Settings
from game.client.kit.theme import NEAR
from game.client.kit.widgets import Ui, Way
from game.client.requests import ChooseWhoPlaysOn, PlayFrom
from game.client.scenes.setup.choices import told_apart
from game.client.scenes.setup.who_sits import seat_rows
from game.client.scenes.shelf.drawer import seat_name
from game.core.files.journal import Recorded
from game.core.language.words import say, words
from game.play.session import YOU, seat_names


@dataclass(frozen=True, slots=True)
class ChooseSitter:
    """Message: a chair was chosen for a seat."""

    number: int
    chair: str


class PlayOnSheet(StillScene):
    """A sheet of paper over the game's screen; the choice is passed to the scene below."""

    opaque = False

    def __init__(self, asked: ChooseWhoPlaysOn, settings: Settings) -> None:
        self.record, self.moments, self.settings = asked.record, asked.moments, settings
        self.at = 0
        self.chairs = chairs_on(self.record, self.moments[0].answer)

    # --- drawing ---

    def draw(self, ui: Ui) -> None:
        """Paint the moment, the seats and the two buttons."""
        with ui.paper("play_on", say("branch.title"), theme.WIDER) as page:
            self._moment(ui, page)
            page.label(say("branch.who"))
            page.gap(NEAR)
            seat_rows(ui, page, self.record.header.title, self._sitters(), ChooseSitter)
            page.text(say("branch.note"), pale=True)
            page.gap()
            cancel = Way(say("room.cancel"), Pop(), "Esc", id="play_on:not")
            begin = Way(say("branch.begin"), Pop(self._chosen()), "Enter", main=True, id="play_on:begin")
            ui.ways_out(page.part(ui.button_height()), [cancel, begin])
        ui.focus_on("play_on:begin")

    def _moment(self, ui: Ui, page: Column) -> None:
        """Paint the moment as a sentence, or as a list if there are several to choose from."""
        if len(self.moments) > 1:
            page.label(say("branch.from"))
            page.gap(NEAR)
            told = [(number, moment.told) for number, moment in enumerate(self.moments)]
            place = page.part(ui.field_height())
            ui.choice("play_on:from", place, say("branch.from"), told, self.at, Picked, kind="list")
        else:
            page.text(self.moments[0].told, theme.LEAD)
        page.gap()

    def _sitters(self) -> list[Sitter]:
        table, said = self.record.table, words(self.record.header.title)
        state = table.state_before(self.moments[self.at].answer)
        factions = [table.game.faction(state, seat) for seat in table.seats]
        return [
            Sitter(said.name(faction) if faction else name, faction, name, chair)
            for faction, name, chair in zip(factions, self._names(), self.chairs, strict=True)
        ]

    def _names(self) -> tuple[str, ...]:
        """Return the names by seat: the old ones, and new names for changed chairs."""
        header = self.record.header
        return told_apart(
            [
                seat_names(header)[seat] if chair == header.chairs[seat] else self._name(chair, seat)
                for seat, chair in enumerate(self.chairs)
            ]
        )

    def _name(self, chair: str, seat: int) -> str:
        known = self.settings.names.get(str(seat), "").strip() if chair == YOU else ""
        return known or seat_name(chair, seat, self.record.header.title)

    def _chosen(self) -> PlayFrom:
        return PlayFrom(self.moments[self.at].answer, tuple(self.chairs), self._names())

    # --- messages ---

    def on(self, message: object) -> Next:
        match message:
            case Picked(moment):
                self.at = moment
            case ChooseSitter(number, chair):
                self.chairs[number] = chair
            case Pop():
                return message
        return None


def chairs_on(record: Recorded[Any], answer: int) -> list[str]:
    """Return the chairs to start with: the current ones; if all are bots, a person takes the seat being asked."""
    title = record.header.title
    chairs = [each if no_such_chair((each,), title) is None else STAND_IN for each in record.chairs]
    if YOU not in chairs:
        given = record.table.answers
        asked = record.table.decision if answer >= len(given) else given[answer]
        chairs[asked.seat if asked is not None else 0] = YOU
    return chairs
