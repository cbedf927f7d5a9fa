"""The screenfuls of the program, each one driven by events and drawn from what it shows.

Scenes stand at the top and know no other scene: they ask for a destination (`destinations`), and `game.router` shows
what is there. What several of them are made of lies in `shared`.
"""
