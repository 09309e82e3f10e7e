"""The invitation to phones: a QR code to scan, an address and a word to type, and who has joined."""

from collections.abc import Iterator

from pygame import FRect as Rect

from game.client.kit import boxes, invitation, ornaments, theme
from game.client.kit.flow import Column
from game.client.kit.scene import Next, Pop, Redraw, StillScene
from game.client.kit.theme import GAP, NEAR, PAD, ROOM, TIGHT, WIDE
from game.client.kit.widgets import Tab, Tool, Ui, Way
from game.client.requests import GiveChair, HandsElsewhere
from game.client.scenes.setup.page import PROMPT
from game.client.scenes.setup.seats import WIDE_AT
from game.client.scenes.shelf.covers import face_of
from game.client.table.sides import faction_of, shade_name
from game.core.content.box import box
from game.core.contract import Seat
from game.core.language.words import say
from game.play.elsewhere import LATE, Elsewhere
from game.play.sitting import Sitting


class Join(StillScene):
    """Waits for phones. Without `phones`, only says why there can't be any."""

    def __init__(self, sitting: Sitting, phones: Elsewhere | None, trouble: str = "") -> None:
        self.sitting, self.phones, self.trouble = sitting, phones, trouble
        self.waited = 0.0
        self.seen: object = None

    # --- the picture ---

    def draw(self, ui: Ui) -> None:
        """Paint paper, chairs and advice above the prompt bar."""
        ui.backdrop()
        title = self.sitting.title
        close = Tool("cross", "Esc", say("room.back"), Pop(HandsElsewhere(self.phones)))
        with ui.column(2):
            bar = ui.top_bar(box(title).name, face=face_of(title), note=say("pocket.title"), tools=[close])
        prompt = boxes.lower(ui.rect, max(PROMPT, ui.canvas.line_height(theme.HEAD) + ROOM))
        room = boxes.inset(boxes.cut(ui.rect, top=bar.h, bottom=prompt.h), 2 * ROOM, ROOM)
        wide = ui.text_scale <= WIDE_AT
        parts = boxes.columns(room, (1, 2, 1) if wide else 2, 2 * ROOM)
        if self.phones is not None and self.phones.address:
            self._paper(ui, parts[0], self.phones)
        with ui.column(0), ui.page("chairs", parts[1]) as lines:
            self._chairs(ui, lines)
        if wide:
            with ui.page("advice", parts[2]) as lines:
                self._advice(ui, lines)
        with ui.column(1):
            self._prompt(ui, prompt)
        ui.focus_on("pocket:start")

    def _paper(self, ui: Ui, area: Rect, phones: Elsewhere) -> None:
        """Paint the QR code with the address and the word below it."""
        canvas = ui.canvas
        lines = (
            (say("pocket.or_type"), theme.BODY, theme.INK2),
            (phones.address, theme.HEAD.strong, theme.INK),
            (phones.word, theme.HEAD.strong, theme.INK),
            (say("pocket.only_here"), theme.BODY, theme.INK2),
        )
        words = sum(canvas.measure(text, role, width=area.w - 2 * PAD)[1] + NEAR for text, role, _ in lines)
        side = min(area.w - 2 * PAD, area.h - words - 2 * ROOM)
        high = side + words + 2 * ROOM
        sheet = boxes.upper(area, min(area.h, high))
        ornaments.paper(canvas, sheet)
        square = boxes.around(sheet.centerx, sheet.top + ROOM + side / 2, side, side)
        dark = phones.square()
        canvas.baked(("square", dark), square, lambda c: invitation.square(c, square, dark))
        below = Column(canvas, boxes.cut(sheet, left=PAD, right=PAD, top=square.bottom - sheet.top + PAD))
        for text, role, color in lines:
            below.text(text, role, color=color, align="center")
            below.gap(NEAR)
        ui.reads("invitation", say("pocket.type_in", address=phones.address, word=phones.word))

    def _chairs(self, ui: Ui, lines: Column) -> None:
        lines.text(say("pocket.take_chair"), theme.DISPLAY.set_in(face_of(self.sitting.title)).tight)
        lines.gap(TIGHT)
        lines.text(say("pocket.table_stays"), theme.LEAD, pale=True)
        lines.gap()
        seats = list(self.sitting.seats)
        high = 2 * ui.canvas.line_height(theme.LEAD) + WIDE
        across = 2 if len(seats) * (high + GAP) > ui.height / 2 else 1
        area = lines.part(boxes.grid_height(len(seats), across, high, GAP))
        for number, seat in enumerate(seats):
            self._chair(ui, boxes.cell(area, across, number, high, GAP), seat)

    def _chair(self, ui: Ui, rect: Rect, seat: Seat) -> None:
        """Paint a chair: its side, who sits there, and whether their phone is connected."""
        canvas, title, sitting = ui.canvas, self.sitting.title, self.sitting
        faction = sitting.faction(seat)
        side, shade = faction_of(title, faction), theme.shade(shade_name(title, faction))
        state, who, on = self._state(seat)
        canvas.rect(rect, theme.GLASS, radius=theme.CORNER, border=theme.LINE2 if on else theme.LINE)
        sign = boxes.left(rect, rect.h)
        canvas.rect(sign, shade.deep, radius=theme.CORNER)
        canvas.icon(side.symbol if side else "person", *sign.center, sign.w / 2, shade.light)
        words = Column(canvas, boxes.cut(rect, left=sign.w + PAD, right=2 * ROOM, top=TIGHT))
        name = sitting.names[seat]
        words.text(f"{name}: {who}" if who and who != name else name, theme.LEAD.strong)
        words.text(state, theme.BODY, pale=True)
        if sitting.is_person(seat) or who:
            invitation.handset(canvas, rect.right - PAD, rect.centery, shade.light if on else None)
        ui.reads(f"chair{seat}", f"{name}: {state}")

    def _state(self, seat: Seat) -> tuple[str, str, bool]:
        """Return a chair's state in words, whose chair it is, and whether their phone is connected."""
        taken = self.phones.chairs_taken if self.phones is not None else ()
        chair = next((each for each in taken if each.seat == seat), None)
        if chair is None:
            return say("pocket.free" if self.sitting.is_person(seat) else "pocket.bot_here"), "", False
        if chair.here:
            return say("pocket.ready"), chair.name, True
        return say("pocket.warm" if chair.warm else "pocket.away"), chair.name, False

    def _advice(self, ui: Ui, lines: Column) -> None:
        """Explain how to join; if nobody has joined for some time, list what may be in the way."""
        late = self.phones is not None and self.waited > LATE and not self.phones.came
        lines.label(say("pocket.late" if late else "pocket.how"))
        lines.gap(NEAR)
        for key in ("guest", "firewall", "wrong", "hotspot", "curtain") if late else ("scan", "touch", "write"):
            lines.text(say(f"pocket.{key}"), theme.BODY)
            lines.gap(PAD)
        lines.gap()
        lines.label(say("pocket.reach"))
        lines.gap(NEAR)
        host = self.phones.address.partition(":")[0] if self.phones is not None else ""
        if host:
            lines.text(say("pocket.who_reaches", address=host), theme.BODY, pale=True)

    def _prompt(self, ui: Ui, rect: Rect) -> None:
        ui.prompt_bar(rect, self._sentence(), tab=Tab("people", say("pocket.tab"), ""), ways=tuple(self._ways()))

    def _sentence(self) -> str:
        phones = self.phones
        if phones is None or phones.trouble:
            return self.trouble or (phones.trouble if phones is not None else "")
        if phones.knocks:
            knock = phones.knocks[0]
            return say("pocket.wants", name=knock.name, chair=self.sitting.names[knock.seat])
        if not phones.address:
            return say("pocket.opening")
        people = len(self.sitting.people)
        here = sum(chair.here for chair in phones.chairs_taken)
        return say("pocket.here_now", here=here, people=max(people, here))

    def _ways(self) -> Iterator[Way]:
        phones = self.phones
        if phones is not None and phones.knocks:
            knock = phones.knocks[0]
            yield Way(say("pocket.no"), GiveChair(knock, False), id="pocket:no")
            yield Way(say("pocket.yes"), GiveChair(knock, True), "Y", main=True, id="pocket:yes")
            return
        if phones is not None and len(phones.addresses) > 1:
            yield Way(say("pocket.next_address"), "next", "A", id="pocket:next")
        yield Way(say("pocket.play_here"), "none", "C", id="pocket:none")
        if phones is not None:
            yield Way(say("pocket.start"), Pop(HandsElsewhere(phones)), "Enter", main=True, id="pocket:start")

    # --- what happens ---

    def tick(self, seconds: float) -> Next:
        """Process messages from phones; draw again if anything about them has changed."""
        phones = self.phones
        if phones is None:
            return None
        late = self.waited > LATE
        self.waited += seconds
        phones.tick(at_rest=True, covered=True)
        seen = (
            phones.address,
            phones.chairs_taken,
            phones.knocks,
            phones.trouble,
            late,
            tuple(self.sitting.people),
        )
        changed, self.seen = seen != self.seen, seen
        return Redraw() if changed else None

    def on(self, message: object) -> Next:
        match message:
            case Pop():
                return message
            case GiveChair(knock, yes) if self.phones is not None:
                self.phones.decide(knock, yes=yes)
            case "next" if self.phones is not None:
                self.phones.next_address()
            case "none":
                if self.phones is not None:
                    self.phones.close()
                return Pop(HandsElsewhere(None))
        return None
