"""The running sum of 1955: every card and modifier with its reason, and who could block it."""

from game.client.boards.espionage.cards import seat_shade
from game.client.boards.espionage.columns import open_to, spy_goal
from game.client.boards.espionage.layout import deeds, drafting
from game.client.kit import theme
from game.client.kit.flow import Column
from game.client.kit.theme import GAP, HAIR
from game.client.table.picture import Picture
from game.core.asking import on_top
from game.core.contract import Seat
from game.core.telling import Sum
from game.titles.espionage.answers import AddToBlock, AnswerInfluence
from game.titles.espionage.faces import CARD, GADGET
from game.titles.espionage.rules import AddCards, PlaceInfluence, TakeAim
from game.titles.espionage.state import Counter, Influence, Special, State
from game.titles.espionage.telling import announced, block, influence, on_card, own_block, spy_there, their_block

SUM = (5, 1)
"""The relative widths of words and number in a line of a sum."""


def account(picture: Picture, column: Column) -> None:
    """Paint the draft or what was announced: a sum, or what a Special Action does."""
    top = drafting(picture.view)
    if isinstance(top, TakeAim) and CARD[top.card].action in ("gadget_research", "gadget_buster"):
        _gadgets(picture, column, top)
        return
    waiting = deeds(picture.view)
    if top is None and waiting and isinstance(waiting[-1], Special | Counter):
        _announced(picture, column, waiting[-1])
        return
    goal = spy_goal(picture)
    seat = picture.reader
    found = spy_there(picture.view, seat, goal) if goal and seat is not None else _found(picture)
    if found:
        _sheet(picture, column, found)


def _found(picture: Picture) -> Sum | None:
    """Return the sum of the draft, or of the influence that was announced."""
    view: State = picture.view
    match drafting(view):
        case AddCards(seat, country, cards):
            return influence(view, seat, country, cards)
        case PlaceInfluence(seat, card):
            goal = next((c for c in view.level.tracks if picture.pointed_at(c) and picture.lit(c)), "")
            return influence(view, seat, goal, (card,)) if goal else None
        case AddToBlock(seat, deed, cards):
            return block(view, seat, deed, cards)
    if picture.picked and picture.picked_verb == "influence" and picture.reader is not None:
        goal = next((c for c in view.level.tracks if picture.pointed_at(c) and open_to(picture, c)), "")
        return influence(view, picture.reader, goal, (picture.picked,)) if goal else None
    match deeds(view)[:1]:
        case [Influence() as deed]:
            return announced(view, deed)
    return None


# --- painting ---


def _heading(paper: Column, text: str) -> None:
    paper.text(text.upper(), theme.POSTER, shrink=True)
    paper.gap(HAIR)


def _sheet(picture: Picture, column: Column, found: Sum) -> None:
    """Paint a sum on paper."""
    with column.sheet(picture.ui, name="account", edge=_ink(picture, found.seat)) as paper:
        _heading(paper, picture.tells(found.head))
        for said, worth in found.items:
            with paper.split(SUM) as (words, number):
                words.text(picture.tells(said), pale=True)
                number.text(f"{worth}" if worth >= 0 else f"−{-worth}", theme.BODY.strong, align="right")
        paper.rule(px=HAIR)
        row = paper.row(theme.STAMP.led(1))
        row.text(str(found.total), end=True)
        row.text(picture.tells(found.result), theme.BODY.strong)
        paper.text(picture.tells(found.after), pale=True)


def _announced(picture: Picture, column: Column, deed: Special | Counter) -> None:
    """Paint the full effect and the target of an announced Special Action."""
    with column.sheet(picture.ui, name="announced", edge=_ink(picture, deed.seat)) as paper:
        _heading(paper, picture.say("board.plays", seat=deed.seat, action=deed.action))
        paper.text(_aim(picture, deed), theme.BODY.strong)
        paper.text(picture.tells(on_card(deed)), pale=True)


def _gadgets(picture: Picture, column: Column, top: TakeAim) -> None:
    """Paint the effects of the gadgets on offer."""
    with column.sheet(picture.ui, name="gadgets", edge=_ink(picture, top.seat)) as paper:
        _heading(paper, picture.name(CARD[top.card].action))
        for gadget in GADGET:
            if picture.lit(gadget):
                paper.text(picture.name(gadget), theme.BODY.strong)
                paper.text(picture.say(f"gadget.{gadget}"), pale=True)


def _ink(picture: Picture, seat: Seat) -> theme.Color:
    return theme.shade(seat_shade(picture.view, seat)).ink


def _aim(picture: Picture, deed: Special | Counter) -> str:
    match deed:
        case Counter(against=against):
            return picture.say("board.against", against=against)
        case Special(targets=targets) if targets:
            return picture.say("board.aimed_at", targets=targets)
        case _:
            return ""


# --- blocks ---


def could_block(picture: Picture, column: Column) -> None:
    """Write who could block the draft or the announced influence, and with what."""
    view: State = picture.view
    match on_top(view):
        case AddCards(seat, country, _):
            head = picture.say("board.can_block", seat=1 - seat)
            text = their_block(view, 1 - seat, country)
        case AnswerInfluence(seat, deed) if seat == picture.reader:
            head, text = picture.say("board.can_you_block"), own_block(view, seat, deed)
        case _:
            return
    column.label(head)
    column.text(picture.tells(text))
    column.rule(px=GAP)
