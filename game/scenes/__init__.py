"""The screenfuls of the program, each one driven by events and drawn from what it shows.

Scenes stand at the top: they may import everything of the program except one another's inner parts.
"""
