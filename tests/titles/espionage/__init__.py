"""The rules of 1955: one story at least for every clause of its rules."""
