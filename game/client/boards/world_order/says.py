"""What a card does in plain sentences: one for each action, where it can be done now, what keeping it brings."""

from collections.abc import Iterator

from game.client.table.picture import Picture
from game.core.contract import Field, Seat
from game.titles.world_order.board import have
from game.titles.world_order.domestic import GetGrowth, IncreaseProsperity, Produce
from game.titles.world_order.economy import Invest, Trade
from game.titles.world_order.faces import ASSET, FACE, GROWTH, POWER, kind_of
from game.titles.world_order.influence import AddInfluence, Convert, Reset
from game.titles.world_order.military import BuildBase, Move
from game.titles.world_order.relations import Engage, ImproveRelations
from game.titles.world_order.state import State
from game.titles.world_order.steps import EFFECTS, Choose, Draw, ForEach, Gain, If, Pay, Ready, Step, Steps, Trash
from game.titles.world_order.turns import PlayAnother

ACT: dict[type[Step], str] = {
    ImproveRelations: "improve_relations",
    Engage: "engage",
    Trade: "trade",
    Invest: "invest",
    Move: "move",
    BuildBase: "build_base",
    GetGrowth: "growth",
    Produce: "produce",
    IncreaseProsperity: "prosperity",
    Reset: "reset",
    Convert: "convert",
    Ready: "ready",
    AddInfluence: "influence",
    Trash: "trash",
    PlayAnother: "play_another",
}
"""Step → under which name it is told what it does."""
LESSON = {
    "improve_relations": "choose_country",
    "engage": "choose_engage",
    "trade": "choose_export",
    "invest": "choose_investment",
    "move": "choose_army",
    "build_base": "choose_base",
    "growth": "choose_growth",
    "produce": "choose_type",
}
"""Action → the guide's topic that explains it."""
MOST = 4
"""How many places are named before the rest is counted."""


def steps_of(steps: Steps) -> Iterator[Step]:
    """All steps of a card, those of its branches and conditions too."""
    for step in steps:
        yield step
        match step:
            case Choose(branches=branches):
                for _, inner in branches:
                    yield from steps_of(inner)
            case If(steps=inner) | Pay(steps=inner) | ForEach(steps=inner):
                yield from steps_of(inner)
            case _:
                continue


def actions(card: str) -> tuple[str, ...]:
    """The actions of a card, each once, in the order of its lines."""
    found = [ACT[type(step)] for step in steps_of(EFFECTS.get(kind_of(card), ())) if type(step) in ACT]
    return tuple(dict.fromkeys(found))


def topics_of(card: str) -> tuple[str, ...]:
    """What the guide has to say on the actions of a card."""
    return tuple(LESSON[act] for act in actions(card) if act in LESSON)


def explained(picture: Picture, card: str) -> list[str]:
    """A sentence for every action of a card, its name *starred*."""
    return [act_says(picture, act) for act in actions(card) if picture.words.has(f"does.{act}")]


def says_nothing_more(picture: Picture, card: str) -> bool:
    """Whether a card is one plain action, so that the sentence of that action says all of it."""
    acts, text = actions(card), picture.say(f"card.{kind_of(card)}")
    return len(acts) == 1 and text.rstrip(".").lower() == picture.name(acts[0]).lower()


def act_says(picture: Picture, act: str) -> str:
    """What an action costs and brings."""
    board = POWER[picture.view.powers[picture.below]]
    fields: dict[str, Field] = {"exports": board.exports, "imports": board.imports}
    return picture.say(f"does.{act}", **fields)


def can_now(picture: Picture, card: str) -> list[str]:
    """For the first lines of a card, as far as nothing else changes before them: where they can be done now."""
    view: State = picture.view
    told, sure = [], True
    for step in _first_lines(EFFECTS.get(kind_of(card), ())):
        places = targets(view, picture.below, step)
        if places is None:
            sure = sure and not isinstance(step, Gain | Draw | Ready)
            continue
        if places or sure:
            told.append(_now(picture, ACT[type(step)], places))
    return list(dict.fromkeys(told))


def _first_lines(steps: Steps) -> Iterator[Step]:
    """The lines of a card, a choice of them opened."""
    for step in steps:
        if isinstance(step, Choose):
            for _, inner in step.branches:
                yield from inner
        else:
            yield step


def targets(view: State, seat: int, step: Step) -> list[str] | None:
    """The Countries, Regions or cards an action could be done with and paid for; None where that is not known."""
    match step:
        case ImproveRelations(search=False) | GetGrowth():
            return step.targets(view, seat)
        case Engage(among="any") | Invest(that_country=False, elsewhere=False) | BuildBase(that_country=False):
            return step.targets(view, seat)
        case _:
            return None


def _now(picture: Picture, act: str, places: list[str]) -> str:
    name = picture.name(act)
    head = name[:1].upper() + name[1:]
    if not places:
        return picture.say("board.now_nothing", act=head)
    named = ", ".join(picture.name(place) for place in places[:MOST])
    more = len(places) - MOST
    return picture.say("board.now_places", act=head, places=named, more=more if more > 0 else "")


def kept(picture: Picture, card: str) -> str:
    """What a card gives that is kept for Research."""
    face = FACE[card]
    gains = [f"+{count} {picture.words.counted(what, count)}" for what, count in face.bonus.items()]
    gains.append(picture.say("board.kept_research", count=face.research))
    return picture.say("board.if_kept", gains=", ".join(gains))


def for_sale(picture: Picture, card: str) -> str:
    """What a card of the market costs; nothing for one that cannot be bought."""
    cost = FACE[card].cost
    return picture.say("board.market_price", cost=cost) if cost else ""


def keeps(picture: Picture, given: str) -> str:
    """What is kept when one of three Assets is given back."""
    view: State = picture.view
    rest = [asset for asset in view.dealt[picture.below] if asset != given]
    vp = sum(ASSET[asset].vp for asset in rest)
    return picture.say("board.keeps", assets=tuple(rest), vp=vp)


def branch_says(picture: Picture, noun: str) -> str:
    """What a line of a card costs and brings."""
    return act_says(picture, noun) if picture.words.has(f"does.{noun}") else ""


def growth_stands(picture: Picture, card: str, seat: Seat) -> tuple[str, str]:
    """How a Growth card stands for a seat ("yours", "open", "barred"), and the same in words."""
    view: State = picture.view
    face, level = GROWTH[card], len(view.growth[seat]) + 1
    lacking = tuple(
        f"{count - have(view, seat, what)} {picture.words.counted(what, count - have(view, seat, what))}"
        for what, count in face.cost.items()
        if have(view, seat, what) < count
    )
    if card in view.growth[seat]:
        return "yours", picture.say("board.growth_yours")
    if face.level < level:
        return "barred", picture.say("board.growth_passed", level=face.level)
    if face.level > level:
        return "barred", picture.say("board.growth_later", level=face.level - 1)
    if not view.growth_left[card]:
        return "barred", picture.say("board.growth_gone")
    if lacking:
        return "barred", picture.say("board.growth_lacks", lacking=lacking)
    return "open", picture.say("board.growth_open")
