"""The middle column of the setup: who sits where, and what is worth knowing about them."""

from dataclasses import dataclass, field, replace
from functools import partial

from pygame import FRect as Rect

from ai.homemade import known
from ai.personality import offered
from game.client.kit import boxes, theme
from game.client.kit.flow import Column, Row
from game.client.kit.messages import Change
from game.client.kit.theme import CORNER, GAP, NEAR, PAD, ROOM, SLIM, TIGHT, WIDE
from game.client.kit.widgets import Ui
from game.client.scenes.setup.choices import Choices, SeatRow
from game.client.scenes.shelf.covers import face_of
from game.client.scenes.shelf.drawer import seat_name
from game.client.table.sides import faction_of, shade_name
from game.core.content.box import Box, Faction, box
from game.core.language.words import say, words
from game.machine.own import Ratings
from game.machine.ratings import rating
from game.play.session import YOU, levels_for

WIDE_AT = 1.15  # up to this text scale the three columns are side by side; above it they are tabs
STACKED = 1.6  # above this text scale, the choice of player is below the side's description
LETTERS = 24  # the most letters of a name
NAMES = -1 / 2  # names come before the rows in reading order, so that Tab leads from one name to the next
SEAT, FEW = 86.0, 3  # px of a seat's row, if there are at most FEW seats
BADGES = (56.0, 75.0)  # px of a side's sign, with many seats and with few
FIELDS, LARGE_FIELDS, LINEUP = 186.0, 300.0, 150.0  # px of the fields in which players are chosen
SWITCH = 44.0  # px of a switch; its note is indented by this much
WAY_KEYS = ("personality", "personality_does")


@dataclass(frozen=True, slots=True)
class EditSeat:
    """Message: a seat was edited."""

    number: int
    row: SeatRow


@dataclass(frozen=True, slots=True)
class NextSide:
    """Message: give a seat the box's next faction, swapping with the seat that has it."""

    seat: int


@dataclass(frozen=True, slots=True)
class Watching:
    """Message: let only bots play, or give a person the first seat again."""

    on: bool


@dataclass(frozen=True, slots=True)
class Together:
    """Message: choose another list of factions."""

    name: str


@dataclass
class Seats:
    """The middle column: a row for each seat, and notes on the players."""

    choices: Choices
    rated: Ratings
    """The ratings of the person who plays here."""
    homemade: tuple[str, ...] = field(default_factory=known)
    """The files of the homemade bots that can be chosen."""

    @property
    def of(self) -> Box:
        """The box being played."""
        return box(self.choices.title)

    def paint(self, ui: Ui, area: Rect) -> None:
        """Paint a row for each seat, with notes on the players below."""
        head = Column(ui.canvas, area)
        if ui.text_scale <= WIDE_AT:
            head.text(say("setup.who"), theme.TITLE.set_in(face_of(self.choices.title)).tight)
            head.text(say("setup.who_note"), theme.BODY, pale=True)
            head.gap()
        if self.of.seats[0] != self.of.seats[1]:
            # above the rows, which come and go, so a double press still hits these buttons
            self._more_or_fewer(ui, head.part(ui.field_height()))
            head.gap(GAP)
        with ui.page("seats", head.rest.inflate(2 * NEAR, 0)) as whole, whole.inset(NEAR, NEAR) as lines:
            for number in range(len(self.choices.seats)):
                self._seat(ui, lines.part(self._row_height(ui)), number)
                lines.bottom += GAP
            lines.gap(WIDE)
            self._notes(ui, lines)

    def _dense(self, ui: Ui) -> bool:
        """Return True if there are so many seats that each gets only one line."""
        return len(self.choices.seats) > FEW and ui.text_scale <= WIDE_AT

    def _row_height(self, ui: Ui) -> float:
        if self._dense(ui):
            return ui.field_height() + PAD
        fields = 2 * ui.field_height() + ROOM
        words = ui.canvas.line_height(theme.HEAD) + 2 * ui.canvas.line_height(theme.BODY) + WIDE
        return max(SEAT, words + (fields if ui.text_scale > STACKED else 0), fields)

    def _seat(self, ui: Ui, rect: Rect, number: int) -> None:
        seat = self.choices.seats[number]
        title = self.choices.title
        dense = self._dense(ui)
        side, shade = faction_of(title, seat.faction), theme.shade(shade_name(title, seat.faction))
        with ui.panel(rect, name=f"seat {number}"):
            block = ui.badge(rect, BADGES[0] if dense else BADGES[1], shade)
            self._seat_mark(ui, block, number, side, shade)
            inner = boxes.inset(boxes.cut(rect, left=block.w + NEAR), GAP)
            wide = 2 * FIELDS if dense else FIELDS if ui.text_scale <= WIDE_AT else LARGE_FIELDS
            words, fields = boxes.cut(inner, right=wide + PAD), boxes.right(inner, wide)
            if ui.text_scale > STACKED:
                fields = boxes.lower(inner, 2 * ui.field_height() + TIGHT)
                words = boxes.cut(inner, bottom=fields.h)
            self._seat_words(ui, words, number, side)
        ui.canvas.rect(rect, None, radius=CORNER, border=theme.LINE)
        self._who_sits(ui, fields, number, seat)

    def _seat_mark(self, ui: Ui, block: Rect, number: int, side: Faction | None, shade: theme.Shade) -> None:
        canvas = ui.canvas
        if side is None:
            words = str(number + 1)
            canvas.text(*block.center, words, theme.STAMP, align="center", valign="middle", scaled=False)
            return
        if len(self.of.faction) > 1 and not self.of.factions_in_play:
            words = say("setup.change_side", side=side.name, about=side.about)
            look = ui.node(f"side{number}", block, "button", words, NextSide(number), tip=words, sound="flip")
            if look.hover or look.focus:
                canvas.rect(block, (*theme.WHITE, 18), radius=CORNER)
        if self._dense(ui):
            canvas.icon(side.symbol, *block.center, block.w / 2, shade.light)
            return
        canvas.icon(side.symbol, block.centerx, block.centery - GAP, block.w / 2, shade.light)
        for index in (-1, 0, 1):
            canvas.dot(shade.dot, block.centerx + index * PAD, block.bottom - PAD, SLIM, shade.light)

    def _seat_words(self, ui: Ui, area: Rect, number: int, side: Faction | None) -> None:
        name = side.name if side else say("setup.seat", number=number + 1)
        if self._dense(ui):
            Row(ui.canvas, area, theme.HEAD).text(name)
            return
        lines = Column(ui.canvas, area)
        lines.text(name, theme.HEAD, max_lines=1)
        lines.text(side.about if side else self._drawn_about(), theme.BODY, pale=True, max_lines=2)

    def _drawn_about(self) -> str:
        sides = [side.name for side in self.of.faction]
        if len(sides) > 2:
            return say("setup.in_play_many")
        return say("setup.in_play", sides=say("setup.or").join(sides))

    def _who_sits(self, ui: Ui, area: Rect, number: int, seat: SeatRow) -> None:
        above, below = boxes.columns(area, 2) if self._dense(ui) else boxes.rows(area, 2, TIGHT)
        ui.choice(
            f"chair{number}",
            above,
            say("setup.chair"),
            [(True, say("setup.person")), (False, say("setup.bot"))],
            seat.person,
            lambda person: EditSeat(number, replace(seat, person=person)),
            icons=("person", "robot"),
        )
        if seat.person:
            with ui.column(NAMES):
                ui.text_input(
                    f"name{number}",
                    below,
                    say("setup.name_of", number=number + 1),
                    seat.name,
                    lambda text: EditSeat(number, replace(seat, name=text)),
                    hint="" if seat.name else seat_name(YOU, number, self.choices.title),
                    limit=LETTERS,
                )
        else:
            bots = [(name, self._bot_words(ui, name)) for name in levels_for(self.choices.title)]
            bots += [(file, file) for file in self.homemade]
            ui.choice(
                f"bot{number}",
                below,
                say("setup.bot_level"),
                bots,
                seat.level,
                lambda name: EditSeat(number, replace(seat, level=name)),
                kind="list",
            )

    def _bot_words(self, ui: Ui, name: str) -> str:
        said = say(f"bot.{name}.short") if ui.text_scale <= WIDE_AT else say(f"bot.{name}.name")
        worth = rating(self.choices.title, name, len(self.choices.seats))
        return said if worth is None else say("rating.level", name=said, rating=worth)

    def _more_or_fewer(self, ui: Ui, rect: Rect) -> None:
        least, most = self.of.seats[0], self.choices.most_seats
        count, row = len(self.choices.seats), Row(ui.canvas, rect)
        for label, way, key, good in (
            (say("setup.fewer"), -1, "Del", count > least),
            (say("setup.more"), 1, "Ins", count < most),
        ):
            reason = "" if good else say("setup.seats_limit", least=least, most=most)
            place = row.take(ui.button_width(label, key))
            if place is not None:
                ui.button(f"seats{way}", place, label, way, key=key, reason=reason)
        if len(self.of.lineups) > 1:
            self._lineups(ui, boxes.cut(row.rest, left=PAD))

    def _lineups(self, ui: Ui, rect: Rect) -> None:
        """Paint the choice of faction list, beside the buttons for more and fewer seats."""
        pairs = [(each.id, each.name) for each in self.of.lineups]
        words, row = say("setup.lineup_short"), Row(ui.canvas, rect)
        if rect.w - ui.canvas.measure(words, theme.NOTE)[0] > LINEUP:
            row.text(words, pale=True)
        chosen = self.choices.lineup.id
        ui.choice("lineup", row.rest, say("setup.lineup"), pairs, chosen, Together, kind="list")

    def _notes(self, ui: Ui, lines: Column) -> None:
        if couch := self._couch():
            lines.label(say("setup.couch"))
            lines.gap(TIGHT)
            lines.text(couch, theme.BODY)
            lines.gap(PAD)
        if len(self.choices.people) < len(self.choices.seats):
            for told in self._own_rating():
                lines.text(told, theme.BODY.strong)
                lines.gap(NEAR)
        if offered(self.choices.title) and len(self.choices.people) < len(self.choices.seats):
            ways = lines.part(ui.field_height())
            ui.toggle("ways", ways, say("setup.ways"), self.choices.ways, partial(Change, "ways"))
            with lines.inset(SWITCH) as note:
                note.text(say("setup.ways_note", ways=self._ways()), pale=True)
        if self.choices.people:
            phones = lines.part(ui.field_height())
            ui.toggle("phones", phones, say("setup.phones"), self.choices.phones, partial(Change, "phones"))
        ui.toggle("watch", lines.part(ui.field_height()), say("setup.watch"), not self.choices.people, Watching)
        practice = lines.part(ui.field_height())
        ui.toggle("practice", practice, say("setup.practice"), self.choices.practice, partial(Change, "practice"))
        with lines.inset(SWITCH) as note:
            note.text(say("setup.practice_note"), pale=True)

    def _ways(self) -> tuple[str, ...]:
        """Return the styles that bots can play in, each with a description."""
        told = words(self.choices.title)
        parts = [[told.template(f"{key}.{way}") or way for key in WAY_KEYS] for way in offered(self.choices.title)]
        return tuple(say("setup.way", way=called, does=does) for called, does in parts)

    def _own_rating(self) -> list[str]:
        """Return the only person's rating, and the problem with the file if it was damaged."""
        own = self.rated.own.get(self.choices.title)
        said = [words("room").say(self.rated.trouble)] if self.rated.trouble else []
        if len(self.choices.people) == 1 and own is not None:
            said.append(say("rating.you", rating=round(own.rating), games=own.games))
        return said

    def _couch(self) -> str:
        people = [self.choices.name(number) for number in self.choices.people]
        return say("setup.couch_note", names=tuple(people)) if len(people) > 1 else ""
