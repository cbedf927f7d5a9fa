"""Carnegie on one computer: rules engine, seats, sessions and window, in layers that import one way.

From the bottom: ``content``, ``engine``, ``seats``, ``session``, ``ui``, ``scenes``, ``commands``."""

__version__ = "0.1.0"
