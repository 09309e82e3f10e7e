"""Statistics in the terminal."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ai.levels import LEVELS, level_of
from game import folders
from game.core.content.box import box, name_of
from game.core.files import journal
from game.core.files.journal import YOU, Recorded
from game.core.language.words import say, words
from game.machine import mistakes, own, statistics
from game.machine.mistakes import Mistakes
from game.machine.ratings import rating
from game.machine.statistics import Bar, Summary, aside, called, percents, records, summary
from game.play.session import seat_names
from game.terminal.console import Console
from game.titles import rules_of

MARKS = {"won": "W", "shared": "S", "lost": "L"}


def count_kept(console: Console) -> None:
    """Count the finished games that are saved but not counted yet."""
    for saved in statistics.missing(journal.saves(folders.saves())[0], statistics.kept().games):
        told = statistics.catch_up(saved, lambda path: journal.load(path, rules_of).recorded)
        if told is not None:
            console.show(words("room").say(told))


def tell(console: Console, titles: Sequence[str]) -> None:
    """Print each title's statistics, and what doesn't count and why."""
    kept = statistics.kept()
    if kept.trouble is not None:
        console.show(words("room").say(kept.trouble))
    saved, trouble = journal.saves(folders.saves())
    if trouble is not None:
        console.show(words("room").say(trouble))
    waiting = statistics.missing(saved, kept.games)
    if waiting:
        console.show(f"{say('statistics.missing', count=len(waiting))} {say('cli.stats_how')}")
    learnt = mistakes.kept()
    for title in titles:
        _page(console, title, summary(kept.games, title))
        _points(console, title, learnt)
    console.write("")
    console.show(say("statistics.how"))


def _page(console: Console, title: str, found: Summary) -> None:
    console.write("")
    console.strong(name_of(title))
    if found.whole is None:
        key = "statistics.none_counted" if any(found.aside.values()) else "statistics.none"
        console.show(say(key, title=name_of(title)), indent="  ")
    else:
        _games(console, title, found, found.whole)
    if (told := aside(found)) is not None:
        console.show(words("room").say(told), indent="  ")


def _points(console: Console, title: str, learnt: Mistakes) -> None:
    """Print where points were lost in reviewed games, by kind of question, motif and phase."""
    games = learnt.games(title)
    if not games:
        return
    shares = learnt.divided(title)
    console.show(say("learn.games" if shares else "learn.games_none", count=games), indent="  ")
    for part, found in shares.items():
        console.show(say(f"learn.{part}"), indent="    ")
        for share in found:
            said = say("learn.share", percent=share.percent, points=share.points, count=share.answers)
            console.show(f"{mistakes.named(title, share)}: {said}", indent="      ")
    if learnt.moments:
        console.show(say("learn.train_by"), indent="  ")


def _games(console: Console, title: str, found: Summary, whole: Bar) -> None:
    room = words("room")
    counts = {outcome: found.count(outcome) for outcome in MARKS}
    console.show(say("statistics.whole", games=whole.games, **counts), indent="  ")
    console.show(say("statistics.share", **percents(whole)), indent="  ")
    console.show("".join(MARKS[game.outcome] for game in found.counted), indent="  ")
    _bars(console, say("statistics.by_level"), [(room.say(called(bar.name)), bar) for bar in found.levels])
    sides = {side.id: side.name for side in box(title).faction}
    _bars(console, say("statistics.by_faction"), [(sides.get(bar.name, bar.name), bar) for bar in found.factions])
    for told in records(found, title):
        console.show(room.say(told), indent="  ")
    if found.ratings:
        console.show(say("rating.now", rating=round(found.ratings[-1]), games=len(found.ratings)), indent="  ")


def _bars(console: Console, heading: str, bars: Sequence[tuple[str, Bar]]) -> None:
    console.show(f"{heading}:", indent="  ")
    wide = max((len(name) for name, _ in bars), default=0)
    for name, bar in bars:
        said = say("statistics.bar", won=f"{bar.won:g}", games=bar.games, **percents(bar))
        console.write(f"    {name:{wide}}  {said}")


def introduce(recorded: Recorded[Any], console: Console) -> None:
    """Print the ratings of a person who plays alone against bots, and of the bots."""
    kept = own.kept()
    title = recorded.header.title
    names = seat_names(recorded.header)
    if kept.trouble:
        console.show(words("room").say(kept.trouble))
    if len(recorded.people) != 1:
        return
    known = kept.own.get(title)
    if known is not None:
        console.show(say("rating.you", rating=round(known.rating), games=known.games))
    bots = [(name, level_of(chair)) for name, chair in zip(names, recorded.chairs, strict=True) if chair != YOU]
    rated = [(name, rating(title, level, len(names))) for name, level in bots if level in LEVELS]
    said = [say("rating.level", name=name, rating=worth) for name, worth in rated if worth is not None]
    if said:
        every = tuple(told if count == 1 else f"{told} (×{count})" for told, count in Counter(said).items())
        console.show(say("rating.against", names=every))
    if own.opponents(recorded) is not None:
        console.show(say("hint.unrated"))
