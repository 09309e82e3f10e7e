"""The parts any board is made of: picture, stage, seats, piles, drawers and tables of numbers."""
