"""Laws that hold for every title on the shelf, at every number of seats."""

from game.titles import SHELF, rules_of

TABLES = [(name, seats) for name in SHELF for seats in range(rules_of(name).SEATS[0], rules_of(name).SEATS[1] + 1)]
"""Every title with every number of seats."""
