"""What a coach of Manifesto says can or can't happen, checked against the engine."""

from collections.abc import Iterator

from game.core import agenda
from game.core.contract import Seat
from game.titles.manifesto.bidding import AddCards, NameSum, TakeSide, worth
from game.titles.manifesto.cards import enemies_for
from game.titles.manifesto.faces import BID_CARDS, CONFLICT, CONFLICT_CARDS, WAR_CARDS, deck
from game.titles.manifesto.rules import NameLoss, PlayConflict, StartWar
from game.titles.manifesto.state import SURCHARGE, Bid, Conflict, State, is_major
from tests.laws.claims import Claims, Said, Walk, fields_of, put

Cards = tuple[str, ...]


def hidden_from(said: Said) -> Cards:
    """Return the cards that the reader can't locate; any of them may be in a hand it can't see."""
    view = said.game.view(said.after, said.reader)
    contest = (view.contest.card,) if hasattr(view.contest, "card") else ()
    open_cards = {card for pile in (*view.hands, view.discard, view.removed, contest) for card in pile}
    return tuple(card for card in deck(view.rulings.deck) if card not in open_cards)


def possible(said: Said, who: Seat) -> Cards:
    """Return the cards that a seat may hold, going by what the reader sees."""
    seen = said.game.view(said.after, said.reader).hands[who]
    own = said.after.hands[who]
    return tuple(card for card in own if card in seen) or (hidden_from(said) if own else ())


def with_hand(state: State, who: Seat, *cards: str) -> State:
    """Return a table on which a seat holds exactly these cards."""
    world = state.copy()
    world.hands = tuple(cards if seat == who else hand for seat, hand in enumerate(state.hands))
    return world


def fights(state: State, one: Seat, other: Seat) -> bool:
    return any(other in enemies_for(state, one, card) for card in WAR_CARDS)


def targets(state: State, who: Seat, card: str) -> set[str]:
    """Return what a card can be aimed at, found by playing it."""
    world = put(with_hand(state, who, card), PlayConflict(who))
    play = [action for action in world.options if action.noun == card]
    if not play:
        return set()
    agenda.advance(world, play[0])
    return {action.noun for action in world.options if action.verb == "target"}


def notes(said: Said, who: Seat) -> tuple[int, int]:
    """Return the minimum and maximum that a seat's purse and hand can be worth in a note, over all deals."""
    state, cards = said.after, possible(said, who)
    assert state.contest is not None
    each = sorted(worth(state.contest, Bid("", 0, (card,))) if card in BID_CARDS else 0 for card in cards)
    held = len(state.hands[who])
    return state.its[who] + sum(each[:held]), state.its[who] + sum(each[len(each) - held :])


def decided(state: State, bids: dict[Seat, tuple[str, int]]) -> State:
    """Return the table after a contest with these bids in ITS; all others stay out or bid nothing."""
    world = state.copy()
    world.its = tuple(max(its, bids.get(seat, ("", 0))[1]) for seat, its in enumerate(state.its))
    world.sealed = tuple(
        None if bid is None else Bid(*bids.get(seat, (bid.side, 0))) for seat, bid in enumerate(state.sealed)
    )
    while isinstance(top := agenda.asked(world), TakeSide | NameSum | AddCards):
        side, its = bids.get(top.seat, ("abstain", 0))
        if isinstance(top, TakeSide):
            verbs = {action.verb: action for action in world.options}
            agenda.advance(world, verbs.get(side, verbs.get("abstain", world.options[-1])))
        elif isinstance(top, NameSum):
            agenda.advance(world, world.options[min(its, len(world.options) - 1)])
        else:
            agenda.advance(world, world.options[-1])
    return world


# Facts


# Dangers


def purse(said: Said) -> bool:
    """Return True if the ITS and cards are the rival's."""
    cards = fields_of(said["cards"])["count"]
    return (said["its"], cards) == (said.after.its[said["other"]], len(said.after.hands[said["other"]]))


def taken(said: Said) -> bool | None:
    contest, top = said.after.contest, agenda.asked(said.after)
    if not isinstance(contest, Conflict):
        return False
    if isinstance(top, AddCards) and top.seat == contest.active:
        return None  # its sum is already named
    after = decided(said.after, {contest.active: ("for", 99)})
    fate = contest.active if said.line.key == "danger.taken" else None
    return after.owner.get(said["region"]) == fate


def war_lost(said: Said) -> bool | None:
    contest = said.after.contest
    top = agenda.asked(said.after)
    if not isinstance(top, TakeSide | NameSum | AddCards):
        return None
    if isinstance(top, AddCards) and top.seat == said["other"]:
        return None  # its sum is already named
    side = "axis" if contest.axis == said["other"] else "allies"
    after = decided(said.after, {said["other"]: (side, 99)})
    top = agenda.asked(after)
    lost = len(said.after.held[said["seat"]]) - len(after.held[said["seat"]])
    return lost > 0 or (isinstance(top, NameLoss) and top.loser == said["seat"] and 1 <= top.left <= 6)


def naming(said: Said) -> bool:
    top = agenda.asked(said.after)
    return isinstance(top, NameLoss) and (top.loser, top.left) == (said["seat"], said["count"])


def can_attack(said: Said) -> bool:
    """Return True if, in some deal, a rival yet to play can target a region and keep more ITS than its owner."""
    who = said["other"]
    region = said["region"]
    state = said.after
    if state.owner.get(region) != said["seat"] or not any(
        isinstance(item, PlayConflict) and item.seat == who for item in state.agenda
    ):
        return False
    left = state.its[who] - (SURCHARGE if is_major(state, region) else 0)
    return left > state.its[said["seat"]] and any(
        region in targets(state, who, card) for card in fitting(said, who)
    )


def fitting(said: Said, who: Seat) -> Iterator[str]:
    """Yield a card of each kind that a seat may hold and play on opponents' regions."""
    kinds = {CONFLICT[card]: card for card in possible(said, who) if card in CONFLICT_CARDS}
    return (card for face, card in kinds.items() if face.target == "opponent_region")


def attack(said: Said) -> bool:
    bound = said["card"].key == "danger.not_military"
    cards = [
        card for card in fitting(said, said["other"]) if said["region"] in targets(said.after, said["other"], card)
    ]
    return can_attack(said) and purse(said) and not (bound and any(CONFLICT[card].military for card in cards))


def can_war(said: Said) -> bool:
    who, state = said["other"], said.after
    if not any(isinstance(item, StartWar) and item.seat == who for item in state.agenda):
        return False
    for card in WAR_CARDS & set(possible(said, who)):
        world = put(with_hand(state, who, card), StartWar(who))
        play = [action for action in world.options if action.noun == card]
        if play:
            agenda.advance(world, play[0])
            if any(action.noun == state.factions[said["seat"]] for action in world.options):
                return bool(state.its[who] > state.its[said["seat"]])
    return False


def last_bid(said: Said) -> bool:
    """Return True if the game ends in a last bid between the two leaders, as things are."""
    state = said.after
    held = [len(regions) for regions in state.held]
    return bool(held[said["seat"]] == held[said["other"]] == max(held) == said["count"])


# Counts


def most(said: Said) -> bool:
    least, highest = notes(said, said["other"])
    return bool(least == highest == said["its"] == said["sure"] - 1)


def brings(said: Said) -> bool:
    least, highest = notes(said, said["other"])
    its = said.after.its[said["other"]]
    return bool(highest == its + said["most"] and least - its <= said["mean"] <= said["most"])


def takes(said: Said) -> bool:
    state, other = said.after, said["other"]
    least, highest = notes(said, other)
    half, often = said["half"], said["often"]
    ordered = least < half <= often <= said["sure"] == highest + 1
    return bool(ordered and said["money"] == state.its[other] + 1)


def best(said: Said) -> bool:
    """Return True if the seat's own best note is as said, and fares as said in every deal."""
    state = said.after
    other = said["other"]
    who = said["seat"]
    own = [card for card in state.hands[who] if card in BID_CARDS]
    mine = worth(state.contest, Bid("", state.its[who], tuple(own)))
    least, highest = notes(said, other)
    kind = said.line.key.removeprefix("unseen.best_")
    holds = {"sure": mine > highest, "never": mine <= least, "best": least < mine <= highest}[kind]
    return bool(mine == said["best"] and holds)


CLAIMS: Claims = {
    "danger.taken": lambda said: None if (won := taken(said)) is None else won and purse(said),
    "danger.turned": lambda said: None if (won := taken(said)) is None else won and purse(said),
    "danger.war": lambda said: None if (lost := war_lost(said)) is None else lost and purse(said),
    "danger.war_last": lambda said: None if (lost := war_lost(said)) is None else lost and purse(said),
    "danger.naming": naming,
    "danger.attack": attack,
    "danger.may_war": lambda said: can_war(said) and purse(said),
    "danger.last_bid": last_bid,
    "unseen.most": most,
    "unseen.brings": brings,
    "unseen.takes": takes,
    "unseen.best_sure": best,
    "unseen.best_never": best,
    "unseen.best_best": best,
}
UNCHECKED: dict[str, str] = {}
WALKS = tuple(Walk("manifesto", seats, seed, 250) for seats, seed in ((3, 1002), (3, 1004), (3, 1006)))
"""Games that together reach every claim that the tables below don't; long runs walk many more."""


def directed() -> Iterator[Said]:
    """Yield claims at tables that games rarely reach; none are needed."""
    return iter(())
