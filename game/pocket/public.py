"""What everybody may know about a table's phones: who is asked, who is writing, who has sealed, who is away."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from game.core.contract import Seat
from game.core.language.words import say
from game.play.sheets import writers
from game.play.sitting import Sitting
from game.pocket.seats import PhoneSeat


class Public(NamedTuple):
    """What everybody may know, from any seat."""

    states: Mapping[Seat, str]
    """What every seat is doing, by its key in words."""
    called: Mapping[Seat, str]
    """The names of the people at phones."""
    foot: str
    """A sentence on who is still to answer."""


def states(main: Sitting, chairs: Mapping[Seat, PhoneSeat], sealing: Collection[Seat]) -> dict[Seat, str]:
    """Return what each seat is doing, by its key in words; `sealing` are the seats asked to seal."""
    writing = writers(main.table)
    return {seat: _state(main, chairs.get(seat), seat, writing, sealing) for seat in main.seats}


def _state(
    main: Sitting, phone: PhoneSeat | None, seat: Seat, writing: Collection[Seat], sealing: Collection[Seat]
) -> str:
    if phone is not None and phone.away_since >= 0:
        return "warm"
    if seat in sealing and (seat not in writing or (phone is not None and phone.handed)):
        return "sealed"
    if seat not in writing and seat != main.now.seat:
        return ""
    if phone is not None and not phone.here:
        return "away"
    return "writing" if seat in writing else "asked"


def called(chairs: Mapping[Seat, PhoneSeat]) -> dict[Seat, str]:
    """Return the names of the people at phones, except where a bot keeps a chair warm."""
    return {seat: phone.name for seat, phone in chairs.items() if phone.away_since < 0}


def told(now: Mapping[Seat, str], names: Sequence[str], chairs: Collection[Seat], key: str = "awaited") -> str:
    """Return who on a phone is still to answer, and what is sealed; "" if nobody is. `key` begins the sentence."""
    by = {at: tuple(names[seat] for seat in now if now[seat] == at and seat in chairs) for at in set(now.values())}
    awaited, gone = (*by.get("asked", ()), *by.get("writing", ())), by.get("away", ())
    sealed = tuple(names[seat] for seat in now if now[seat] == "sealed")
    parts = [say(f"pocket.{key}", names=awaited)] if awaited else []
    parts += [say("pocket.gone", names=gone)] if gone else []
    parts += [say("pocket.sealed", names=sealed)] if sealed and parts else []
    return " ".join(parts)
