"""Every sound of the program, computed from recipes and a score in assets/src/sound.

Samples are whole numbers from the first table to the last byte: nothing depends on how a machine rounds.
"""
