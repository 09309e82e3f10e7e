"""The circuit: the ladder of rivals, their portraits, the hall of fame."""
