"""The table: a game being played in the window.

`choice`, `elements` and `paths` turn clicks into moves; `stage` holds what is chosen and open; `prompting`, `tips` and
`things` put it into words; `scene` brings mouse, keyboard, time and drawing to it. `menu` and `whole_log` lie over it.
"""

from game.scenes.table.scene import TableScene

__all__ = ["TableScene"]
