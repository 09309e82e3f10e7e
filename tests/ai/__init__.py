"""What must be true of every player."""
