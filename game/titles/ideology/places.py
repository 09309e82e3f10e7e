"""Sets of regions as integers, in which region n of the map is bit n: fast to combine, and small in memory."""

from collections.abc import Iterable, Iterator
from functools import cache

from game.core.contract import Action, option
from game.titles.ideology.faces import NEIGHBOURS, REGION, REGIONS

Places = int
"""A set of regions."""

NOWHERE: Places = 0
EVERYWHERE: Places = (1 << len(REGIONS)) - 1
BIT = {region: 1 << number for number, region in enumerate(REGIONS)}
AROUND = {region: sum([BIT[other] for other in NEIGHBOURS[region]]) for region in REGIONS}
"""Region → its neighbours."""
PRINTED = {level: sum([BIT[r] for r in REGIONS if REGION[r].level == level]) for level in (1, 2, 3)}
"""Printed level → the regions that have it."""

_BLOCK = 11
_LOW = (1 << _BLOCK) - 1


def places(regions: Iterable[str]) -> Places:
    """Return regions as a set."""
    return sum([BIT[region] for region in regions])


def regions(of: Places) -> Iterator[str]:
    """Yield a set's regions in map order."""
    while of:
        lowest = of & -of
        yield REGIONS[lowest.bit_length() - 1]
        of ^= lowest


def each(deed: Action, where: Places) -> tuple[Action, ...]:
    """Return an option of `deed` for each region of a set, in map order.

    The set is split into blocks of regions whose results are cached, because random play and search spend most of
    their calls here.
    """
    if not where:
        return ()
    verb = deed.verb
    return (
        _block(verb, 0, where & _LOW)
        + _block(verb, _BLOCK, (where >> _BLOCK) & _LOW)
        + _block(verb, 2 * _BLOCK, (where >> 2 * _BLOCK) & _LOW)
        + _block(verb, 3 * _BLOCK, where >> 3 * _BLOCK)
    )


@cache
def _block(verb: str, first: int, where: Places) -> tuple[Action, ...]:
    return tuple([option(verb, region) for region in regions(where << first)])
