"""What a phone is sent: everything its page shows, from its seat's own view and from what everybody may know."""

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

from game.core.content.box import Faction, box, turn_name
from game.core.contract import Action, Decision, Seat
from game.core.language.words import say
from game.play.sheets import Plan
from game.play.showing import Showing
from game.pocket.boards import PocketBoard, Telling, board
from game.pocket.public import Public
from game.pocket.seats import PhoneSeat

LOG = 14
"""The number of sentences in the log."""
NOBODY = ("#8795A1", "#5A5446", "#2E3B48")
"""The shades of a seat without a faction."""


def picture(phone: PhoneSeat, public: Public) -> str:
    """Return a phone's picture as JSON, in the current language."""
    sight, seat = phone.sight, phone.seat
    names = sight.names
    tell, own = Telling(sight.words, seat, names, phone.sentences), board(sight.title)
    view, asked = phone.view, phone.asked
    every = [seat_shown(sight, each, names[each], public.called.get(each, "")) for each in sight.seats]
    said: dict[str, Any] = {
        "title": sight.title,
        "game": box(sight.title).name,
        "when": f"{turn_name(sight.title)} {sight.turn}".strip() if sight.turn else "",
        "me": {"seat": seat, **every[seat]},
        "seats": [{**every[each], "at": public.states.get(each, "")} for each in sight.seats],
        "q": _question(phone, asked, own, tell),
        "foot": public.foot,
        "log": _log(phone),
        "rows": own.rows(view, seat, tell),
        "own": own.own(view, seat, asked, tell),
        "ahead": phone.may_plan(),
        "alone": len(sight.people) == 1,
    }
    if sight.result is not None:
        said["over"] = tell(sight.result.line)
    return json.dumps(said, ensure_ascii=False, separators=(",", ":"))


def seat_shown(showing: Showing, seat: Seat, name: str, called: str) -> dict[str, Any]:
    """Return who sits in a seat, with the faction's colours and symbol."""
    side = _sides(showing.title).get(showing.faction(seat))
    shades = (side.light, side.ink, side.deep) if side is not None else NOBODY
    symbol = side.symbol if side is not None else "person"
    return {"name": name, "who": called or showing.sitter(seat), "c": shades, "s": symbol}


@cache
def _sides(title: str) -> dict[str, Faction]:
    return {side.id: side for side in box(title).faction}


def _question(phone: PhoneSeat, asked: Decision | None, own: PocketBoard, tell: Telling) -> dict[str, Any] | None:
    """Return the question with its answers, or what may be taken back while waiting; None if there is nothing."""
    sheet = phone.sheet
    planned = isinstance(sheet, Plan)
    if asked is None and (planned if phone.handed else not planned):
        return None  # offering undo here would reveal whether a rival has begun a secret deed
    said: dict[str, Any] = {
        "n": phone.number,
        "undo": phone.can_undo(),
        "sealed": sheet is not None and not planned,
    }
    if phone.handed:
        return {**said, "handed": True}
    if isinstance(sheet, Plan):
        said["plan"] = _plan(phone, sheet, own, tell)
    face, view = phone.face, phone.view
    said["prompt"] = face.prompt() if asked is not None else ""
    said["window"] = asked is not None and asked.window
    said["notes"] = [row for row in tell.rows(own.notes(view, phone.seat)) if row] if asked is not None else []
    options = asked.options if asked is not None else ()
    said["o"] = [_option(face, view, action, own, tell) for action in options]
    said["sure"] = [str(each) for each in options if not face.conversation.sure(view, each)]
    if sheet is not None and not planned:
        said["ends"] = [str(each) for each in options if sheet.ends(each)]
    if phone.hinted is not None and phone.hinted.number == phone.number:
        said["hint"] = phone.hinted.said()
    if why := "" if said["undo"] or sheet is not None else phone.drafts.why_no_undo():
        said["stands"] = why
    return said


def _plan(phone: PhoneSeat, plan: Plan, own: PocketBoard, tell: Telling) -> dict[str, Any]:
    """Return the steps of a plan, each with its changes, and why the plan ends there."""
    views = [*map(plan.before, range(len(plan.deeds))), plan.seen]
    stocks = [own.own(view, phone.seat, None, tell).get("stock", ()) for view in views]
    steps = [
        {
            "a": str(deed),
            "told": tell(own.option(views[number], phone.seat, deed)),
            "by": _changes(*stocks[number : number + 2]),
        }
        for number, deed in enumerate(plan.deeds)
    ]
    fell = Action.parse(phone.fell) if phone.fell else None
    return {
        "steps": steps,
        "now": phone.may_send,
        "was": [each[1] for each in own.own(phone.sight.view, phone.seat, None, tell).get("stock", ())],
        "stop": say("pocket.shows_more") if plan.shows_more else "",
        "fell": tell(own.option(plan.seen, phone.seat, fell)) if fell is not None else "",
    }


def _changes(before: Sequence[Any], after: Sequence[Any]) -> list[list[Any]]:
    """Return the stocks that differ: the name and both amounts."""
    pairs = zip(before, after, strict=True)
    return [[one[0], one[1], other[1]] for one, other in pairs if one[1] != other[1]]


def _option(face: Showing, view: Any, action: Action, own: PocketBoard, tell: Telling) -> list[str]:
    short, told = face.called(action), tell(own.option(view, tell.reader, action))
    return [str(action), short, "" if short.endswith(told) else told]


def _log(phone: PhoneSeat) -> list[str]:
    """Return the last sentences, as the seat may know them."""
    beats, told = phone.sight.table.beats(), list[str]()
    for number in range(len(beats) - 1, -1, -1):
        if sentence := phone.tell(number, beats[number].event):
            told.append(sentence)
        if len(told) == LOG:
            break
    return told[::-1]


def what_it_did(phone: PhoneSeat, first: int) -> list[str]:
    """Return at most three sentences on what a bot did in a chair since beat number `first`."""
    sight = phone.sight
    own = [beat.event for beat in sight.table.beats()[first:] if getattr(beat.event, "seat", None) == phone.seat]
    told = [sentence for event in own if (sentence := sight.tell(event.seen_by(phone.seat)))]
    return told[-3:] or [say("pocket.did_nothing")]
