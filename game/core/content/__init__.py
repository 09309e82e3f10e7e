"""What designers edit: TOML files read into checked dataclasses, boxes and languages."""
