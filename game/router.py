"""The way through the scenes: which scene a destination is, what it lies over, and the stack that comes of it.

Scenes are imported when they are gone to, and only here: the first picture does not wait for them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.scenes import destinations as to
from game.ui.scene import App, Destination, Scene


class Router:
    """The stack of scenes. `shown` is called whenever another one has come on top, before it resumes."""

    def __init__(self, app: App, shown: Callable[[], None]) -> None:
        self.app = app
        self.scenes: list[Scene] = []
        self._shown = shown

    @property
    def scene(self) -> Scene | None:
        """The scene on top."""
        return self.scenes[-1] if self.scenes else None

    # --- what follows what ---------------------------------------------------------------------------------------

    def go(self, destination: Destination) -> None:
        """Show the scene of a destination; InUse where another window has the game of a table.

        Most lie over what is there, so that they lead back to it.
        """
        match destination:
            case to.Title() | to.BadContent():
                self.reset(scene_of(self.app, destination))
            case to.Table():
                self._over_title(_taken(destination))
            case to.Journey() if not self._at_title:  # after a chapter
                self._over_title(destination)
            case to.NewGame() if self._at_scores:  # after a game
                self._over_title(destination)
            case to.Fault() if self._at_fault:  # there is no telling what fails where faults are told
                raise destination.error
            case to.Story():
                if not self._at_journey:  # after a chapter
                    self.go(to.Journey(destination.journal, destination.chapter.id))
                self.push(scene_of(self.app, destination))
            case _:
                self.push(scene_of(self.app, destination))

    def _over_title(self, destination: Destination) -> None:
        """Show a scene over the title alone."""
        self.go(to.Title())
        self.push(scene_of(self.app, destination))

    @property
    def _at_title(self) -> bool:
        from game.scenes.title import TitleScene

        return isinstance(self.scene, TitleScene)

    @property
    def _at_journey(self) -> bool:
        from game.scenes.campaign.journey import JourneyScene

        return isinstance(self.scene, JourneyScene)

    @property
    def _at_scores(self) -> bool:
        from game.scenes.scores import ScoresScene

        return isinstance(self.scene, ScoresScene)

    @property
    def _at_fault(self) -> bool:
        from game.scenes.error import FaultScene

        return isinstance(self.scene, FaultScene)

    # --- the stack -----------------------------------------------------------------------------------------------

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        if self.scenes:
            self.scenes[-1].pause()
        self.scenes.append(scene)
        self._show()

    def pop(self) -> None:
        """Remove the scene on top; without a scene the program ends."""
        _end(self.scenes.pop())
        self._show()

    def reset(self, scene: Scene) -> None:
        """Make this the only scene."""
        self.end()
        self.scenes[:] = [scene]
        self._show()

    def uncover(self, scene: Scene) -> None:
        """Remove everything that lies over a scene."""
        while scene in self.scenes and self.scenes[-1] is not scene:
            self.pop()

    def under(self, scene: Scene) -> Scene | None:
        """The scene that lies below `scene`."""
        at = self.scenes.index(scene) if scene in self.scenes else 0
        return self.scenes[at - 1] if at else None

    def end(self) -> None:
        """Let all scenes go for good."""
        for scene in reversed(self.scenes):
            _end(scene)

    def _show(self) -> None:
        self._shown()
        if self.scenes:
            self.scenes[-1].resume()
            self.scenes[-1].dirty = True


def _taken(table: to.Table) -> to.Table:
    """A game whose place other windows are kept from; InUse where one of them has it."""
    from game.session.place import Place

    place = table.place or Place()
    place.take()
    return replace(table, place=place)


def _end(scene: Scene) -> None:
    """Let a scene go for good."""
    scene.pause()
    scene.end()


# --- which scene a destination is ------------------------------------------------------------------------------------


def scene_of(app: App, destination: Destination) -> Scene:
    """Return the scene of a destination, new and on no stack."""
    for look in (_around, _alone, _game, _failed):
        scene = look(app, destination)
        if scene is not None:
            return scene
    raise TypeError(destination)


def _around(app: App, destination: Destination) -> Scene | None:
    match destination:
        case to.Title(open_first):
            from game.scenes.title import TitleScene

            return TitleScene(app, open_first)
        case to.NewGame(draft):
            from game.scenes.new_game import NewGameScene

            return NewGameScene(app, draft)
        case to.Load(place):
            from game.scenes.load import LoadScene

            return LoadScene(app, place)
        case to.Name(under, name, words, why_not, done):
            from game.scenes.shared.naming import NameScene

            return NameScene(app, under, name, words, why_not, done)
        case to.Settings():
            from game.scenes.settings import SettingsScene

            return SettingsScene(app)
        case to.Rulebook(chapter):
            from game.scenes.rulebook import RulebookScene

            return RulebookScene(app) if chapter is None else RulebookScene(app, chapter)
        case to.About():
            from game.scenes.about import AboutScene

            return AboutScene(app)
    return None


def _alone(app: App, destination: Destination) -> Scene | None:
    match destination:
        case to.Solo():
            from game.scenes.solo import SoloScene

            return SoloScene(app)
        case to.Journey(journal, chosen):
            from game.scenes.campaign.journey import JourneyScene

            return JourneyScene(app, journal, chosen)
        case to.Story(journal, chapter):
            from game.scenes.campaign.story import StoryScene

            return StoryScene(app, journal, chapter)
        case to.People(journal):
            from game.scenes.campaign.people import PeopleScene

            return PeopleScene(app, journal)
        case to.Brief(table):
            from game.scenes.campaign.brief import BriefScene

            return BriefScene(app, table)
        case to.Result(table, recorded):
            from game.scenes.campaign.result import ResultScene

            return ResultScene(app, table, recorded)
    return None


def _game(app: App, destination: Destination) -> Scene | None:
    match destination:
        case to.Table(session, place):
            from game.scenes.table import TableScene

            return TableScene(app, session, place)
        case to.Menu(table):
            from game.scenes.table.menu import MenuScene

            return MenuScene(app, table)
        case to.SaveAs(table):
            from game.scenes.table.menu import SaveAsScene

            return SaveAsScene(app, table)
        case to.Log(table):
            from game.scenes.table.whole_log import LogScene

            return LogScene(app, table)
        case to.Scores(state, seats):
            from game.scenes.scores import ScoresScene

            return ScoresScene(app, state, seats, final=False)
        case to.FinalScores(state, seats, look, save):
            from game.scenes.scores import ScoresScene

            return ScoresScene(app, state, seats, look=look, save=save)
        case to.ScoreSheet(state, seats):
            from game.scenes.scores import SheetScene

            return SheetScene(app, state, seats)
        case to.Replay(game):
            from game.scenes.replay import ReplayScene

            return ReplayScene(app, game)
        case to.ReplayMenu(watched):
            from game.scenes.replay.menu import ReplayMenu

            return ReplayMenu(app, watched)
    return None


def _failed(app: App, destination: Destination) -> Scene | None:
    match destination:
        case to.BadContent(problems):
            from game.scenes.error import ContentScene

            return ContentScene(app, problems)
        case to.Fault(sentence, error):
            from game.scenes.error import FaultScene

            return FaultScene(app, sentence, error)
    return None
