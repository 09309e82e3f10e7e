"""Tiny titles that present every difficult kind of question to the table and to the players."""
