"""Detects games of 1955 that are as good as over: a seat can win with its next turn, and nobody can stop it."""

from collections.abc import Sequence

from game.core import agenda
from game.core.contract import Decision, Event, Line, Seat, line
from game.core.record import seated
from game.titles.espionage.events import CountrySecured
from game.titles.espionage.faces import CARD, COUNTRY, Card
from game.titles.espionage.state import State, movable, present, progress, secured, spy_is_free, usable_for_block

SPY = 1
"""The bonus of one's own spy for a single card of its country."""


IDLE = frozenset({"stay", "let_pass", "go_on"})
"""Verbs of answers that do nothing."""


def striker(world: State, decision: Decision) -> Seat | None:
    """Return the seat that wins by influence alone: the one asked what to play, or the one whose turn is next."""
    if strikes(world, decision):
        return decision.seat
    return 1 - decision.seat if falls(world, decision) else None


def won_in(events: Sequence[Event], end: State, seat: Seat | None) -> Line | None:
    """Return in which country a line was won, or `seat` wins at once; None if in none or in several."""
    if seat is None:
        last = next((each for each in reversed(events) if isinstance(each, CountrySecured)), None)
        if last is None or end.result is None or end.result.shares[last.seat] < 1:
            return None
        return line("happens.won_in", seat=last.seat, country=last.country)
    asked = agenda.decision(end)
    if asked is None:
        return None
    if asked.seat == seat:
        found = [country for country in _goals(end, seat) if _reached(end, seat, country)]
        found.sort(key=lambda country: end.level.tracks[country] - progress(end, seat, country))
    else:
        found = _falling(end, asked)
    many = len(found) > 1 and asked.seat != seat
    return line("happens.won_in", seat=seat, country=found[0]) if found and not many else None


def falls(world: State, decision: Decision) -> bool:
    """Return True if the other side wins next turn wherever the seat asked to move its spy sends it."""
    return bool(_falling(world, decision))


def _falling(world: State, decision: Decision) -> list[str]:
    """Return the countries in which the other side wins next turn wherever the seat asked sends its spy."""
    if decision.kind != "move_spy" or not _within_reach(world, 1 - decision.seat):
        return []
    after, seat = world.copy(), decision.seat
    while (asked := agenda.decision(after)) is not None and asked.kind != "play_card":
        nothing = [option for option in asked.options if option.verb in IDLE]
        agenda.advance(after, (nothing or asked.options)[0])
    if asked is None or asked.seat == seat:
        return []
    after.spies = seated(after.spies, seat, "")
    found = [country for country in _goals(after, asked.seat) if _reached(after, asked.seat, country)]
    if len(found) != 1:
        return found  # a spy defends one country
    after.spies = seated(after.spies, seat, found[0])
    return found if _reached(after, asked.seat, found[0]) else []


def _within_reach(world: State, seat: Seat) -> bool:
    """Return True if a seat could win with all its cards where they count most, if nobody blocked."""
    most = sum([CARD[card].value for card in world.hands[seat]]) + 2 * SPY
    if len(secured(world, seat)) > 1:
        goals = movable(world)
    else:
        goals = [world.homes[1 - seat]]
    return any(world.level.tracks[goal] - progress(world, seat, goal) <= most for goal in goals if goal)


def strikes(world: State, decision: Decision) -> bool:
    """Return True if the seat asked what to play wins by influence alone, whatever the other blocks.

    Works on complete worlds. Sending its own spy there first isn't considered.
    """
    if decision.kind != "play_card":
        return False
    return any(_reached(world, decision.seat, country) for country in _goals(world, decision.seat))


def _goals(world: State, seat: Seat) -> list[str]:
    """Return the countries with which a seat wins by influence: the rival's home, or any for a third star."""
    if len(secured(world, seat)) > 1:
        return movable(world)
    home = world.homes[1 - seat]
    return [home] if home not in world.blockades else []


def _reached(world: State, seat: Seat, country: str) -> bool:
    """Return True if the seat's hand reaches its star there: in one play if it can be blocked, else in all."""
    missing = world.level.tracks[country] - progress(world, seat, country)
    cards = [CARD[card] for card in world.hands[seat]]
    if missing > sum([card.value for card in cards]) + 2 * SPY:
        return False
    blocks = _shield(world, 1 - seat, country)
    plays = 1 if blocks else min(world.plays, 2)
    return most_steps(world, seat, country, cards, plays) >= max(missing, blocks + 1)


def _shield(world: State, seat: Seat, country: str) -> int:
    """Return the most a seat can block there, with its spy where it is or moved by a Military Transport."""
    hand, here = world.hands[seat], world.spies[seat] == country
    most = _stopped(world, country, hand, here) if present(world, seat, country) else 0
    if here or not spy_is_free(world, seat) or not world.rulings.transport_before_block:
        return most
    for ticket in hand:
        if CARD[ticket].action == "military_transport":
            most = max(most, _stopped(world, country, [card for card in hand if card != ticket], here=True))
    return most


def _stopped(world: State, country: str, hand: Sequence[str], here: bool) -> int:
    """Return the steps that a hand blocks in a country, with or without the spy there. ES-BLOCK-04"""
    usable = [CARD[card] for card in hand if usable_for_block(country, card)]
    bonus = sum([card.country == country for card in usable]) if here else 0
    return sum([card.value for card in usable]) + (bonus if world.rulings.block_bonus_per_card else min(bonus, 1))


def most_steps(world: State, seat: Seat, country: str, cards: Sequence[Card], plays: int) -> int:
    """Return the most steps that a hand can make in a country in `plays` plays. ES-COMB-01, ES-MERC-02"""
    here, side = world.spies[seat] == country, COUNTRY[country].faction
    own = list[int]()
    off = list[int]()
    hired = 0
    for card in cards:
        if not card.country:
            hired += card.value
        elif card.country == country:
            own.append(card.value)
        elif here or world.homes[seat] == country:
            off.append(card.value - (card.faction != side))
    if not own and not off:
        return 0
    own.sort(reverse=True)
    off.sort(reverse=True)
    return _in_plays(own, off, here, plays) + hired


def _in_plays(own: list[int], off: list[int], here: bool, plays: int) -> int:
    """Return the best total of `plays` plays: single cards, or pairs of the country's own if the spy is there."""
    if plays == 0:
        return 0
    best = 0
    if here and len(own) > 1:
        best = own[0] + own[1] + _in_plays(own[2:], off, here, plays - 1)
    if own:
        best = max(best, own[0] + SPY * here + _in_plays(own[1:], off, here, plays - 1))
    if off:
        best = max(best, off[0] + _in_plays(own, off[1:], here, plays - 1))
    return best
