"""Overton: one table, a shelf of titles, a room to play them in."""

VERSION = "0.2.0"
