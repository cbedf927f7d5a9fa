"""From a finished set-up to the table."""

from __future__ import annotations

from game.scenes.new_game.draft import Draft
from game.ui.scene import App
