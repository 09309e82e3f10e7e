"""The parts that boards are made of: picture, stage, seats, piles, drawers and tables of numbers."""
