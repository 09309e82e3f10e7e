"""The board of 1955: six countries as gauges of dots, two spies, and a hand of cards, each with two halves."""

from dataclasses import dataclass

import pygame
from pygame import FRect as Rect

from game.client.boards.espionage.cards import TITLE, seat_shade
from game.client.boards.espionage.columns import columns, edges, flourish, spy_ghost
from game.client.boards.espionage.layout import CROWDED, HEADING, Spots, deeds, shifted
from game.client.boards.espionage.listing import countries
from game.client.boards.espionage.rail import opened, rail
from game.client.boards.espionage.sheets import closer, discard_sheet, inspect
from game.client.boards.espionage.tray import carried, things, tray
from game.client.kit import boxes, theme
from game.client.kit.canvas import Canvas
from game.client.kit.focus import Node
from game.client.kit.widgets import Ui
from game.client.table import trails
from game.client.table.board import FittedBoard, Heading, Spare, Tags
from game.client.table.picture import Picture
from game.client.table.spots import Frame
from game.client.table.worldboard import Lights, dots, tagged
from game.client.world.light import Gauge, InPlay, LitMap, Owned, sea, war_room
from game.client.world.light import State as Lit
from game.core.contract import Event, Seat, line
from game.core.language.words import Words
from game.play.eyes import Shot
from game.titles.espionage import events as told
from game.titles.espionage.answers import Resolve
from game.titles.espionage.faces import CARD, COUNTRIES
from game.titles.espionage.rules import EndTurn, LateWindow, MoveSpy, PlayCard, Refill, SpareMoment
from game.titles.espionage.state import Counter, Deed, Influence, Special, State, holder

LANDS = Rect(0, 177, 1025, 264)
"""The countries' part of the map, in map px."""


@dataclass
class EspionageBoard(FittedBoard[State, Spots]):
    """The board of 1955."""

    LISTED = CROWDED
    title: str = TITLE
    places: type[Spots] = Spots
    told_from: float = 0.0
    """The y on the rail where the log begins."""

    def __post_init__(self) -> None:
        self.lights = Lights(self._gauges)

    @property
    def lit(self) -> LitMap | None:
        return self.lights.lit

    # --- the board protocol ---

    def fit(self, frame: Frame, below: Seat, scale: float) -> None:
        super().fit(frame, below, scale)
        self.lights.fit(frame.main.size, frame.text_scale, scale)

    def spare(self, room: Frame) -> Spare:
        """Return the room below the countries' names, and the log's room on the rail."""
        top = room.main.top if self.at.listed else self.at.column(COUNTRIES[0]).top + HEADING * self.at.type
        beside = None if room.tabbed else boxes.cut(room.rail, top=max(0.0, self.told_from - room.rail.top))
        return Spare(top, beside)

    def staged(self, event: Event, view: State, before: State) -> State:
        """Return the view with announced cards, or a block and what it blocks, still over the country."""
        match event:
            case told.InfluenceAnnounced(seat, country, announced, total):
                return _with(view, Influence(seat, announced, country, total))
            case told.ActionAnnounced(seat, card, action, targets):
                return _with(view, Special(seat, (card,), action, targets))
            case told.CounterAnnounced(seat, card, action, against):
                return _with(view, Counter(seat, (card,), action, against))
            case told.InfluenceBlocked(seat, country, used, total, _):
                return _with(view, *deeds(before)[-1:], Influence(seat, used, country, total))
            case _:
                return view

    def begun(self, shot: Shot[State], before: State, clock: float, *, still: bool) -> None:
        """Turn the dots of countries whose markers move."""
        view, ms, turned = shot.view, None, dict[str, Lit]()
        match shot.event:
            case told.MarkerMoved(country=country, steps=steps):
                turned, ms = {country: self._gauge(view, country)}, 90.0 * max(1, steps)
            case told.CountrySecured(seat=seat, country=country):
                if self.lit is not None and not still:  # its dots are lit already: darken them for the wave
                    self.lit.show({**self._gauges(view), country: InPlay(dark=True)})
                turned = {country: Owned(seat_shade(view, seat))}
            case told.HomeChosen() | told.CountryReopened():
                turned = self._gauges(view)
        self.lights.flip(turned, view, clock, still=still, ms=ms)

    def heading(self, view: State, words: Words) -> Heading:
        """Return the turn and its steps; a turn with only one card play has one step fewer."""
        if not view.turn:
            return Heading(words.say(line("board.opening")), (words.say(line("phase.home")),), 0)
        most = 1 if view.turn == 1 else view.level.plays
        plays = (
            [words.say(line("phase.card_play"))]
            if most == 1
            else [words.say(line(f"phase.card_play_{number + 1}")) for number in range(most)]
        )
        names = (*plays, words.say(line("phase.refill")), words.say(line("phase.spy_move")))
        return Heading(words.say(line("board.turn", turn=view.turn)), names, self._phase(view, most))

    def _phase(self, view: State, most: int) -> int:
        """Return the index of the current step; a play still waiting for an answer isn't over."""
        kinds = {type(item) for item in view.agenda}
        if PlayCard in kinds:
            waits = any(deed.seat == view.active for deed in deeds(view))
            return min(most - 1, max(0, most - view.plays - waits))
        if SpareMoment in kinds:
            return most - 1
        if kinds & {MoveSpy, LateWindow}:
            return most + 1
        return most if Refill in kinds else most + 1 if EndTurn in kinds else 0

    def poster(self, ui: Ui, rect: Rect, view: State, tags: Tags = ()) -> None:
        """Paint the six countries in miniature."""
        k = min(rect.w / LANDS.w, rect.h / LANDS.h)
        scale = ui.canvas.scale * k
        key = (TITLE, "poster", rect.topleft, rect.size, tuple(view.markers.items()), *tags)

        def paint(canvas: Canvas) -> None:
            lit = LitMap(dots(TITLE), scale, sea)
            lit.show(self._gauges(view))
            piece = pygame.Rect(*(round(side * scale) for side in LANDS))
            wide, high = canvas.surface.get_size()
            left, top = round((wide - piece.w) / 2), round((high - piece.h) / 2)
            canvas.surface.blit(lit.picture, (left, top), piece)
            lands = [(noun, word) for noun, word in tags if noun not in CARD]  # cards have no place on the map
            tagged(canvas, lit, (left - piece.x, top - piece.y), lands, rect)

        ui.canvas.baked(key, rect, paint)
        ui.canvas.rect(boxes.around(*rect.center, LANDS.w * k, LANDS.h * k), None, border=theme.LINE)

    # --- dots ---

    def _map(self, scale: float) -> LitMap:
        """Return a new map for this window."""
        main = self.at.frame.main
        size = (main.w + main.left, main.bottom)
        return LitMap(shifted(dots(TITLE), *self.at.shift), scale, war_room, size=size)

    def _gauges(self, view: State) -> dict[str, Lit]:
        return {country: self._gauge(view, country) for country in COUNTRIES}

    def _gauge(self, view: State, country: str) -> Lit:
        marker = view.markers[country]
        if not marker:
            return InPlay(dark=True)
        seat = 0 if marker > 0 else 1
        if holder(view, country) is not None:
            return Owned(seat_shade(view, seat))
        share = abs(marker) / view.level.tracks[country]
        return Gauge(seat_shade(view, seat), share, from_top=seat != self.at.below)

    # --- the picture ---

    def paint(self, picture: Picture) -> None:
        ui, main = picture.ui, self.at.frame.main
        lit = self.lights.following(picture, lambda: self._map(ui.canvas.scale))
        piece = ui.canvas.px(main)
        if self.at.listed:
            ui.canvas.surface.blit(lit.ground, piece.topleft, piece)
        else:
            lit.draw(ui.canvas.surface, piece.topleft, picture.clock, piece)
        edges(picture, self.at)
        if self.at.listed:
            countries(picture, self.at)
        else:
            columns(picture, self.at, lit)
        picture.resting("tray", self.at.frame.tray, lambda rest: tray(rest, self.at), self.at)
        rail_at = self.at.frame.rail
        self.told_from = picture.resting("rail", rail_at, lambda rest: rail(rest, self.at), self.at)
        trails.paint(picture.ui, main, picture.trails)
        things(picture, self.at)
        spy_ghost(picture, self.at)
        flourish(picture, self.at)
        carried(picture, self.at)

    # --- enlarged cards ---

    def closer(self, node: str) -> str:
        return closer(node)

    def inspect(self, picture: Picture, node: Node) -> None:
        inspect(picture, self.at, node)

    def sheet(self, picture: Picture, name: str) -> None:
        match name:
            case "discard":
                discard_sheet(picture, self.at)
            case "sides" | "sum" | "teletype":
                opened(picture, self.at, name)


def _with(view: State, *waiting: Deed) -> State:
    """Return a copy of the view with more deeds pending on top of those already pending."""
    seen = view.copy()
    seen.agenda = (*view.agenda, *(Resolve(deed) for deed in waiting if deed not in deeds(view)))
    return seen


BOARD = EspionageBoard
