"""Lessons, puzzles and the deal of the day."""
