"""What the prompt bar says at any moment of a match: the question, what is shown, or what the coach has to say."""

from dataclasses import replace

from game.client.kit.widgets import Way
from game.client.match import bar, prompt
from game.client.match.press import Press
from game.client.match.prompt import Prompt
from game.client.match.turns import ScreenTurns
from game.core.contract import Seat
from game.core.language.words import say
from game.play.coaching import Coaching

BRIEF = 2
"""Steps of a deed that are told in the bar; the tag beside it tells all."""


def said_now(turns: ScreenTurns, coach: Coaching) -> Prompt:
    """What it says now; things on offer that the board does not show become buttons."""
    sitting, sight, asked = turns.sitting, turns.sight, turns.sitting.decision
    result, seat = sitting.table.result, asked.seat if asked is not None else None
    if sight.past is not None:
        told = prompt.looking_back(sitting, sight.past)
        return told if turns.lesson is None else _without_rewind(told)
    if not sight.stage.idle:
        return prompt.showing(sight.log, sight.stage)
    if turns.lesson is not None and turns.lesson.held:
        return turns.lesson.prompt()
    if result is not None:
        return prompt.over(sitting, result)
    if turns.confirming:
        return prompt.turn_over(turns.drafts)
    if sitting.mine() is None or sitting.writing:
        return _while_thinking(turns, seat or 0)
    if turns.answers_itself:
        return replace(prompt.last_told(sight.log), second=say("match.passed_for_you"))
    if coach.waiting is not None:
        return _looking(coach)
    if coach.held is not None:
        return _alert(coach)
    if coach.idea is not None:
        return _hint(coach)
    return _without_enter(_asked(turns)) if coach.wanted else _asked(turns)


def _asked(turns: ScreenTurns) -> Prompt:
    """The question, or what was begun of its answer."""
    sitting, reaching, board = turns.sitting, turns.reaching, turns.sight.board
    if reaching.asking is not None:
        return prompt.really(sitting, board.KEYS, reaching.asking)
    if reaching.picked in sitting.uses():
        brief = turns.sight.frame.text_scale > bar.BRIEF
        return prompt.which_use(sitting, board.KEYS, reaching.picked, reaching.verb, brief=brief)
    return prompt.question(turns.drafts, board, turns.offered.unseen)


def _without_rewind(told: Prompt) -> Prompt:
    """The same in a lesson: nobody plays on from a moment before its position."""
    ways = tuple(way for way in told.ways if way.message != Press.GO_ON_FROM_HERE)
    return replace(told, ways=ways)


def _while_thinking(turns: ScreenTurns, seat: Seat) -> Prompt:
    """What was told last stays; that somebody thinks is a sentence only before anything was told.

    A question that has just answered itself is told beside it.
    """
    sitting, told = turns.sitting, prompt.last_told(turns.sight.log)
    if sitting.is_person(seat) and seat != sitting.audience:
        return Prompt(say("curtain.next", side=sitting.names[seat]), "", seat)
    if not told.sentence:
        return Prompt(say("match.thinking", name=sitting.names[seat]), "", seat)
    passed = sitting.table.answered - 1 in turns.drafts.passed
    return replace(told, second=say("match.passed_for_you")) if passed else told


def _hint(coach: Coaching) -> Prompt:
    """The answer that is shown, and what it gains; Enter takes it, and H shows the next."""
    idea = coach.idea
    assert idea is not None, "a hint is shown"
    deed, more = coach.words.deed(idea.deed[:BRIEF] or (idea.action,)), len(idea.deed) - BRIEF
    deed = say("hint.and_more", deed=deed, count=more) if more > 0 else deed
    told = say("hint.number", number=coach.shown + 1, count=len(coach.ideas), deed=deed)
    ways = [Way(say("hint.take"), Press.TAKE_HINT, "Enter", main=True, id="way:take_hint")]
    if len(coach.ideas) > 1:
        ways.insert(0, Way(say("hint.next"), Press.HINT, id="way:next_hint"))
    ways.insert(0, Way(say("match.close"), Press.CLOSE_HINT, "Esc", id="way:close_hint"))
    return Prompt(told, coach.gains(), coach.sitting.audience, tuple(ways))


def _alert(coach: Coaching) -> Prompt:
    """What an answer gives away: it is taken back unless it is meant."""
    back = Way(say("alert.take_back"), Press.TAKE_BACK, "Enter|Esc", main=True, id="way:take_back")
    play = Way(say("alert.play"), Press.PLAY_IT, "P", id="way:play_it")
    return Prompt(coach.drop(), "", coach.sitting.audience, (play, back))


def _looking(coach: Coaching) -> Prompt:
    """An answer that waits until the coach has looked at it: it can be taken back."""
    told = say("hint.looking")
    back = Way(say("alert.take_back"), Press.TAKE_BACK, "Esc|Bksp", id="way:take_back")
    return Prompt(told, "", coach.sitting.audience, (_waits(), back))


def _waits() -> Way:
    """What Enter means while the coach thinks: nothing, whatever has the focus."""
    return Way(say("hint.wait"), Press.WAIT, "Enter", main=True, id="way:wait")


def _without_enter(told: Prompt) -> Prompt:
    """The question while a hint is on its way: Enter answers nothing else meanwhile."""
    ways = [replace(way, key=way.key.removeprefix("Enter").lstrip("|"), main=False) for way in told.ways]
    stop = Way(say("match.close"), Press.CLOSE_HINT, "Esc", id="way:close_hint")
    return replace(told, ways=(*ways, _waits(), stop))


def beside(coach: Coaching) -> str:
    """The second line of a question: that the coach is thinking, or has nothing to say."""
    if coach.wanted:
        return f"{say('hint.thinking')} {coach.spoils}".rstrip()
    return say("hint.nothing") if coach.silent and coach.asked_for else ""
