"""1955 on the screen: six countries as gauges of dots, two spies, a hand of cards with two halves each."""

from dataclasses import dataclass

import pygame
from pygame import FRect as Rect

from game.client import theme
from game.client.boards import Frame, Picture, Reach, Show, frame
from game.client.boards import espionage_cards as cards
from game.client.boards.espionage_layout import (
    Spots,
    country_of,
    deeds,
    dots,
    drafted,
    drafting,
    shifted,
)
from game.client.boards.espionage_rail import rail
from game.client.canvas import Canvas
from game.client.dotpaint import Gauge, InPlay, LitMap, Owned, sea, war_room
from game.client.dotpaint import State as Lit
from game.client.focus import Node
from game.client.sides import shade_name
from game.client.stage import Layout, Seen, Shot
from game.client.widgets import Ui
from game.core.contract import Action, Decision, Event, Seat, line
from game.core.words import Words
from game.titles.espionage import events as told
from game.titles.espionage.answers import AnswerInfluence
from game.titles.espionage.cards import AIMED
from game.titles.espionage.faces import CARD, COUNTRIES
from game.titles.espionage.rules import AddCards, PlaceInfluence, TakeAim, influence_total
from game.titles.espionage.state import Influence, State, faction, holder, progress, secured

TITLE = "espionage"
LASTS: dict[type[Event], float] = {
    told.HomeChosen: 900,
    told.TurnBegan: 700,
    told.InfluenceAnnounced: 1300,
    told.ActionAnnounced: 1500,
    told.CounterAnnounced: 1400,
    told.PassLet: 500,
    told.InfluenceBlocked: 1500,
    told.ActionCountered: 1200,
    told.MarkerMoved: 700,
    told.CountrySecured: 1300,
    told.CountryReopened: 900,
    told.HandOpened: 1200,
    told.SpyStayed: 350,
    told.GameWon: 1600,
}
SOUNDS: dict[type[Event], str] = {
    told.HomeChosen: "seal",
    told.TurnBegan: "teletype",
    told.InfluenceAnnounced: "slide",
    told.ActionAnnounced: "slide",
    told.CounterAnnounced: "flip",
    told.InfluenceBlocked: "block",
    told.ActionCountered: "block",
    told.MarkerMoved: "wave",
    told.CountrySecured: "secure",
    told.CountryReopened: "wave",
    told.CountryBlockaded: "seal",
    told.SpyDetained: "seal",
    told.SpyMoved: "land",
    told.SpyDeported: "land",
    told.GadgetMoveMade: "land",
    told.GadgetGained: "flip",
    told.GadgetLost: "block",
    told.HandOpened: "flip",
    told.AccountsPilfered: "slide",
    told.HandDiscarded: "slide",
    told.CardsDrawn: "slide",
    told.PileReshuffled: "flip",
    told.GameWon: "win",
}


@dataclass
class Espionage:
    """The board of 1955."""

    face: str = "bebas"
    spots: Spots | None = None
    lit: LitMap | None = None
    lit_for: tuple[object, ...] = ()
    shown: State | None = None

    # --- what the match asks of any board ---

    def fit(self, frame: Frame, below: Seat, scale: float) -> None:
        """Work out where everything is."""
        self.spots = Spots(frame, below)
        wanted = (frame.main.size, frame.text_scale, scale)
        if wanted != self.lit_for:
            self.lit_for, self.lit = wanted, None

    @property
    def at(self) -> Spots:
        """Where everything is."""
        assert self.spots is not None, "the board is fitted before it is painted"
        return self.spots

    def lay_out(self, view: State) -> Layout:
        """Say where every thing lies."""
        return self.at.lay_out(view)

    def lasts(self, event: Event) -> float:
        """How many ms an event is to stay at least."""
        return LASTS.get(type(event), 500)

    def sound(self, event: Event) -> str:
        """The sound of an event."""
        return SOUNDS.get(type(event), "")

    def begun(self, shot: Shot[State], before: State, clock: float, *, still: bool) -> None:
        """Let the dots follow the markers."""
        if self.lit is None:
            return
        match shot.event:
            case told.MarkerMoved(country=country, steps=steps):
                state = {country: self._gauge(shot.view, country)}
                self.lit.flip(state, clock, ms=90.0 * max(1, steps), fade=still)
            case told.CountrySecured(seat=seat, country=country):
                self.lit.flip({country: Owned(_shade(shot.view, seat))}, clock, fade=still)
            case told.HomeChosen() | told.CountryReopened():
                self.lit.flip(self._gauges(shot.view), clock, fade=still)
            case _:
                return
        self.shown = shot.view

    def finish(self) -> None:
        """End every wave."""
        if self.lit is not None:
            self.lit.finish()

    def moving(self, clock: float) -> bool:
        """Whether a wave runs."""
        return self.lit is not None and self.lit.moving(clock)

    def phases(self, view: State, words: Words) -> tuple[tuple[str, ...], int]:
        """The steps of a turn; a turn with one card play has one less."""
        if not view.turn:
            return (words.say(line("phase.home")),), 0
        most = 1 if view.turn == 1 else view.level.plays
        plays = (
            [words.say(line("phase.card_play"))]
            if most == 1
            else [words.say(line(f"phase.card_play_{number + 1}")) for number in range(most)]
        )
        names = (*plays, words.say(line("phase.refill")), words.say(line("phase.spy_move")))
        return names, self._phase(view, most)

    def _phase(self, view: State, most: int) -> int:
        kinds = {type(item).__name__ for item in view.agenda}
        if "PlayCard" in kinds:
            return min(most - 1, max(0, most - view.plays))
        if "SpareMoment" in kinds:
            return most - 1
        return most + 1 if kinds & {"MoveSpy", "LateWindow"} else most

    def note(self, view: State, words: Words) -> str:
        """Which turn it is."""
        return words.say(line("board.turn", turn=view.turn)) if view.turn else words.say(line("board.opening"))

    def speaker(self, event: Event, view: State) -> str:
        """The shade of the seat an event is about."""
        seat = getattr(event, "seat", None)
        return _shade(view, seat) if seat is not None else ""

    def meant(self, view: State, decision: Decision | None, noun: str) -> Action:
        """What reaching for a card or a country would mean now."""
        kind = decision.kind if decision else ""
        if noun in CARD:
            verb = {
                "add_cards": "add",
                "answer_influence": "block",
                "add_to_block": "block",
                "answer_special": "counter",
                "riposte": "counter",
                "keep": "keep",
                "late_window": "transport",
                "spare_moment": "transport",
            }.get(kind, "influence")
        else:
            verb = {"choose_home": "choose_home", "take_aim": "aim", "send_spy": "go", "move_spy": "move_spy"}.get(
                kind, "place"
            )
        return Action(verb, noun)

    def way(self, view: State, action: Action, words: Words) -> str:
        """An announcement says how much it sends."""
        match view.agenda[-1] if view.agenda else None, action.verb:
            case AddCards(seat, country, used), "announce":
                return words.say(line("board.send", total=influence_total(view, seat, country, used)))
            case _:
                return ""

    def sure(self, view: State, action: Action) -> bool:
        """A Special Action without a target, and a counter, are public with one touch: ask twice."""
        match action:
            case Action("act", card):
                return CARD[card].action in AIMED
            case Action("counter", _):
                return False
            case _:
                return True

    def standings(self, view: State) -> tuple[float, ...]:
        """The steps each seat leads by, over all countries."""
        return tuple(float(sum(max(0, progress(view, seat, country)) for country in COUNTRIES)) for seat in (0, 1))

    def tally(self, view: State, words: Words) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
        """Gadgets, steps, and the countries secured."""
        columns = tuple(words.say(line(f"board.tally_{name}")).lower() for name in ("gadgets", "steps", "secured"))
        steps = self.standings(view)
        rows = [
            (str(len(view.gadgets[seat])), f"{steps[seat]:g}", str(len(secured(view, seat)))) for seat in (0, 1)
        ]
        return columns, tuple(rows)

    def weight(self, event: Event) -> float:
        """What moves markers weighs most; a country secured weighs more."""
        match event:
            case told.CountrySecured() | told.CountryReopened():
                return 100
            case told.MarkerMoved(steps=steps):
                return 10 + steps
            case told.InfluenceBlocked(against=against):
                return 5 + against
            case told.ActionAnnounced():
                return 3
            case _:
                return 0

    def poster(self, ui: Ui, rect: Rect, view: State) -> None:
        """Paint the six countries as they ended."""
        within = dots()
        left, top, right, bottom = 8.0, 186.0, 1020.0, 432.0
        k = min(rect.w / (right - left), rect.h / (bottom - top))
        scale = ui.canvas.scale * k
        key = (TITLE, "poster", rect.topleft, rect.size, tuple(view.markers.items()))

        def paint(canvas: Canvas) -> None:
            lit = LitMap(within, scale, sea)
            below, self.spots = self.spots, Spots(frame(1280, 720, 1.0), self.at.below)
            lit.show(self._gauges(view))
            self.spots = below
            piece = pygame.Rect(
                round(left * scale),
                round(top * scale),
                round((right - left) * scale),
                round((bottom - top) * scale),
            )
            canvas.surface.blit(lit.picture, (0, round((canvas.surface.get_height() - piece.h) / 2)), piece)

        ui.canvas.baked(key, rect, paint)

    # --- dots ---

    def _map(self, scale: float, view: State) -> LitMap:
        """The lit map for this window."""
        if self.lit is None:
            main = self.at.frame.main
            size = (main.w + main.left, main.bottom)
            self.lit = LitMap(shifted(dots(), *self.at.shift), scale, war_room, size=size)
            self.lit.show(self._gauges(view))
            self.shown = view
        return self.lit

    def _gauges(self, view: State) -> dict[str, Lit]:
        return {country: self._gauge(view, country) for country in COUNTRIES}

    def _gauge(self, view: State, country: str) -> Lit:
        marker = view.markers[country]
        if not marker:
            return InPlay(dark=True)
        seat = 0 if marker > 0 else 1
        if holder(view, country) is not None:
            return Owned(_shade(view, seat))
        share = abs(marker) / view.level.tracks[country]
        return Gauge(_shade(view, seat), share, from_top=seat != self.at.below)

    # --- the picture ---

    def paint(self, picture: Picture) -> None:
        """Paint board, tray and rail."""
        ui, main = picture.ui, self.at.frame.main
        view: State = picture.view
        lit = self._map(ui.canvas.scale, view)
        if not picture.live or (
            picture.event is None and self.shown is not view and not lit.moving(picture.clock)
        ):
            lit.show(self._gauges(view))
            self.shown = view if picture.live else None
        piece = ui.canvas.px(main)
        lit.draw(ui.canvas.surface, piece.topleft, picture.clock, pygame.Rect(piece))
        self._edges(picture)
        for country in COUNTRIES:
            self._column(picture, country, lit)
        self._tray(picture)
        rail(picture, self.at)
        self._things(picture)
        self._flourish(picture)

    def _edges(self, picture: Picture) -> None:
        """Who sits at which end, what they hold, and what would win."""
        for seat in (0, 1):
            near = seat == self.at.below
            rect = self.at.bottom_edge() if near else self.at.top_edge()
            self._edge(picture, seat, rect, near)

    def _edge(self, picture: Picture, seat: Seat, rect: Rect, near: bool) -> None:
        canvas, view = picture.ui.canvas, picture.view
        shade = theme.shade(_shade(view, seat)) if faction(view, seat) else None
        canvas.rect(rect, shade.deep if shade else theme.GLASS2)
        mine = seat == picture.audience
        who = picture.say("board.you" if mine else "board.near_side" if near else "board.other_side")
        name = picture.sitting.names[seat]
        size = 18.0
        left = canvas.text(
            rect.left + 14,
            rect.centery,
            f"{name}: {who}".upper() if who else name.upper(),
            size=size,
            face="bebas",
            valign="middle",
            tracking=1,
        ).right
        held = len(secured(view, seat))
        whose = "board.stars_you" if mine else "board.stars"
        facts = [
            picture.say(whose, seat=seat),
            picture.say("board.secured" if held else "board.none_secured", count=held),
        ]
        home = view.homes[1 - seat]
        if near and home:
            facts.append(picture.say("board.to_win", country=home))
        while facts and canvas.measure(" · ".join(facts), size=13.5)[0] > rect.right - left - 40:
            facts.pop(0)
        canvas.text(
            rect.right - 16, rect.centery, " · ".join(facts), size=13.5, weight=500, align="right", valign="middle"
        )

    def _column(self, picture: Picture, country: str, lit: LitMap) -> None:
        ui, view, rect = picture.ui, picture.view, self.at.column(country)
        label = f"{picture.name(country)}"
        look = picture.touch(
            country,
            rect,
            "country",
            label,
            state=(self._standing(picture, country),),
            ring=self._capsule(view, country),
        )
        chosen = country in self._aimed(view)
        if look.hover and picture.lit(country):
            lit.draw_rim(ui.canvas.surface, (0, 0), country)
        self._heading(picture, country, rect)
        self._track(picture, country, look.hover or picture.held(country), chosen)

    def _standing(self, picture: Picture, country: str) -> str:
        """How a country stands, in words."""
        view: State = picture.view
        length, owner = view.level.tracks[country], holder(view, country)
        if owner is not None:
            return picture.say("board.secured_by", seat=owner)
        marker = progress(view, 0, country)
        if not marker:
            return picture.say("board.centre", length=length)
        return picture.say("board.steps", steps=abs(marker), length=length, seat=0 if marker > 0 else 1)

    def _heading(self, picture: Picture, country: str, rect: Rect) -> None:
        canvas, view, t = picture.ui.canvas, picture.view, self.at.type
        with canvas.panel(rect, country):
            name = picture.name(country).upper()
            size = 24.0
            while canvas.measure(name, size=size, face="bebas")[0] > rect.w - 10 and size > 12:
                size -= 1
            canvas.text(rect.left + 8, rect.top + 13 * t, name, size=size, face="bebas", valign="middle")
            shade = cards.shade_of(country)
            canvas.rect((rect.left + 8, rect.top + 26 * t, 26, 2), shade.light)
            standing = self._standing(picture, country)
            strong = holder(view, country) is not None
            width = (
                canvas.text(
                    rect.left + 8,
                    rect.top + 38 * t,
                    standing,
                    size=13.5,
                    valign="middle",
                    color=theme.TEXT if strong else theme.MUTE,
                    weight=500 if strong else 400,
                ).w
                if t <= 1.3
                else 0
            )
            if country in view.blockades:
                self._blockade(picture, country, rect, width)

    def _blockade(self, picture: Picture, country: str, rect: Rect, used: float) -> None:
        """Lock and end of a blockade, beside the words when there is room, else under them."""
        canvas, t = picture.ui.canvas, self.at.type
        text = picture.say("board.until", turn=picture.view.blockades[country])
        wide = canvas.measure(text, size=12, weight=600)[0] + 16 * t + 12
        y = rect.top + 37 * t
        left = rect.right - wide - 1
        if used and left < rect.left + 8 + used + 4:
            y = rect.top + 12 * t
        box = Rect(left, y - 9 * t, wide, 18 * t)
        canvas.rect(box, theme.SEA, radius=4, border=theme.TEXT)
        canvas.icon("lock", box.left + 5 + 6 * t, box.centery, 12 * t, theme.TEXT)
        canvas.text(box.left + 9 + 12 * t, box.centery, text, size=12, weight=600, valign="middle")

    def _capsule(self, view: State, country: str) -> Rect:
        half = view.level.tracks[country] * self.at.step(view) + 13
        return Rect(self.at.track(country) - 14, self.at.middle - half, 28, 2 * half)

    def _track(self, picture: Picture, country: str, held: bool, chosen: bool) -> None:
        canvas, view = picture.ui.canvas, picture.view
        x, y, step = self.at.track(country), self.at.middle, self.at.step(view)
        length = view.level.tracks[country]
        capsule = self._capsule(view, country)
        if chosen or picture.lit(country):
            if chosen or held:
                canvas.glow(capsule, theme.WHITE, radius=14, blur=6, alpha=90)
            canvas.rect(capsule, None, radius=14, border=theme.WHITE, border_width=2 if chosen or held else 1)
        canvas.baked(
            (TITLE, "track", length, step, canvas.text_scale),
            Rect(x - 9, y - length * step - 9, 18, 2 * length * step + 18),
            lambda c: _rail_of_steps(c, x, y, length, step),
        )
        for seat in (0, 1):
            way = 1 if seat == self.at.below else -1
            color = theme.shade(_shade(view, seat)).light if faction(view, seat) else theme.MUTE
            canvas.icon("star5", x, y + way * length * step, 15, color)
        self._ghost(picture, country, held)

    def _ghost(self, picture: Picture, country: str, held: bool) -> None:
        """Where the marker would go, as a ring."""
        goal = self._goal(picture, country, held)
        view: State = picture.view
        now = progress(view, self.at.below, country)
        if goal is None or goal == now:
            return
        x, step = self.at.track(country), self.at.step(view)
        canvas = picture.ui.canvas
        canvas.line(x, self.at.middle + now * step, x, self.at.middle + goal * step, theme.WHITE, 2)
        canvas.circle(x, self.at.middle + goal * step, 7.5, theme.SEA)
        canvas.ring(x, self.at.middle + goal * step, 7.5, theme.WHITE, 2)

    def _goal(self, picture: Picture, country: str, held: bool) -> int | None:
        """Where the marker of a country would stand, counted towards whoever sits below."""
        view: State = picture.view
        length, now = view.level.tracks[country], progress(view, self.at.below, country)
        top = view.agenda[-1] if view.agenda else None
        waiting = deeds(view)
        match top:
            case AddCards(seat, target, used) if target == country:
                steps = influence_total(view, seat, country, used)
            case PlaceInfluence(seat, card) if held and picture.lit(country):
                steps = influence_total(view, seat, country, (card,))
            case TakeAim(seat, card, targets) if country in targets or (held and picture.lit(country)):
                steps = {"coordinated_assault": 1, "coordinated_attack": 1, "revolution": 2}.get(
                    CARD[card].action, 0
                )
            case _ if waiting and isinstance(waiting[0], Influence) and waiting[0].country == country:
                seat, steps = waiting[0].seat, waiting[0].total
            case _:
                return None
        way = 1 if seat == self.at.below else -1
        return max(-length, min(length, now + way * steps))

    def _aimed(self, view: State) -> tuple[str, ...]:
        """The countries that what is being put together, or what waits, is aimed at."""
        match view.agenda[-1] if view.agenda else None:
            case AddCards(_, country, _):
                return (country,)
            case TakeAim(_, _, targets):
                return targets
            case AnswerInfluence(_, deed):
                return (deed.country,)
            case _:
                return tuple(country for deed in deeds(view)[:1] if (country := country_of(deed)))

    # --- tray ---

    def _tray(self, picture: Picture) -> None:
        canvas, tray, at = picture.ui.canvas, self.at.frame.tray, self.at
        canvas.gradient(tray, theme.mix(theme.TABLE, theme.GLASS, 0.7), theme.TABLE)
        view: State = picture.view
        canvas.line(at.piles, tray.top + 12, at.piles, tray.bottom - 12, theme.LINE)
        (deck_x, y), (discard_x, _) = at.deck(), at.discard()
        wide, high = at.pile
        label_y = tray.top + 10
        canvas_label = picture.ui.label
        canvas_label(deck_x - wide / 2, label_y, picture.say("board.deck"))
        canvas_label(discard_x - wide / 2, label_y, picture.say("board.discard"))
        if view.deck:
            canvas.blit(cards.picture(canvas, "back", wide, high, picture.words), deck_x - wide / 2, y - high / 2)
        else:
            canvas.rect((deck_x - wide / 2, y - high / 2, wide, high), None, radius=3, border=theme.SLOT)
        if not view.discard:
            canvas.rect((discard_x - wide / 2, y - high / 2, wide, high), None, radius=3, border=theme.SLOT)
        for x, pile in ((deck_x, view.deck), (discard_x, view.discard)):
            canvas.text(x, y + high / 2 + 5, str(len(pile)), size=15, weight=500, align="center")
        picture.ui.node(
            "discard",
            (discard_x - wide / 2, y - high / 2, wide, high),
            "pile",
            picture.say("board.discard_of", count=len(view.discard)),
            Show("discard"),
            key="D",
            tip=picture.say("board.discard_tip"),
        )
        self._why_not(picture)

    def _why_not(self, picture: Picture) -> None:
        """Say what the cards that are not on offer lack."""
        view: State = picture.view
        area = self.at.beside(len(view.hands[self.at.below]))
        canvas = picture.ui.canvas
        if area.w < 150 * self.at.type:
            return
        top = drafting(view)
        if not isinstance(top, AddCards) or picture.decision is None:
            return
        others = [card for card in view.hands[top.seat] if card not in top.cards and not picture.lit(card)]
        if not others:
            return
        canvas.line(area.left - 10, area.top, area.left - 10, area.bottom - 4, theme.LINE)
        picture.ui.label(area.left, area.top - 2, picture.say("board.why_not"))
        text = picture.say("board.why_no_more", cards=tuple(others))
        with canvas.panel(area, "why not"):
            below = canvas.text(
                area.left,
                area.top + 18 * self.at.type,
                text,
                size=13,
                color=theme.TEXT,
                width=area.w,
                fit=True,
                max_lines=4,
            )
            canvas.text(area.left, below.bottom + 3, "ES-COMB-01", size=13, weight=600, color=theme.MUTE)

    # --- things ---

    def _things(self, picture: Picture) -> None:
        """Everything that can move, lowest first; the top few of the discard pile are enough."""
        pile = [seen for seen in picture.things if seen.place.zone == "discard" and not seen.moving]
        hidden = {seen.thing for seen in pile[:-2]}
        hand = []
        for seen in picture.things:
            if seen.thing in hidden:
                continue
            if seen.place.zone.startswith("hand:") and seen.place.face.startswith("card:") and not seen.moving:
                hand.append(seen)
                continue
            self._thing(picture, seen)
        self._hand(picture, hand)
        for seen in picture.things:
            if seen.moving and seen.place.layer >= 1000:
                self._thing(picture, seen)

    def _thing(self, picture: Picture, seen: Seen) -> None:
        kind, _, name = seen.thing.partition(":")
        match kind:
            case "marker":
                self._marker(picture, seen, name)
            case "spy":
                self._spy(picture, seen, int(name))
            case _:
                self._flat_card(picture, seen)

    def _marker(self, picture: Picture, seen: Seen, country: str) -> None:
        canvas, view, place = picture.ui.canvas, picture.view, seen.place
        owner = view.homes.index(country) if country in view.homes else None
        if owner is None:
            canvas.circle(place.x, place.y, 10.5, theme.TABLE)
            canvas.ring(place.x, place.y, 10.5, theme.TEXT, 2)
            return
        shade = theme.shade(_shade(view, owner))
        canvas.circle(place.x, place.y, 10.5, theme.TABLE)
        canvas.circle(place.x, place.y, 9.5, shade.light)
        canvas.icon("home", place.x, place.y, 12, theme.TABLE)

    def _spy(self, picture: Picture, seen: Seen, seat: Seat) -> None:
        canvas, place, view = picture.ui.canvas, seen.place, picture.view
        shade = theme.shade(_shade(view, seat)) if faction(view, seat) else theme.NOBODY
        rect = Rect(place.x - place.w / 2, place.y - place.h / 2, place.w, place.h)
        radius = rect.h / 2
        canvas.rect(rect, theme.SEA, radius=radius, border=shade.light, border_width=1.4)
        canvas.circle(rect.left + radius, rect.centery, radius - 2.5, shade.light)
        canvas.icon("spy", rect.left + radius, rect.centery, rect.h * 0.58, theme.SEA)
        text = picture.say("board.spy_you") if seat == picture.audience else picture.sitting.names[seat]
        canvas.text(
            rect.left + rect.h + 3,
            rect.centery,
            text,
            size=13,
            weight=500,
            valign="middle",
            scaled=False,
            width=rect.w - rect.h - 4,
            fit=True,
        )
        if view.detained[seat]:
            canvas.icon("handcuffs", rect.right + 12, rect.centery, 16, theme.TEXT)
        tip = picture.say("board.spy_tip", seat=seat, country=view.spies[seat])
        picture.ui.node(f"spy:{seat}", rect, "spy", tip, tip=tip, focusable=False)

    def _flat_card(self, picture: Picture, seen: Seen) -> None:
        canvas, place = picture.ui.canvas, seen.place
        face = place.face
        if face.startswith("back:"):
            face = f"back:{_shade(picture.view, int(face[5:]))}"
        natural = _natural(place.face, place.w, place.h, self.at)
        surface = cards.picture(canvas, face, *natural, picture.words)
        scale = place.w / natural[0]
        if seen.squeeze < 1:
            wide = max(1, round(surface.get_width() * scale * seen.squeeze))
            surface = pygame.transform.scale(surface, (wide, max(1, round(surface.get_height() * scale))))
            scale = 1.0
        if scale >= 0.5 and not seen.moving and place.zone == "played":
            canvas.shadow((place.x - place.w / 2, place.y - place.h / 2, place.w, place.h), alpha=200)
        canvas.fly(
            surface,
            place.x,
            place.y,
            angle=seen.angle,
            scale=scale if abs(scale - 1) > 0.01 else 1,
            alpha=seen.alpha,
        )
        if (not seen.moving and place.zone in ("played",)) or (
            place.face.startswith("mini:") and place.zone.startswith(("hand", "gadget"))
        ):
            rect = Rect(place.x - place.w / 2, place.y - place.h / 2, place.w, place.h)
            label = picture.name(seen.thing)
            picture.ui.node(f"seen:{seen.thing}", rect, "card", label, focusable=False)

    def _hand(self, picture: Picture, hand: list[Seen]) -> None:
        """The hand, the focused card last so that it lies on top."""
        keyed = {seen.thing: str(index + 1) for index, seen in enumerate(sorted(hand, key=lambda s: s.place.x))}
        held = next((seen for seen in hand if picture.held(seen.thing)), None)
        order = [seen for seen in hand if seen is not held] + ([held] if held else [])
        for seen in order:
            self._hand_card(picture, seen, keyed[seen.thing])

    def _hand_card(self, picture: Picture, seen: Seen, key: str) -> None:
        ui, place, card = picture.ui, seen.place, seen.thing
        used = card in drafted(picture.view)
        held = picture.held(card)
        lift = ui.eased(f"lift:{card}", 8.0 if (held or card == picture.picked) and not used else 0.0)
        rect = Rect(place.x - place.w / 2, place.y - place.h / 2 - lift, place.w, place.h)
        action = CARD[card].action
        label = f"{picture.name(card)}: {picture.name(action)}" if action else picture.name(card)
        hit = Rect(rect.left, rect.top, rect.w, rect.h + lift + 8)
        look = picture.touch(card, hit, "card", label, key=key, ring=rect, state=("in use",) if used else ())
        canvas = ui.canvas
        canvas.shadow(rect, alpha=170)
        surface = cards.picture(canvas, place.face, place.w, place.h, picture.words)
        canvas.blit(surface, rect.left, rect.top)
        able = picture.lit(card) or used or picture.decision is None
        if not able:
            canvas.rect(rect, (*theme.TABLE, 85), radius=5)
        half = self._half(picture, card, rect, used, look.hover)
        if half is not None:
            canvas.rect(half, None, radius=5, border=theme.WHITE, border_width=3)

    def _half(self, picture: Picture, card: str, rect: Rect, used: bool, hover: bool) -> Rect | None:
        """The half of a card that is in use or picked, and the two halves to be touched."""
        upper = Rect(rect.left, rect.top, rect.w, rect.h * cards.FIELD)
        lower = Rect(rect.left, upper.bottom, rect.w, rect.bottom - upper.bottom)
        if used:
            top = drafting(picture.view)
            return rect if not CARD[card].country else upper if not isinstance(top, TakeAim) else lower
        uses = picture.uses.get(card, ())
        if len(uses) > 1:
            second = next(verb for verb in uses if verb != "influence") if "influence" in uses else uses[-1]
            first = "influence" if "influence" in uses else uses[0]
            for verb, half in ((first, upper), (second, lower)):
                label = f"{picture.name(card)}, {picture.say(f'use.{verb}', noun=card)}"
                look = picture.ui.node(
                    f"half:{card}:{verb}", half, "half", label, Reach(card, verb), focusable=False, sound=""
                )
                if (look.hover and not picture.picked) or (picture.picked == card and picture.picked_verb == verb):
                    return half
        if picture.picked == card:
            return upper if picture.picked_verb == "influence" else lower
        return None

    # --- flourishes ---

    def _flourish(self, picture: Picture) -> None:
        """What an event adds for a moment."""
        match picture.event:
            case told.InfluenceBlocked(country=country, total=total, against=against):
                self._stamp(picture, country, picture.say("board.blocked", total=total, against=against))
            case told.ActionCountered():
                self._stamp(picture, "", picture.say("board.negated"))
            case told.MarkerMoved(country=country, steps=steps) if steps:
                self._gain(picture, country, steps)
            case told.CountrySecured(country=country):
                self._stamp(picture, country, picture.say("board.secured_stamp"))
            case _:
                return

    def _stamp(self, picture: Picture, country: str, text: str) -> None:
        """A rubber stamp, set down hard."""
        canvas, main = picture.ui.canvas, self.at.frame.main
        share = min(1.0, picture.elapsed / 160)
        size = 30 * (1.6 - 0.6 * share)
        wide, high = canvas.measure(text.upper(), size=30, face="bebas")
        x = self.at.track(country) if country else main.centerx
        x = min(max(x, main.left + wide / 2 + 24), main.right - wide / 2 - 24)
        rect = Rect(x - wide / 2 - 14, self.at.middle - high / 2 - 4, wide + 28, high + 8)
        canvas.shadow(rect, alpha=round(160 * share))
        canvas.rect(rect, theme.PAPER, radius=3)
        canvas.rect(rect.inflate(-6, -6), None, radius=2, border=theme.INK, border_width=2)
        canvas.text(
            x,
            rect.centery,
            text.upper(),
            size=size if share < 1 else 30,
            face="bebas",
            color=theme.INK,
            align="center",
            valign="middle",
        )

    def _gain(self, picture: Picture, country: str, steps: int) -> None:
        """The number of steps beside a marker that moves."""
        seen = next((seen for seen in picture.things if seen.thing == f"marker:{country}"), None)
        if seen is not None:
            picture.ui.canvas.text(
                seen.place.x + 16,
                seen.place.y,
                f"+{steps}",
                size=18,
                weight=700,
                color=theme.WHITE,
                valign="middle",
            )

    # --- looking closer ---

    def closer(self, node: str) -> str:
        """The card a node shows: in a hand, on a pile, beside a gadget, or played."""
        kind, _, rest = node.partition(":")
        card = rest.rpartition(":")[0] if kind == "half" else rest
        return card if card in CARD else ""

    def inspect(self, picture: Picture, node: Node) -> None:
        """Show a card at twice its size, with its effect at length."""
        card = self.closer(node.id)
        ui, canvas = picture.ui, picture.ui.canvas
        t = min(self.at.type, 1.8)
        wide = 224.0 * t
        face = f"large:{card}"
        text = picture.say(f"card_long.{CARD[card].action or 'mercenary'}")
        high = (
            wide * 120 / 112 * cards.FIELD
            + 46 * t
            + canvas.measure(text, size=14.5, width=wide - 30, leading=1.2, weight=500)[1]
        )
        high = max(high, wide * 120 / 112)
        within = self.at.frame
        x = min(max(node.rect.centerx - wide / 2, 12), ui.width - wide - 12)
        y = min(node.rect.top - 16, within.prompt.top - 8) - high
        if node.rect.top < within.prompt.top:
            y, x = max(8.0, min(node.rect.top, within.prompt.top - high - 8)), node.rect.left - wide - 16
            x = x if x > 8 else node.rect.right + 16
        rect = Rect(x, y, wide, high)
        canvas.shadow(rect, blur=14, alpha=220)
        canvas.blit(cards.picture(canvas, face, wide, high, picture.words), rect.left, rect.top)
        canvas.rect(rect.inflate(4, 4), None, radius=9, border=theme.WHITE, border_width=2)

    # --- sheets ---

    def sheet(self, picture: Picture, name: str) -> None:
        """The whole discard pile, sorted."""
        view: State = picture.view
        pile = sorted(
            view.discard, key=lambda card: (COUNTRIES.index(CARD[card].country) if CARD[card].country else 9, card)
        )
        ui = picture.ui
        t = self.at.type
        wide, high = 48 * min(t, 1.5), 66 * min(t, 1.5)
        columns = 9
        rows = max(1, -(-len(pile) // columns))
        head = picture.say("board.discard_of", count=len(pile))
        with ui.dialog("discard", head, 110 + rows * (high + 8), width=columns * (wide + 8) + 56) as rect:
            for index, card in enumerate(pile):
                x, y = rect.left + index % columns * (wide + 8), rect.top + index // columns * (high + 8)
                ui.canvas.blit(cards.picture(ui.canvas, f"mini:{card}", wide, high, picture.words), x, y)
                ui.node(f"pile:{card}", (x, y, wide, high), "card", picture.name(card))
            close = picture.say("board.close")
            width = ui.button_width(close, "Esc")
            ui.button(
                "discard:close",
                (rect.right - width, rect.bottom - 28, width, 28),
                close,
                Show(""),
                kind="outline",
                key="Esc|D",
            )


def _natural(face: str, w: float, h: float, at: Spots) -> tuple[float, float]:
    """The size at which a face is painted; it is scaled while it moves."""
    kind = face.partition(":")[0]
    match kind:
        case "card":
            return at.card
        case "mini" if w >= 24:
            return at.pile
        case "back" if w >= 24:
            return at.pile
        case _:
            return round(w), round(h)


def _rail_of_steps(canvas: Canvas, x: float, y: float, length: int, step: float) -> None:
    """The beads of a track, threaded on a dark line."""
    canvas.line(x, y - length * step, x, y + length * step, theme.SEA, 9)
    canvas.line(x, y - length * step, x, y + length * step, theme.LINE, 1)
    for number in range(-length + 1, length):
        canvas.circle(x, y + number * step, 2.6, theme.MUTE)
    canvas.circle(x, y, 5.2, theme.SEA)
    canvas.ring(x, y, 5.2, theme.MUTE, 1.4)


def _shade(view: State, seat: Seat | None) -> str:
    """The theme's name for a seat's colour."""
    side = faction(view, seat) if seat is not None else ""
    return shade_name(TITLE, side) if side else ""


BOARD = Espionage
