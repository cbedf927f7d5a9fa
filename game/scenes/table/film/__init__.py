"""What is seen of a move: from its events to pieces in motion over boards that change as they land.

`unfold` tells what an event does to the boards, `acts` how it looks, `cut` puts the acts one after the other into a
shot, and the `reel` runs the shots. Nothing here changes the game.
"""
