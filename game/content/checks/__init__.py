"""What must hold between the parts of the content; each check reports with the line of the node it blames.

One module for each topic, each with a tuple `CHECKS`. Checks read the draft and nothing else.
"""
