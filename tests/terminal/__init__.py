"""The text version and the command line."""
