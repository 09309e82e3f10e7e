"""Picks the prompt of a match at any moment: the question, what is shown, or the coach's words."""

from dataclasses import replace

from game.client.kit.widgets import Way
from game.client.match import bar, prompt
from game.client.match.press import Press
from game.client.match.prompt import Prompt
from game.client.match.turns import ScreenTurns
from game.core.contract import Seat
from game.core.language.words import say
from game.play.coaching import Coaching, is_critical

BRIEF = 2
"""The number of a deed's steps told in the bar; the tag tells all."""


def prompt_now(turns: ScreenTurns, coach: Coaching) -> Prompt:
    """Return the present prompt."""
    sitting, sight, asked = turns.sitting, turns.sight, turns.sitting.decision
    result, seat = sitting.result, asked.seat if asked is not None else None
    if sight.past is not None:
        told = prompt.looking_back(sitting, sight.past)
        return told if turns.lesson is None else _without_rewind(told)
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
    return _without_enter(_asked(turns)) if coach.wanted else _asked(turns)


def _asked(turns: ScreenTurns) -> Prompt:
    """Return the prompt of the question, or of the answer that was begun."""
    sitting, reaching, board = turns.sitting, turns.reaching, turns.sight.board
    if reaching.asking is not None:
        return prompt.really(sitting, board.KEYS, reaching.asking)
    if reaching.picked in sitting.uses():
        brief = turns.sight.frame.text_scale > bar.BRIEF
        return prompt.which_use(sitting, board.KEYS, reaching.picked, reaching.verb, brief=brief)
    return prompt.question(turns.drafts, board, turns.offered.unseen)


def _with_hurry(turns: ScreenTurns, told: Prompt) -> Prompt:
    """Return a prompt with the way to the reader's next turn, while others act in a game one person plays."""
    sitting = turns.sitting
    alone = len(sitting.people) == 1 and turns.lesson is None and sitting.result is None
    if not alone or turns.sight.hurrying or turns.sight.stepping or not turns.others_act:
        return told
    way = Way(say("match.to_my_turn"), Press.TO_MY_TURN, "X", id="way:to_my_turn")
    return replace(told, ways=(*told.ways, way))


def _without_rewind(told: Prompt) -> Prompt:
    """Return a lesson's prompt: without playing on from before its position."""
    ways = tuple(way for way in told.ways if way.message != Press.GO_ON_FROM_HERE)
    return replace(told, ways=ways)


def _while_thinking(turns: ScreenTurns, seat: Seat) -> Prompt:
    """Return the prompt while a bot thinks: what was told last, if anything was.

    A question that was just passed automatically is told beside it.
    """
    sitting, told = turns.sitting, prompt.last_told(turns.sight.log)
    if turns.hands.told or seat in turns.hands.seats():
        return turns.hands.prompt(seat, told.sentence)
    if sitting.is_person(seat) and seat != sitting.reader:
        return Prompt(say("curtain.next", side=sitting.names[seat]), "", seat)
    if not told.sentence:
        return Prompt(say("match.thinking", name=sitting.names[seat]), "", seat)
    passed = sitting.now.number - 1 in turns.drafts.passed
    return replace(told, second=say("match.passed_for_you")) if passed else told


def _hint(coach: Coaching) -> Prompt:
    """Return the prompt of a hint; Enter takes it, and H shows the next."""
    idea = coach.idea
    assert idea is not None, "a hint is shown"
    deed, more = coach.words.deed(idea.deed[:BRIEF] or (idea.action,)), len(idea.deed) - BRIEF
    deed = say("hint.and_more", deed=deed, count=more) if more > 0 else deed
    told = say("hint.number", number=coach.shown + 1, count=len(coach.ideas), deed=deed)
    ways = [Way(say("hint.take"), Press.TAKE_HINT, "Enter", main=True, id="way:take_hint")]
    if len(coach.ideas) > 1:
        ways.insert(0, Way(say("hint.next"), Press.HINT, id="way:next_hint"))
    ways.insert(0, Way(say("match.close"), Press.CLOSE_HINT, "Esc", id="way:close_hint"))
    return Prompt(told, coach.gains(), coach.sitting.reader, tuple(ways))


def _alert(coach: Coaching) -> Prompt:
    """Return the prompt of an alert: what the answer gives away, to take back or play all the same."""
    back = Way(say("alert.take_back"), Press.TAKE_BACK, "Enter|Esc", main=True, id="way:take_back")
    play = Way(say("alert.play"), Press.PLAY_IT, "P", id="way:play_it")
    return Prompt(coach.drop(), "", coach.sitting.reader, (play, back))


def _looking(coach: Coaching) -> Prompt:
    """Return the prompt while the coach checks an answer, which can be taken back."""
    told = say("hint.looking")
    back = Way(say("alert.take_back"), Press.TAKE_BACK, "Esc|Bksp", id="way:take_back")
    return Prompt(told, "", coach.sitting.reader, (_waits(), back))


def _waits() -> Way:
    """Return a button that takes Enter and does nothing, while the coach thinks."""
    return Way(say("hint.wait"), Press.WAIT, "Enter", main=True, id="way:wait")


def _without_enter(told: Prompt) -> Prompt:
    """Return a prompt whose buttons don't react to Enter, while a hint is pending."""
    ways = [replace(way, key=way.key.removeprefix("Enter").lstrip("|"), main=False) for way in told.ways]
    stop = Way(say("match.close"), Press.CLOSE_HINT, "Esc", id="way:close_hint")
    return replace(told, ways=(*ways, _waits(), stop))


def beside(coach: Coaching) -> str:
    """Return the second line of a question: the coach thinks, marks it, or has nothing to advise."""
    if coach.wanted:
        return f"{say('hint.thinking')} {coach.spoils}".rstrip()
    if is_critical(coach):
        return say("hint.critical")
    return say("hint.nothing") if coach.silent and coach.asked_for else ""
