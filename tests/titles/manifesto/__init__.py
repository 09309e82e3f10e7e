"""The rules of Manifesto: one story at least for every clause of its rules."""
