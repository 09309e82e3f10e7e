"""The sequence of play of Manifesto, in the order of the rulebook."""

from typing import ClassVar

from game.core.agenda import Ask, Do, push, settle
from game.core.chance import roll, seeded, shuffled
from game.core.content.box import box, chosen
from game.core.content.loading import load
from game.core.contract import Action, Emit, Field, Line, Reason, Result, Seat, Setup, Verbs, because, line, option
from game.core.frozen import frozen
from game.core.piles import Pile, without
from game.core.record import changed
from game.core.views import Draft, drop
from game.titles.manifesto.bidding import best_bidders, is_won, open_bids, own_value, total, worth
from game.titles.manifesto.board import (
    can_draw,
    draw,
    earn,
    first_side_wins,
    lay_off,
    make_truce,
    neutralise,
    pay,
    ranked_by_dice,
    roll_off,
    take_from_hand,
)
from game.titles.manifesto.cards import build_up, enemies_for, may_use, take_effect, targets_for
from game.titles.manifesto.events import (
    CardBought,
    CardDiscarded,
    ConflictDeclared,
    ConflictLost,
    ConflictsEnded,
    ConflictWon,
    GameWon,
    InitiativeWon,
    ItsGained,
    LeadShared,
    OrderChosen,
    Passed,
    PeaceOffered,
    PeaceRefused,
    PhaseSkipped,
    RegionNamed,
    RoundBegan,
    RoundEnded,
    SurchargePaid,
    TruceEnded,
    WarDeclared,
    WarWon,
)
from game.titles.manifesto.faces import (
    BUILDUPS,
    CARD,
    CONFLICT,
    CONFLICT_CARDS,
    INFLUENCE,
    PEACE_CARDS,
    REGION,
    REGIONS,
    WAR_CARDS,
    deck,
)
from game.titles.manifesto.levels import Rulings, level
from game.titles.manifesto.starts import SettingUp
from game.titles.manifesto.state import (
    CARD_PRICE,
    HAND_LIMIT,
    SURCHARGE,
    Conflict,
    Initiative,
    LastBid,
    State,
    War,
    check_factions,
    clockwise,
    in_truce,
    is_major,
    printed_influence,
    touching,
    year,
)

BUY = option("buy")
STOP = option("stop")
PASS = option("pass")
FIRST = option("first")
LAST = option("last")
ACCEPT = option("accept")
REFUSE = option("refuse")


# Setting up


def new(setup: Setup) -> State:
    """Shuffle, then set up the game and continue to the first question. MA-SEQ-01"""
    if not 2 <= len(setup.factions) <= 10:
        raise ValueError(f"Manifesto is played by 2 to 10, not by {len(setup.factions)}.")
    check_factions(setup.factions)
    span = level(setup.level)
    rulings = load(Rulings, chosen(box("manifesto"), span.options, setup.options), "house options")
    nobody = (None,) * len(setup.factions)
    state = State(
        level=span,
        rulings=rulings,
        factions=setup.factions,
        its=(0,) * len(setup.factions),
        hands=((),) * len(setup.factions),
        owner={},
        influence=printed_influence(),
        lost={},
        truces={},
        sealed=nobody,
        opened=nobody,
        strength=(0,) * len(setup.factions),
        majors=(0,) * len(setup.factions),
        held=((),) * len(setup.factions),
        reach=(frozenset(),) * len(setup.factions),
        chance=seeded(setup.seed),
    )
    state.deck = shuffled(state, deck(rulings.deck))
    push(state, SettingUp(), Round(1))
    settle(state)
    return state


# The round


@frozen
class Round(Do[State]):
    """A round: five years, in six phases. MA-GEN-02, MA-RND-01"""

    number: int

    def run(self, state: State, emit: Emit) -> None:
        """Push the phases: production, draw, initiative, peace, war, conflict."""
        state.round = self.number
        emit(RoundBegan, self.number, year(state, self.number), year(state, self.number + 1))
        push(
            state,
            Production(),
            DrawPhase(),
            BidForInitiative(),
            PeacePhase(),
            WarPhase(),
            ConflictPhase(),
            EndRound(),
        )


# 1. Production


@frozen
class Production(Do[State]):
    """The production phase: everybody gains 1d6 ITS plus their regions' influence.

    MA-PROD-01, MA-SEQ-02, MA-AMB-06
    """

    def run(self, state: State, emit: Emit) -> None:
        state.phase = "production"
        for seat in state.seats:
            die, influence = roll(state), state.strength[seat]
            earn(state, seat, die + influence)
            emit(ItsGained, seat, die, influence, die + influence)


# 2. Draw


@frozen
class DrawPhase(Do[State]):
    """The draw phase, clockwise from the winner of the last initiative. MA-SEQ-03, MA-AMB-06"""

    def run(self, state: State, emit: Emit) -> None:
        """Push each seat's steps: drawing a card, buying more, and discarding down to the limit."""
        state.phase, state.order = "draw", tuple(clockwise(state, state.first))
        push(state, *[step for seat in state.order for step in (DrawCard(seat), BuyCard(seat), Discard(seat))])


@frozen
class DrawCard(Do[State]):
    """The free card of a draw phase. MA-DRAW-01"""

    seat: Seat

    def run(self, state: State, emit: Emit) -> None:
        draw(state, self.seat, 1, emit)


@frozen
class BuyCard(Ask[State]):
    """The offer to buy a card for 3 ITS. MA-DRAW-01, MA-AMB-07, MA-Q-03"""

    rule: ClassVar[str] = "MA-DRAW-01"
    open: ClassVar[bool] = True
    passing: ClassVar[Action | None] = STOP

    def options(self, state: State) -> tuple[Action, ...]:
        """Return `buy` and `stop`; () if the seat can't pay or there's no card to draw."""
        return (BUY, STOP) if state.its[self.seat] >= CARD_PRICE and can_draw(state) else ()

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Draw the card and ask again: the seat sees it before deciding on another."""
        if action == BUY:
            pay(state, self.seat, CARD_PRICE)
            emit(CardBought, self.seat, CARD_PRICE)
            draw(state, self.seat, 1, emit)
            push(state, self)

    def prompt(self, state: State) -> Line:
        over, its = len(state.hands[self.seat]) + 1 - HAND_LIMIT, state.its[self.seat]
        fields: dict[str, Field] = {"its": its, "price": CARD_PRICE, "limit": HAND_LIMIT}
        return line("prompt.buy_card", **fields, over=over if over > 0 else "")

    def why_not(self, state: State, action: Action) -> Reason:
        return because(self.rule, "buy_or_stop", price=CARD_PRICE)


@frozen
class Discard(Ask[State]):
    """The choice of a card to discard, down to seven cards. MA-DRAW-02, MA-AMB-08, MA-Q-04"""

    rule: ClassVar[str] = "MA-DRAW-02"
    verbs: ClassVar[Verbs] = (("card", "discard"),)

    def options(self, state: State) -> tuple[Action, ...]:
        """Return all cards in hand if there are too many, otherwise ()."""
        hand = state.hands[self.seat]
        return tuple([option("discard", card) for card in hand]) if len(hand) > HAND_LIMIT else ()

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Discard the card and ask again."""
        lay_off(state, self.seat, (action.noun,))
        emit(CardDiscarded, self.seat, action.noun)
        push(state, self)

    def prompt(self, state: State) -> Line:
        more = len(state.hands[self.seat]) - HAND_LIMIT
        return line("prompt.discard", count=more, limit=HAND_LIMIT)

    def why_not(self, state: State, action: Action) -> Reason:
        return because(self.rule, "discard_first", limit=HAND_LIMIT)


# 3. Initiative


@frozen
class BidForInitiative(Do[State]):
    """The initiative phase: everybody bids for the turn order. MA-INIT-01, MA-SEQ-04"""

    def run(self, state: State, emit: Emit) -> None:
        """Ask clockwise; the order in which notes are written reveals nothing."""
        state.phase = "initiative"
        open_bids(state, Initiative(), state.first, SettleInitiative())


@frozen
class SettleInitiative(Do[State]):
    """The outcome of the initiative: the highest bid wins, and dice break ties. MA-AMB-09, MA-AMB-11"""

    def run(self, state: State, emit: Emit) -> None:
        """Order the others clockwise from the winner, or by descending bid."""
        value, best = best_bidders(state, tuple(state.seats))
        winner = roll_off(state, best, emit)
        if state.rulings.initiative_order == "by_bid":
            others = _by_bid(state, winner, emit)
        else:
            others = clockwise(state, winner)[1:]
        state.first, state.others = winner, tuple(others)
        emit(InitiativeWon, winner, value, state.others)


def _by_bid(state: State, winner: Seat, emit: Emit) -> list[Seat]:
    """Return everybody except the winner, from highest to lowest bid; dice break ties. MA-AMB-09"""
    seats = [seat for seat in state.seats if seat != winner]
    values = sorted({own_value(state, seat) for seat in seats}, reverse=True)
    groups = [[seat for seat in seats if own_value(state, seat) == value] for value in values]
    return [seat for group in groups for seat in ranked_by_dice(state, group, emit)]


@frozen
class FirstOrLast(Ask[State]):
    """The initiative winner's choice to go first or last in a phase. MA-INIT-01, MA-AMB-10, MA-Q-08"""

    rule: ClassVar[str] = "MA-INIT-01"
    open: ClassVar[bool] = True

    def options(self, state: State) -> tuple[Action, ...]:
        return (FIRST, LAST)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Set the order of the phase. MA-RND-02"""
        winner = self.seat
        state.order = (winner, *state.others) if action == FIRST else (*state.others, winner)
        emit(OrderChosen, winner, state.phase, action.verb, state.order)

    def prompt(self, state: State) -> Line:
        return line("prompt.first_or_last", phase=state.phase)

    def why_not(self, state: State, action: Action) -> Reason:
        return because(self.rule, "first_or_last", phase=state.phase)


# 4. Peace


@frozen
class PeacePhase(Do[State]):
    """The peace phase: each seat may make a truce with one opponent. MA-PEACE-01, MA-SEQ-05"""

    def run(self, state: State, emit: Emit) -> None:
        """Let the initiative winner set the order, then ask each seat once."""
        state.phase = "peace"
        push(state, FirstOrLast(state.first), AskForPeace())


@frozen
class AskForPeace(Do[State]):
    """The questions of the peace phase, in the chosen order. MA-RND-02"""

    def run(self, state: State, emit: Emit) -> None:
        push(state, *[PlayPeace(seat) for seat in state.order])


@frozen
class PlayPeace(Ask[State]):
    """The choice of a peace card. Asked of every seat with cards in hand. MA-PEACE-01, MA-SEQ-09, MA-Q-09"""

    rule: ClassVar[str] = "MA-PEACE-01"
    by_itself: ClassVar[bool] = False
    passing: ClassVar[Action | None] = PASS

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the peace cards in hand, and `pass`. MA-AMB-37"""
        hand = state.hands[self.seat]
        return (*[option("play", card) for card in hand if card in PEACE_CARDS], PASS) if hand else ()

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Ask for the partner in secret."""
        if action == PASS:
            emit(Passed, self.seat, state.phase)
        else:
            push(state, ChoosePartner(self.seat, action.noun), self)

    def why_not(self, state: State, action: Action) -> Reason:
        if action.noun in CARD:
            return because(self.rule, "not_a_peace_card", card=action.noun)
        return because(self.rule, "peace_or_pass")


@frozen
class ChoosePartner(Draft[State]):
    """The choice of a partner. Asked even if there's only one, because it plays the card.

    MA-AMB-16, MA-AMB-43, MA-Q-10
    """

    rule: ClassVar[str] = "MA-PEACE-01"
    by_itself: ClassVar[bool] = False

    card: str

    def options(self, state: State) -> tuple[Action, ...]:
        """Return all opponents, including those without regions or already in a truce."""
        return tuple([option("partner", state.factions[seat]) for seat in state.seats if seat != self.seat])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Apply the card at once, unless a house option requires consent."""
        drop(state)
        other = state.factions.index(action.noun)
        lay_off(state, self.seat, (self.card,))
        emit(PeaceOffered, self.seat, other, self.card)
        if state.rulings.peace_needs_consent:
            push(state, Consent(other, self.seat, self.card))
        else:
            make_truce(state, self.seat, other, emit)

    def prompt(self, state: State) -> Line:
        return line("prompt.choose_partner", card=self.card)

    def why_not(self, state: State, action: Action) -> Reason:
        return because(self.rule, "choose_partner", card=self.card)


@frozen
class Consent(Ask[State]):
    """The partner's choice to accept the truce, under the house option for consent. MA-AMB-16, MA-Q-16"""

    rule: ClassVar[str] = "MA-AMB-16"
    open: ClassVar[bool] = True

    other: Seat
    card: str

    def options(self, state: State) -> tuple[Action, ...]:
        return (ACCEPT, REFUSE)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Make the truce; if it's refused, the card is lost."""
        if action == ACCEPT:
            make_truce(state, self.other, self.seat, emit)
        else:
            emit(PeaceRefused, self.other, self.seat, self.card)

    def prompt(self, state: State) -> Line:
        return line("prompt.consent", other=self.other, card=self.card)

    def why_not(self, state: State, action: Action) -> Reason:
        return because(self.rule, "accept_or_refuse", other=self.other, card=self.card)


# 5. War


@frozen
class WarPhase(Do[State]):
    """The war phase: each power may start a war. Skipped if there are fewer than two powers.

    MA-WAR-01, MA-SEQ-06
    """

    def run(self, state: State, emit: Emit) -> None:
        """Let the initiative winner set the order, then ask each seat once."""
        state.phase = "war"
        if sum([majors > 0 for majors in state.majors]) < 2:
            emit(PhaseSkipped, state.phase)
        else:
            push(state, FirstOrLast(state.first), AskForWar())


@frozen
class AskForWar(Do[State]):
    """The questions of the war phase, in the chosen order. MA-RND-02"""

    def run(self, state: State, emit: Emit) -> None:
        push(state, *[StartWar(seat) for seat in state.order])


@frozen
class StartWar(Ask[State]):
    """The choice of a war card. Asked of every power with cards in hand and another power to target. MA-Q-11"""

    rule: ClassVar[str] = "MA-WAR-01"
    verbs: ClassVar[Verbs] = (("faction", "enemy"),)
    by_itself: ClassVar[bool] = False
    passing: ClassVar[Action | None] = PASS

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the war cards with a legal opponent, and `pass`. MA-WAR-01, MA-AMB-22"""
        seat, hand = self.seat, state.hands[self.seat]
        if not hand or not state.majors[seat] or sum([majors > 0 for majors in state.majors]) < 2:
            return ()
        wars = [card for card in hand if card in WAR_CARDS and enemies_for(state, seat, card)]
        return (*[option("play", card) for card in wars], PASS)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Ask for the enemy in secret."""
        if action == PASS:
            emit(Passed, self.seat, state.phase)
        else:
            push(state, ChooseEnemy(self.seat, action.noun), self)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why not: it isn't a war card, or truces protect every power. MA-AMB-19"""
        card = action.noun
        if card not in CARD:
            return because(self.rule, "war_or_pass")
        if card in CONFLICT and CONFLICT[card].phase == "war":
            return because("MA-AMB-19", "all_powers_bound", card=card)
        return because(self.rule, "not_a_war_card", card=card)


@frozen
class ChooseEnemy(Draft[State]):
    """The choice of an enemy. Asked even if there's only one, as it declares war. MA-WAR-01, MA-Q-12"""

    rule: ClassVar[str] = "MA-WAR-01"
    verbs: ClassVar[Verbs] = (("faction", "enemy"),)
    by_itself: ClassVar[bool] = False

    card: str

    def options(self, state: State) -> tuple[Action, ...]:
        """Return opponents with a major region; for World War, without truce partners."""
        return tuple([option("enemy", state.factions[seat]) for seat in enemies_for(state, self.seat, self.card)])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Declare the war. It costs nothing but the bid. MA-WAR-02, MA-AMB-23"""
        drop(state)
        other = state.factions.index(action.noun)
        take_from_hand(state, self.seat, (self.card,))
        emit(WarDeclared, self.seat, other, self.card)
        open_bids(state, War(self.card, self.seat, other), self.seat, SettleWar())

    def prompt(self, state: State) -> Line:
        return line("prompt.choose_enemy", card=self.card, all=takes_all(state, self.seat) or "")

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why not: the target isn't a power, or a truce protects it. MA-AMB-19, MA-AMB-22"""
        if action.noun not in state.factions or action.noun == state.factions[self.seat]:
            return because(self.rule, "choose_enemy", card=self.card)
        other = state.factions.index(action.noun)
        if not state.majors[other]:
            return because("MA-AMB-22", "no_power", other=other)
        return because("MA-AMB-19", "truce_bars_war", card=self.card, other=other)


SIDES = 6
"""The number of sides of the die for regions lost in a war. MA-WAR-04"""


def takes_all(state: State, seat: Seat) -> int:
    """Return the lowest roll that costs a seat all its regions if it loses a war; 0 if no roll does."""
    count = len(state.held[seat])
    return count if count <= SIDES else 0


@frozen
class SettleWar(Do[State]):
    """The outcome of a war: the higher bid wins, and 1d6 of the losing leader's regions become neutral.

    MA-WAR-04, MA-WAR-05
    """

    def run(self, state: State, emit: Emit) -> None:
        """Roll for the losses. If the roll covers all regions at stake, all are lost and nobody is asked.

        MA-AMB-13, MA-AMB-21
        """
        war = state.contest
        assert isinstance(war, War), "a war is being settled"
        axis, allies = total(state, "axis"), total(state, "allies")
        axis_won = axis > allies if axis != allies else first_side_wins(state, emit)
        winner, loser = (war.axis, war.allies) if axis_won else (war.allies, war.axis)
        die = roll(state, SIDES)
        emit(WarWon, winner, loser, max(axis, allies), min(axis, allies), die)
        regions = _at_stake(state, war, loser, "allies" if axis_won else "axis")
        if len(regions) <= die:
            neutralise_all(state, regions, emit)
        else:
            push(state, NameLoss(winner, loser, regions, die))


def _at_stake(state: State, war: War, leader: Seat, side: str) -> Pile:
    """Return the losing leader's regions, by house option also those of all who bid for that side. MA-AMB-20"""
    losers = {leader}
    if state.rulings.war_losses == "whole_side":
        losers |= {seat for seat, bid in enumerate(state.opened) if bid and bid.side == side and worth(war, bid)}
    return tuple([region for region in REGIONS if state.owner.get(region) in losers])


def neutralise_all(state: State, regions: Pile, emit: Emit) -> None:
    """Make several regions neutral. MA-WAR-05"""
    for region in regions:
        neutralise(state, region, emit)


@frozen
class NameLoss(Ask[State]):
    """The winner's choice of a region to become neutral, repeated as often as the die shows. MA-WAR-05, MA-Q-13"""

    rule: ClassVar[str] = "MA-WAR-05"
    verbs: ClassVar[Verbs] = (("region", "name"),)
    open: ClassVar[bool] = True

    loser: Seat
    regions: Pile
    """The regions that can still be named."""
    left: int
    named: Pile = ()

    def options(self, state: State) -> tuple[Action, ...]:
        return tuple([option("name", region) for region in self.regions])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Name the region. Once the last is named, all become neutral together."""
        named = (*self.named, action.noun)
        emit(RegionNamed, self.seat, action.noun)
        if self.left == 1:
            neutralise_all(state, named, emit)
        else:
            rest = without(self.regions, action.noun)
            push(state, changed(self, regions=rest, left=self.left - 1, named=named))

    def prompt(self, state: State) -> Line:
        """Return the prompt, with how many regions are left to name and whose they may be. MA-AMB-20"""
        key = "prompt.name_loss_side" if state.rulings.war_losses == "whole_side" else "prompt.name_loss"
        return line(key, more=self.left, loser=self.loser)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why not: only regions of the losing leader, or of its whole side, are at stake. MA-AMB-20"""
        region, whose = action.noun, "_side" if state.rulings.war_losses == "whole_side" else ""
        if region in self.named:
            return because(self.rule, "already_named", region=region)
        if region in REGION:
            return because(self.rule, f"not_at_stake{whose}", region=region, other=self.loser)
        return because(self.rule, f"name_losses{whose}", more=self.left, other=self.loser)


# 6. Conflict


@frozen
class ConflictPhase(Do[State]):
    """The conflict phase: in turn order, each seat plays as many cards as it likes. MA-CON-01, MA-SEQ-07"""

    def run(self, state: State, emit: Emit) -> None:
        """Ask the initiative winner for the order."""
        state.phase = "conflict"
        push(state, FirstOrLast(state.first), ConflictTurns())


@frozen
class ConflictTurns(Do[State]):
    """The conflict turns of all seats, in the chosen order. MA-AMB-25"""

    def run(self, state: State, emit: Emit) -> None:
        """Push the turns. A turn lasts until its player stops or has no cards left."""
        push(state, *[step for seat in state.order for step in (PlayConflict(seat), EndConflicts(seat))])


@frozen
class PlayConflict(Ask[State]):
    """The choice of a conflict card, repeated while the seat has cards.

    MA-CON-01, MA-SEQ-09, MA-Q-14
    """

    rule: ClassVar[str] = "MA-CON-01"
    by_itself: ClassVar[bool] = False
    passing: ClassVar[Action | None] = STOP

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the cards with a legal target, and `stop`. MA-CON-08, MA-AMB-37"""
        seat, hand = self.seat, state.hands[self.seat]
        if not hand:
            return ()
        cards = [card for card in hand if card in CONFLICT_CARDS or card in BUILDUPS]
        return (*[option("play", card) for card in cards if targets_for(state, seat, card)], STOP)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Ask for the target in secret."""
        if action != STOP:
            push(state, ChooseTarget(self.seat, action.noun), self)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why not: the card belongs to another phase or has no target.

        MA-CON-01, MA-CON-07, MA-CON-08
        """
        card = action.noun
        if card not in CARD:
            return because(self.rule, "card_first")
        if card in BUILDUPS:
            return because("MA-AMB-15", "nothing_to_build", card=card)
        if card in INFLUENCE:
            return because("MA-INF-01", "influence_card", card=card)
        face = CONFLICT[card]
        if card not in CONFLICT_CARDS:
            return because(self.rule, "other_phase", card=card, phase=face.phase)
        if not may_use(state, self.seat, face):
            key = "needs_major" if face.requires == "major" else "needs_no_major"
            return because("MA-CON-07", key, card=card)
        return why_no_target(state, self.seat, card)


def why_no_target(state: State, seat: Seat, card: str) -> Reason:
    """Return why a card has no legal target at all, preferably the reason that bars its likeliest targets.

    MA-CON-08
    """
    reasons = [why_not_there(state, seat, card, region) for region in REGIONS]
    for rule, key in (
        ("MA-CON-02", "no_target_paid"),
        ("MA-AMB-18", "no_target_truce"),
        ("MA-AMB-27", "no_target_near"),
        ("MA-AMB-26", "no_target_lost"),
    ):
        if any(reason.rule == rule for reason in reasons):
            return because(rule, key, card=card, its=state.its[seat], price=SURCHARGE)
    return because("MA-CON-08", f"no_target_{CONFLICT[card].target}", card=card)


def why_not_there(state: State, seat: Seat, card: str, region: str) -> Reason:
    """Return why a region isn't a legal target of a card. MA-CON-06"""
    if region not in REGION:
        return because("MA-CON-06", "target_first", card=card)
    if card in BUILDUPS:
        return because("MA-AMB-15", "build_at_home", region=region)
    face, owner = CONFLICT[card], state.owner.get(region)
    if owner == seat:
        return because("MA-CON-06", "your_own", card=card, region=region)
    if face.target == "neutral_region" and owner is not None:
        return because("MA-CON-06", "not_neutral", card=card, region=region, other=owner)
    if face.target == "opponent_region" and owner is None:
        return because("MA-CON-06", "nobodys", card=card, region=region)
    if face.just_lost and state.lost.get(region) != seat:
        return because("MA-AMB-26", "not_just_lost", card=card, region=region)
    if face.adjacent and region not in state.reach[seat]:
        return because("MA-AMB-27", "not_near", card=card, region=region, near=touching(state, region))
    if face.military and owner is not None and in_truce(state, seat, owner):
        until = state.truces[min(seat, owner), max(seat, owner)]
        return because("MA-AMB-18", "truce", card=card, region=region, other=owner, until=until)
    assert is_major(state, region) or region in targets_for(state, seat, card), "nothing else forbids a target"
    return because("MA-CON-02", "surcharge", region=region, its=state.its[seat], price=SURCHARGE)


@frozen
class ChooseTarget(Draft[State]):
    """The choice of a target. Asked even if there's only one, because it declares card and target.

    MA-CON-06, MA-SEQ-07, MA-Q-15
    """

    rule: ClassVar[str] = "MA-CON-06"
    by_itself: ClassVar[bool] = False

    card: str

    def options(self, state: State) -> tuple[Action, ...]:
        return tuple([option("target", region) for region in targets_for(state, self.seat, self.card)])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Declare and settle the card, then ask for another. MA-CON-03, MA-AMB-25"""
        drop(state)
        push(state, PlayConflict(self.seat))
        if self.card in BUILDUPS:
            play_buildup(state, self.seat, self.card, action.noun, emit)
        else:
            declare(state, self.seat, self.card, action.noun, emit)

    def prompt(self, state: State) -> Line:
        if self.card in BUILDUPS:
            return line("prompt.choose_buildup", card=self.card)
        face = CONFLICT[self.card]
        return line(f"prompt.choose_{face.target}", card=self.card)

    def why_not(self, state: State, action: Action) -> Reason:
        return why_not_there(state, self.seat, self.card, action.noun)


def play_buildup(state: State, seat: Seat, card: str, region: str, emit: Emit) -> None:
    """Play it without bid or surcharge, then discard it, or by house option remove it from the game. MA-AMB-15"""
    take_from_hand(state, seat, (card,))
    if state.rulings.industrial_buildup == "removed_after_use":
        state.removed += (card,)
    else:
        state.discard += (card,)
    build_up(state, seat, card, region, emit)


def declare(state: State, seat: Seat, card: str, region: str, emit: Emit) -> None:
    """Play the card, pay 3 ITS for a major region, and open the bids. MA-CON-02, MA-AMB-14, MA-AMB-24"""
    defender = state.owner.get(region)
    take_from_hand(state, seat, (card,))
    emit(ConflictDeclared, seat, card, region, defender)
    if is_major(state, region):
        pay(state, seat, SURCHARGE)
        emit(SurchargePaid, seat, region, SURCHARGE)
    open_bids(state, Conflict(card, seat, region, defender), seat, SettleConflict())


@frozen
class SettleConflict(Do[State]):
    """The outcome of a conflict: the card takes effect, or nothing changes. MA-CON-05"""

    def run(self, state: State, emit: Emit) -> None:
        contest = state.contest
        assert isinstance(contest, Conflict), "a conflict is being settled"
        value, against = total(state, "for"), total(state, "against")
        if is_won(state, contest, value, against, emit):
            emit(ConflictWon, contest.active, contest.card, contest.region, value, against)
            take_effect(state, contest, emit)
        else:
            emit(ConflictLost, contest.active, contest.card, contest.region, value, against)


@frozen
class EndConflicts(Do[State]):
    """The end of a conflict turn; its player's claims to regions just lost end. MA-SEQ-07, MA-AMB-26"""

    seat: Seat

    def run(self, state: State, emit: Emit) -> None:
        """End the claims, unless the house option "same_round" keeps them until the end of the round."""
        emit(ConflictsEnded, self.seat)
        if state.rulings.just_lost_window == "since_own_last_conflict_turn":
            state.lost = {region: seat for region, seat in state.lost.items() if seat != self.seat}


# The end of a round and of the game


@frozen
class EndRound(Do[State]):
    """The end of a round: truces that run out now end. After the last round, regions are counted.

    MA-SEQ-08, MA-END-03
    """

    def run(self, state: State, emit: Emit) -> None:
        """Continue with the next round or the final count."""
        end_truces(state, emit)
        if state.rulings.just_lost_window == "same_round":
            state.lost = {}
        emit(RoundEnded, state.round, year(state, state.round + 1))
        push(state, Round(state.round + 1) if state.round < state.level.rounds else Count())


def end_truces(state: State, emit: Emit) -> None:
    """End all truces whose last round is this one. MA-AMB-17"""
    for (one, other), until in state.truces.items():
        if until <= state.round:
            state.truces = {both: end for both, end in state.truces.items() if both != (one, other)}
            emit(TruceEnded, one, other)


@frozen
class Count(Do[State]):
    """The final count: the most regions win; seats tied for the lead bid for it.

    MA-END-01, MA-END-02, MA-END-03
    """

    def run(self, state: State, emit: Emit) -> None:
        """Count regions, regardless of their influence."""
        state.phase = "end"
        held = [len(regions) for regions in state.held]
        leaders = tuple([seat for seat in state.seats if held[seat] == max(held)])
        if len(leaders) == 1:
            win(state, leaders[0], "regions", emit)
            return
        emit(LeadShared, leaders, max(held))
        open_bids(state, LastBid(leaders), leaders[0], SettleLastBid())


@frozen
class SettleLastBid(Do[State]):
    """The outcome of the last bid: the highest wins, with dice to break ties. MA-AMB-33"""

    def run(self, state: State, emit: Emit) -> None:
        contest = state.contest
        assert isinstance(contest, LastBid), "the last bid is being settled"
        winner = roll_off(state, best_bidders(state, contest.leaders)[1], emit)
        rivals = [own_value(state, seat) for seat in contest.leaders if seat != winner]
        win(state, winner, "bid", emit, own_value(state, winner), tuple(sorted(rivals, reverse=True)))


def win(
    state: State, seat: Seat, how: str, emit: Emit, value: int | str = "", rivals: tuple[int, ...] = ()
) -> None:
    """End the game. `value` and `rivals` are the values of the last bid, if there was one. MA-GEN-01"""
    regions = len(state.held[seat])
    shares = tuple([1.0 if other == seat else 0.0 for other in state.seats])
    state.result = Result(shares, line(f"result.{how}", seat=seat, regions=regions))
    emit(GameWon, seat, how, regions, value, rivals)
