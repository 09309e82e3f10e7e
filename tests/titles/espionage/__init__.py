"""The rules of 1955, with at least one story for every clause."""
