"""What any board is made of: the picture, the stage, seats, piles, drawers and tables of numbers."""
