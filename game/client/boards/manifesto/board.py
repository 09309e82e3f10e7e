"""The board of Manifesto: a world of twenty regions of dots, a slate for secret notes, and a newspaper."""

from dataclasses import dataclass, field, replace
from math import ceil, dist, inf

from pygame import FRect as Rect
from pygame import Surface, draw

from game.client.boards.manifesto.cards import PRINTED, TITLE
from game.client.boards.manifesto.layout import Spots, sea_links
from game.client.boards.manifesto.listing import listed
from game.client.boards.manifesto.map import looked_at, price, regions, states, turned
from game.client.boards.manifesto.note import begins, fitted, folded, least_height, note
from game.client.boards.manifesto.opened import opened_notes
from game.client.boards.manifesto.rail import drawer, rail
from game.client.boards.manifesto.reveal import READ_OUT, REVEALS, opening, suspense
from game.client.boards.manifesto.seats import changes, seats, threads
from game.client.boards.manifesto.sheets import closer, inspect, spent_sheet
from game.client.boards.manifesto.slate import TIGHT, declared, slate_shown, waiting
from game.client.boards.manifesto.tray import things, tray
from game.client.kit import theme
from game.client.kit.focus import Node
from game.client.kit.theme import GAP, NEAR
from game.client.table import trails
from game.client.table.board import Emphasis, Spare
from game.client.table.picture import Picture
from game.client.table.spots import Frame
from game.client.table.worldboard import LitWorld, WorldBoard
from game.client.world.light import sea
from game.core.asking import on_top
from game.core.contract import Decision, Event, Seat, line
from game.core.language.words import Words
from game.play.eyes import Shot
from game.titles.manifesto import events as told
from game.titles.manifesto import telling
from game.titles.manifesto.faces import CARD
from game.titles.manifesto.rules import ChooseEnemy
from game.titles.manifesto.state import Conflict, Contest, State, War, year

SHORT = 1.7
"""The text scale from which the top bar has no room for years."""

SETTLED = (told.ConflictWon, told.ConflictLost, told.WarWon, told.RegionGained, told.RegionLost)
STAKE = 1.7
"""How much longer an outcome is shown if the reader has a stake in it."""

RAIL = ("factions", "held", "level", "round", "strength", "truces")
SEATS = ("factions", "hands", "held", "its", "neutral", "owner", "reach", "round", "strength", "truces")
TRAY = ("deck", "discard", "factions", "hands", "held", "its", "strength")
"""The fields of a position that the rail, the seats and the tray are painted from."""


@dataclass
class ManifestoBoard(WorldBoard[State, Spots]):
    """The board of Manifesto."""

    READ_OUT, REVEALS, KEYS = READ_OUT, REVEALS, "A"
    PHASES, LISTED = ("production", "draw", "initiative", "peace", "war", "conflict"), 1.9
    title: str = TITLE
    places: type[Spots] = Spots
    world: LitWorld[State] = field(default_factory=lambda: LitWorld(states))
    hidden: object = None
    """The question for which `turn_over` applies."""
    turn_over: bool = False
    bidders: frozenset[Seat] = frozenset()
    """The seats that bid in the most recently painted contest."""
    span: float = 0.0
    """How many ms the note being opened is shown."""
    asked: Decision | None = None
    calm: str = ""
    """The region the pointer was resting on when the question was asked or a key was pressed."""
    crowded: bool = False
    """Whether a note is being written in type so large that an enlarged card would cover it."""
    floor: float = inf
    """The y of the slate's lower limit: the prompt, or the guide's note."""
    written: tuple[object, Rect] | None = None
    """The note being written, and its place, which doesn't move under the player's fingers after the first part.
    """
    least: float = 0.0
    """The least height of the last painted note while nothing is written on it, else 0."""

    # --- the board protocol ---

    def switch(self, name: str) -> bool:
        """Switch between list and map, or turn the slate over."""
        self.turn_over = self.turn_over != (name == "hide")
        return super().switch(name) or name == "hide"

    def emphasis(self, event: Event) -> Emphasis:
        """Return the usual emphasis, with more weight on a winning bid and on a region taken from a player."""
        usual = super().emphasis(event)
        match event:
            case told.GameWon(how="bid"):
                usual = replace(usual, weight=110)
            case told.RegionGained(other=other) if other is not None:
                usual = replace(usual, weight=50)
        return replace(usual, lasts=self._lasts(event, usual.lasts))

    def _lasts(self, event: Event, least: float) -> float:
        """Return how many ms to show an event: notes have their own time, and the reader's stake prolongs it."""
        if isinstance(event, READ_OUT):
            return self.span
        return least * STAKE if isinstance(event, SETTLED) and self._concerns(event) else least

    def _concerns(self, event: Event) -> bool:
        """Return whether an event is about the reader, or about a contest they bid in."""
        seats = {getattr(event, "seat", None), getattr(event, "other", None)}
        return self.reader is not None and (self.reader in seats or self.reader in self.bidders)

    def staged(self, event: Event, view: State, before: State) -> State:
        """Return a view in which a declared card is already on its target, before the notes are written.

        Also keeps how long the event opens a note, in `span`.
        """
        now = opening(event, view)
        self.span = now.lasts if now is not None else 0.0
        match event:
            case told.TieRolled() if any(before.opened):
                return _unpaid(view, before)
            case told.WarDeclared(seat, other, card):
                return _about(view, War(card, seat, other))
            case told.ConflictDeclared(seat, card, region, other):
                return _about(view, Conflict(card, seat, region, other))
            case told.SurchargePaid() if view.contest is None:
                return _about(view, before.contest)
            case _:
                return view

    def begun(self, shot: Shot[State], before: State, clock: float, *, still: bool) -> None:
        """Turn the dots of a region that changes hands."""
        match shot.event:
            case (
                told.RegionTaken(region=region) | told.RegionGained(region=region) | told.RegionLost(region=region)
            ):
                self.world.flip({region: states(shot.view)[region]}, shot.view, clock, still=still)

    def spare(self, room: Frame) -> Spare:
        """Return the room below the seats; a note makes way for a strip if there is room below it."""
        usual = super().spare(room)
        clears = self.at.slate(self.floor).bottom - GAP - NEAR - usual.top - self.least if self.least else 0.0
        return replace(usual, clears=clears)

    def _turn_note(self, view: State, words: Words) -> str:
        """Return the round and its years."""
        if not view.round:
            return words.say(line("board.opening", year=year(view, 1)))
        if self.spots is not None and self.spots.type > SHORT:
            return words.say(line("board.round_short", round=view.round, rounds=view.level.rounds))
        return words.say(telling.when(view))

    # --- the picture ---

    def paint(self, picture: Picture) -> None:
        at, view = self.at, picture.view
        links = sea_links(view.rulings.sea_adjacency, view.rulings.more_sea_lanes)

        def waters(surface: Surface, k: float) -> None:
            sea(surface, k)
            _sea_lanes(surface, k, at, links)

        lit = self.world.paint(picture, at, at.ground, waters)
        over = slate_shown(picture)
        if over == "note" and self._hidden(picture):
            over = "folded"
        self._remember(picture, over)
        if picture.refused is None:  # a reason may cover the slate for a moment without moving it
            self.floor = picture.floor
        if at.listed:
            listed(picture, at)
        else:
            regions(picture, at, lit)
        top = on_top(view)
        moves, choosing = top.seat if top is not None else None, isinstance(top, ChooseEnemy)
        of = (at, moves, choosing)
        picture.resting(
            "seats", at.above, lambda rest: seats(rest, at, moves, choosing=choosing), *of, shows=SEATS
        )
        if self.caption is None:
            trails.paint(picture.ui, at.frame.main, picture.trails)
        if over in ("", "waiting", "folded"):
            threads(picture, at)
        picture.resting("tray", at.frame.tray, lambda rest: tray(rest, at), at, shows=TRAY)
        picture.resting("rail", at.frame.rail, lambda rest: rail(rest, at), at, shows=RAIL)
        changes(picture, at)
        self._over(picture, over)
        PRINTED.carried(picture, CARD, at)

    def _remember(self, picture: Picture, over: str) -> None:
        """Keep what methods that don't get the picture need."""
        view: State = picture.view
        self.caption = suspense(picture.event, view, picture.elapsed)
        if view.contest is not None:
            self.bidders = frozenset(
                seat for seat, bid in enumerate(view.opened) if bid is not None and bid.side != "abstain"
            )
        elif picture.event is None:
            self.bidders = frozenset()
        region = looked_at(picture)
        if picture.event is not None or picture.decision != self.asked or picture.ui.keys_last:
            self.asked, self.calm = picture.decision, region
        elif region != self.calm:
            self.calm = ""
        self.crowded = over == "note" and self.at.type > TIGHT
        self.least = 0.0

    def _over(self, picture: Picture, over: str) -> None:
        """Paint what is over the map: flying cards, the slate, and the note beside a region."""
        at = self.at
        if over in ("", "waiting", "folded"):
            things(picture, at, played=picture.event is not None or not any(picture.view.opened))
        match over:
            case "war":
                declared(picture, at)
            case "note":
                note(picture, at, self._place(picture))
            case "folded":
                folded(picture, at, floor=self.floor)
            case "opened":
                opened_notes(picture, at)
            case "waiting":
                waiting(picture, at)
        if over in ("note", "opened", "war"):
            things(picture, at, played=False)
        else:
            price(picture, at, self.calm)
            turned(picture, at)

    def _place(self, picture: Picture) -> Rect:
        """Return the note's place: where it began, unless something else now reaches into it."""
        about = (picture.reader, picture.view.round, picture.view.contest, tuple(self.at.frame.main))
        kept = self.written[1] if self.written is not None and self.written[0] == about else None
        new = begins(picture)
        if kept is None or kept.bottom > self.floor or new:
            kept = fitted(picture, self.at, self.floor)
        self.least = least_height(picture, self.at) if new and not self.at.large else 0.0
        self.written = about, kept
        return kept

    def _hidden(self, picture: Picture) -> bool:
        """Return whether the slate is turned over; a new question turns it back."""
        question = picture.decision or self.hidden
        if question != self.hidden:
            self.hidden, self.turn_over = question, False
        return self.turn_over

    # --- enlarged cards ---

    def closer(self, node: str) -> str:
        return "" if self.crowded else closer(node)

    def inspect(self, picture: Picture, node: Node) -> None:
        slate = slate_shown(picture) in ("note", "opened", "war") and not self.turn_over
        inspect(picture, self.at, node, self.at.slate(self.floor) if slate else None)

    def sheet(self, picture: Picture, name: str) -> None:
        match name:
            case "spent":
                spent_sheet(picture, self.at)
            case "news" | "world" | "truces":
                drawer(picture, name)


def _unpaid(view: State, before: State) -> State:
    """Return a view before anything is paid: money and cards move once the dice have come to rest."""
    seen = view.copy()
    seen.its, seen.hands, seen.discard = before.its, before.hands, before.discard
    return seen


def _about(view: State, contest: Contest | None) -> State:
    """Return a view in which a contest has already begun."""
    seen = view.copy()
    seen.contest = contest
    return seen


def _sea_lanes(surface: Surface, k: float, at: Spots, links: tuple[tuple[tuple[float, float], ...], ...]) -> None:
    """Paint the sea lanes as rows of small dots under the lands."""
    for start, end in links:
        (x, y), (u, v) = at.ground.spread_point(start), at.ground.spread_point(end)
        steps = max(1, ceil(dist((x, y), (u, v)) / 7))
        for step in range(1, steps):
            share = step / steps
            place = ((x + (u - x) * share) * k, (y + (v - y) * share) * k)
            draw.circle(surface, theme.SLOT, place, max(1.0, 1.2 * k))


BOARD = ManifestoBoard
