"""Tiny titles that nobody would buy: they put every hard shape of question to the table and to the players."""
