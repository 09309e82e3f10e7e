"""The text twin: the same questions in a terminal, no display needed."""
