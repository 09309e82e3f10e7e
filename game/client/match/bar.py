"""The bars of a match: the headline and the tools above the board, the current prompt below it."""

from dataclasses import replace
from typing import Any

from pygame import FRect as Rect

from ai.search.deeds import Hidden, hidden
from game.client.kit import boxes, theme
from game.client.kit.canvas import Canvas
from game.client.kit.flow import Row
from game.client.kit.messages import Refused
from game.client.kit.settings import Settings
from game.client.kit.theme import MS, PAD
from game.client.kit.widgets import Tool, Ui, Way
from game.client.match import prompt
from game.client.match.controls import Control, speed_icon, speed_name
from game.client.match.ghosts import ROMAN
from game.client.match.overlays import KNOWN
from game.client.match.prompt import Prompt
from game.client.match.sight import Log, noted, shade
from game.client.match.turns import ScreenTurns
from game.client.requests import OpenSettings, ReadRules
from game.client.table.messages import Show, ShowLog
from game.client.table.spots import Frame
from game.core.content.box import box
from game.core.contract import Seat
from game.core.language.words import say
from game.machine.own import opponents
from game.play.coaching import Coaching, drop, gains, is_critical, lesson_about_held, spoils
from game.play.drafts import Drafts

BRIEF = 1.8
"""The text scale above which there is no room for long words."""


def paint(ui: Ui, log: Log, view: Any, near: Seat | None, tools: list[Tool]) -> None:
    """Paint the top bar for a view, with the title in the near seat's colour."""
    sitting = log.sitting
    heading = log.board.heading(view, sitting.words)
    note = noted(sitting, heading.note)
    if sitting.practice and ui.text_scale > BRIEF:  # there is only room for that word
        note = say("match.practice")
    known = near is not None and sitting.faction(near)
    color = theme.shade(shade(sitting, near)).light if near is not None and known else theme.TEXT
    face = box(sitting.title)
    ui.top_bar(
        face.name, face=face.face, color=color, note=note, phases=heading.phases, now=heading.now, tools=tools
    )


def tools(
    drafts: Drafts, refused: Refused | None, settings: Settings, *, visitor: bool = False, between: bool = False
) -> list[Tool]:
    """Return the tools: undo and hints for a player, open hands for a spectator.

    The rules open at the clause that `refused` names. With large type some tools are left out; their keys still
    work. `between` two people, only undo and the tools that don't affect the game work.
    """
    first = Tool("undo", "U", say("match.undo"), Control.UNDO, drafts.why_no_undo())
    if not drafts.sitting.people:
        both = say("match.hide_hands" if drafts.sitting.eyes.all_open else "match.show_hands")
        first = Tool("eye", "H", both, Control.SHOW_HANDS)
    rated = opponents(drafts.sitting.recorded) is not None
    title, clause = drafts.sitting.title, refused.rule if refused is not None else ""
    tools = [
        first,
        Tool("speech", "H", say("hint.tool"), Control.HINT, about=say("hint.unrated") if rated else ""),
        Tool(speed_icon(settings), "F", say(f"match.speed_{speed_name(settings)}"), Control.FASTER),
        Tool("question", "E", say("match.why_last"), Control.EXPLAIN),
        Tool("search", "K", say("danger.title"), Show(KNOWN)),
        Tool("list", "L", say("match.log"), ShowLog()),
        Tool("rules", "F1", say("match.rules"), ReadRules(title, clause)),
        Tool("gear", "F10", say("match.settings"), OpenSettings()),
    ]
    left_out: set[object] = {OpenSettings()} if visitor else set()
    left_out |= set() if drafts.sitting.people else {Control.HINT, Show(KNOWN)}
    left_out |= {Control.FASTER, Show(KNOWN)} if settings.text_scale > BRIEF else set()
    shown = [tool for tool in tools if tool.message not in left_out]
    if not between:
        return shown
    works = [tool for tool in shown if isinstance(tool.message, (ReadRules, OpenSettings))]
    works += [first] if drafts.can_undo() else []
    return [tool if tool in works else replace(tool, reason=say("curtain.tool")) for tool in shown]


MARGIN = 0.05
"""The share at each edge that is kept free of words, because some screens cut it off."""


def wide_frame(rect: Rect, text_scale: float) -> Frame:
    """Return a frame with board, caption and hand stacked, and the rail outside the picture."""
    t, safe = max(1.0, text_scale), boxes.inset(rect, rect.w * MARGIN, rect.h * MARGIN)
    label = 28 * t
    prompt = 36 * t
    tray = 140.0 + 64 * (t - 1)
    bar, bottom = boxes.upper(safe, label), boxes.lower(safe, tray)
    below = Rect(safe.left, bottom.top - prompt, safe.w, prompt)
    main = Rect(safe.left, bar.bottom, safe.w, below.top - bar.bottom)
    return Frame(bar, main, below, bottom, Rect(rect.w * 2, bar.bottom, 256, main.h), text_scale)


def write_caption(canvas: Canvas, bar: Rect, log: Log, view: Any) -> None:
    """Write title, seats and turn over a picture."""
    row = Row(canvas, bar)
    row.gap = PAD
    sitting = log.sitting
    note = noted(sitting, log.board.heading(view, sitting.words).note)
    for text in (box(sitting.title).name, say("film.seats", names=sitting.names), note):
        row.text(text, theme.LABEL)


DEEDS = 2
"""How many of a hint's steps are named in the bar; the tag names all."""
BARE = 3
"""The most letters of an answer that says nothing without its question: "Yes", "12"."""


def prompt_now(turns: ScreenTurns, coach: Coaching) -> Prompt:
    """Return the current prompt."""
    sitting, sight, asked = turns.sitting, turns.sight, turns.sitting.decision
    result, seat = sitting.result, asked.seat if asked is not None else None
    if sight.past is not None:
        return prompt.looking_back(sitting, sight.past, can_play_on=turns.lesson is None)
    if not sight.stage.idle:
        return _with_hurry(turns, prompt.showing(sight))
    if turns.lesson is not None and turns.lesson.held:
        return turns.lesson.prompt()
    if result is not None:
        return prompt.over(sitting, result)
    if turns.confirming:
        return prompt.turn_over(turns.drafts)
    if sitting.mine() is None or sitting.writing:
        return _with_hurry(turns, _while_thinking(turns, seat or 0))
    if turns.answers_itself:
        return replace(prompt.last_told(sight.log), second=say("match.passed_for_you"))
    if coach.waiting is not None:
        return _looking(coach)
    if coach.held is not None:
        return _alert(coach)
    if coach.idea is not None:
        return _hint(coach)
    question = _with_offer(coach, _asked(turns))
    return _without_enter(question) if coach.hinting else question


def _asked(turns: ScreenTurns) -> Prompt:
    """Return the prompt of the question, or of the answer in progress."""
    sitting, reaching, board = turns.sitting, turns.reaching, turns.sight.board
    if reaching.unconfirmed is not None:
        return prompt.really(sitting, board.KEYS, reaching.unconfirmed)
    if reaching.picked in sitting.now.uses:
        brief = turns.sight.frame.text_scale > BRIEF
        return prompt.which_use(sitting, board.KEYS, reaching.picked, reaching.verb, brief=brief)
    return prompt.question(turns.drafts, board, turns.offered.unseen)


def _with_offer(coach: Coaching, told: Prompt) -> Prompt:
    """Return a question's prompt, with an offer below it to end the game or leave the seat."""
    offered = coach.calling.offered
    if told.second or not offered:
        return told
    pressed = {"accept": Control.CALL, "leave": Control.LEAVE_SEAT, "play_on": Control.PLAY_ON}
    keys = {"play_on": "Esc"}
    ways = [Way(say(f"call.{name}"), pressed[name], keys.get(name, ""), id=f"call:{name}") for name in offered]
    others = [
        way for way in told.ways if way.message is not Control.KEEP_ANSWERING
    ]  # the bar has no room for both
    return replace(told, second=coach.calling.offer(), ways=(*ways, *others))


def _with_hurry(turns: ScreenTurns, told: Prompt) -> Prompt:
    """Add a button that skips to the reader's next turn, while others act in a game with one person."""
    sitting = turns.sitting
    alone = len(sitting.people) == 1 and turns.lesson is None and sitting.result is None
    if not alone or turns.sight.hurrying or turns.sight.stepping or not turns.others_act:
        return told
    way = Way(say("match.to_my_turn"), Control.TO_MY_TURN, "X", id="way:to_my_turn")
    return replace(told, ways=(*told.ways, way))


def _while_thinking(turns: ScreenTurns, seat: Seat) -> Prompt:
    """Return the prompt while a bot is thinking: the last thing told, if there is one.

    If a question was just passed automatically, the second line says so.
    """
    sitting, told = turns.sitting, prompt.last_told(turns.sight.log)
    if turns.hands.told or seat in turns.hands.seats():
        return turns.hands.prompt(seat, told.sentence)
    if sitting.is_person(seat) and seat != sitting.reader:
        return Prompt(say("curtain.next", side=sitting.names[seat]), "", seat)
    if hidden(sitting.view) == Hidden.SEALED:  # what was told before it has nothing to do with it
        return Prompt(say("match.in_secret"))
    if not told.sentence:
        return Prompt(say("match.thinking", name=sitting.names[seat]), "", seat)
    passed = sitting.now.number - 1 in turns.drafts.passed
    return replace(told, second=say("match.passed_for_you")) if passed else told


def _hint(coach: Coaching) -> Prompt:
    """Return the prompt of a hint; Enter takes it, and O, which is never an answer's letter, shows the next."""
    idea = coach.idea
    assert idea is not None, "a hint is shown"
    deed, more = coach.words.deed(idea.deed[:DEEDS] or (idea.action,)), len(idea.deed) - DEEDS
    if len(deed) <= BARE:  # the question would be gone from the screen, and "3" or "Yes" says nothing without it
        deed = f"{coach.sitting.prompt()} {deed}"
    deed = say("hint.and_more", deed=deed, count=more) if more > 0 else deed
    told = say("hint.number", number=ROMAN[coach.shown], count=ROMAN[len(coach.ideas) - 1], deed=deed)
    unread = MS["read"] / 1000 if coach.shown == 0 else 0.0  # Enter may have been pressed to wait for it
    ways = [Way(say("hint.take"), Control.TAKE_HINT, "Enter", main=True, id="way:take_hint", unread=unread)]
    if len(coach.ideas) > 1:
        ways.insert(0, Way(say("hint.next"), Control.NEXT_HINT, "O", id="way:next_hint"))
    ways.insert(0, Way(say("match.close"), Control.CLOSE_HINT, "Esc", id="way:close_hint"))
    return Prompt(told, gains(coach), coach.sitting.reader, tuple(ways))


def _alert(coach: Coaching) -> Prompt:
    """Return the prompt of an alert: what the answer gives away, to be taken back or played anyway."""
    back = Way(say("alert.take_back"), Control.TAKE_BACK, "Enter|Esc", main=True, id="way:take_back")
    play = Way(say("alert.play"), Control.PLAY_IT, "P", id="way:play_it")
    about = Way(say("learn.lesson"), Control.LESSON, id="way:lesson")
    taught = (about,) if lesson_about_held(coach) else ()
    return Prompt(drop(coach), "", coach.sitting.reader, (*taught, play, back))


def _looking(coach: Coaching) -> Prompt:
    """Return the prompt while the coach is checking an answer, which can be taken back."""
    assert coach.waiting is not None, "an answer is being checked"
    told, deed = say("hint.looking"), coach.words.deed((coach.waiting,))
    back = Way(say("alert.take_back"), Control.TAKE_BACK, "Esc|Bksp", id="way:take_back")
    return Prompt(told, deed, coach.sitting.reader, (_waits(), back))


def _waits() -> Way:
    """Return a button that takes Enter and does nothing while the coach is thinking."""
    return Way(say("hint.wait"), Control.WAIT, "Enter", main=True, id="way:wait")


def _without_enter(told: Prompt) -> Prompt:
    """Return a prompt whose buttons don't react to Enter, for while a hint is pending."""
    ways = [replace(way, key=way.key.removeprefix("Enter").lstrip("|"), main=False) for way in told.ways]
    stop = Way(say("match.close"), Control.CLOSE_HINT, "Esc", id="way:close_hint")
    return replace(told, ways=(*ways, _waits(), stop))


def beside(coach: Coaching) -> str:
    """Return the second line of a question: that the coach is thinking, calls it critical, or found nothing."""
    if coach.wanted:
        return f"{say('hint.thinking')} {spoils(coach)}".rstrip()
    if is_critical(coach):
        return say("hint.critical")
    return say("hint.nothing") if coach.silent and coach.asked_for else ""
