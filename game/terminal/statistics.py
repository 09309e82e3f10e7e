"""What has come of the games played here, in letters."""

from collections.abc import Sequence

from ai import statistics
from ai.statistics import Bar, Summary, aside, called, percents, records, summary
from game import folders
from game.core import journal
from game.core.box import box, name_of
from game.core.words import say, words
from game.terminal.console import Console
from game.titles import title as game_of

MARKS = {"won": "W", "shared": "S", "lost": "L"}


def count_kept(console: Console) -> None:
    """Count the finished games among the saves that aren't counted yet."""
    for saved in statistics.missing(journal.saves(folders.saves())[0], statistics.kept().games):
        told = statistics.catch_up(saved, lambda path: journal.load(path, game_of).recorded)
        if told is not None:
            console.show(words("room").say(told))


def tell(console: Console, titles: Sequence[str]) -> None:
    """Tell of each title what has come of it, and what doesn't count and why."""
    kept = statistics.kept()
    if kept.trouble is not None:
        console.show(words("room").say(kept.trouble))
    saved, trouble = journal.saves(folders.saves())
    if trouble is not None:
        console.show(words("room").say(trouble))
    waiting = statistics.missing(saved, kept.games)
    if waiting:
        console.show(f"{say('statistics.missing', count=len(waiting))} {say('cli.stats_how')}")
    for title in titles:
        _page(console, title, summary(kept.games, title))
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
