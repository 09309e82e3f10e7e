"""Seats, and the placeholder for things in a view that its seat may not know."""

from typing import TypeAlias

Seat: TypeAlias = int
"""A place at the table, counted from 0 in seating order."""

UNSEEN = "?"
"""The placeholder in a view for the id of something that its seat may not know."""
