"""Overton: one table, a shelf of titles, a room to play them in."""

from game import pure

if pure.asked():
    pure.prefer_source()
