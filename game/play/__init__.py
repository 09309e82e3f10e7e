"""The sitting: one game and the people at it, for every face that shows it. No window and no print in here."""
