"""The rules of Ideology: one story at least for every clause of its rules."""
