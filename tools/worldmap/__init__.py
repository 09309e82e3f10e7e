"""Dot maps: country outlines in, a Tiled map of staggered dots out."""
