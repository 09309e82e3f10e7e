"""The effects of every card, line by line, keyed by its id in levels/world_order/cards.toml."""

from typing import ClassVar

from game.core.agenda import Ask, push
from game.core.content.loading import known
from game.core.contract import Action, Emit, Line, Seat, line
from game.core.frozen import frozen
from game.titles.world_order.board import memo, pay
from game.titles.world_order.domestic import GetGrowth, IncreaseProduction, IncreaseProsperity, Produce
from game.titles.world_order.economy import Invest, Trade
from game.titles.world_order.events import OfferAccepted, OfferDeclined
from game.titles.world_order.faces import ASSET, KIND
from game.titles.world_order.faces import GROWTH as GROWTH_CARDS
from game.titles.world_order.influence import (
    EITHER,
    FORCED,
    AddInfluence,
    Convert,
    Reset,
    add_influence,
    place_by_rule,
)
from game.titles.world_order.military import BuildBase, Move, PlaceArmies
from game.titles.world_order.relations import Engage, ImproveRelations
from game.titles.world_order.state import State, seat_of
from game.titles.world_order.steps import (
    EFFECTS,
    NO,
    YES,
    Choose,
    ChooseRegion,
    ChooseResource,
    Discard,
    Draw,
    DrawSome,
    ForEach,
    Gain,
    GainPer,
    If,
    Pay,
    PayCards,
    PayScaled,
    Ready,
    Step,
    Steps,
    Trash,
    price,
)
from game.titles.world_order.turns import PlayAnother, ResearchFree, TrashThis

NEIGHBOURHOOD = ("europe", "mena", "central_asia")
BRICS_REGIONS = ("americas", "africa", "south_asia")
BRICS_PRICE = 20
"""The money that BRICS asks of Russia, or all it has if that's less. WO-AMB-66"""


@frozen
class OfferToRussia(Step):
    """BRICS: an offer to Russia to pay for 1 Influence in the third Region. WO-SA-04, WO-SA-07, WO-AMB-66"""

    def can(self, state: State, seat: Seat) -> bool:
        """Return True if two of the three Regions were chosen."""
        return len(memo(state).regions) == len(BRICS_REGIONS) - 1

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        """Make the offer; without a player, Russia always adds its cube and pays nothing."""
        region = next(region for region in BRICS_REGIONS if region not in memo(state).regions)
        russia = seat_of(state, "russia")
        state.done = True
        if russia is None:
            place_by_rule(state, "russia", region, emit)
        else:
            push(state, AcceptOffer(russia, region))


@frozen
class AcceptOffer(Ask[State]):
    """BRICS: Russia's choice to pay and add Influence. WO-SA-07"""

    rule: ClassVar[str] = "WO-SA-07"
    open: ClassVar[bool] = True

    region: str

    def options(self, state: State) -> tuple[Action, ...]:
        return (YES, NO)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Pay 20, or everything if that's less."""
        if action == NO:
            emit(OfferDeclined, self.seat)
            return
        money = min(BRICS_PRICE, state.money[self.seat])
        pay(state, self.seat, {"money": money}, emit)
        emit(OfferAccepted, self.seat, money)
        add_influence(state, self.seat, self.region)

    def prompt(self, state: State) -> Line:
        return line("prompt.accept_offer", region=self.region, money=min(BRICS_PRICE, state.money[self.seat]))


STARTING: dict[str, Steps] = {
    "growth_strategy": (Choose((("growth", (GetGrowth(),)), ("produce", (Produce(3),)))),),
    "new_allies": (ImproveRelations(),),
    "diplomatic_engagement": (Engage(),),
    "foreign_trade": (Trade(),),
    "foreign_direct_investment": (Invest(),),
    "foreign_military_presence": (BuildBase(),),
    "military_reinforcements": (Gain("army", 1), Move(2)),
    "global_currency": (Trade(), GainPer("imported", "money", 5)),
    "military_pact": (BuildBase(), Gain("diplomacy", 1)),
    "soft_power": (Engage(cheap=NEIGHBOURHOOD),),
    "humanitarian_aid": (ImproveRelations(swap=3),),
    "military_re_equipment": (BuildBase(), Gain("army", 1)),
    "energy_titan": (Trade(double_one_of=("energy", "raw")),),
    "economic_diplomacy": (Invest(), Gain("diplomacy", 1)),
    "the_worlds_factory": (Trade(), Produce(only="goods", most=2)),
}

MARKET: dict[str, Steps] = {
    # diplomatic
    "assign_new_diplomats": (ImproveRelations(), ImproveRelations()),
    "ensure_peace_in_the_region": (Engage(per="ally"),),
    "build_new_embassy": (ImproveRelations(discount=1), Reset("country", may=True)),
    "activation_of_allies": (Ready(2, up_to=True), Engage()),
    "dominant_power": (Engage(per="army"),),
    "convincing_arguments": (
        Gain("diplomacy", 2),
        Choose((("improve_relations", (ImproveRelations(),)), ("engage", (Engage(),)))),
    ),
    "successful_negotiations": (Ready(), ImproveRelations(search=True, may=True)),
    "diplomatic_trip": (ImproveRelations(), Engage("country", may=True)),
    "new_strategic_partner": (
        ImproveRelations(),
        Choose(
            (("build_base", (BuildBase(that_country=True),)), ("move", (Move(2, to="country", ignore_base=True),)))
        ),
    ),
    # economic
    "return_on_investment": (GainPer("fdi", "money", 4), Invest()),
    "establish_trade_routes": (ChooseRegion(), Trade(extra_region=True), Reset("region")),
    "quantitative_easing": (Gain("money", 10), Invest()),
    "trade_opportunity": (Trade(single=True), PlayAnother()),
    "steady_partnership": (Invest(again=True),),
    "key_economic_partner": (Ready(remember=True), Invest(that_country=True, exhausting=False)),
    "economic_expansion": (Trade(), Invest()),
    "tap_into_new_markets": (
        ImproveRelations(),
        Choose((("invest", (Invest(that_country=True),)), ("trade", (Trade(),)))),
    ),
    # military
    "global_presence": (Produce(only="army"), Move(3)),
    "covert_military_operation": (Produce(only="army"), BuildBase()),
    "strengthen_alliance": (BuildBase(again=True),),
    "military_exercises": (Move(3), Reset("moved", may=True)),
    "improve_logistics": (BuildBase(cap=3, free_moves=True),),
    "power_play": (BuildBase(influence=EITHER),),
    "well_laid_plans": (Draw(), BuildBase()),
    # domestic
    "optimization_program": (Produce(), GetGrowth()),
    "minimize_bureaucracy": (TrashThis("minimize_bureaucracy"), ResearchFree()),
    "explore_alternatives": (Draw(2), PlayAnother()),
    "new_agenda": (Draw(3), PayCards(2, (PlayAnother(),))),
    "boost_production": (ChooseResource(), IncreaseProduction(that=True), Produce(only="that"), PlayAnother()),
    "prosperous_times": (
        Produce(only="goods"),
        Choose((("prosperity", (IncreaseProsperity(2),)), ("play_another", (PlayAnother(),))), optional=True),
    ),
    "initiate_restructuring": (Draw(), Trash(discards=True, may=True, steps=(PlayAnother(),))),
    "re_examine_agreement": (Reset("any"), Draw(), PlayAnother()),
    # of several types
    "re_evaluate_strategy": (
        Choose(
            (("improve_relations", (ImproveRelations(),)), ("trade", (Trade(),)), ("move", (Move(2),))), pick=2
        ),
    ),
}

PACK: dict[str, Steps] = {
    "strategic_reinforcements": (Move(3),),
    "energy_summit": (Gain("energy", 2), Trade()),
    "peacekeeping_mandate": (Move(2), Engage("moved", discount=1, may=True)),
    "debt_relief": (Pay(price(money=10), (Gain("diplomacy", 3),), may=True), ImproveRelations()),
    "cultural_exchange": (Ready(2, up_to=True), Gain("diplomacy", 2)),
    "joint_venture": (Produce(2), Invest()),
    "rapid_deployment": (Gain("army", 1), BuildBase(), Move(2)),
    "industrial_policy": (IncreaseProduction(), Produce(2)),
    "regional_summit": (Engage(discount=1), Reset("region", may=True)),
    "permanent_mission": (Pay(price(diplomacy=3), (Convert("any"),), may=True), Draw()),
    "think_tank": (Draw(2), Discard(1), Gain("services", 1)),
    "supply_chain_deal": (Trade(more_imports=1), GainPer("imported", "money", 3)),
}

ARMS_EXPORT: Steps = (Pay(price(army=2), (ChooseRegion(), AddInfluence()), receive=20),)
PRIVATE_MILITARY: Steps = (
    ChooseRegion(("europe", "mena", "africa", "central_asia"), other=True),
    PlaceArmies(1),
    AddInfluence(),
)
ASSETS: dict[str, Steps] = {
    # United States of America
    "us_arms_export": ARMS_EXPORT,
    "us_navy": (
        ChooseRegion(
            ("europe", "americas", "mena", "africa", "south_asia", "east_asia_pacific"),
            count=2,
            up_to=True,
            two_armies=10,
        ),
        ForEach((Move(exact=2, to="here", extra=5, navy=True),)),
        ForEach((If("moved two here", (AddInfluence("here"),)),)),
    ),
    "us_rd_champion": (Produce(2), GetGrowth()),
    "us_main_un_funding": (PayScaled(10, 2, "diplomacy", 3), Engage(need_ally=False)),
    "us_nato": (
        ChooseRegion(NEIGHBOURHOOD),
        Move(exact=2, to="region", ignore_base=True),
        If("moved", (AddInfluence("region", FORCED),)),
        Gain("diplomacy", 2),
    ),
    # European Union
    "eu_central_bank": (Gain("money", 20), GetGrowth(swap=10)),
    "eu_brand_europe": (
        ChooseRegion(("central_asia", "americas", "mena", "africa", "south_asia", "east_asia_pacific")),
        Trade(extra_region=True, reach="brand"),
        If("reached", (AddInfluence("here"),)),
    ),
    "eu_expansion": (
        ImproveRelations(among=("europe",)),
        If("took country", (Pay(price(diplomacy=2), (AddInfluence(("europe",), FORCED),), may=True),)),
    ),
    "eu_neighborhood_policy": (
        Engage(NEIGHBOURHOOD, need_ally=False),
        If(
            "named region",
            (Pay(price(money=10), (Engage(NEIGHBOURHOOD, need_ally=False, other_than_that=True),), may=True),),
        ),
    ),
    "eu_nato": (
        Pay(
            price(diplomacy=2, money=10),
            (ChooseRegion(NEIGHBOURHOOD), PlaceArmies(2), AddInfluence("region", FORCED)),
        ),
    ),
    # Russian Federation
    "ru_csto": (
        Pay(
            price(diplomacy=1), (Move(2, to=("central_asia",), free=True), AddInfluence(("central_asia",), FORCED))
        ),
    ),
    "ru_arms_export": ARMS_EXPORT,
    "ru_new_energy_markets": (
        ChooseRegion(count=2),
        Trade(only_regions=True, double=("energy",), reach="energy"),
        ForEach((If("reached", (AddInfluence("here"),)),)),
    ),
    "ru_cyber_attacks": (ChooseRegion(), Pay(price(services=1), (Reset(), AddInfluence()))),
    "ru_private_military": (
        Pay(price(money=20), PRIVATE_MILITARY),
        If("named region", (Pay(price(money=20), PRIVATE_MILITARY, may=True),)),
    ),
    # People's Republic of China
    "cn_south_china_sea": (
        Move(3, least=1, to=("east_asia_pacific",)),
        If("moved", (AddInfluence(("east_asia_pacific",), FORCED),)),
    ),
    "cn_brics": (
        Pay(
            price(money=30),
            (ChooseRegion(BRICS_REGIONS, count=2), ForEach((AddInfluence("here"),)), OfferToRussia()),
        ),
    ),
    "cn_belt_and_road": (Invest(), If("took country", (Invest(elsewhere=True, surcharge=10, may=True),))),
    "cn_sco": (
        ImproveRelations(among=("mena", "central_asia", "south_asia", "east_asia_pacific")),
        If(
            "took country",
            (
                Choose(
                    (
                        ("invest", (Invest(that_country=True),)),
                        ("build_base", (BuildBase(that_country=True),)),
                        ("engage", (Engage("country"),)),
                    ),
                    optional=True,
                ),
            ),
        ),
    ),
    "cn_rapid_industrialization": (
        Choose(
            (
                ("increase_two", (Pay(price(money=10), (IncreaseProduction(2), Gain("vp", 3))),)),
                ("increase_three", (Pay(price(money=20), (IncreaseProduction(3), Gain("vp", 3))),)),
            )
        ),
        PlayAnother(),
    ),
}

GROWTH: dict[str, Steps] = {
    "industrial_development": (IncreaseProduction(2),),
    "tactical_flexibility": (Draw(),),
    "reduced_bureaucracy": (Draw(), Trash()),
    "knowledge_transfer": (DrawSome(), Discard()),
}
"""The first two take effect when taken and the last two when used; the others have a lasting effect."""

ORDER: Steps = (
    Choose(
        (
            ("improve_relations", (ImproveRelations(),)),
            ("engage", (Engage(),)),
            ("trade", (Trade(),)),
            ("invest", (Invest(),)),
            ("move", (Gain("army", 1), Move(2))),
            ("build_base", (BuildBase(),)),
            ("growth", (GetGrowth(),)),
            ("produce", (Produce(3),)),
        )
    ),
)
"""The Executive Order: one of eight lines. WO-EXO-01, WO-EXO-03"""

EFFECTS.update({**STARTING, **MARKET, **PACK, **ASSETS, **GROWTH, "executive_order": ORDER})
STANDING = ("diplomatic_initiative", "diplomatic_opening", "strategic_advantage", "regional_resilience")
"""Growth cards with a lasting effect, checked where they apply; the rest only bring VPs."""
WORTH = ("space_program", "olympic_games")
known("world_order/cards.toml, growth", "the list", GROWTH_CARDS, (*GROWTH, *STANDING, *WORTH))
for _printed in (KIND, ASSET):
    known("world_order/cards.toml", "the list", _printed, EFFECTS)
