"""Files: records, game codes, and writes that survive a crash."""
