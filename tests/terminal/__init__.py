"""The text twin and the command line."""
