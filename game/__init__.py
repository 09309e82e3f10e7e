"""Overton: one table, a shelf of titles, a room to play them in."""

from game import pure

VERSION = "0.2.0"

if pure.asked():
    pure.prefer_source()
