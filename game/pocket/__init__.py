"""Phones on the local network as hands at a table: a face of the sitting, like the terminal."""
