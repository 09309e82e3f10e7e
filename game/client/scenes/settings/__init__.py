"""Settings, keys, and the sheets that list them."""
