"""Who sits at the table, and what stands in a view for a thing that a seat may not know."""

from typing import TypeAlias

Seat: TypeAlias = int
"""A place at the table, counted from 0 in seating order."""

UNSEEN = "?"
"""Stands in a view for the id of something its seat may not know."""
