"""Laws that hold for every title on the shelf, at every number of seats."""

from game.titles import SHELF, title

TABLES = [(name, seats) for name in SHELF for seats in range(title(name).SEATS[0], title(name).SEATS[1] + 1)]
"""Every title with every number of seats."""
