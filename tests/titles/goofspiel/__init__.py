"""The rules of Goofspiel, with at least one story for every clause."""
