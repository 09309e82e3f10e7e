"""Overton: one table, a shelf of titles, a room to play them in."""
