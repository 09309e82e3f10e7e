"""The board of Ideology: 43 regions of dots with piles, duels card against card, and a wheel of stances."""

from dataclasses import dataclass, field, replace
from math import comb
from typing import TypeGuard

from pygame import FRect as Rect

from game.client.boards.ideology import cards
from game.client.boards.ideology.cards import TITLE
from game.client.boards.ideology.duel import SHOWN, Fighting, followed, strip
from game.client.boards.ideology.feed import FIGHTS, SeenPasses, feed
from game.client.boards.ideology.layout import CloseSpots, Spots
from game.client.boards.ideology.listing import table
from game.client.boards.ideology.map import contested, possible, regions, states
from game.client.boards.ideology.menu import deed_menu, target_menu
from game.client.boards.ideology.news import ASSESSED, OPENED, assessed
from game.client.boards.ideology.posters import choosing
from game.client.boards.ideology.rail import TABS, opened, rail
from game.client.boards.ideology.seats import passed, seats
from game.client.boards.ideology.talk import sheet, talking
from game.client.boards.ideology.tray import HOLDING, things, tray
from game.client.boards.ideology.wishes import Wishes
from game.client.kit import boxes, theme
from game.client.kit.flow import Column
from game.client.kit.focus import Node
from game.client.kit.theme import PAD
from game.client.kit.widgets import Ui
from game.client.table import trails
from game.client.table.board import Composition, Emphasis
from game.client.table.closer import beside, floor
from game.client.table.closeup import CloseUp
from game.client.table.picture import Picture
from game.client.table.spots import Frame
from game.client.table.trails import Trace
from game.client.table.worldboard import LitWorld, WorldBoard
from game.client.world.camera import Camera
from game.client.world.light import LitMap
from game.core.asking import on_top
from game.core.contract import Action, Decision, Event, Seat, line
from game.core.language.words import Words
from game.play.eyes import Shot
from game.titles.ideology import events as told
from game.titles.ideology import telling
from game.titles.ideology.conflict import ChooseTarget
from game.titles.ideology.faces import AREAS
from game.titles.ideology.rules import LayInstead
from game.titles.ideology.state import State

REVEALED, SPLIT, QUIET = 7600.0, 0.5, 0.26
"""How many ms opening all pairs' wishes takes; the share of a pair's time for its wishes, and for a stance that
they change; and the share for two neutral wishes.
"""
Deed = (
    told.CardPlaced | told.InfluenceExtended | told.InfluenceWithdrawn | told.ConflictDeclared | told.AttackPlayed
)
"""What a seat does at a region."""
Turn = told.InfluenceReplaced | told.RegionTurnedUp | told.LevelChanged | told.RegionFreed | told.RegionWon
"""What happens to a region by itself, or follows from a deed."""
SEEN, FOOT = 700.0, 0.12
"""The least ms for an event that the window moves to; the share of the board at its foot kept free for notes."""
CLOSER, CLOSER_MOST = 252.0, 620.0
"""The width in px of an enlarged card at the usual text size, and at most."""
POSTER, POSTER_LEAST, CARD_H = 200.0, 60.0, 94.0
"""In px: the height of its poster at the usual text size, and at least; and a hand card's height."""

LANDS = (
    "advancements", "cards", "factions", "free", "grown", "level", "levels", "near", "own", "owner", "powers",
    "room", "rulings", "stances", "stands",
)  # fmt: skip
RAIL = (*LANDS, "phase", "turn")
SEATS = (*LANDS, "decks", "discards", "hands", "order", "phase", "result")
TRAY = ("advancements", "decks", "discards", "factions", "hands", "level", "powers", "rulings")
"""The fields of a position that the rail at rest, the seats and the tray are painted from."""


@dataclass
class IdeologyBoard(WorldBoard[State, Spots]):
    """The board of Ideology."""

    PHASES, LISTED = telling.PHASES, 1.9
    READ_OUT, REVEALS, KEYS = OPENED, OPENED, "A"
    title: str = TITLE
    places: type[Spots] = Spots
    world: LitWorld[State] = field(default_factory=lambda: LitWorld(states))
    hidden: bool = False
    """Whether the sheet of stances is folded away."""
    holding: str = ""
    """The area of the card picked up from the hand."""
    chosen: str = ""
    """The region whose menu is open."""
    opened: bool = False
    """Whether the menu has just been opened and must get the focus."""
    closed: str = ""
    """The region whose menu has just been closed; it gets the focus back."""
    filling: str = ""
    """The region whose menu was open at the last deed."""
    asked: Decision | None = None
    looked_at: str = ""
    """The region last shown on the rail."""
    fight: Fighting | None = field(default=None)
    pairs: int = 0
    """The number of pairs whose wishes are opened."""
    passes: SeenPasses = field(default_factory=SeenPasses)
    wishes: Wishes = field(default_factory=Wishes)
    close: CloseUp[State] = field(init=False)
    close_at: CloseSpots | None = None
    """The layout as last seen through the window."""
    menu_rects: dict[str, Rect] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.close = CloseUp(self.world)

    # --- the board protocol ---

    def fit(self, frame: Frame, below: Seat, scale: float) -> None:
        """Lay out the board, and fit the camera to it."""
        super().fit(frame, below, scale)
        self.close.camera.fit(self.at.board)

    @property
    def camera(self) -> Camera:
        return self.close.camera

    def switch(self, name: str) -> bool:
        """Switch between table and map, fold the sheet of stances, pick up an area, or choose a region."""
        kind, _, what = name.partition(":")
        match kind:
            case "wish":
                other, _, stance = what.partition(":")
                self.wishes.chosen[int(other)] = stance
            case "seal":
                self.wishes.sealed = 0
            case "hide":
                self.hidden = not self.hidden
            case "hold":
                self.holding, self.chosen = "" if self.holding == what else what, ""
            case "region" if name != "region":
                before, self.chosen = self.chosen, "" if self.chosen == what else what
                self.opened, self.closed = bool(self.chosen), "" if self.chosen else before
            case _:
                return super().switch(name)
        return True

    def emphasis(self, event: Event) -> Emphasis:
        """Return the usual emphasis, with more weight on the bomb, and equal weight on steps up and down."""
        usual = super().emphasis(event)
        match event:
            case told.AdvancementBought(advancement="weapons_of_mass_destruction"):
                usual = replace(usual, weight=40)
            case told.LevelChanged(level=level, before=before):
                usual = replace(usual, weight=20 + 5 * abs(level - before))
        return replace(usual, lasts=self._lasts(event, usual.lasts))

    def _lasts(self, event: Event, least: float) -> float:
        """Return how many ms to show an event; wishes that change nothing pass quickly."""
        if self._goes(event):
            return max(least, SEEN)
        if not isinstance(event, OPENED) or self.pairs <= 1:
            return least
        quiet = isinstance(event, told.WishesOpened) and event.wish == event.answer == "neutral"
        return min(least, REVEALED / self.pairs * (QUIET if quiet else SPLIT))

    def staged(self, event: Event, view: State, before: State) -> State:
        """Return the view after the event, and count its pairs of seats."""
        self.pairs = comb(len(view.factions), 2)
        return view

    def begun(self, shot: Shot[State], before: State, clock: float, *, still: bool) -> None:
        """Follow the duel, and turn the dots of a region that changes hands."""
        self.passes.follow(shot)
        if shot.event is None:
            return
        self.fight = followed(self.fight, shot.event, shot.view)
        if not still:
            self._go_to(shot.event, shot.view, clock)
        match shot.event:
            case (
                told.RegionFreed(region=region)
                | told.RegionWon(region=region)
                | told.RegionTurnedUp(region=region)
                | told.IdeologyTaken(region=region)
                | told.ConflictDeclared(region=region)
                | told.InfluenceReplaced(region=region)
                | told.ConflictStopped(region=region)
            ):
                state = states(shot.view)[region]
                if isinstance(shot.event, told.ConflictDeclared):
                    state = contested(shot.view, region, shot.event.seat, shot.event.other)
                self.close.flip({region: state}, shot.view, clock, still=still)

    def _goes(self, event: Event | None) -> TypeGuard[Deed | Turn]:
        """Return whether the window moves to an event: to all that is done at a region, except by the reader."""
        if self.spots is None or self.at.large or self.at.listed or self.swift:
            return False
        return isinstance(event, Deed | Turn) and not (isinstance(event, Deed) and event.seat == self.reader)

    def _go_to(self, event: Event, view: State, clock: float) -> None:
        """Move the window to the region an event is about, beside the strip if it is a duel."""
        if not self._goes(event) or event.region not in view.levels:
            return
        at, onto, plate = self.at, self.at.board, self.at.plates(view)[event.region].rect
        onto = boxes.cut(onto, bottom=onto.h * FOOT)
        if isinstance(event, SHOWN):
            over = at.strip(view, event.region).rect
            sides = boxes.cut(onto, right=onto.right - over.left), boxes.cut(onto, left=over.right - onto.left)
            onto = max(sides, key=lambda side: side.w)
        land = boxes.around(*at.ground.centre(event.region), 1, 1)
        self.close.go(plate.union(land), onto, clock)

    def _turn_note(self, view: State, words: Words) -> str:
        return words.say(line("board.turn", turn=view.turn) if view.turn else line("board.opening"))

    def draft(self, view: State, decision: Decision, words: Words) -> Composition:
        """Return a draft that seals all wishes at once or, while a card is held, asks where to put it."""
        if decision.kind == "wish":
            return Composition(words.say(line("board.seal_how")), "seal")
        if not self.holding or decision.kind not in HOLDING:
            return Composition()
        return Composition(words.say(line(f"board.where_{decision.kind}", area=self.holding)))

    def settled(self, view: State, decision: Decision) -> Action | None:
        """Return the wish on the sheet for a question if all wishes were sealed at once."""
        return self.wishes.sealing(view, decision) if decision.kind == "wish" else None

    def trace(self, event: Event, view: State) -> Trace:
        """Return the usual trace, with an arrow only for an attack."""
        trace = super().trace(event, view)
        return trace if isinstance(event, FIGHTS) else replace(trace, start="")

    # --- the picture ---

    def paint(self, picture: Picture) -> None:
        at = self.at
        view: State = picture.view
        self._follow(picture)
        holding = picture.carried.noun if picture.carried is not None else self.holding
        lit = self.world.follow(picture, at, at.ground)
        home = picture.decision is not None or picture.called or at.large or at.listed or self.swift
        self.close.settle(picture, home=home, busy=self._goes(picture.event))
        shown = self.close.lay(picture, at, lit)
        fight = self._fighting(picture)
        choosing_now = view.phase == "setup" and view.result is None
        if not choosing_now:
            self._world(picture, shown, holding)
        self.close.inset(picture, at, lit)
        top = on_top(view)
        moving = (at, top.seat if top is not None else None, passed(view))
        picture.resting("seats", at.above, lambda rest: seats(rest, *moving), *moving, shows=SEATS)
        trails.paint(picture.ui, at.frame.main, picture.trails)
        picture.resting("tray", at.frame.tray, lambda rest: tray(rest, at), at, shows=TRAY)
        of = (at, self._looked_at(picture, fight), holding, fight)
        shows = RAIL if picture.decision is None and fight is None else None
        room = picture.resting("rail", at.frame.rail, lambda rest: rail(rest, *of), *of, shows=shows)
        if not at.frame.tabbed:
            feed(picture, room, self.passes)
        self._over(picture, fight, choosing_now)
        things(self._in_window(picture), at, holding)

    def _follow(self, picture: Picture) -> None:
        """Drop what was picked up when another question is asked."""
        now = picture.decision
        if now is not None and now != self.asked:
            before, self.asked = self.asked, now
            if before is None or (before.kind, before.seat) != (now.kind, now.seat):
                self.wishes, self.hidden = Wishes(), False
            kept = before is not None and before.kind == now.kind == "develop"
            self.chosen = self.filling if kept and possible(picture, self.filling, "") else ""
            self.opened, self.filling = bool(self.chosen), ""
            usable = any(verb.endswith(f"_{self.holding}") for verb, _ in now.options)
            if not kept or not usable:
                self.holding = ""
        if now is None or now.kind not in (*HOLDING, "exchange"):
            self.chosen, self.filling = "", self.chosen or self.filling
        if picture.view.phase != "diplomacy":
            self.hidden = False

    def _fighting(self, picture: Picture) -> Fighting | None:
        """Return the duel on the strip: one being fought, or one whose end is being shown."""
        if not picture.live:
            return followed(None, None, picture.view)
        if picture.event is not None:
            return self.fight if isinstance(picture.event, SHOWN) else None
        known = followed(None, None, picture.view)
        if known is None or self.fight is None or self.fight.region != known.region:
            return known
        return self.fight

    def _looked_at(self, picture: Picture, fight: Fighting | None) -> str:
        """Return the region to show on the rail: fought over, under the pointer, chosen, or asked about.

        The last one found is kept in `looked_at`.
        """
        view: State = picture.view
        if fight is not None:
            return fight.region
        hovered = next((region for region in view.levels if picture.pointed_at(region)), "")
        top = on_top(view)
        about = top.region if isinstance(top, ChooseTarget | LayInstead) else ""
        found = hovered or self.chosen or about
        self.looked_at = found or self.looked_at
        return found

    def _world(self, picture: Picture, lit: LitMap, holding: str) -> None:
        """Paint the regions as a map or a table, and remember where they are for menus."""
        at, view = self.at, picture.view
        top = on_top(view)
        about = top.region if isinstance(top, ChooseTarget | LayInstead) and picture.decision else ""
        if at.listed:
            rects = table(picture, at, holding, self.chosen or about)
        else:
            near = self._near(picture)
            gliding = self.close.camera.gliding(picture.clock)
            chosen = self.chosen or about or _told_of(picture.event)
            regions(picture, near, None if gliding else lit, holding, chosen, at)
            rects = {region: plate.rect for region, plate in near.plates(view).items()}
        self.menu_rects = rects

    def _near(self, picture: Picture) -> Spots:
        """Return the layout as currently seen through the window."""
        at, camera = self.at, self.close.camera
        if not camera.away(picture.clock):
            return at
        seen, last = camera.seen(picture.clock), self.close_at
        if last is None or last.seen != seen or last.whole != at:
            self.close_at = last = CloseSpots(at.frame, at.below, at.listed, seen)
        return last

    def _in_window(self, picture: Picture) -> Picture:
        """Return the picture with cards flying to where their regions currently appear."""
        near = self._near(picture)
        if not isinstance(near, CloseSpots) or not any(seen.moving for seen in picture.things):
            return picture
        layout = self.lay_out(picture.view)
        return replace(
            picture, things=[near.cards_through(seen, layout, picture.elapsed) for seen in picture.things]
        )

    def _over(self, picture: Picture, fight: Fighting | None, choosing_now: bool) -> None:
        """Paint what is over the map: the choice of an Ideology, the duel, the sheet of stances, or a menu."""
        at = self.at
        if choosing_now:
            choosing(picture, at)
            return
        if fight is not None:
            strip(picture, self._near(picture), fight)
            return
        if talking(picture):
            sheet(picture, at, self.wishes, hidden=self.hidden)
            return
        if isinstance(picture.event, ASSESSED):
            assessed(picture, at, tuple(self.menu_rects.items()))
        if picture.decision is not None:
            self._menus(picture)
        if self.closed:
            _focus(picture.ui, f"noun:{self.closed}")
            self.closed = ""

    def _menus(self, picture: Picture) -> None:
        """Paint the menu beside a region: whom to attack, or what can be done there."""
        at, ui, top = self.at, picture.ui, on_top(picture.view)
        about = top.region if isinstance(top, ChooseTarget) else self.chosen
        if not about:
            return
        if isinstance(top, ChooseTarget):  # no region can be chosen now, but all of them are the reason to choose
            target_menu(picture, at, self.menu_rects[about], tuple(self.menu_rects.values()))
            return
        free = [rect for region, rect in self.menu_rects.items() if possible(picture, region, self.holding)]
        deed_menu(picture, at, self.menu_rects[about], about, free)
        if self.opened:
            self.opened = False
            _focus(ui, f"deed:{Action(picture.uses[about][0], about)}")

    # --- enlarged cards ---

    def closer(self, node: str) -> str:
        """Return the area of the card a node shows."""
        noun = node.removeprefix("noun:")
        area = noun.split(":")[2] if noun.startswith("hand:") else noun
        return area if area in AREAS else ""

    def inspect(self, picture: Picture, node: Node) -> None:
        """Show a card enlarged, with what it is for."""
        ui, at, area = picture.ui, self.at, self.closer(node.id)
        text, wide = picture.say(f"card_long.{area}"), min(CLOSER * at.type, CLOSER_MOST)
        words = ui.canvas.measure(text, theme.BODY.tight, width=wide - 2 * PAD)[1] + 2 * PAD
        poster = max(POSTER_LEAST, min(POSTER * at.type, floor(picture) - words - PAD))
        rect = beside(picture, node, wide, poster + words)
        ui.canvas.shadow(rect, blur=14, alpha=220)
        with ui.panel(rect, "paper", name="closer"):
            upper = boxes.upper(boxes.inset(rect, PAD), poster - PAD)
            place = boxes.around(*upper.center, upper.h * cards.CARD_W / CARD_H, upper.h)
            cards.PRINTED.lay(picture, f"card:{at.below}:{area}", place)
            column = Column(ui.canvas, boxes.inset(boxes.cut(rect, top=poster), PAD), inks=theme.ON_PAPER)
            column.text(text, theme.BODY.tight)

    def sheet(self, picture: Picture, name: str) -> None:
        if name in {tab for tab, _ in TABS}:
            fight = self._fighting(picture)
            region = self._looked_at(picture, fight) or self.looked_at
            opened(picture, name, region, self.holding, fight)


def _focus(ui: Ui, node: str) -> None:
    """Focus a node if the player is using the keyboard."""
    if ui.keys_last:
        ui.tree.forget()
        ui.focus_on(node)


def _told_of(event: Event | None) -> str:
    """Return the region to highlight for an event, or ""."""
    match event:
        case told.RegionTurnedUp(region=region) | told.RegionWon(region=region) | told.RegionFreed(region=region):
            return region
        case told.LevelChanged(region=region) | told.InfluenceDestroyed(region=region):
            return region
        case _:
            return ""


BOARD = IdeologyBoard
