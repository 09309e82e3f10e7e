"""Overton's titles as environments of other projects: PettingZoo and OpenSpiel."""
