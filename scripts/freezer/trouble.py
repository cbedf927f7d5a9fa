"""What a person has to know when packaging does not work."""

from __future__ import annotations


class Failure(Exception):
    """A sentence that says what went wrong and, where there is one, the way out."""
