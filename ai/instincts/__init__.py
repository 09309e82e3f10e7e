"""What the players know of each title."""
