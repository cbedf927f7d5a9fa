"""Everything `scripts/build_assets.py` draws with: a canvas of palette colours, sprite grids, the map, rooms, fonts.

Pure Python and whole numbers (or arithmetic every machine rounds alike), so that two builds never differ by a byte.
"""
