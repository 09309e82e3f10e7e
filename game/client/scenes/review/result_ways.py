"""What to do after a result: play again, look back, keep something, or try what if."""

from dataclasses import dataclass
from enum import Enum

from pygame import FRect as Rect

from game.client.cards import ResultCard
from game.client.kit import boxes, theme
from game.client.kit.scene import Push, Replace
from game.client.kit.theme import GAP, NEAR, PAD
from game.client.kit.widgets import Ui
from game.client.match.bar import BRIEF
from game.client.match.handover import turned
from game.client.requests import (
    ChooseWhoPlaysOn,
    LearnFromGame,
    OpenBranches,
    OpenCircuit,
    ReadFrontPage,
    ReviewGame,
)
from game.client.scenes.review.chronicle import SeeFrom
from game.core.language.words import say
from game.machine import rivals
from game.play.session import YOU

LARGE = 1.3
"""The text scale above which the groups are below the new deal; above `BRIEF` the groups have no names."""


class ResultDeed(Enum):
    """Button actions of the result itself; every other button sends a request."""

    AGAIN = "the same game with a new deal"
    ONWARD = "the next game on the circuit, or the one that is open there"
    FOR_REAL = "the same after practice, as a game that counts"
    ACCOUNT = "open or close the account"
    CHRONICLE = "read what happened"
    FILM = "film the turning point last pointed at, or the most telling moment"


MAIN = "next_game"
"""The id of the button that Enter presses."""


@dataclass(frozen=True, slots=True)
class WayOn:
    """A button: the name of its words, its key, and its message."""

    name: str
    key: str
    message: object


@dataclass(frozen=True, slots=True)
class PlacedWay:
    """The position of a button, or of a group's name."""

    rect: Rect
    words: str
    way: WayOn | None = None


def games(card: ResultCard) -> list[WayOn]:
    """Return the games that can be played now; Enter starts the first, which on the circuit is the next game
    there.
    """
    if card.session.practice:
        ways = [WayOn("practise", "Enter", ResultDeed.AGAIN), WayOn("for_real", "", ResultDeed.FOR_REAL)]
    else:
        ways = [WayOn("again", "Enter" if card.onward is None else "N", ResultDeed.AGAIN)]
    if card.onward is None:
        return ways
    ladder = WayOn("circuit", "", Replace(OpenCircuit(card.title)))
    if card.session.practice:
        return [*ways, WayOn("onward", "N", ResultDeed.ONWARD), ladder]
    return [WayOn("onward", "Enter", ResultDeed.ONWARD), *ways, ladder]


def groups(card: ResultCard) -> dict[str, list[WayOn]]:
    """Return all other buttons by group name; without a record only the account is left."""
    account, record = [WayOn("account", "V", ResultDeed.ACCOUNT)] if card.account else [], card.record
    if record is None:
        return {"look_back": account} if account else {}
    learn = [WayOn("learn", "T", Push(LearnFromGame(record)))] if card.session.chairs.count(YOU) == 1 else []
    chronicle = [WayOn("chronicle", "C", ResultDeed.CHRONICLE)] if card.chronicle else []
    review, replay = WayOn("review", "Y", Push(ReviewGame(record))), WayOn("replay", "R", SeeFrom(0))
    film, page = WayOn("film", "G", ResultDeed.FILM), WayOn("front_page", "W", Push(ReadFrontPage(card)))
    play_on = WayOn("play_on", "P", Push(ChooseWhoPlaysOn(record, turned(card.turning))))
    return {
        "look_back": [review, *learn, replay, *account],
        "keep": [*chronicle, film, page],
        "what_if": [play_on, WayOn("branches", "B", Push(OpenBranches(record.header.id)))],
    }


def words(card: ResultCard, name: str) -> str:
    """Return a button's label."""
    if name == "onward" and card.onward is not None:
        rival = card.onward[0]
        key = "circuit.rematch" if rival in card.session.names else "circuit.onward"
        return say(key, rival=rivals.in_sentence(rival))
    return say("circuit.title") if name == "circuit" else say(f"result.{name}")


@dataclass(frozen=True, slots=True)
class WaysOn:
    """The buttons at the bottom of a result, laid out for a page whose left part is `wide`."""

    ui: Ui
    card: ResultCard
    page: Rect
    wide: float
    ready_at: float = 0.0
    """The time from which presses of the main button count."""

    def placed(self) -> list[PlacedWay]:
        """Return all pieces with their positions, from the top of the page down."""
        ui, page = self.ui, self.page
        beside = ui.text_scale <= LARGE
        high = ui.button_height()
        left = Rect(page.left, page.top, self.wide if beside else page.w, 0)
        first = [(words(self.card, way.name), way) for way in games(self.card)]
        sizes = [ui.button_width(said, way.key) for said, way in first]
        if beside and len(first) == 1:  # alone, it is as wide as the poster and as high as the two lines beside it
            sizes, high = [self.wide], 2 * ui.field_height() + NEAR
        found = _flow(left, first, sizes, high, PAD)
        foot = max(each.rect.bottom for each in found)
        room = Rect(page.left, foot + GAP, page.w, 0)
        if beside:
            room = boxes.cut(Rect(page.left, page.top, page.w, 0), left=self.wide + 2 * theme.ROOM)
        return [*found, *self._groups(room)]

    def _groups(self, room: Rect) -> list[PlacedWay]:
        """Return the groups: looking back on a line of its own, then the others one after another as they fit."""
        canvas, role, found = self.ui.canvas, theme.NOTE, list[PlacedWay]()
        named = self.ui.text_scale <= BRIEF
        high, top, left = self.ui.field_height(), room.top, room.left
        heads = {name: say(f"result.{name}") for name in groups(self.card)} if named else {}
        widths = {name: canvas.measure(said, role)[0] for name, said in heads.items()}
        for number, (name, ways) in enumerate(groups(self.card).items()):
            said = [(words(self.card, way.name), way) for way in ways]
            sizes = [self.ui.button_width(word, way.key, words=role) for word, way in said]
            whole = sum(sizes) + NEAR * len(sizes) + widths.get(name, 0.0)
            if named and number and (number == 1 or left + whole > room.right):
                top, left = top + high + NEAR, room.left
            if named:
                wide = max(widths.values()) if left == room.left else widths[name]
                found.append(PlacedWay(Rect(left, top, wide, high), heads[name]))
                left += wide + GAP
            placed = _flow(Rect(room.left, top, room.w, 0), said, sizes, high, NEAR, left - room.left)
            found += placed
            top = placed[-1].rect.top
            left = placed[-1].rect.right + (2 * theme.WIDE if named else NEAR)
        return found

    def height(self) -> float:
        """Return the total height."""
        placed = self.placed()
        return max(each.rect.bottom for each in placed) - self.page.top

    def paint(self, top: float) -> None:
        """Paint the buttons, starting at a given y."""
        ui = self.ui
        for each in self.placed():
            rect = each.rect.move(0, top - self.page.top)
            if each.way is None:
                ui.canvas.text(rect.left, rect.centery, each.words, theme.NOTE, color=theme.MUTE, valign="middle")
                continue
            way, main = each.way, each.way.key == "Enter"
            role = theme.LEAD if way in games(self.card) else theme.NOTE
            role = theme.ASKED if rect.h > ui.button_height() else role
            name, kind = (MAIN, "paper") if main else (way.name, "ghost")
            ready_at = self.ready_at if main else 0.0
            ui.button(name, rect, each.words, way.message, kind=kind, key=way.key, words=role, ready_at=ready_at)


def _flow(
    room: Rect, said: list[tuple[str, WayOn]], sizes: list[float], high: float, gap: float, begun: float = 0
) -> list[PlacedWay]:
    """Place buttons of the given widths from left to right, starting a new line when one is full."""
    widths, found = [min(size, room.w) for size in sizes], list[PlacedWay]()
    for number, line in enumerate(boxes.lines(widths, room.w + 1, gap, begun)):
        left = room.left + (0 if number else begun)
        for place in line:
            rect = Rect(left, room.top + number * (high + NEAR), widths[place], high)
            found.append(PlacedWay(rect, *said[place]))
            left += rect.w + gap
    return found
