"""The rules of Goofspiel: one story at least for every clause of its rules."""
