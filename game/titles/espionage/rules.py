"""The sequence of play of 1955, in the order of the rulebook."""

from typing import ClassVar

from game.core.agenda import Ask, Do, push, settle
from game.core.chance import below, seeded, shuffled
from game.core.content.box import box, chosen
from game.core.content.loading import load
from game.core.contract import Action, Emit, Line, Reason, Result, Seat, Setup, Verbs, because, line, option
from game.core.frozen import frozen
from game.core.piles import Pile
from game.core.record import changed, seated
from game.core.views import Draft
from game.titles.espionage.answers import (
    ANSWERS,
    SendSpy,
    announce_influence,
    announce_special,
    transports,
    why_no_answer,
    why_spy_stays,
)
from game.titles.espionage.board import draw, lay_off, set_spy, win
from game.titles.espionage.cards import AIMED, may_act, targets_for
from game.titles.espionage.events import (
    BlockadeEnded,
    DetentionEnded,
    GadgetMoveMade,
    GameDrawn,
    HandClosed,
    HomeChosen,
    PlaysStopped,
    SpyMoved,
    SpyStayed,
    TurnBegan,
)
from game.titles.espionage.faces import ACTION, CARD, COUNTRIES, COUNTRY, GADGET
from game.titles.espionage.levels import Rulings, level
from game.titles.espionage.state import (
    Influence,
    Special,
    State,
    faction,
    hand_size,
    holder,
    movable,
    progress,
    secured,
    spy_is_free,
    towards,
)

HEAD_START = 1
OPENING_PLAYS = 1
SPY_BONUS = 1
COLOUR_PENALTY = 1

ANNOUNCE = option("announce")
STOP = option("stop")
GO_ON = option("go_on")
STAY = option("stay")


# Setting up


def new(setup: Setup) -> State:
    """Shuffle, deal five cards each, ask for homes, and continue to the first turn. ES-SET-01, ES-AMB-25"""
    if len(setup.factions) != 2 or any(setup.factions):
        raise ValueError("1955 has two seats, and their colours are chosen in the game")
    side = level(setup.level)
    state = State(
        level=side,
        rulings=load(Rulings, chosen(box("espionage"), side.options, setup.options), "house options"),
        markers=dict.fromkeys(COUNTRIES, 0),
        gadgets=({}, {}),
        blockades={},
        chance=seeded(setup.seed),
    )
    state.starter = state.active = below(state, 2)
    state.deck = shuffled(state, tuple(CARD))
    first, second = state.starter, 1 - state.starter
    push(state, Deal(first), Deal(second), ChooseHome(first), ChooseHome(second), Turn(first))
    settle(state)
    return state


@frozen
class Deal(Do[State]):
    """The draw of the opening hand, before any home is chosen. ES-SET-01"""

    seat: Seat

    def run(self, state: State, emit: Emit) -> None:
        draw(state, self.seat, state.level.hand_size, emit)


@frozen
class ChooseHome(Ask[State]):
    """The choice of a Home Country. The second seat's must be of the other faction. ES-SET-02, ES-SET-03"""

    rule: ClassVar[str] = "ES-SET-02"
    verbs: ClassVar[Verbs] = (("country", "choose_home"),)
    open: ClassVar[bool] = True

    def options(self, state: State) -> tuple[Action, ...]:
        """Return all six countries, or the three of the faction the other seat didn't take."""
        taken = faction(state, 1 - self.seat)
        return tuple(
            [option("choose_home", country) for country in COUNTRIES if COUNTRY[country].faction != taken]
        )

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Place the spy there, and move the marker one step towards its owner. ES-SET-04, ES-SET-05"""
        home = action.noun
        state.homes = seated(state.homes, self.seat, home)
        set_spy(state, self.seat, home)
        state.markers = {**state.markers, home: HEAD_START * towards(self.seat)}
        emit(HomeChosen, self.seat, home, COUNTRY[home].faction)

    def prompt(self, state: State) -> Line:
        taken = faction(state, 1 - self.seat)
        return line("prompt.choose_home_second", faction=taken) if taken else line("prompt.choose_home")

    def why_not(self, state: State, action: Action) -> Reason:
        """Return the reason: the other seat has taken that colour, or a home must be chosen first. ES-SET-03"""
        if action.noun in COUNTRY:
            taken = faction(state, 1 - self.seat)
            return because("ES-SET-03", "home_other_faction", country=action.noun, faction=taken)
        return because(self.rule, "home_first")


# A turn


@frozen
class Turn(Do[State]):
    """A turn: card plays, refill, spy move; then the opponent's turn. ES-TURN-01, ES-SEQ-01"""

    seat: Seat

    def run(self, state: State, emit: Emit) -> None:
        """Push the steps. The start player's first turn has one card play. ES-OPEN-01"""
        state.turn += 1
        state.active = self.seat
        state.plays = OPENING_PLAYS if state.turn == 1 else state.level.plays
        state.gadget_moves = 0
        emit(TurnBegan, self.seat, state.turn, state.plays)
        push(
            state,
            PlayCard(self.seat),
            SpareMoment(self.seat),
            Refill(self.seat),
            MoveSpy(self.seat),
            LateWindow(1 - self.seat),
            EndTurn(self.seat),
        )


# Steps 1 and 2: card plays


@frozen
class PlayCard(Ask[State]):
    """The choice of a card play, asked again as long as there are card plays and cards left.

    ES-PLAY-01, ES-PLAY-02, ES-Q-03
    """

    rule: ClassVar[str] = "ES-PLAY-02"

    def options(self, state: State) -> tuple[Action, ...]:
        """Return each card for influence or its Special Action, free spy moves, and stopping if allowed."""
        hand = state.hands[self.seat]
        if state.plays <= 0 or not hand:
            return ()
        plays = card_plays(state, self.seat)
        free = spy_moves(state, self.seat)
        if plays and state.rulings.must_play_if_able:
            return (*plays, *free)
        return (*plays, *free, STOP)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Start the play on top of this question, which stays on the agenda until the plays are used up."""
        push(state, self)
        match action:
            case Action("influence", card):
                push(state, PlaceInfluence(self.seat, card))
            case Action("act", card) if CARD[card].action in AIMED:
                push(state, TakeAim(self.seat, card))
            case Action("act", card):
                announce_special(state, Special(self.seat, (card,), CARD[card].action), emit)
            case Action("stop"):
                state.plays = 0
                emit(PlaysStopped, self.seat)
            case _:
                push(state, spy_draft(self.seat, action))

    def prompt(self, state: State) -> Line:
        return line("prompt.play_card", plays=state.plays)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return the reason: the card has no use now, or plays may not be left unused. ES-AMB-01, ES-INF-02"""
        match action.verb:
            case "stop":
                return because("ES-AMB-01", "must_play")
            case "influence":
                return because("ES-INF-02", "no_country", card=action.noun)
            case "act":
                return why_no_action(state, self.seat, action.noun)
            case "transport" | "gadget_move":
                return why_spy_stays(state, self.seat, action)
            case "block" | "counter":
                return why_no_answer()
            case _:
                return because(self.rule, "choose_card_first")


def card_plays(state: State, seat: Seat) -> list[Action]:
    """Return every legal card play: for influence if there's a target, or for the card's Special Action."""
    open_countries = movable(state)
    here, home = state.spies[seat], state.homes[seat]
    reach = here in open_countries or home in open_countries
    plays = []
    for card in state.hands[seat]:
        face = CARD[card]
        if face.country in open_countries or reach or (not face.country and open_countries):
            plays.append(option("influence", card))
        if may_act(state, seat, face.action):
            plays.append(option("act", card))
    return plays


def why_no_action(state: State, seat: Seat, card: str) -> Reason:
    """Return why a card can't be played for its Special Action. ES-AMB-14"""
    match CARD[card].action if card in CARD else "":
        case "":
            return because("ES-MERC-03", "mercenary_no_action")
        case "rebel_forces":
            return because("ES-CTR-02", "nothing_to_counter")
        case "gadget_research":
            return because("ES-GAD-01", "both_gadgets")
        case "gadget_buster":
            return because("ES-ACT-BUSTER", "no_gadget_there", other=1 - seat)
        case "military_transport" if spy_is_free(state, seat):
            return because("ES-ACT-TRANSPORT", "transport_is_free", card=card)
        case "military_transport":
            return because("ES-ACT-DETAIN", "detained", until=state.detained[seat])
        case "revolution":
            return because("ES-ACT-REVOLUTION", "no_revolution")
        case _:
            return because("ES-AMB-14", "no_marker_at_all")


# Influence actions


@frozen
class PlaceInfluence(Draft[State]):
    """The choice of a country for influence. ES-INF-01, ES-INF-02, ES-Q-04"""

    rule: ClassVar[str] = "ES-INF-01"

    card: str

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the card's own country, the spy's, and home; a Mercenary may go anywhere. ES-MERC-01"""
        return tuple([option("place", country) for country in influence_targets(state, self.seat, self.card)])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Ask for further cards."""
        push(state, AddCards(self.seat, action.noun, (self.card,)))

    def prompt(self, state: State) -> Line:
        return line("prompt.place_influence", card=self.card)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return the reason: the marker is fixed, or the country is out of reach. ES-INF-02"""
        seat, country = self.seat, action.noun
        if country not in COUNTRY or action.verb != "place":
            return because(self.rule, "name_country_first", card=self.card)
        own = CARD[self.card].country
        spy = state.spies[seat]
        home = state.homes[seat]
        return why_fixed(state, country) or because(
            "ES-INF-02", "out_of_reach", card=self.card, country=country, own=own, spy=spy, home=home
        )


def influence_targets(state: State, seat: Seat, card: str) -> list[str]:
    """Return the countries a card may target for influence. ES-INF-02, ES-MERC-01"""
    own = CARD[card].country
    reach = (own, state.spies[seat], state.homes[seat])
    return [country for country in movable(state) if not own or country in reach]


def why_fixed(state: State, country: str) -> Reason | None:
    """Return why no card can move a country's marker, or None if one can. ES-ACT-BLOCKADE, ES-SEC-01"""
    if country in state.blockades:
        return because("ES-ACT-BLOCKADE", "blockaded", country=country, until=state.blockades[country])
    owner = holder(state, country)
    return because("ES-SEC-01", "secured", country=country, other=owner) if owner is not None else None


@frozen
class AddCards(Draft[State]):
    """The choice to add a card to an Influence Action, or announce it. ES-SEQ-10, ES-Q-05"""

    rule: ClassVar[str] = "ES-SEQ-03"
    verbs: ClassVar[Verbs] = (("card", "add"),)
    by_itself: ClassVar[bool] = False

    country: str
    cards: Pile

    def options(self, state: State) -> tuple[Action, ...]:
        """Return any Mercenaries, and one second card of the country if the spy is there.

        ES-MERC-02, ES-COMB-01
        """
        hand = state.hands[self.seat]
        return (*[option("add", card) for card in hand if self._may_add(state, card)], ANNOUNCE)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Add the card, or announce the whole action."""
        if action == ANNOUNCE:
            total = influence_total(state, self.seat, self.country, self.cards)
            announce_influence(state, Influence(self.seat, self.cards, self.country, total), emit)
        else:
            push(state, changed(self, cards=(*self.cards, action.noun)))

    def prompt(self, state: State) -> Line:
        total = influence_total(state, self.seat, self.country, self.cards)
        key = "prompt.add_cards" if len(self.options(state)) > 1 else "prompt.announce"
        return line(key, country=self.country, total=total)

    def _may_add(self, state: State, card: str) -> bool:
        return card not in self.cards and may_combine(state, self.seat, self.country, self.cards, card)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why a card can't be combined with those already in. ES-COMB-01, ES-MERC-02"""
        card = action.noun
        if action.verb in ANSWERS:
            return why_no_answer()
        if card not in CARD:
            return because(self.rule, "announce_or_back", country=self.country)
        if card in self.cards:
            return because("ES-MERC-02", "already_in", card=card)
        face, first = CARD[card], CARD[self.cards[0]]
        if not face.country:
            return because("ES-AMB-15", "one_mercenary")
        if not first.country:
            return because("ES-SEQ-10", "begin_with_country_card", card=card)
        if sum(bool(CARD[other].country) for other in self.cards) > 1:
            return because("ES-COMB-01", "two_at_most")
        return because("ES-COMB-01", "combine", card=card, spy=state.spies[self.seat])


def may_combine(state: State, seat: Seat, country: str, cards: Pile, card: str) -> bool:
    """Return True if `card` may be combined with `cards` that target `country`.

    ES-COMB-01, ES-MERC-02, ES-AMB-15
    """
    first, face = CARD[cards[0]], CARD[card]
    if not face.country:
        return bool(first.country) or state.rulings.mercenary_only_multi
    flags = sum([bool(CARD[other].country) for other in cards])
    return flags == 1 and first.country == face.country == country == state.spies[seat]


def influence_total(state: State, seat: Seat, country: str, cards: Pile) -> int:
    """Return the number of steps of an Influence Action. ES-INF-03"""
    return sum([worth for _, _, worth in influence_account(state, seat, country, cards)])


def influence_account(state: State, seat: Seat, country: str, cards: Pile) -> list[tuple[str, str, int]]:
    """Return the items that make up an Influence Action's sum as (why, card, worth).

    `why` is "card", "spy" or "colour". ES-OWN-01, ES-OWN-02, ES-SPYC-01
    """
    account = [("card", card, CARD[card].value) for card in cards]
    flags = [card for card in cards if CARD[card].country]
    if len(flags) == 1:
        face = CARD[flags[0]]
        if face.country == country and state.spies[seat] == country:
            account.append(("spy", face.id, SPY_BONUS))
        elif face.country != country and face.faction != COUNTRY[country].faction:
            account.append(("colour", face.id, -COLOUR_PENALTY))
    return account


# Special actions


@frozen
class TakeAim(Draft[State]):
    """The choice of a Special Action's targets: a country, a gadget or markers. ES-AMB-26, ES-Q-06 to 08"""

    rule: ClassVar[str] = "ES-AMB-26"
    verbs: ClassVar[Verbs] = (("country", "aim"),)

    card: str
    targets: tuple[str, ...] = ()

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the legal targets not named yet and, after the first one, announcing. ES-AMB-35"""
        targets = targets_for(state, self.seat, CARD[self.card].action)
        options = [option("aim", target) for target in targets if target not in self.targets]
        return (*options, ANNOUNCE) if self.targets else tuple(options)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Record the target, and announce the action once all are named."""
        targets = self.targets if action == ANNOUNCE else (*self.targets, action.noun)
        if action != ANNOUNCE and len(targets) < self.most:
            push(state, changed(self, targets=targets))
        else:
            announce_special(state, Special(self.seat, (self.card,), CARD[self.card].action, targets), emit)

    @property
    def most(self) -> int:
        """The maximum number of targets."""
        return max(1, ACTION[CARD[self.card].action].markers)

    def prompt(self, state: State) -> Line:
        action = CARD[self.card].action
        key = f"prompt.aim_{action}" if not self.targets else "prompt.aim_more"
        return line(key, action=action, more=self.most - len(self.targets))

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why this isn't a legal target of the Special Action. ES-AMB-14, ES-AMB-35"""
        target, deed = action.noun, CARD[self.card].action
        if target in self.targets:
            return because("ES-AMB-35", "already_named", target=target)
        if deed == "gadget_research":
            return because("ES-GAD-01", "name_gadget")
        if deed == "gadget_buster":
            return because("ES-ACT-BUSTER", "name_gadget")
        if target not in COUNTRY:
            return because(self.rule, "name_country_first", card=self.card)
        if deed == "revolution" and holder(state, target) == self.seat:
            return because("ES-ACT-REVOLUTION", "revolution_own", country=target)
        return why_fixed(state, target) or because("ES-AMB-14", "no_marker")


# Free spy moves: Advanced Transport, and the window before the refill


def spy_moves(state: State, seat: Seat) -> list[Action]:
    """Return the spy moves that cost no card play. ES-AMB-07, ES-GAD-03"""
    if not spy_is_free(state, seat):
        return []
    hand = state.hands[seat]
    moves = transports(hand)
    if state.gadget_moves < sum([GADGET[gadget].more_moves for gadget in state.gadgets[seat]]):
        moves += [option("gadget_move", card) for card in hand if CARD[card].country]
    return moves


def spy_draft(seat: Seat, action: Action) -> Ask[State]:
    """Return the question about the destination of a free spy move."""
    match action:
        case Action("transport", card):
            return SendSpy(seat, card)
        case _:
            return SendSpyByGadget(seat, action.noun)


@frozen
class SendSpyByGadget(Draft[State]):
    """Advanced Transport: the choice of where the discarded card takes the spy. ES-GAD-03, ES-AMB-18"""

    kind: ClassVar[str] = "send_spy"
    rule: ClassVar[str] = "ES-GAD-03"
    verbs: ClassVar[Verbs] = (("country", "go"),)

    card: str

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the destinations: anywhere else for a card of the spy's country, else the card's own country."""
        here, shown = state.spies[self.seat], CARD[self.card].country
        goals = [country for country in COUNTRIES if country != here] if shown == here else [shown]
        return tuple([option("go", country) for country in goals])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Discard the card and move at once. It isn't a Special Action, so it can't be answered. ES-SEQ-08"""
        state.gadget_moves += 1
        lay_off(state, self.seat, (self.card,))
        set_spy(state, self.seat, action.noun)
        emit(GadgetMoveMade, self.seat, self.card, action.noun)

    def why_not(self, state: State, action: Action) -> Reason:
        return because(self.rule, "gadget_goal", card=self.card, here=state.spies[self.seat])


@frozen
class SpareMoment(Ask[State]):
    """The window for free spy moves before the refill. ES-SEQ-01, ES-Q-15"""

    rule: ClassVar[str] = "ES-ACT-TRANSPORT"
    verbs: ClassVar[Verbs] = (("card", "transport"),)
    by_itself: ClassVar[bool] = False
    window: ClassVar[bool] = True
    passing: ClassVar[Action | None] = GO_ON

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the moves and going on; () if the hand is empty or the spy is detained. ES-SEQ-09"""
        if not state.hands[self.seat] or not spy_is_free(state, self.seat):
            return ()
        return (*spy_moves(state, self.seat), GO_ON)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Move the spy and ask again, or continue to the refill."""
        if action != GO_ON:
            push(state, spy_draft(self.seat, action), self)

    def why_not(self, state: State, action: Action) -> Reason:
        return why_spy_stays(state, self.seat, action)


# Steps 3 and 4


@frozen
class Refill(Do[State]):
    """The refill to the hand size, then the extra cards. ES-REFILL-01, ES-ACT-SAFE, ES-AMB-38"""

    seat: Seat

    def run(self, state: State, emit: Emit) -> None:
        """Draw cards. A hand above the limit isn't reduced, and unused plays lapse."""
        state.plays = 0
        draw(state, self.seat, hand_size(state, self.seat) - len(state.hands[self.seat]), emit)
        extra, state.extra = state.extra, 0
        draw(state, self.seat, extra, emit)


@frozen
class MoveSpy(Ask[State]):
    """The spy's move at the end of a turn: anywhere, or none. ES-MOVE-01, ES-AMB-33, ES-Q-16"""

    rule: ClassVar[str] = "ES-MOVE-01"
    verbs: ClassVar[Verbs] = (("country", "move_spy"),)
    open: ClassVar[bool] = True

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the destinations and staying; () if the spy is detained. ES-AMB-11"""
        if not spy_is_free(state, self.seat):
            return ()
        here = state.spies[self.seat]
        return (*[option("move_spy", country) for country in COUNTRIES if country != here], STAY)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        if action == STAY:
            emit(SpyStayed, self.seat, state.spies[self.seat])
            return
        set_spy(state, self.seat, action.noun)
        emit(SpyMoved, self.seat, action.noun)

    def why_not(self, state: State, action: Action) -> Reason:
        return because(self.rule, "move_spy_now")


@frozen
class LateWindow(Ask[State]):
    """The window for a Military Transport before the other seat's turn ends. ES-AMB-06, ES-Q-17"""

    rule: ClassVar[str] = "ES-ACT-TRANSPORT"
    verbs: ClassVar[Verbs] = (("card", "transport"),)
    by_itself: ClassVar[bool] = False
    window: ClassVar[bool] = True
    passing: ClassVar[Action | None] = option("let_pass")

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the transports and letting pass; () if the hand is empty or the spy is detained. ES-SEQ-09"""
        if not state.hands[self.seat] or not spy_is_free(state, self.seat):
            return ()
        return (*transports(state.hands[self.seat]), option("let_pass"))

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Send the spy and ask again, or let the turn end."""
        if action.verb == "transport":
            push(state, SendSpy(self.seat, action.noun), self)

    def prompt(self, state: State) -> Line:
        return line("prompt.late_window", other=state.active)

    def why_not(self, state: State, action: Action) -> Reason:
        return why_spy_stays(state, self.seat, action)


@frozen
class EndTurn(Do[State]):
    """The end of a turn: effects that last until now expire, and the other seat's turn begins.

    ES-SEQ-01, ES-AMB-12
    """

    seat: Seat

    def run(self, state: State, emit: Emit) -> None:
        """End these effects, then check the turn limit."""
        end_effects(state, emit)
        cap = state.rulings.turn_cap_player_turns
        if cap and state.turn >= cap:
            end_by_cap(state, emit)
        else:
            push(state, Turn(1 - self.seat))


def end_effects(state: State, emit: Emit) -> None:
    """End blockades, detentions and open hands that last until the end of this player-turn. ES-AMB-12"""
    turn = state.turn
    for country in [country for country, until in state.blockades.items() if until <= turn]:
        state.blockades = {name: until for name, until in state.blockades.items() if name != country}
        emit(BlockadeEnded, country)
    for seat in (0, 1):
        if 0 < state.detained[seat] <= turn:
            state.detained = seated(state.detained, seat, 0)
            emit(DetentionEnded, seat)
        if 0 < state.open_hands[seat] <= turn:
            state.open_hands = seated(state.open_hands, seat, 0)
            emit(HandClosed, seat)


def end_by_cap(state: State, emit: Emit) -> None:
    """Decide the game by most secured countries, then by total progress; else it's a draw. ES-AMB-24"""
    standings = [(len(secured(state, seat)), standing(state, seat)) for seat in (0, 1)]
    if standings[0] == standings[1]:
        state.result = Result((0.5, 0.5), line("result.draw"))
        emit(GameDrawn)
        return
    best = standings.index(max(standings))
    win(state, best, "cap", tuple(secured(state, best)), emit)


def standing(state: State, seat: Seat) -> int:
    """Return a seat's total progress over all tracks, in 2,520ths of a track so that it's an exact integer."""
    return sum([progress(state, seat, country) * 2520 // length for country, length in state.level.tracks.items()])
