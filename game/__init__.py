"""Overton: one table, a shelf of titles, a room to play them in."""

VERSION = "0.1.0"
