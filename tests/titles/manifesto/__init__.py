"""The rules of Manifesto, with at least one story for every clause."""
