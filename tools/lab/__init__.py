"""Measurements: self-play, strength, balance, proofs and faults planted on purpose."""
