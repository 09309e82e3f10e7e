"""The files that designers edit: TOML read into checked dataclasses, boxes and languages."""
