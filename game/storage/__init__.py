"""The only place that writes a person's files: whole whatever happens, tried again when refused, with older copies.

Saved games, settings, profiles and statistics are its clients. May import where the folders are, nothing else.
"""
