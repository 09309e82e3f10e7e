"""What a deed of Ideology brings: what would lie at the region, its level, whose it would be at the Assessment."""

from game.client.table.picture import Picture
from game.core.contract import Action, Seat
from game.titles.ideology.board import Verdict, put
from game.titles.ideology.faces import AREAS
from game.titles.ideology.knowledge import forecast
from game.titles.ideology.places import BIT
from game.titles.ideology.state import MIN_LEVEL, Areas, State, capacity, majority, strength


def area_in(verb: str) -> str:
    """The area named in a verb; nothing for a verb that names none."""
    name = verb.rpartition("_")[2]
    return name if name in AREAS else ""


def gains(
    picture: Picture, action: Action, other: Seat | None = None, *, brief: bool = False
) -> tuple[str, ...]:  # fmt: skip
    """Say in a sentence or two what comes of a deed; of an attack or a shot, where it is against `other`.

    `brief` leaves out what would come without it too.
    """
    view, seat = picture.view, picture.audience
    assert seat is not None, "somebody is asked"
    match action.verb.partition("_")[0]:
        case "place":
            return _developed(picture, seat, action)
        case "extend":
            return _extended(picture, seat, action)
        case "withdraw":
            after = with_cards(view, action.noun, AREAS.index(area_in(action.verb)), {seat: -1})
            return (there(picture, after, action.noun), _then(picture, after, action.noun))
        case "attack" if other is not None:
            after = with_cards(view, action.noun, AREAS.index(area_in(action.verb)), {other: -1, seat: 1})
            told = picture.say("board.if_it_stands", seat=other, held=_held(picture, after, action.noun))
            return (told, _then(picture, after, action.noun, brief=brief))
        case "fire" if other is not None and area_in(action.verb):
            area = AREAS.index(area_in(action.verb))
            after = with_cards(view, action.noun, area, {other: -view.cards[action.noun][area][other]})
            return (there(picture, after, action.noun), _then(picture, after, action.noun))
        case _:
            return ()


def with_cards(view: State, region: str, area: int, more: dict[Seat, int]) -> State:
    """The table with some cards more or less in an area of a region."""
    after = view.copy()
    for seat, count in more.items():
        put(after, seat, region, area, count)
    return after


def _developed(picture: Picture, seat: Seat, action: Action) -> tuple[str, ...]:
    """A card on an own region: the area grows, and with the weakest one the level."""
    view: State = picture.view
    region, area = action.noun, AREAS.index(area_in(action.verb))
    after = with_cards(view, region, area, {seat: 1})
    return (_grown(picture, after, region, area), _level(picture, after, region))


def _grown(picture: Picture, after: State, region: str, area: int) -> str:
    count = sum(after.cards[region][area])
    limit = capacity(after, region)
    return picture.say("board.grows", area=AREAS[area], before=count - 1, count=count, limit=limit)


def _level(picture: Picture, after: State, region: str) -> str:
    """What level a region of one's own would have, and which areas hold it down."""
    now, before, level = after.levels[region], weakest(picture.view, region), weakest(after, region)
    if level != now:
        key = "board.level_anyway" if before == level else "board.level_becomes"
        return picture.say(key, before=now, level=level)
    low = tuple(name for name, area in zip(AREAS, after.cards[region], strict=True) if sum(area) <= level)
    return picture.say("board.level_stays", level=level, areas=low)


def weakest(view: State, region: str) -> int:
    """The level that the weakest area of a region makes. ID-ASM-01"""
    return max(MIN_LEVEL, min(sum(area) for area in view.cards[region]))


def _extended(picture: Picture, seat: Seat, action: Action) -> tuple[str, ...]:
    """A card at an Independent Region: what room is left, and whose it is once it is full."""
    region, area = action.noun, AREAS.index(area_in(action.verb))
    after = with_cards(picture.view, region, area, {seat: 1})
    grown = _grown(picture, after, region, area)
    still = tuple(name for number, name in enumerate(AREAS) if after.room[number] & BIT[region])
    if still:
        return (f"{grown} {picture.say('board.still_open', areas=still)}", there(picture, after, region))
    leader = majority(after.cards[region])
    if leader is None:
        return (grown, picture.say("board.full_tied"), there(picture, after, region))
    told = picture.say("board.full_won", region=region, level=after.levels[region], seat=leader)
    return (told, there(picture, after, region))


def there(picture: Picture, view: State, region: str) -> str:
    """Say how many cards everybody would have at a region."""
    held = _held(picture, view, region)
    return picture.say("board.there", held=held) if held else picture.say("board.there_nobody")


def _held(picture: Picture, view: State, region: str) -> tuple[str, ...]:
    """Everybody with cards at a region and how many, the most first."""
    areas: Areas = view.cards[region]
    held = sorted(((strength(areas, seat), -seat) for seat in view.seats if strength(areas, seat)), reverse=True)
    return tuple(f"{_whom(picture, -seat)} {count}" for count, seat in held)


def _whom(picture: Picture, seat: Seat) -> str:
    return picture.words.shared["whom"] if seat == picture.audience else picture.sitting.names[seat]


def _then(picture: Picture, after: State, region: str, *, brief: bool = False) -> str:
    """What the Assessment would make of a region if the deed were the last one of the turn."""
    told, before = verdict_at(after, region), verdict_at(picture.view, region)
    if told == before and brief:
        return ""
    if told is None and before is not None:
        return picture.say("board.then_nothing", region=region)
    if told is None:
        return stays(picture, after, region)
    return picture.say("board.then_anyway" if told == before else "board.then", told=verdict_line(picture, told))


def verdict_at(view: State, region: str) -> Verdict | None:
    """What the Assessment would make of a region now."""
    return next((verdict for verdict in forecast(view) if verdict.region == region), None)


def verdict_line(picture: Picture, verdict: Verdict) -> str:
    """Say what the Assessment would make of a region."""
    region, before, level, loser, owner = verdict
    if owner is None:
        return picture.say("board.would_be_free", region=region, level=level)
    if loser is not None:
        return picture.say("board.would_change", region=region, seat=owner, other=loser)
    if before != level:
        return picture.say("board.would_be_level", region=region, before=before, level=level)
    return picture.say("board.would_be_won", region=region, seat=owner, level=level)


def stays(picture: Picture, view: State, region: str) -> str:
    """Say why nothing would happen at a region."""
    if region in view.owner:
        return picture.say("board.stays", region=region, seat=view.owner[region], level=view.levels[region])
    short = tuple(area for number, area in enumerate(AREAS) if view.room[number] & BIT[region])
    if short:
        return picture.say("board.stays_open", region=region, areas=short)
    if majority(view.cards[region]) is None:
        return picture.say("board.stays_tied", region=region)
    return picture.say("board.stays_free", region=region)
