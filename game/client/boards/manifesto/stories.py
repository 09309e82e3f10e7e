"""What the newspaper prints: a story per affair, its outcome first, then who bid what."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from game.client.table.messages import Told
from game.client.table.picture import Picture
from game.core.contract import Event, Seat, plain
from game.core.words import event_name
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
    told.PhaseSkipped,
    told.GameWon,
)
"""Events with which a new story begins; what follows belongs to it, and the last headline counts."""
SILENT = (told.CardsDrawn, told.CardDiscarded, told.OrderChosen, told.RoundEnded, told.ConflictsEnded)
"""What the newspaper leaves to the log."""
NEWEST = 120  # lines of the log that are looked through for stories


@dataclass
class Story:
    """A headline and the sentences printed under it, by weight; `number` is the beat it began with."""

    head: str
    number: int
    items: list[Told] = field(default_factory=list)
    sentences: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """All of it in a row."""
        return " ".join(self.sentences)

    def of(self, *kinds: type[Event]) -> list[Event]:
        """The events of some kinds."""
        return [item.event for item in self.items if isinstance(item.event, kinds)]


def stories(picture: Picture) -> list[Story]:
    """The newest stories, the newest first."""
    made: list[Story] = []
    for item in picture.told[-NEWEST:]:
        if isinstance(item.event, SILENT):
            continue
        if not made or item.event is None or _opens(item.event, made[-1]):
            made.append(Story("", item.number))
        made[-1].items.append(item)
        if not (isinstance(item.event, told.RegionLost) and made[-1].of(told.WarWon)):  # the war is the news
            made[-1].head = _headline(picture, item.event) or made[-1].head
    for story in made:
        story.sentences = tuple(filter(None, _text(picture, story)))
    return [story for story in made[::-1] if story.sentences]


def _opens(event: Event, story: Story) -> bool:
    """Whether a story begins: the bids for the initiative are one, though nothing announces it."""
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
    """The sentences of a story, in the order of their weight."""
    match story.items[0].event:
        case told.RoundBegan():
            yield from _round(picture, story)
        case told.RegionTaken():
            yield from _beginnings(picture, story)
        case told.ConflictDeclared() as declared:
            yield from _conflict(picture, story, declared)
        case told.WarDeclared():
            yield from _war(picture, story)
        case told.NoteOpened(side=side) if side == OWN:
            yield from _lead(picture, story)
        case _:
            yield from [item.text for item in story.items]


def _beginnings(picture: Picture, story: Story) -> Iterator[str]:
    """Where everybody begins, one sentence a seat, then the rest as it was told."""
    begun: dict[Seat, tuple[str, ...]] = {}
    for event in story.of(told.RegionTaken):
        assert isinstance(event, told.RegionTaken), "that was asked for"
        begun[event.seat] = (*begun.get(event.seat, ()), event.region)
    for seat, regions in begun.items():
        yield picture.say("board.paper_began", seat=seat, regions=regions)
    dice = [event for event in story.of(told.ReserveRolled) if isinstance(event, told.ReserveRolled)]
    if dice:
        yield picture.say("board.paper_reserve", list=_listed(picture, [(each.seat, each.die) for each in dice]))


def _round(picture: Picture, story: Story) -> Iterator[str]:
    """The years, what everybody gained, and how many cards everybody bought."""
    yield story.items[0].text
    gained = [event for event in story.of(told.ItsGained) if isinstance(event, told.ItsGained)]
    if gained:
        yield picture.say(
            "board.paper_income", list=_listed(picture, [(each.seat, each.total) for each in gained])
        )
    bought: dict[Seat, int] = {}
    for event in story.of(told.CardBought):
        assert isinstance(event, told.CardBought), "that was asked for"
        bought[event.seat] = bought.get(event.seat, 0) + 1
    if bought:
        yield picture.say("board.paper_bought", list=_listed(picture, list(bought.items())))


def _conflict(picture: Picture, story: Story, declared: told.ConflictDeclared) -> Iterator[str]:
    """How it ended, then what was bid; before it has ended, that it was begun."""
    ended = story.of(told.ConflictWon, told.ConflictLost)
    if not ended:
        yield from [
            item.text for item in story.items if not isinstance(item.event, told.NoteOpened | told.StayedOut)
        ]
    for event in ended:
        if said := telling.outcome(event, dice_of(story.of(told.TieRolled))):
            yield picture.tells(said)
    yield from [item.text for item in story.items if isinstance(item.event, told.RegionLost)]
    yield from _sides(picture, story, "for", "against")


def dice_of(ties: Sequence[Event]) -> tuple[int, ...]:
    """The dice that settled a tie: the last that were rolled."""
    return ties[-1].dice if ties and isinstance(ties[-1], told.TieRolled) else ()


def _war(picture: Picture, story: Story) -> Iterator[str]:
    """Who has won and what has turned neutral, then what was bid."""
    if not story.of(told.WarWon):
        yield from [
            item.text for item in story.items if not isinstance(item.event, told.NoteOpened | told.StayedOut)
        ]
    yield from [item.text for item in story.items if isinstance(item.event, told.WarWon)]
    lost = tuple(event.region for event in story.of(told.RegionLost) if isinstance(event, told.RegionLost))
    if lost:
        yield picture.say("board.paper_turned", regions=lost)
    yield from _sides(picture, story, "axis", "allies")


def _sides(picture: Picture, story: Story, *sides: str) -> Iterator[str]:
    """What was bid on each side."""
    for side in sides:
        bids = [(seat, value) for seat, at, value in _bids(story) if at == side]
        if bids:
            yield picture.say(f"board.paper_{side}", list=_listed(picture, bids))


def _lead(picture: Picture, story: Story) -> Iterator[str]:
    """Who has the initiative, then what was bid for it."""
    yield from [item.text for item in story.items if not isinstance(item.event, told.NoteOpened | told.TieRolled)]
    bids = [(seat, value) for seat, _, value in _bids(story) if value]
    ties = [event for event in story.of(told.TieRolled) if isinstance(event, told.TieRolled)]
    if not bids:
        yield picture.say("board.paper_no_bids")
        return
    yield picture.say("board.paper_bids", list=_listed(picture, sorted(bids, key=lambda bid: -bid[1])))
    if ties and ties[-1].seats:
        rolled = list(zip(ties[-1].seats, ties[-1].dice, strict=False))
        yield picture.say("board.paper_dice", list=_listed(picture, rolled))


def _bids(story: Story) -> Iterator[tuple[Seat, str, int]]:
    for event in story.of(told.NoteOpened):
        assert isinstance(event, told.NoteOpened), "that was asked for"
        yield event.seat, event.side, event.value


def _listed(picture: Picture, numbers: Sequence[tuple[Seat, int]]) -> str:
    """Seats with a number each, in one row."""
    return ", ".join(f"{_who(picture, seat)} {number}" for seat, number in numbers)


def _who(picture: Picture, seat: Seat) -> str:
    return picture.words.shared["whom"] if seat == picture.audience else picture.sitting.names[seat]
