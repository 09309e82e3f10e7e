"""Evidence: two deeds in new worlds, and in lines with other answers, to confirm what may decide between them.

What is found in one set of worlds is the luckiest of many candidates. So it is undone again in worlds that weren't
searched for it, and counts only if most of the difference is gone in both sets together.
"""

from functools import cached_property

from ai.coach.causes import Cause, Continuation, courses, gaps, is_stock, left_without, parts, shares
from ai.coach.standing import Comparison, Standing
from ai.coach.variations import Variations
from game.core.contract import Line

CONFIRMED = 0.35
"""The maximum fraction of the difference that may be left in all worlds together."""
OUTWEIGHED = 1.0
"""How far the other deed may be ahead without what is named, as a fraction of the difference."""
AS_PLAYED = 0.5
"""The minimum fraction of a difference in shares that lines drawn as the search played must show too."""
KNOWN_OF_BOTH = 0.75
"""The share of best lines from which something counts as happening anyway, even if drawn lines omit it."""
Found = Cause | Standing
Sides = tuple[Continuation, Continuation, Comparison]
"""The continuations of two deeds, and the comparison of their ends."""


class Evidence:
    """Two deeds' continuations in one set of lines, and in others that may confirm it."""

    def __init__(self, lines: Variations, mine: Continuation, rival: Continuation) -> None:
        self.lines, self.mine, self.rival = lines, mine, rival
        self.happens = lines.heuristic.happens

    @cached_property
    def comparison(self) -> Comparison:
        """The ends of the lines, in the worlds that are searched for reasons."""
        return Comparison.of(self.lines, self.mine, self.rival)

    @cached_property
    def _again(self) -> tuple[Variations, Continuation, Continuation]:
        lines = self.lines.again
        return lines, *courses(lines, self.mine.deed, self.rival.deed, self.happens)

    @cached_property
    def _compared_again(self) -> Comparison:
        return Comparison.of(*self._again)

    @cached_property
    def _drawn(self) -> Sides:
        """Both deeds in the same worlds, with answers drawn as the search played them."""
        return self._sides(self.lines.as_played)

    @cached_property
    def _best(self) -> Sides:
        """Both deeds in the same worlds, with the best answers."""
        return self._sides(self.lines.as_best)

    def _sides(self, lines: Variations) -> Sides:
        mine, rival = courses(lines, self.mine.deed, self.rival.deed, self.happens)
        return mine, rival, Comparison.of(lines, mine, rival)

    def _is_of_both(self, found: Found) -> bool:
        """Return True if the best answers lead to something after both deeds, and only drawn answers omit it.

        An example is a card that is placed later in the same phase.
        """
        whats = [without_shares(told) for told in parts(found.told)]
        return any(min(_often(found, what, self._best)) >= KNOWN_OF_BOTH for what in whats)

    def is_confirmed(self, found: Found, most: float = CONFIRMED) -> bool:
        """Return True if most of the difference is gone in all worlds together, or all but `most` of it."""
        lines, mine, rival = self._again
        if isinstance(found, Cause):
            again = left_without(lines, mine, rival, found.what, self.happens)
        else:
            again = self._compared_again.without(found.names)
        here, there = abs(sum(gaps(self.mine, self.rival))), abs(sum(gaps(mine, rival)))
        left = (found.left * here + again * there) / (here + there)
        if left > most or (isinstance(found, Standing) and left < -OUTWEIGHED):
            return False
        if isinstance(found, Standing) and not self._is_scored_in_both(found):
            return False
        counted = any("often" in dict(each.fields) for each in parts(found.told))
        if not counted or not self.lines.search.root.visits:
            return True
        if self.lines.drawn:
            return not self._is_of_both(found) and self._is_weighed_in_both(found)
        return is_as_played(found, (self.mine, self.rival, self.comparison), self._drawn)

    def _is_played(self, told: Line) -> bool:
        """Return True if drawn lines agree on how often something happens, or if there are none."""
        if self.lines.drawn or not self.lines.search.root.visits:
            return True
        found = Cause((without_shares(told),), told, 0.0)
        return is_as_played(found, (self.mine, self.rival, self.comparison), self._drawn)

    def _is_weighed_in_both(self, found: Found) -> bool:
        """Return True if lines of best answers show at least half of what is outweighed."""
        other = dict(found.told.fields).get("other")
        if found.told.key != "coach.though" or not isinstance(other, Line) or "often" not in dict(other.fields):
            return True
        what, sides = without_shares(other), (self.mine, self.rival, self.comparison)
        apart = _apart(found, what, sides)
        return _apart(found, what, self._best) * apart >= AS_PLAYED * apart * apart

    def _is_scored_in_both(self, found: Standing) -> bool:
        """Return True if the points differ at least half as much in the lines with other answers."""
        apart = {name: here for name in found.names if (here := self.comparison.points_apart(name))}
        if not apart or not self.lines.search.root.visits:
            return True
        other = (self._best if self.lines.drawn else self._drawn)[2]
        return all(other.points_apart(name) * here >= AS_PLAYED * here * here for name, here in apart.items())

    def _is_sure(self, found: Standing) -> bool:
        """Return True if the other worlds confirm that something speaks against a deed."""
        if self._compared_again.without(found.names) < 1 or is_stock(found.told):
            return False
        if not self._is_scored_in_both(found):
            return False
        return self.lines.drawn or is_as_played(found, (self.mine, self.rival, self.comparison), self._drawn)


def without_shares(told: Line) -> Line:
    """Return a sentence without its phrase that says how often it is true."""
    return Line(told.key, tuple([each for each in told.fields if each[0] != "often"]))


def _often(found: Found, what: Line, sides: Sides) -> tuple[float, float]:
    """Return the share of lines in which something is true after each deed."""
    mine, rival, compared = sides
    here, there = shares(mine, rival, what)
    stands = compared.often(found.names, what) if isinstance(found, Standing) else (0.0, 0.0)
    return here + stands[0], there + stands[1]  # a stock is named with what made it, which is an event


def is_as_played(found: Found, best: Sides, drawn: Sides) -> bool:
    """Return True if lines drawn as the search played agree on how often something is the case.

    In lines of best answers, the answer at a branch with few tries is arbitrary, but always the same.
    """
    for told in parts(found.told):
        what = without_shares(told)
        apart = _apart(found, what, best)
        if what != told and _apart(found, what, drawn) * apart < AS_PLAYED * apart * apart:
            return False
    return True


def _apart(found: Found, what: Line, sides: Sides) -> float:
    """Return the share of lines in which something is true after the first deed, minus that after the second."""
    here, there = _often(found, what, sides)
    return here - there
