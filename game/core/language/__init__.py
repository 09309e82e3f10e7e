"""Sentences: templates, grammars and translations."""
