"""The stories in the newspaper: one per affair, with its outcome first and then the bids."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from game.client.table.messages import LogLine
from game.client.table.picture import Picture
from game.core.contract import Event, Seat, plain
from game.core.language.words import event_name
from game.titles.manifesto import events as told
from game.titles.manifesto import telling
from game.titles.manifesto.bidding import OWN

OPENING = (
    told.RoundBegan,
    told.ConflictDeclared,
    told.WarDeclared,
    told.PeaceOffered,
    told.IndustryBuilt,
    told.LeadShared,
    told.TruceEnded,
    told.GameWon,
)
"""Events that begin a new story; later events belong to it, and the last headline among them is printed."""
SILENT = (
    told.CardsDrawn,
    told.CardDiscarded,
    told.OrderChosen,
    told.Passed,
    told.PhaseSkipped,
    told.RoundEnded,
    told.ConflictsEnded,
)
"""Events that only the log reports."""
NEWEST = 120  # log lines that are made into stories


E = TypeVar("E", bound=Event)


@dataclass
class Story:
    """A headline and the sentences below it, most important first; `number` is that of the story's first beat."""

    head: str
    number: int
    items: list[LogLine] = field(default_factory=list)
    sentences: tuple[str, ...] = ()
    rolled: tuple[tuple[Seat | None, int], ...] = ()
    """The dice of a tie once they have come to rest, each with its seat, or None for a side's."""

    @property
    def text(self) -> str:
        """All sentences, joined."""
        return " ".join(self.sentences)

    @property
    def dice(self) -> tuple[int, ...]:
        """The last dice rolled, or ()."""
        return next((tie.dice for tie in reversed(self.of(told.TieRolled))), ())

    def of(self, *kinds: type[E]) -> list[E]:
        """Return the story's events of some kinds."""
        return [item.event for item in self.items if isinstance(item.event, kinds)]


MOST = 12
"""The most stories a page could hold."""


def stories(picture: Picture) -> list[Story]:
    """Return the newest stories that have text, newest first."""
    made: list[Story] = []
    for item in picture.told[-NEWEST:]:
        if isinstance(item.event, SILENT):
            continue
        if not made or item.event is None or _opens(item.event, made[-1]):
            made.append(Story("", item.number))
        made[-1].items.append(item)
        if not (isinstance(item.event, told.RegionLost) and made[-1].of(told.WarWon)):  # the war is the news
            made[-1].head = _headline(picture, item.event) or made[-1].head
    found: list[Story] = []
    for story in reversed(made):
        story.sentences = tuple(filter(None, _text(picture, story)))
        for tie in story.of(told.TieRolled)[-1:] if story is not made[-1] or not _opening(picture) else ():
            story.rolled = tuple(zip(tie.seats or (None,) * len(tie.dice), tie.dice, strict=True))
        if story.sentences:
            found.append(story)
        if len(found) == MOST:
            break
    return found


def _opens(event: Event, story: Story) -> bool:
    """Return whether an event begins a new story; bids for the initiative do, though nothing announces them."""
    if isinstance(event, told.NoteOpened) and event.side == OWN:
        return not story.of(told.NoteOpened, told.LeadShared)
    return isinstance(event, OPENING) or (isinstance(event, told.InitiativeWon) and not story.of(told.NoteOpened))


def _headline(picture: Picture, event: Event | None) -> str:
    if event is None:
        return ""
    if isinstance(event, told.RegionTaken):
        return picture.say("board.stage_set")
    key = f"headline.{event_name(type(event))}"
    return picture.say(key, **plain(event)) if picture.words.has(key) else ""


def _text(picture: Picture, story: Story) -> Iterator[str]:
    """Yield the sentences of a story, most important first."""
    match story.items[0].event:
        case told.RoundBegan():
            yield from _round(picture, story)
        case told.RegionTaken():
            yield from _beginnings(picture, story)
        case told.ConflictDeclared():
            yield from _conflict(picture, story)
        case told.WarDeclared():
            yield from _war(picture, story)
        case told.NoteOpened(side=side) if side == OWN:
            yield from _lead(picture, story)
        case _:
            yield from [item.text for item in story.items]


def _beginnings(picture: Picture, story: Story) -> Iterator[str]:
    """Yield a sentence per seat on where it begins, then the reserves."""
    begun: dict[Seat, tuple[str, ...]] = {}
    for taken in story.of(told.RegionTaken):
        begun[taken.seat] = (*begun.get(taken.seat, ()), taken.region)
    for seat, regions in begun.items():
        yield picture.say("board.paper_began", seat=seat, regions=regions)
    if dice := [(rolled.seat, rolled.die) for rolled in story.of(told.ReserveRolled)]:
        yield picture.say("board.paper_reserve", list=_listed(picture, dice))


def _round(picture: Picture, story: Story) -> Iterator[str]:
    """Yield the years, each seat's income, and how many cards each bought."""
    yield story.items[0].text
    if gained := [
        (each.seat, f"{each.total} ({each.die} + {each.influence})") for each in story.of(told.ItsGained)
    ]:
        yield picture.say("board.paper_income", list=_listed(picture, gained))
    if bought := Counter(each.seat for each in story.of(told.CardBought)):
        yield picture.say("board.paper_bought", list=_listed(picture, list(bought.items())))


def _conflict(picture: Picture, story: Story) -> Iterator[str]:
    """Yield the outcome of a conflict, or its declaration until it is decided, then the bids."""
    ended = story.of(told.ConflictWon, told.ConflictLost)
    if not ended:
        yield from _but(story, told.NoteOpened, told.StayedOut, told.TieRolled)
    for event in ended:
        if said := telling.outcome(event, story.dice):
            yield picture.tells(said)
    yield from _only(story, told.RegionLost)
    yield from _sides(picture, story, "for", "against")


def _war(picture: Picture, story: Story) -> Iterator[str]:
    """Yield the outcome of a war, or its declaration until it is decided, then the bids."""
    if not story.of(told.WarWon):
        yield from _but(story, told.NoteOpened, told.StayedOut)
    yield from _only(story, told.WarWon)
    if lost := tuple(each.region for each in story.of(told.RegionLost)):
        yield picture.say("board.paper_turned", regions=lost)
    yield from _sides(picture, story, "axis", "allies")


def _only(story: Story, *kinds: type[Event]) -> Iterator[str]:
    """Return the log's sentences for some kinds of events."""
    return (item.text for item in story.items if isinstance(item.event, kinds))


def _but(story: Story, *kinds: type[Event]) -> Iterator[str]:
    """Return the log's sentences for all but some kinds of events."""
    return (item.text for item in story.items if not isinstance(item.event, kinds))


def _sides(picture: Picture, story: Story, *sides: str) -> Iterator[str]:
    """Yield the bids on each side."""
    if _opening(picture):
        return  # the paper prints once all envelopes are open
    for side in sides:
        if bids := [(note.seat, note.value) for note in story.of(told.NoteOpened) if note.side == side]:
            yield picture.say(f"board.paper_{side}", list=_listed(picture, bids))


def _opening(picture: Picture) -> bool:
    """Return whether notes are still shut or the dice of a tie are still rolling."""
    return picture.tells_of(told.NoteOpened, told.StayedOut, told.TieRolled)


def _lead(picture: Picture, story: Story) -> Iterator[str]:
    """Yield who won the initiative, then the bids for it."""
    yield from _but(story, told.NoteOpened, told.TieRolled)
    if _opening(picture):
        return  # the paper prints once all envelopes are open
    notes = story.of(told.NoteOpened)
    if not any(note.value for note in notes):
        yield picture.say("board.paper_no_bids")
        return
    bids = [(note.seat, note.value) for note in notes if note.value or note.seat == picture.reader]
    bids.sort(key=lambda bid: -bid[1])
    yield picture.say("board.paper_bids", list=_listed(picture, bids))
    for tie in story.of(told.TieRolled)[-1:]:
        if tie.seats:
            rolled = list(zip(tie.seats, tie.dice, strict=False))
            yield picture.say("board.paper_dice", list=_listed(picture, rolled))


def _listed(picture: Picture, numbers: Sequence[tuple[Seat, object]]) -> str:
    """Return seats, each with a number, in one line."""
    return ", ".join(f"{_who(picture, seat)} {number}" for seat, number in numbers)


def _who(picture: Picture, seat: Seat) -> str:
    return picture.words.you if seat == picture.reader else picture.seating.names[seat]
