"""Dot maps: turns country outlines into a Tiled map of staggered dots."""
