"""What is saved about a person on this machine: ratings, statistics, days and lessons."""
