"""What the setup says about evening out two unequal sides, with measured figures."""

from game.client.kit.flow import Column
from game.client.kit.theme import ROOM, TIGHT
from game.client.scenes.setup.choices import Choices
from game.core.content.even import EVEN, NAMED, PRINTED, GamesWon, Uneven, pairing, pairings
from game.core.language.words import say, sentence_case


def paint(lines: Column, choices: Choices) -> None:
    """Paint the option's value and its measured effect, if it makes a difference at this table."""
    option = next((each for each in choices.options if each.id == EVEN), None)
    met = _met(choices)
    if option is None or not met:
        return
    value = choices.rules()[EVEN]
    lines.label(option.label)
    lines.gap(TIGHT)
    said = [sentence_case(option.label_of(value)) + ".", *_told(value, met)]
    if len(choices.people) == len(choices.seats) and value != NAMED:
        said.append(say("setup.even_offer", label=option.label_of(NAMED)))
    lines.text(" ".join(said), pale=value == PRINTED)
    lines.gap(ROOM)


def _met(choices: Choices) -> tuple[Uneven, ...]:
    """Return the possible pairings at this table: the one chosen, or all if the sides are dealt."""
    sides = [seat.faction for seat in choices.seats]
    if not all(sides):
        return pairings(choices.title)
    found = pairing(choices.title, sides)
    return (found,) if found is not None else ()


def _told(value: str, met: tuple[Uneven, ...]) -> list[str]:
    """Return how often the stronger side won as printed and, if another rule is chosen, evened out."""
    helped = [each for each in met if each.more]
    if not helped:
        return [say("setup.even_fair")]
    printed = _total([each.printed for each in helped])
    told = [say("setup.even_printed", won=f"{printed.share:.0%}", games=printed.games)]
    if value != PRINTED:
        evened = _total([each.evened for each in helped])
        told.append(say("setup.even_measured", won=f"{evened.share:.0%}", games=evened.games))
    if value == NAMED:
        told.append(say("setup.even_named"))
    return told


def _total(every: list[GamesWon]) -> GamesWon:
    return GamesWon(sum(each.won for each in every), sum(each.games for each in every))
