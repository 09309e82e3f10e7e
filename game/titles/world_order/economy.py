"""The Economic actions: Trade with Countries and powers, and Invest. WO-TRD, WO-INV"""

from collections.abc import Mapping
from typing import ClassVar

from game.core.agenda import Ask, Do, push
from game.core.contract import Action, Emit, Line, Reason, Seat, Verbs, because, line, option
from game.core.frozen import frozen
from game.core.record import changed, seated
from game.titles.world_order.board import add, earn, exhaust, gain, memo, note, put, set_ally, spend
from game.titles.world_order.events import Bought, BoughtFrom, CommerceTurnedDown, Invested, Sold
from game.titles.world_order.faces import COUNTRY, EXPORT_PRICE, IMPORT_PRICE, POWER, POWERS, RESOURCES, Country
from game.titles.world_order.influence import add_influence
from game.titles.world_order.state import Ally, State, open_countries, region_of, seat_of
from game.titles.world_order.steps import DONE, NONE, Step, numbers

ENERGY_MARKET = 4
"""The energy that a Region must have bought to count for New Energy Markets."""


# The scope of a Trade


@frozen
class Trade(Step):
    """The step to export and import within the limits of the Trade Deals card. WO-TRD-01"""

    single: bool = False
    """True if only one transaction is allowed."""
    extra_region: bool = False
    """True if the open Countries of the chosen Region count as allies too."""
    only_regions: bool = False
    """True if only allies and open Countries in the chosen Regions count, and no powers. WO-AMB-32"""
    double: tuple[str, ...] = ()
    """The types whose symbols count double."""
    double_one_of: tuple[str, ...] = ()
    more_imports: int = 0
    reach: str = ""
    """What the chosen Regions must have bought: "brand" for goods and services, "energy" for 4 energy."""

    def can(self, state: State, seat: Seat) -> bool:
        deal = self.deal(state, seat)
        return bool(exports(state, seat, deal) or imports(state, seat, deal))

    def deal(self, state: State, seat: Seat) -> "Deal":
        """Return the transactions that this Trade allows."""
        board = POWER[state.powers[seat]]
        exports, imports = (1, 1) if self.single else (board.exports, board.imports + self.more_imports)
        return Deal(self, exports, imports, doubled=self.double)

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        """Start with the exports; imports follow. WO-TRD-14"""
        deal = self.deal(state, seat)
        push(state, ChooseDouble(seat, deal) if self.double_one_of else ChooseExport(seat, deal))


@frozen
class Deal:
    """The state of a Trade in progress."""

    trade: Trade
    exports: int
    """The number of exports left."""
    imports: int
    doubled: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    """The types already traded. WO-TRD-05"""
    sold: tuple[tuple[str, int], ...] = ()
    bought: int = 0
    """The number of types bought."""
    partner: bool = False
    """True if a purchase from a player earns diplomacy. WO-TRD-11, WO-TRD-12"""

    def exported(self, what: str, units: int) -> "Deal":
        """Return the deal after an export."""
        return changed(
            self,
            exports=self.exports - 1,
            imports=0 if self.trade.single else self.imports,
            used=(*self.used, what),
            sold=(*self.sold, (what, units)),
        )

    def imported(self, what: str, partner: bool) -> "Deal":
        """Return the deal after an import."""
        return changed(
            self,
            exports=0,
            imports=self.imports - 1,
            used=(*self.used, what),
            bought=self.bought + 1,
            partner=self.partner or partner,
        )


def symbols(state: State, seat: Seat, deal: Deal, side: str, regions: tuple[str, ...] = ()) -> dict[str, int]:
    """Count the trade symbols of a seat's Countries; `side` is "exports" or "imports". WO-TRD-03, WO-TRD-04"""
    known, only = memo(state), deal.trade.only_regions
    wanted = regions or (known.regions if only else ())
    found: dict[str, int] = {}
    for card, ally in state.allies[seat].items():
        face = COUNTRY[card]
        if not wanted or face.region in wanted:
            _count(found, face, side, deal)
            if ally.under:
                _count(found, COUNTRY[ally.under], side, deal)
    guests = known.regions if only else (known.region,) if deal.trade.extra_region and known.region else ()
    for region in guests:
        if not wanted or region in wanted:
            for card in open_countries(state, region):
                _count(found, COUNTRY[card], side, deal)
    return found


def _count(found: dict[str, int], face: Country, side: str, deal: Deal) -> None:
    counts: Mapping[str, int] = getattr(face, side)
    for what, number in counts.items():
        found[what] = found.get(what, 0) + (2 * number if what in deal.doubled else number)


def exports(state: State, seat: Seat, deal: Deal) -> dict[str, int]:
    """Return how many units of each type can currently be exported. WO-TRD-03, WO-TRD-05, WO-TRD-08"""
    if not deal.exports:
        return {}
    stock = state.stock[seat]
    return {
        what: min(number, stock[what])
        for what, number in symbols(state, seat, deal, "exports").items()
        if what not in deal.used and stock[what]
    }


def imports(state: State, seat: Seat, deal: Deal) -> list[str]:
    """Return the types that somebody can supply and the seat can afford. WO-TRD-04, WO-TRD-07"""
    if not deal.imports:
        return []
    from_allies, money = symbols(state, seat, deal, "imports"), state.money[seat]
    return [
        what
        for what, price in IMPORT_PRICE.items()
        if what not in deal.used and price <= money and (from_allies.get(what) or sellers(state, seat, deal, what))
    ]


def sellers(state: State, seat: Seat, deal: Deal, what: str) -> list[str]:
    """Return the powers that can sell a type, in the order they're asked. WO-TRD-10, WO-TRD-13"""
    if deal.trade.only_regions:
        return []
    deals = POWER[state.powers[seat]].deals
    return [power for power in POWERS if power in deals and on_offer(state, seat, power, what)]


def on_offer(state: State, seat: Seat, power: str, what: str) -> int:
    """Return how many units of a type a power offers; it can't refuse to sell them. WO-TRD-10"""
    most = POWER[state.powers[seat]].deals[power].get(what, 0)
    owner = seat_of(state, power)
    if owner is None or not most:
        return most
    if state.commerce[owner] and what in POWER[power].commerce:
        return min(most, POWER[power].commerce[what])
    return min(most, state.stock[owner][what])


# Exports


@frozen
class ChooseDouble(Ask[State]):
    """Energy Titan: the choice of the symbols that count double. WO-AMB-19"""

    rule: ClassVar[str] = "WO-AMB-19"
    verbs: ClassVar[Verbs] = (("resource", "double"),)

    deal: Deal

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the types that the card names."""
        return tuple([option("double", what) for what in self.deal.trade.double_one_of])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Ask for the exports."""
        push(state, ChooseExport(self.seat, changed(self.deal, doubled=(action.noun,))))


@frozen
class ChooseExport(Ask[State]):
    """The choice of a type to export. WO-TRD-02, WO-TRD-14"""

    rule: ClassVar[str] = "WO-TRD-14"

    deal: Deal

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the types with symbols and stock, and `done`, which leads to the imports."""
        return (*[option("export", what) for what in exports(state, self.seat, self.deal)], DONE)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        if action == DONE:
            push(state, ChooseImport(self.seat, self.deal))
        else:
            push(state, SellUnits(self.seat, self.deal, action.noun))

    def prompt(self, state: State) -> Line:
        return line("prompt.choose_export", more=self.deal.exports)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why this type can't be exported. WO-TRD-01, WO-TRD-03, WO-TRD-05, WO-TRD-07, WO-TRD-08"""
        verb, what = action
        if verb != "export" or what not in RESOURCES:
            return Ask.why_not(self, state, action)
        if what == "diplomacy":
            return because("WO-TRD-07", "no_trade_in_diplomacy")
        if what in self.deal.used:
            return because("WO-TRD-05", "traded_already", what=what)
        if not self.deal.exports:
            return because("WO-TRD-01", "no_export_left")
        if not symbols(state, self.seat, self.deal, "exports").get(what):
            return because("WO-TRD-03", "no_symbol", what=what)
        return because("WO-TRD-08" if what == "army" else "WO-TRD-03", "nothing_to_sell", what=what)


@frozen
class SellUnits(Ask[State]):
    """The choice of how many units to export. WO-TRD-03"""

    rule: ClassVar[str] = "WO-TRD-03"

    deal: Deal
    what: str

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the numbers from 1 to symbols or stock, whichever is smaller."""
        return numbers(option("sell"), 1, exports(state, self.seat, self.deal)[self.what])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Sell them at once. WO-TRD-06"""
        units, stock = int(action.noun), state.stock[self.seat]
        money = units * EXPORT_PRICE[self.what]
        put(state, self.seat, self.what, stock[self.what] - units)
        earn(state, self.seat, money)
        emit(Sold, self.seat, self.what, units, money)
        push(state, ChooseExport(self.seat, self.deal.exported(self.what, units)))

    def prompt(self, state: State) -> Line:
        return line("prompt.sell_units", what=self.what, money=EXPORT_PRICE[self.what])


# Imports


@frozen
class ChooseImport(Ask[State]):
    """The choice of a type to import. WO-TRD-04"""

    rule: ClassVar[str] = "WO-TRD-14"
    verbs: ClassVar[Verbs] = (("resource", "import"),)

    deal: Deal

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the available types, and `done`."""
        return (*[option("import", what) for what in imports(state, self.seat, self.deal)], DONE)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Buy the type, or end the Trade."""
        if action == DONE:
            push(state, EndTrade(self.seat, self.deal))
        else:
            deal, what = self.deal, action.noun
            supply = symbols(state, self.seat, deal, "imports").get(what, 0)
            push(state, BuyFromAllies(self.seat, deal, what, supply))

    def prompt(self, state: State) -> Line:
        return line("prompt.choose_import", more=self.deal.imports)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why this type can't be imported. WO-TRD-01, WO-TRD-05, WO-TRD-07, WO-TRD-10, WO-GEN-10"""
        verb, what = action
        if verb != "import" or what not in RESOURCES:
            return Ask.why_not(self, state, action)
        if what not in IMPORT_PRICE:
            return because("WO-TRD-07", "cannot_be_bought", what=what)
        if what in self.deal.used:
            return because("WO-TRD-05", "traded_already", what=what)
        if not self.deal.imports:
            return because("WO-TRD-01", "no_import_left")
        price, money = IMPORT_PRICE[what], state.money[self.seat]
        if money < price:
            return because("WO-GEN-10", "import_price", what=what, money=price, have=money)
        return because("WO-TRD-10", "nobody_sells", what=what)


@frozen
class BuyFromAllies(Ask[State]):
    """The choice of how many units to buy from allied Countries. WO-TRD-09, WO-TRD-15"""

    rule: ClassVar[str] = "WO-TRD-15"

    deal: Deal
    what: str
    supply: int

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the numbers up to the allies' symbols and the seat's money; 0 only if a power can sell too."""
        most = min(self.supply, state.money[self.seat] // IMPORT_PRICE[self.what])
        least = 0 if sellers(state, self.seat, self.deal, self.what) or not most else 1
        return numbers(option("buy"), least, most)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Pay the bank, then ask the powers."""
        units = int(action.noun)
        if units:
            money = units * IMPORT_PRICE[self.what]
            spend(state, self.seat, money)
            emit(Bought, self.seat, self.what, units, money)
            add(state, self.seat, self.what, units, emit)
        powers = tuple(sellers(state, self.seat, self.deal, self.what))
        push(state, BuyFromPowers(self.seat, self.deal, self.what, powers, units > 0))

    def prompt(self, state: State) -> Line:
        return line("prompt.buy_from_allies", what=self.what, money=IMPORT_PRICE[self.what])


@frozen
class BuyFromPowers(Do[State]):
    """The purchases from the selling powers, one power after another. WO-TRD-10"""

    seat: Seat
    deal: Deal
    what: str
    powers: tuple[str, ...]
    any: bool
    """True if any units of this type were already bought."""
    partner: bool = False

    def run(self, state: State, emit: Emit) -> None:
        """Continue with the next power, or end this import."""
        if not self.powers:
            deal = self.deal.imported(self.what, self.partner) if self.any else self.deal
            push(state, ChooseImport(self.seat, deal))
            return
        rest = changed(self, powers=self.powers[1:])
        push(state, BuyFromPower(self.seat, self.powers[0], rest))


@frozen
class BuyFromPower(Ask[State]):
    """The choice of how many units to buy from a power. WO-TRD-10, WO-TRD-12, WO-TRD-13"""

    rule: ClassVar[str] = "WO-TRD-10"

    power: str
    rest: BuyFromPowers

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the numbers up to the power's offer and the seat's money; 0 unless it's the last chance."""
        what = self.rest.what
        most = min(on_offer(state, self.seat, self.power, what), state.money[self.seat] // IMPORT_PRICE[what])
        if not most:
            return (option("buy", "0"),)
        return numbers(option("buy"), 0 if self.rest.any or self.rest.powers else 1, most)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Pay the power, which turns down a Commerce card or hands over its own units."""
        units = int(action.noun)
        partner = bool(units) and buy_from(state, self.seat, self.power, self.rest.what, units, emit)
        push(state, changed(self.rest, any=self.rest.any or units > 0, partner=self.rest.partner or partner))

    def prompt(self, state: State) -> Line:
        what = self.rest.what
        return line("prompt.buy_from_power", power=self.power, what=what, money=IMPORT_PRICE[what])


def buy_from(state: State, seat: Seat, power: str, what: str, units: int, emit: Emit) -> bool:
    """Buy from a power; return True if this earns diplomacy. WO-TRD-09 to 13, WO-AMB-14, WO-AMB-16"""
    money, owner = units * IMPORT_PRICE[what], seat_of(state, power)
    spend(state, seat, money)
    emit(BoughtFrom, seat, what, units, money, power)
    full = False
    if owner is not None:
        earn(state, owner, money)
        full = units >= POWER[power].commerce[what]
        if state.commerce[owner]:
            turn_down(state, owner, emit)
        else:
            put(state, owner, what, state.stock[owner][what] - units)
    add(state, seat, what, units, emit)
    return full


def turn_down(state: State, seat: Seat, emit: Emit) -> None:
    """Turn one of a seat's Commerce cards face down; a power's cards are all the same. WO-AMB-49"""
    state.commerce = seated(state.commerce, seat, state.commerce[seat] - 1)
    emit(CommerceTurnedDown, state.powers[seat])


# The end of a Trade


@frozen
class EndTrade(Do[State]):
    """The end of a Trade: diplomacy for buying from players, and the facts that the card refers to.

    WO-TRD-11, WO-AMB-73
    """

    seat: Seat
    deal: Deal

    def run(self, state: State, emit: Emit) -> None:
        """Gain the diplomacy, and record facts for the lines that follow."""
        deal = self.deal
        if deal.partner:
            gain(state, self.seat, "diplomacy", 1, emit)
        note(state, imported=deal.bought)
        state.done = bool(deal.used)
        if deal.trade.reach == "brand":
            self._brand(state)
        elif deal.trade.reach == "energy":
            self._energy(state)

    def _sold(self, what: str) -> int:
        return dict(self.deal.sold).get(what, 0)

    def _into(self, state: State, region: str, what: str) -> int:
        """Return how many units of a type went to a Region's symbols, counted in the seller's favour."""
        symbols_there = symbols(state, self.seat, self.deal, "exports", (region,)).get(what, 0)
        return min(self._sold(what), symbols_there)

    def _brand(self, state: State) -> None:
        region = memo(state).region
        if region and self._into(state, region, "goods") and self._into(state, region, "services"):
            note(state, reached=(region,), here=region)

    def _energy(self, state: State) -> None:
        """Record the Regions reached.

        The seller is asked only if the energy is enough for either of two Regions, but not for both.
        """
        reached = tuple(
            [region for region in memo(state).regions if self._into(state, region, "energy") >= ENERGY_MARKET]
        )
        if len(reached) == 2 and self._sold("energy") < 2 * ENERGY_MARKET:
            push(state, NameReached(self.seat, reached))
        else:
            note(state, reached=reached)


@frozen
class NameReached(Ask[State]):
    """New Energy Markets: the choice of the Region that bought the 4 energy. WO-AMB-73"""

    rule: ClassVar[str] = "WO-AMB-73"
    verbs: ClassVar[Verbs] = (("region", "region"),)

    regions: tuple[str, ...]

    def options(self, state: State) -> tuple[Action, ...]:
        return tuple([option("region", region) for region in self.regions])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        note(state, reached=(action.noun,))
        state.done = True


# Invest


@frozen
class Invest(Step):
    """The step to put an FDI token on an ally. WO-INV-01"""

    that_country: bool = False
    exhausting: bool = True
    again: bool = False
    """True if a Country that already has one of the seat's tokens is allowed too. WO-AMB-82"""
    surcharge: int = 0
    elsewhere: bool = False
    """True if the Region of "that Country" is excluded."""
    may: bool = False

    def targets(self, state: State, seat: Seat) -> list[str]:
        """Return the allies that the seat can invest in and pay for. WO-INV-02"""
        money, known = state.money[seat] - self.surcharge, memo(state).country
        far_from = region_of(known) if self.elsewhere and known else ""
        found = []
        for card, ally in state.allies[seat].items():
            if self.that_country and card != known:
                continue
            if ally.fdi > self.again or (self.exhausting and not ally.ready):
                continue
            face = COUNTRY[card]
            if face.invest <= money and face.region != far_from:
                found.append(card)
        return found

    def can(self, state: State, seat: Seat) -> bool:
        return bool(self.targets(state, seat))

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        push(state, ChooseInvestment(seat, self))


@frozen
class ChooseInvestment(Ask[State]):
    """The choice of a Country to invest in. WO-INV-01"""

    rule: ClassVar[str] = "WO-INV-01"
    verbs: ClassVar[Verbs] = (("country", "invest"),)

    step: Invest

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the affordable allies, and `none` if the line is optional."""
        options = [option("invest", card) for card in self.step.targets(state, self.seat)]
        return (*options, NONE) if options and self.step.may else tuple(options)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Pay, exhaust the ally, put the token on it, then add Influence."""
        if action == NONE:
            return
        card, step = action.noun, self.step
        money = COUNTRY[card].invest + step.surcharge
        spend(state, self.seat, money)
        if step.exhausting:
            exhaust(state, self.seat, card, emit)
        ally = state.allies[self.seat][card]
        set_ally(state, self.seat, card, Ally(ally.ready, ally.fdi + 1, ally.bases, ally.under))
        emit(Invested, self.seat, card, money)
        note(state, country=card)
        state.done = True
        add_influence(state, self.seat, region_of(card))

    def prompt(self, state: State) -> Line:
        return line("prompt.choose_investment", surcharge=self.step.surcharge or "")

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why a seat can't invest in this Country. WO-INV-01, WO-INV-02, WO-GEN-10"""
        verb, card = action
        if verb != "invest" or card not in COUNTRY:
            return Ask.why_not(self, state, action)
        ally, step = state.allies[self.seat].get(card), self.step
        if ally is None:
            return because(self.rule, "not_allied", country=card)
        if step.exhausting and not ally.ready:
            return because(self.rule, "exhausted", country=card)
        if ally.fdi > step.again:
            return because("WO-INV-02", "invested_already", country=card)
        cost, have = COUNTRY[card].invest + step.surcharge, state.money[self.seat]
        if have < cost:
            return because("WO-GEN-10", "invest_cost", country=card, money=cost, have=have)
        return because("WO-GEN-02", "other_country", country=card)
