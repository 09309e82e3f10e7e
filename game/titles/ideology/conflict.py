"""Conflicts: who may attack whom, where, and at what cost; card-by-card duels; Weapons of Mass Destruction."""

from typing import ClassVar

from game.core.agenda import Ask, Do, push
from game.core.contract import Action, Emit, Line, Reason, Seat, Verbs, because, line, option
from game.core.frozen import frozen
from game.core.record import changed, seated
from game.core.views import Draft, drop
from game.titles.ideology.board import discard, remove, replace_card, take_from_hand, throw
from game.titles.ideology.events import (
    AttackDeflected,
    AttackPlayed,
    AttackRepelled,
    ConflictDeclared,
    ConflictStopped,
    InfluenceDestroyed,
    InfluenceReplaced,
    Passed,
    WeaponFired,
)
from game.titles.ideology.faces import AREAS, CULTURAL, MILITARY, REGION, WEAPON
from game.titles.ideology.places import BIT, NOWHERE, each
from game.titles.ideology.prices import (
    EXPORTED,
    GATES,
    cards_to_deflect,
    conflict_price,
    conflicts,
    in_hand,
    may_fight,
    strikes,
)
from game.titles.ideology.state import ALL, Duel, State, area_of, has, strength

PASS = option("pass")
ATTACK = (option("attack_military"), option("attack_economic"), option("attack_cultural"))
FIRE = (option("fire_military"), option("fire_economic"), option("fire_cultural"))
FIRE_ALL = option("fire")
DEFLECT = option("deflect")
REPEL = option("repel")
LET_STAND = option("let_stand")
PRESS = option("press")
STOP = option("stop")


@frozen
class Fight(Ask[State]):
    """The choice of a Conflict action. Asked of every seat that might have one as far as the others can tell.

    ID-CON-01, ID-Q-05
    """

    rule: ClassVar[str] = "ID-CON-01"
    verbs: ClassVar[Verbs] = (("region", "attack"),)
    by_itself: ClassVar[bool] = False
    passing: ClassVar[Action | None] = PASS

    def options(self, state: State) -> tuple[Action, ...]:
        """Return Conflicts, shots and `pass`; () if public facts alone show that the seat can't act. ID-AMB-40"""
        seat = self.seat
        places = [NOWHERE, NOWHERE, NOWHERE]
        for area, _, where in conflicts(state, seat, in_hand(state, seat)):
            places[area] |= where
        attacks = each(ATTACK[0], places[0]) + each(ATTACK[1], places[1]) + each(ATTACK[2], places[2])
        shots = _shots(state, seat)
        return (*attacks, *shots, PASS) if attacks or shots or may_fight(state, seat) else ()

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Ask for the target; nothing takes effect before that."""
        if action == PASS:
            emit(Passed, self.seat, state.phase)
        else:
            push(state, ChooseTarget(self.seat, action.verb, action.noun), self)

    def prompt(self, state: State) -> Line:
        """Return the prompt, which mentions weapons if the seat has one and an enemy to fire it at."""
        return line("prompt.fight_armed" if strikes(state, self.seat) else "prompt.fight")

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why no Conflict can be opened there, or no weapon fired. ID-CON-04, ID-CON-15"""
        match action.verb.partition("_")[0]:
            case "attack" if action.noun in state.levels:
                return why_no_attack(state, self.seat, action.noun, area_of(action))
            case "fire" if action.noun in state.levels:
                return why_no_shot(state, self.seat, action)
            case "attack" if action.noun in AREAS:
                return why_no_use(state, self.seat, action, "ID-CON-15", "no_use_in_conflict")
            case "attack" | "fire":
                return why_nowhere(action)
            case "against":
                return because("ID-CON-04", "conflict_first")
            case _:
                return because(self.rule, "fight_or_pass")


def _shots(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return every shot that a weapon can fire. ID-CON-18, ID-AMB-17"""
    places = [NOWHERE, NOWHERE, NOWHERE]
    for area, _, where in strikes(state, seat):
        places[area] |= where
    if state.rulings.wmd_scope != "one_area":
        return each(FIRE_ALL, places[0] | places[1] | places[2])
    return each(FIRE[0], places[0]) + each(FIRE[1], places[1]) + each(FIRE[2], places[2])


def why_nowhere(action: Action) -> Reason:
    """Return why nothing can be done at a region that isn't in play. ID-FOR-01, ID-GEN-14"""
    if action.noun in REGION:
        return because("ID-FOR-01", "not_in_play", region=action.noun)
    return because("ID-GEN-14", "region_first")


def why_no_use(state: State, seat: Seat, action: Action, rule: str, key: str) -> Reason:
    """Return why a card of an area can't be used anywhere now, or ask for a region if it can."""
    area = action.noun
    if any(action.verb == option.verb for option in state.agenda[-1].options(state)):
        return because("ID-GEN-14", "region_first")
    return because(rule, key if area in state.hands[seat] else "none_in_hand", area=area)


def why_no_attack(state: State, seat: Seat, region: str, area: int) -> Reason:
    """Return why no Conflict of an area can be opened at a region. ID-CON-14, ID-CON-15"""
    if AREAS[area] not in state.hands[seat]:
        return because("ID-CON-14", "none_in_hand", area=AREAS[area])
    targets = [other for other, count in enumerate(state.cards[region][area]) if count and other != seat]
    if not targets:
        return because("ID-CON-15", "nobody_there", region=region, area=AREAS[area])
    reasons = [why_no_conflict(state, seat, other, region, area) for other in targets]
    return next((reason for reason in reasons if reason.rule == "ID-CON-14"), reasons[0])


def why_no_conflict(state: State, seat: Seat, other: Seat, region: str, area: int) -> Reason:
    """Return why a seat can't open a Conflict against a seat with cards there. ID-CON-03, ID-CON-14"""
    if state.rulings.conflict_requires_presence and not strength(state.cards[region], seat):
        return because("ID-AMB-09", "not_present", region=region)
    stance = state.stances[seat][other]
    gates = EXPORTED if has(state, seat, "exported_revolution") else GATES
    if area not in gates[stance]:
        return because("ID-CON-03", "stance", other=other, stance=stance, area=AREAS[area])
    price = conflict_price(state, seat, region, area, other)
    return because(
        "ID-CON-14",
        "too_dear",
        region=region,
        area=AREAS[area],
        other=other,
        cards=price.total + 1,
        held=state.hands[seat].count(AREAS[area]),
        distance=price.distance,
        advancements=price.advancements,
        tax=price.tax,
    )


def why_no_shot(state: State, seat: Seat, action: Action) -> Reason:
    """Return why this shot can't be fired at a region. ID-ADV-08, ID-CON-18, ID-AMB-17"""
    if not state.advancements[seat][WEAPON]:
        return because("ID-ADV-08", "no_weapon")
    if not any(where & BIT[action.noun] for _, _, where in strikes(state, seat)):
        return because("ID-CON-18", "no_enemy_there", region=action.noun)
    if (action.verb == "fire") == (state.rulings.wmd_scope == "one_area"):
        return because("ID-AMB-17", f"fire_{state.rulings.wmd_scope}", region=action.noun)
    return because("ID-CON-18", "nothing_to_destroy", region=action.noun, area=AREAS[area_of(action)])


@frozen
class ChooseTarget(Draft[State]):
    """The choice of a target, if there's more than one. ID-CON-04, ID-CON-15"""

    rule: ClassVar[str] = "ID-CON-04"

    verb: str
    region: str

    def options(self, state: State) -> tuple[Action, ...]:
        """Return every seat with a card there that the action can reach."""
        return tuple([option("against", state.factions[other]) for other in self.targets(state)])

    def targets(self, state: State) -> list[Seat]:
        """Return the seats that the action can reach and that are affordable with the hand shown in `state`."""
        bit, areas = BIT[self.region], self.areas()
        return sorted({other for area, other, where in self._deeds(state) if where & bit and area in areas})

    def _deeds(self, state: State) -> list[tuple[int, Seat, int]]:
        if self.verb.startswith("fire"):
            return strikes(state, self.seat)
        return conflicts(state, self.seat, in_hand(state, self.seat))

    def areas(self) -> tuple[int, ...]:
        """Return the areas the action can reach."""
        name = self.verb.rpartition("_")[2]
        return (AREAS.index(name),) if name in AREAS else tuple(ALL)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Carry out the action, which can't be taken back any more. ID-AMB-58"""
        drop(state)
        state.passes = 0
        other = state.factions.index(action.noun)
        if self.verb.startswith("fire"):
            fire(state, self.seat, other, self.region, self.areas(), emit)
        else:
            open_conflict(state, self.seat, other, self.region, self.areas()[0], emit)

    def prompt(self, state: State) -> Line:
        return line(f"prompt.target_{self.verb.partition('_')[0]}", region=self.region)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why the action can't target this seat. ID-AMB-10, ID-AMB-12, ID-CON-18"""
        if action.verb != "against" or action.noun not in state.factions:
            return because(self.rule, "target_first", region=self.region)
        other = state.factions.index(action.noun)
        if other == self.seat:
            return because("ID-AMB-12", "not_yourself")
        areas = state.cards[self.region]
        reached = [area for area in self.areas() if areas[area][other]]
        if not reached:
            return because("ID-AMB-10", "not_there", region=self.region, other=other)
        if self.verb.startswith("fire"):
            return because("ID-CON-18", "not_at_war", other=other)
        return why_no_conflict(state, self.seat, other, self.region, reached[0])


# The duel


def open_conflict(state: State, seat: Seat, other: Seat, region: str, area: int, emit: Emit) -> None:
    """Pay the price and play the first attack card. ID-CON-13, ID-CON-14, ID-AMB-50"""
    price = conflict_price(state, seat, region, area, other).total
    discard(state, seat, area, price)
    lightning = area == MILITARY and has(state, seat, "lightning_strike") and not state.struck
    state.struck = state.struck or lightning
    emit(ConflictDeclared, seat, other, region, AREAS[area], price)
    attack(state, Duel(seat, other, region, area, price, 1, lightning), emit)


def attack(state: State, duel: Duel, emit: Emit) -> None:
    """Put an attack card at the region and let the target answer. ID-CON-07"""
    take_from_hand(state, duel.aggressor, duel.area)
    state.duel = duel
    emit(AttackPlayed, duel.aggressor, duel.target, duel.region, AREAS[duel.area], duel.played)
    push(state, Answer())


@frozen
class Answer(Do[State]):
    """The target's answer, requested only if its hand size or its culture could help; else the attack succeeds.

    ID-AMB-41
    """

    def run(self, state: State, emit: Emit) -> None:
        """Decide from public facts alone, ignoring which cards are in the hand."""
        duel = _duel(state)
        if len(state.hands[duel.target]) >= cards_to_deflect(state, duel.target) or may_repel(state):
            push(state, Defend(duel.target))
        else:
            stand(state, emit)


def _duel(state: State) -> Duel:
    assert state.duel is not None, "a Conflict is being fought"
    return state.duel


def may_repel(state: State) -> bool:
    """Return True if Attractive Culture can be used against the attack card. ID-CON-12, ID-AMB-31, ID-AMB-54"""
    duel = _duel(state)
    if duel.area != CULTURAL or not has(state, duel.target, "attractive_culture"):
        return False
    return not state.repelled if state.rulings.attractive_culture == "per_turn" else duel.played == 1


@frozen
class Defend(Ask[State]):
    """The choice to deflect or repel an attack card, or to let it succeed. ID-CON-07, ID-Q-06"""

    rule: ClassVar[str] = "ID-CON-13"
    by_itself: ClassVar[bool] = False
    window: ClassVar[bool] = True
    passing: ClassVar[Action | None] = LET_STAND

    def options(self, state: State) -> tuple[Action, ...]:
        """Return `deflect`, `repel` and `let_stand`, as available. ID-CON-16, ID-AMB-42"""
        area = AREAS[_duel(state).area]
        can = state.hands[self.seat].count(area) >= cards_to_deflect(state, self.seat)
        return (*((DEFLECT,) if can else ()), *((REPEL,) if may_repel(state) else ()), LET_STAND)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Discard both sides' cards, or let the attack card succeed. ID-CON-08, ID-CON-09"""
        duel = _duel(state)
        if action == LET_STAND:
            stand(state, emit)
            return
        throw(state, duel.aggressor, (AREAS[duel.area],))
        state.duel = changed(duel, lies=False)
        if action == REPEL:
            state.repelled = True
            emit(AttackRepelled, self.seat, duel.aggressor, AREAS[duel.area])
        else:
            cards = cards_to_deflect(state, self.seat)
            discard(state, self.seat, duel.area, cards)
            emit(AttackDeflected, self.seat, duel.aggressor, AREAS[duel.area], cards)
        push(state, Press(duel.aggressor), EndConflict())

    def prompt(self, state: State) -> Line:
        duel = _duel(state)
        return line(
            "prompt.defend_culture" if may_repel(state) else "prompt.defend",
            other=duel.aggressor,
            region=duel.region,
            area=AREAS[duel.area],
            cards=cards_to_deflect(state, self.seat),
        )

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why not: the cards or the culture are missing. ID-CON-12, ID-CON-16"""
        duel = _duel(state)
        match action.verb:
            case "deflect":
                cards = cards_to_deflect(state, self.seat)
                rule = "ID-CON-12" if cards > 1 else "ID-CON-16"
                return because(rule, "cannot_deflect", area=AREAS[duel.area], cards=cards)
            case "repel":
                return because("ID-CON-12", "cannot_repel")
            case _:
                return because(self.rule, "answer_attack", other=duel.aggressor, region=duel.region)


def stand(state: State, emit: Emit) -> None:
    """Replace one of the target's cards with the attack card. ID-CON-09, ID-AMB-14"""
    duel = _duel(state)
    state.duel = None
    replace_card(state, duel.aggressor, duel.target, duel.region, duel.area)
    emit(InfluenceReplaced, duel.aggressor, duel.target, duel.region, AREAS[duel.area])


@frozen
class Press(Ask[State]):
    """The choice to continue. Asked of every seat with cards left, so as not to reveal which areas they are.

    ID-CON-08, ID-Q-07
    """

    rule: ClassVar[str] = "ID-CON-13"
    by_itself: ClassVar[bool] = False
    passing: ClassVar[Action | None] = STOP

    def options(self, state: State) -> tuple[Action, ...]:
        """Return `press`, if there's another card of the area, and `stop`."""
        hand = state.hands[self.seat]
        if not hand:
            return ()
        return (PRESS, STOP) if AREAS[_duel(state).area] in hand else (STOP,)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Play another card without paying again."""
        if action == PRESS:
            drop(state)
            duel = _duel(state)
            attack(state, changed(duel, played=duel.played + 1, lies=True), emit)

    def prompt(self, state: State) -> Line:
        duel = _duel(state)
        return line("prompt.press", other=duel.target, region=duel.region, area=AREAS[duel.area])

    def why_not(self, state: State, action: Action) -> Reason:
        duel = _duel(state)
        if action.verb == "press":
            return because(self.rule, "none_left", area=AREAS[duel.area])
        return because(self.rule, "press_or_stop", region=duel.region)


@frozen
class EndConflict(Do[State]):
    """The end of a Conflict because the aggressor stopped or had to stop. ID-CON-13"""

    def run(self, state: State, emit: Emit) -> None:
        """Close the Conflict. Its price isn't refunded. ID-AMB-50"""
        duel = _duel(state)
        state.duel = None
        emit(ConflictStopped, duel.aggressor, duel.target, duel.region, AREAS[duel.area])


# Weapons of Mass Destruction


def fire(state: State, seat: Seat, other: Seat, region: str, areas: tuple[int, ...], emit: Emit) -> None:
    """Return a weapon to its pile and destroy what it hits. ID-CON-18, ID-AMB-17, ID-AMB-62"""
    held = state.advancements[seat]
    state.advancements = seated(state.advancements, seat, seated(held, WEAPON, held[WEAPON] - 1))
    emit(WeaponFired, seat, other, region, AREAS[areas[0]] if len(areas) == 1 else "")
    victims = state.seats if state.rulings.wmd_scope == "whole_region" else (other,)
    for victim in victims:
        destroy(state, victim, region, areas, emit)


def destroy(state: State, seat: Seat, region: str, areas: tuple[int, ...], emit: Emit) -> None:
    """Discard all of a seat's cards in the given areas of a region."""
    for area in areas:
        count = state.cards[region][area][seat]
        if count:
            remove(state, seat, region, area, count)
            emit(InfluenceDestroyed, seat, region, AREAS[area], count)
