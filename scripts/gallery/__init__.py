"""The pictures of docs/screens: whole games kept as lists of moves, the moments in them, and drawing these.

`games` plays a kept game up to a moment, `moments` says which ones there are, `draw` makes and compares pictures, `png`
writes them.
"""
