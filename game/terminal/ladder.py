"""The circuit in the terminal: a line for each rival, the run, and the hall of fame."""

from collections.abc import Iterator

from ai.levels import level_of
from game.core.content.box import name_of
from game.core.language.words import say, words
from game.machine import rivals
from game.machine.circuit import GRAND, Circuit
from game.machine.ratings import rating


def lines(kept: Circuit, title: str) -> list[str]:
    """Return the ladder of a title, or of the grand tour."""
    return list(_lines(kept, title))


def _lines(kept: Circuit, title: str) -> Iterator[str]:
    yield f"{say('circuit.title')}: {name_of(title) if title != GRAND else say('circuit.grand')}"
    nemesis, following = kept.nemesis(title), kept.next(title)
    for number, stop in enumerate(kept.stops(title), 1):
        rival, between = stop.rival, kept.between(stop)
        level = level_of(rival.chair)
        worth = rating(stop.title, level, len(rivals.meeting(stop, 0, 1).chairs))
        name, short = rivals.named(stop.title, rival), say(f"bot.{level}.short")
        rated = short if worth is None else say("circuit.strength", level=short, rating=worth)
        state = "beaten" if kept.beaten(stop) else "next" if stop == following else "shut"
        where = f"{name_of(stop.title)}, " if title == GRAND else ""
        won = f", {between.won} : {between.lost}" if between.games else ""
        yield f"{number:>2}  {name} ({where}{rated}): {say(f'circuit.state_{state}')}{won}"
    post = words(following.title).template(f"rival.{following.rival.id}.post") or ""
    key = "circuit.waits_nemesis" if nemesis == following else "circuit.waits"
    yield say(key, rival=rivals.in_sentence(rivals.named(following.title, following.rival)), post=post)
    if (run := kept.runs.get(title)) is not None and run.won:
        yield say("circuit.run_now", count=run.won, score=run.score)
    for each in kept.fame.get(title, []):
        yield say("circuit.fame_line", who=each.who, score=each.score, count=each.won)
