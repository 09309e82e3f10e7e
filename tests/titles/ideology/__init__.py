"""The rules of Ideology, with at least one story for every clause."""
