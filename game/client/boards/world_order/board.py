"""The board of World Order: seven Regions of dots, a power board, and every action as a small plan."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from game.client.boards.world_order.account import account_sheet, opens
from game.client.boards.world_order.answers import paint_sheet, paint_strip
from game.client.boards.world_order.cards import PRINTED, TITLE, power_shade
from game.client.boards.world_order.flights import flights, moment, region_of_event, stroke
from game.client.boards.world_order.layout import HUGE, Spots
from game.client.boards.world_order.map import at_stake, region_asked, region_of_card, regions, states, table
from game.client.boards.world_order.markers import offers_country
from game.client.boards.world_order.offers import OfferSheet, sheet_for
from game.client.boards.world_order.placing import placing
from game.client.boards.world_order.plan import TurnPlan, begins, holdings, plan, thing_meant, thing_pointed_at
from game.client.boards.world_order.power import ledger, power_sheet
from game.client.boards.world_order.rail import TABS, in_drawer, rail, tag_beside, tag_of
from game.client.boards.world_order.score import in_table, score_sheet, scored, totals
from game.client.boards.world_order.seats import seats
from game.client.boards.world_order.sheets import (
    allies_sheet,
    closer,
    discards_sheet,
    growth_sheet,
    inspect,
    market_sheet,
)
from game.client.boards.world_order.tray import things, tray
from game.client.boards.world_order.turn_list import turn_list
from game.client.kit import boxes, theme
from game.client.kit.focus import Node
from game.client.kit.theme import NEAR
from game.client.table import trails
from game.client.table.board import Emphasis, Spare
from game.client.table.feed import feed
from game.client.table.picture import Picture
from game.client.table.spots import Frame
from game.client.table.trails import Trace
from game.client.table.worldboard import LitWorld, WorldBoard
from game.core.contract import Decision, Event, Field, Seat, line
from game.core.language.words import Words
from game.play.eyes import Shot
from game.titles.world_order import events as told
from game.titles.world_order.conversation import PLAYING
from game.titles.world_order.faces import COUNTRY, FACE, REGION, REGIONS
from game.titles.world_order.state import State
from game.titles.world_order.telling import Note

HOVER = theme.MS["opens"] / 1000
"""How many seconds the pointer must rest on a marker before its plate opens."""
QUIET_PHASES = ("auto_influence", "aftermath", "end")
"""Phases during which no plans are carried out."""

LEDGER = (
    "assets",
    "commerce",
    "dealt",
    "focus",
    "growth",
    "money",
    "powers",
    "production",
    "prosperity",
    "round",
    "stock",
    "used",
)
TRAY = (
    "allies", "chosen", "decks", "discards", "front", "hands", "laid", "level", "phase", "powers", "round", "vp",
)  # fmt: skip
LAND = (
    "allies", "armies", "focus", "left", "level", "permanent", "phase", "powers", "result", "right",
    "round", "temporary", "tokens",
)  # fmt: skip
"""The fields of a position that the ledger, the tray, and the map and rail are painted from."""

MARCHES = (told.ArmyMoved, told.ArmiesPlaced, told.BaseBuilt)
"""Events that leave an arrow."""


@dataclass
class WorldOrderBoard(WorldBoard[State, Spots]):
    """The board of World Order."""

    KEYS, LISTED = "ABJMTV", HUGE
    PHASES = ("preparation", "action", "research", "auto_influence", "aftermath")
    title: str = TITLE
    places: type[Spots] = Spots
    world: LitWorld[State] = field(default_factory=lambda: LitWorld(states))
    pointed: tuple[str, str, float] = ("", "", 0.0)
    """The Region opened by the pointer, the one now under it, and since when."""
    looked_at: str = ""
    """The Region shown on the rail."""
    board_of: Seat | None = None
    """The seat whose power board is shown instead of the near seat's."""
    begun_with: dict[int, tuple[Seat | None, tuple[dict[str, int], ...]]] = field(default_factory=dict)
    """The number of a plan's first beat → its seat, and what every seat had before."""
    counted: tuple[State, tuple[int, ...]] | None = None
    """A position, and every seat's VPs after a scoring in it."""
    asked: Decision | None = None
    hidden: bool = False
    """Whether the sheet of answers to the current question is folded."""
    lay: tuple[object, tuple[str, ...]] = (None, ())
    """The question of the last sheet, with its turn, and the Countries on that sheet."""
    lay_wide: float = 0.0
    """The width of that sheet."""
    told_from: float = 0.0
    """The y on the rail where the feed begins."""
    lay_high: float = 0.0
    """The height that the visible sheet needs, or 0 if there is none."""

    # --- the board protocol ---

    def switch(self, name: str) -> bool:
        """Switch between table and map, fold the sheet, or switch to another seat's power board and back."""
        kind, _, what = name.partition(":")
        match kind:
            case "hide":
                self.hidden = not self.hidden
            case "power":
                seat = int(what)
                self.board_of = None if seat in (self.board_of, self.at.below) else seat
            case _:
                return super().switch(name)
        return True

    def fit(self, frame: Frame, below: Seat, scale: float) -> None:
        self.lay_wide = 0.0
        super().fit(frame, below, scale)
        if self.at.crowded:
            self.spots = Spots(frame, below, listed=True)

    def spare(self, room: Frame) -> Spare:
        """Return the room below the seats, and the feed's; a strip is best at the foot of the map.

        A sheet of answers moves up above the strip if it can.
        """
        usual, strip = super().spare(room), self.at.strip
        if not room.tabbed:
            usual = replace(usual, beside=boxes.cut(room.rail, top=max(0.0, self.told_from - room.rail.top)))
        clears = strip.bottom - NEAR - self.at.sheet_room.top - self.lay_high if self.lay_high else 0.0
        return usual if self.at.listed else replace(usual, strip=strip, clears=clears)

    def begun(self, shot: Shot[State], before: State, clock: float, *, still: bool) -> None:
        """Note where a plan begins, and turn the dots of Regions with a new leader."""
        if shot.event is None:
            return
        self._note(shot, before)
        after = shot.view
        if (after.permanent, after.temporary) == (before.permanent, before.temporary):
            return  # most deeds move no cube, and working out every Region is slow
        then, now = states(before), states(after)
        turned = {region: now[region] for region in REGIONS if then[region] != now[region]}
        self.world.flip(turned, after, clock, still=still)

    def _note(self, shot: Shot[State], before: State) -> None:
        """Keep what every seat had when a plan began; a plan without a seat is the near seat's."""
        if shot.event is not None and begins(shot.event, shot.view):
            seat = getattr(shot.event, "seat", None)
            had = tuple(holdings(before, each) for each in before.seats)
            earlier = {number: begun for number, begun in self.begun_with.items() if number < shot.number}
            self.begun_with = {**earlier, shot.number: (seat, had)}

    def retold(self, shots: Sequence[Shot[State]]) -> None:
        """Find where earlier plans began, since a game may be resumed in the middle of one."""
        self.begun_with = {}
        for before, shot in pairwise(shots):
            self._note(shot, before.view)

    def _turn_note(self, view: State, words: Words) -> str:
        """Return the round, and whether Regions score in it."""
        if not view.round:
            return words.say(line("board.opening"))
        fields: dict[str, Field] = {"round": view.round, "rounds": view.level.rounds}
        if self.spots is not None and self.spots.large:
            return words.say(line("board.round_short", **fields))
        scores = view.round in view.level.scoring and view.phase != "end"
        key = "board.round_scores" if scores else "board.round"
        return words.say(line(key, **fields))

    def speaker(self, event: Event, view: State) -> str:
        """Return the shade of the power an event is about."""
        if isinstance(event, told.ThreatSuffered):
            return power_shade(event.rivals[0])
        seat, power = getattr(event, "seat", None), getattr(event, "power", "")
        if isinstance(seat, int):
            return power_shade(view.powers[seat])
        return power_shade(power) if power else ""

    def trace(self, event: Event, view: State) -> Trace:
        """Return a trace at an event's Region or at its power's plaque; armies leave an arrow."""
        trace = super().trace(event, view)
        region = region_of_event(event)
        power = getattr(event, "power", "")
        seats = (f"seat:{view.powers.index(power)}",) if power in view.powers else (f"power:{power}",)
        others = trace.others if isinstance(getattr(event, "seat", None), int) else seats
        start = trace.start or others[-1] if isinstance(event, MARCHES) else ""
        return Trace((f"noun:{region}",) if region else trace.at, others, start)

    def emphasis(self, event: Event) -> Emphasis:
        """Return the usual emphasis, but weight only gained VPs, and open a round's account after it."""
        usual = replace(super().emphasis(event), opens=opens(event))
        match event:
            case told.InfluenceAdded(vp=0) | told.AssetsOpened(vp=0):
                return replace(usual, weight=0)  # other events say what it gained
            case told.Gained(what="vp"):
                return replace(usual, weight=6)
            case _:
                return usual

    # --- the picture ---

    def paint(self, picture: Picture) -> None:
        at = self.at
        self._follow(picture)
        sheet = self._sheet(picture)
        aside, self.lay_high = sheet is not None and self.hidden, 0.0
        opened = self._opened(picture) if sheet is None or aside else ()
        self._land(picture, opened)
        whose = at.below if self.board_of is None else self.board_of
        seats(picture, at, whose)
        trails.paint(picture.ui, at.frame.main, picture.trails)
        region, doing = self._region(picture, opened), self._plan(picture)
        changes = dict(doing.changes) if doing is not None and doing.seat == whose else {}
        if not at.huge:
            of = (at, whose, changes)
            picture.resting("power", at.power, lambda rest: ledger(rest, *of), *of, shows=LEDGER)
        ahead = self._ahead(picture)
        laid = (at, ahead, aside)
        picture.resting("tray", at.frame.tray, lambda rest: tray(rest, at, ahead, aside=aside), *laid, shows=TRAY)
        if not at.large:
            room = at.plan.union(at.plan_head)
            picture.resting("turn", room, lambda rest: turn_list(rest, at, doing), at, doing)
        placing(picture, at, opened)
        if sheet is not None and aside:
            paint_strip(picture, at, sheet)
        elif sheet is not None:
            self.lay_wide, self.lay_high = paint_sheet(picture, at, sheet, self.lay_wide)
        tag = tag_of(picture)
        tagged = tag is not None and (sheet is None or aside) and self._tagged(picture, opened)
        self._rail(picture, region, doing, None if tagged else tag)
        if tag is not None and tagged:
            tag_beside(picture, at, opened[0], tag)
        things(picture)
        if sheet is None and not at.listed:  # rows leave no corner free, and the rail says what is played
            moment(picture, at, opened)
            stroke(picture, at, opened)
        flights(picture, at)
        PRINTED.carried(picture, FACE, at)

    def _rail(self, picture: Picture, region: str, doing: TurnPlan | None, tag: Note | None) -> None:
        """Paint the rail, and the feed below it; most events change only the feed."""
        at, rows = self.at, tuple(scored(picture)) if picture.decision is None else ()
        of = (at, region, rows, tag, doing.cause if doing is not None else "")
        room = picture.resting("rail", at.frame.rail, lambda rest: rail(rest, *of), *of, shows=LAND)
        self.told_from = room.top
        if not at.frame.tabbed:
            known = in_table(picture) if rows else doing.numbers if doing is not None else ()
            feed(picture, room, picture.say("board.feed"), without=known)

    def _land(self, picture: Picture, opened: tuple[str, ...]) -> None:
        """Paint the map and its markers, which can't be cached while a Region is turning."""
        at, view = self.at, picture.view
        lit = self.world.follow(picture, at, at.ground)
        about = region_of_event(picture.event) if picture.event else region_asked(view) if picture.decision else ""

        def paint(shown: Picture) -> None:
            self.world.lay(picture, at, lit)
            if at.listed:
                table(shown, at, about)
            else:
                regions(shown, at, lit, about, opened)

        if lit.moving(picture.clock):
            paint(picture)
        else:
            priced = any(noun in REGION or noun in COUNTRY for noun in (*picture.uses, *picture.open))
            of, shows = (at, about, opened, lit, lit.changes), None if priced else LAND
            picture.resting("land", at.above.union(at.board), paint, *of, shows=shows)

    def _sheet(self, picture: Picture) -> OfferSheet | None:
        """Return the sheet of the current question, or None; if asked again, it keeps what was on it before."""
        if picture.decision is None:
            return None
        question = (picture.decision.kind, picture.below, picture.view.round, max(self.begun_with, default=-1))
        if self.lay[0] != question:
            self.lay, self.lay_wide = (question, ()), 0.0
        sheet = sheet_for(picture, self.at, self.lay[1])
        self.lay = (question, sheet.countries if sheet is not None else ())
        return sheet

    def _follow(self, picture: Picture) -> None:
        """On a new question, return to the near seat's power board; in large type, fold a sheet of Assets."""
        if picture.decision is not None and picture.decision != self.asked:
            aside = self.at.brief and picture.decision.kind in PLAYING
            self.asked, self.board_of, self.hidden = picture.decision, None, aside

    def _opened(self, picture: Picture) -> tuple[str, ...]:
        """Return the Regions whose plates are open: one, or two if an army moves between them."""
        if self.at.listed:
            return ()
        pointed = self._pointed(picture)
        if picture.event is not None:
            about = [region_of_event(picture.event), getattr(picture.event, "origin", ""), pointed]
            return self._apart([region for region in about if region in REGION])
        if picture.decision is None:
            return self._apart([pointed or self.looked_at])
        wanted = pointed or region_asked(picture.view) or at_stake(picture.view, picture.uses)
        # a plate would move its Countries on offer away from the pointer
        return () if offers_country(picture, self.at, wanted) else self._apart([wanted])

    def _tagged(self, picture: Picture, opened: Sequence[str]) -> bool:
        """Return whether a price tag is about the open plate, so that it belongs beside it."""
        if picture.decision is None or not opened:
            return False
        noun = thing_meant(picture)
        about = noun if noun in REGION else region_of_card(noun) or ("" if noun else region_asked(picture.view))
        return about == opened[0]

    def _apart(self, regions: list[str]) -> tuple[str, ...]:
        """Return the first Region, and the next one whose plate doesn't overlap the first one's."""
        first, *more = (region for region in [*dict.fromkeys(regions), ""])
        plates = self.at.plates
        beside = [each for each in more if each and not plates[each].colliderect(plates[first])]
        return (first, *beside[:1]) if first else ()

    def _pointed(self, picture: Picture) -> str:
        """Return the Region the pointer has come to rest on, or that has the keyboard focus."""
        ui = picture.ui
        thing = thing_pointed_at(picture)
        region = thing if thing in REGION else region_of_card(thing)
        shown, now, since = self.pointed
        if region != now:
            now, since = region, ui.clock
        if ui.keys_last or ui.clock - since >= HOVER:
            shown = now
        elif shown != now:
            ui.wake_in(HOVER - (ui.clock - since))
        self.pointed = shown, now, since
        return shown

    def _region(self, picture: Picture, opened: Sequence[str]) -> str:
        """Return the Region for the rail: open, else pointed at, asked about, or acted in, else the last one."""
        thing = thing_meant(picture)
        hovered = thing if thing in REGION else region_of_card(thing)
        about = region_asked(picture.view) if picture.decision else region_of_event(picture.event)
        self.looked_at = next(iter(opened), "") or hovered or about or self.looked_at or REGIONS[0]
        return self.looked_at

    def _ahead(self, picture: Picture) -> tuple[int, ...]:
        """Return every seat's VPs after a scoring now, or the current VPs during a scoring."""
        view: State = picture.view
        if picture.decision is None and scored(picture):
            return view.vp
        if self.counted is None or self.counted[0] is not view:
            self.counted = (view, totals(view))
        return self.counted[1]

    def _plan(self, picture: Picture) -> TurnPlan | None:
        """Return the plan being carried out, or None."""
        fresh = picture.decision is not None and picture.decision.kind == "take_turn"
        if fresh or not picture.live:
            return None  # nothing has been done yet in a new turn, and earlier moments show no plan
        last = picture.told[-1].number if picture.told else -1
        numbers = [number for number in self.begun_with if number <= last]
        if not numbers:
            return None
        begun = max(numbers)
        whose, before = self.begun_with[begun]
        seat = self.at.below if whose is None else whose
        if (picture.decision is not None and seat != picture.below) or picture.view.phase in QUIET_PHASES:
            return None
        return plan(picture, seat, begun, before[seat])

    # --- enlarged cards ---

    def closer(self, node: str) -> str:
        """Return the card a node shows, except a Country on the map, which the rail shows in full."""
        thing = closer(node)
        told_beside = thing in COUNTRY and not node.startswith("ally:") and not self.at.frame.tabbed
        return "" if told_beside else thing

    def inspect(self, picture: Picture, node: Node) -> None:
        inspect(picture, self.at, node)

    def sheet(self, picture: Picture, name: str) -> None:
        kind, _, which = name.partition(":")
        match kind:
            case "market":
                market_sheet(picture, self.at)
            case "allies":
                allies_sheet(picture, self.at, self.at.below if self.board_of is None else self.board_of)
            case "discards":
                discards_sheet(picture, self.at)
            case "powerboard":
                power_sheet(picture, self.at.below if self.board_of is None else self.board_of)
            case "growth":
                growth_sheet(picture, self.at)
            case "score":
                score_sheet(picture)
            case "account":
                account_sheet(picture, which)
            case _ if kind in {tab for tab, _ in TABS} and self.at.frame.tabbed:
                in_drawer(
                    picture, self.at, kind, self._region(picture, self._opened(picture)), self._plan(picture)
                )


BOARD = WorldOrderBoard
