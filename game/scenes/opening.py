"""Going on with a saved game, or saying what stands in the way and what can be done about it."""

from __future__ import annotations

from functools import partial

from game.scenes.base import WidgetScene
from game.scenes.destinations import Replay, Table
from game.session import SaveError, games
from game.session.place import InUse, place_of
from game.session.playback import load_playback
from game.session.save import open_save
from game.session.saved import Saved, look
from game.storage.files import previous
from game.ui.widgets import Item


def go_on(scene: WidgetScene, saved: Saved) -> None:
    """Go on with a saved game; where that is not possible as it is, say why and offer what is."""
    text, content = scene.text, scene.app.content
    if saved.save is None and saved.older is not None:
        scene.ask(
            text("saved.older.title"),
            [saved.reason(text), saved.missing(text, content)],
            [
                Item("older", text("saved.older.take"), partial(_restore, scene, saved), icon="icon.open"),
                Item("cancel", text("saved.older.cancel"), lambda: None, chosen=True),
            ],
            width=320,
        )
        return
    try:
        if saved.save is None:
            raise saved.error or SaveError("missing", saved.path)
        session = open_save(saved.save, content, saved.path)
        scene.app.go(Table(session, place_of(saved.path, saved.save)))
    except SaveError as error:
        say(scene, text("saved.failed.load", reason=text(f"save.{error.reason}", **error.values)))
    except InUse:
        scene.ask(
            text("saved.in_use.title"),
            [text("saved.in_use.line", name=saved.title(text))],
            [
                Item("watch", text("saved.watch"), partial(watch_saved, scene, saved), icon="icon.play"),
                Item("ok", text("saved.failed.ok"), lambda: None, chosen=True),
            ],
        )


def _restore(scene: WidgetScene, saved: Saved) -> None:
    """Go on with the older copy, which takes the place of the damaged one."""
    try:
        games.restore(saved)
    except OSError as error:
        say(scene, scene.text("saved.failed.restore", reason=error.strerror or type(error).__name__))
    else:
        go_on(scene, look(saved.path, scene.app.content))


def watch_saved(scene: WidgetScene, saved: Saved) -> None:
    """Watch a saved game from its beginning, or say why that cannot be."""
    path = saved.path if saved.save is not None else previous(saved.path)
    try:
        scene.app.go(Replay(load_playback(path, scene.app.content)))
    except SaveError as error:
        text = scene.text
        say(scene, text("saved.failed.load", reason=text(f"save.{error.reason}", **error.values)))


def say(scene: WidgetScene, sentence: str) -> None:
    """Say that something did not work."""
    ok = Item("ok", scene.text("saved.failed.ok"), lambda: None, chosen=True)
    scene.ask(scene.text("saved.failed.title"), [sentence], [ok])
