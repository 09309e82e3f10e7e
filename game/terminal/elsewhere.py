"""Hands on phones, as shown at the keyboard: how to come in, who is still to answer, who wants a chair."""

from collections.abc import Iterator

from ai.levels import STAND_IN, levels_for
from game.core.contract import Seat
from game.core.language.words import say
from game.play.elsewhere import Elsewhere, Knock
from game.play.sitting import Sitting
from game.terminal.console import LEAVING, Console, Left
from game.terminal.transcript import Transcript

LOG_LINES = 20
QUIET = 4
"""The number of light modules around a QR code."""
YES, NO = ("yes", "y", "sì", "si", "s"), ("no", "n")


def drawn(square: tuple[tuple[bool, ...], ...]) -> Iterator[str]:
    """Draw a QR code in half blocks, light on a dark screen; each row of text shows two rows of modules."""
    wide = len(square) + 2 * QUIET
    edge, side = [(False,) * wide] * QUIET, (False,) * QUIET
    rows = [*edge, *((*side, *row, *side) for row in square), *edge]
    if len(rows) % 2:
        rows.append((False,) * wide)
    for upper, lower in zip(rows[::2], rows[1::2], strict=True):
        yield "".join(" ▄▀█"[(not up) * 2 + (not low)] for up, low in zip(upper, lower, strict=True))


def bot_of(typed: str, title: str) -> str | None:
    """Return the level of the bot that should keep chairs warm ("bot", "bot hard"); None for other words."""
    match typed.split():
        case ["bot"]:
            return STAND_IN
        case ["bot", level] if level in levels_for(title):
            return level
        case _:
            return None


class AtPhones:
    """The people on phones, at a table whose shared face is a terminal."""

    def __init__(self, phones: Elsewhere, sitting: Sitting, console: Console) -> None:
        self.phones, self.sitting, self.console = phones, sitting, console
        self.shown, self.told, self.trouble = "", "", ""
        self.knock: Knock | None = None
        console.go_on_with(self.tick)

    def has(self, seat: Seat | None) -> bool:
        """Return True if the person of a seat answers on a phone."""
        return seat in self.phones.seats

    def makes_moot(self, seat: Seat, number: int) -> bool:
        """Return True if answer `number` has come from a phone, or its seat's person has moved to one."""
        sitting = self.sitting
        return self.has(seat) or sitting.now.number != number or sitting.answer() is not None

    def tick(self) -> None:
        """Let phones speak, and print what is new about them."""
        self.phones.tick(at_rest=True)
        if self.phones.trouble != self.trouble:
            self.trouble = self.phones.trouble
            if self.trouble:
                self.console.strong(self.trouble)
        if self.phones.address and self.phones.address != self.shown:
            self.shown = self.phones.address
            self.invite()
        knocks = self.phones.knocks
        if knocks and knocks[0] != self.knock:
            self.console.strong(say("pocket.knock", name=knocks[0].name, chair=self.sitting.names[knocks[0].seat]))
        self.knock = knocks[0] if knocks else None
        if (told := self.phones.told()) != self.told:
            self.told = told
            if told:
                self.console.show(told, indent="  ")

    def invite(self) -> None:
        """Print how to come in."""
        if not self.console.plain:
            for row in drawn(self.phones.square()):
                self.console.write(row)
        self.console.show(say("pocket.type_in", address=self.phones.address, word=self.phones.word))
        self.console.show(say("pocket.who_reaches", address=self.phones.address.partition(":")[0]))
        self.console.show(say("pocket.commands"))

    def obey(self, text: str) -> bool:
        """Run a command about phones; return False if `text` isn't one."""
        word = text.casefold()
        if self.knock is not None and word in (*YES, *NO):
            self.phones.decide(self.knock, yes=word in YES)
            self.knock = None
        elif word == "phones":
            self.phones.renew()
            self.shown = self.phones.address
            if self.shown:
                self.invite()
        elif word == "address":
            self.phones.renew()
            self.phones.next_address()
            if len(self.phones.addresses) == 1:
                self.console.show(say("pocket.only_address", address=self.phones.address))
        elif (level := bot_of(word, self.sitting.title)) is not None:
            for chair in self.phones.chairs_taken:
                if not chair.here and not chair.warm:
                    self.phones.keep_warm(chair.seat, level)
        elif word == "here":
            for chair in self.phones.chairs_taken:
                if not chair.here:
                    self.phones.dismiss(chair.seat)
        else:
            return False
        return True

    def await_answer(self, printed: Transcript) -> None:
        """Wait for the answer of a person elsewhere, and meanwhile run the typed commands that need no hand."""
        printed.tell()
        if printed.is_due():
            printed.show_board()
        sitting = self.sitting
        number, chairs = sitting.now.number, list(sitting.recorded.chairs)
        while sitting.now.number == number and sitting.recorded.chairs == chairs:
            self.tick()
            if not self.has(sitting.now.seat):
                return
            if (choice := sitting.answer()) is not None:
                sitting.play(choice)
                return
            if text := self.console.typed():
                self.obey_waiting(text, printed)

    def obey_waiting(self, text: str, printed: Transcript) -> None:
        """Run what is typed while nobody at the keyboard is asked, but only commands that need no hand."""
        if text.casefold() in LEAVING:
            raise Left
        if not self.obey_without_hand(text, printed):
            self.console.show(say("pocket.commands"))

    def obey_without_hand(self, text: str, printed: Transcript) -> bool:
        """Run a command that shows no hand, since anybody may be looking; return False for any other input."""
        if self.obey(text):
            return True
        match text.casefold().split():
            case ["log", *_]:
                printed.log(LOG_LINES)
            case ["board" | "table"]:
                printed.show_board(whole=True)
            case _:
                return False
        return True
