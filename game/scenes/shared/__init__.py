"""What several scenes are made of: pages over the table, the campaign's journal and its pages, names, tabs, chapters.

Nothing here shows another scene. May import what scenes may, except scenes and `game.scenes.destinations`.
"""
