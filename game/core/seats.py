"""Seats, and the placeholder in a view for a thing that a seat may not know."""

from typing import TypeAlias

Seat: TypeAlias = int
"""A place at the table, counted from 0 in seating order."""

UNSEEN = "?"
"""The placeholder in a view for the id of something its seat may not know."""
