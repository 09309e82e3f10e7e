"""Measurements: self-play, strength, balance, proofs and deliberately planted faults."""
