"""Setting up a game, new or branched off."""
