"""The commands of `python -m game` that need no window; each module declares its arguments and runs.

May import everything; pygame only inside the function that draws.
"""
