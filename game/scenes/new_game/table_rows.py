"""The rows of the set-up screen: one for each seat at the table, or Andrew's."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Protocol

from game.content.model import Difficulty, ProjectType
from game.content.text import Text
from game.scenes.new_game import start
from game.session.draft import MOST, PERSON, Draft
from game.ui.area import Area
from game.ui.canvas import Canvas
from game.ui.textedit import TextEdit
from game.ui.widgets import Button, Dropdown, Field, Item, Widget

PITCH = 34.0
HIGH = 17.0
TAB = 36.0
SEAT_GROUND = ("red1", "blue1", "yel1", "grn1")


class SetUp(Protocol):
    """What the rows have to know of the scene, and what they change in it."""

    draft: Draft
    shown: tuple[int, ProjectType]

    @property
    def text(self) -> Text:
        """The words."""

    @property
    def names(self) -> Sequence[TextEdit]:
        """The seats' names as they are typed."""

    def typed(self) -> None:
        """Take over what stands in the text fields."""

    def set_count(self, count: int) -> None:
        """Change the number of seats."""

    def show_tab(self, seat: int, project: ProjectType) -> None:
        """Show a tab in the panel below; on a second click turn it over."""

    def rebuild(self) -> None:
        """Make the widgets anew."""


class SeatRows:
    """Builds and draws the rows inside of `area`, from the scene's draft."""

    def __init__(self, scene: SetUp, area: Area) -> None:
        self.scene = scene
        self.area = area

    def row(self, seat: int) -> Area:
        """Where a seat's row lies."""
        return Area(self.area.x + 6, self.area.y + 39 + seat * PITCH, self.area.w - 12, PITCH - 3)

    def build(self) -> list[Widget]:
        """The number of seats, then each seat's widgets."""
        draft = self.scene.draft
        found = self._count()
        for seat in range(draft.count):
            found += self._seat(seat)
        if draft.solo:
            found += self._difficulty()
        elif draft.count < MOST:
            found.append(self._add(draft.count))
        return found

    def _count(self) -> list[Widget]:
        text, draft = self.scene.text, self.scene.draft
        return [
            Button(
                f"count:{number}",
                Area(self.area.x + 112 + (number - 1) * 71, self.area.y + 19, 68, HIGH),
                text("new_game.seats.count", n=number),
                (text("new_game.seats.count_why", n=number),),
                action=partial(self.scene.set_count, number),
                chosen=draft.count == number,
            )
            for number in range(1, MOST + 1)
        ]

    def _seat(self, seat: int) -> list[Widget]:
        text, draft, row = self.scene.text, self.scene.draft, self.row(seat)
        chosen = draft.seats[seat]
        y = row.y + (row.h - HIGH) / 2
        faults = {fault.widget for fault in draft.faults()}
        found: list[Widget] = [
            Dropdown(
                f"colour:{seat}",
                Area(row.x + 4, y, 34, HIGH),
                text("new_game.seats.colour", colour=text(f"seat_colour.{chosen.colour}")),
                action=None,
                icon=f"disc.seat{chosen.colour}.10",
                words="",
                items=self._colours(seat),
            ),
            Field(
                f"name:{seat}",
                Area(row.x + 42, y, 94, HIGH),
                text("new_game.seats.name", seat=seat + 1),
                edit=self.scene.names[seat],
                changed=self.scene.typed,
                faulty=f"name:{seat}" in faults,
                hint=text("new_game.seats.name_hint"),
            ),
            Dropdown(
                f"kind:{seat}",
                Area(row.x + 140, y, 100, HIGH),
                kind_name(self.scene, chosen.kind),
                items=self._kinds(seat),
            ),
        ]
        for i, project in enumerate(ProjectType):
            side = chosen.sides[project].value.upper()
            found.append(
                Button(
                    f"tab:{seat}:{project}",
                    Area(row.x + 246 + i * TAB, y, TAB - 2, HIGH),
                    text("new_game.tabs.of", project=text(f"project.{project}"), side=side),
                    (text("new_game.tabs.click"),),
                    action=partial(self.scene.show_tab, seat, project),
                    turns=True,
                    icon=f"tile.{project}",
                    words=side,
                    chosen=self.scene.shown == (seat, project),
                )
            )
        return found

    def _colours(self, seat: int) -> list[Item]:
        text, draft = self.scene.text, self.scene.draft
        return [
            Item(
                str(colour),
                text(f"seat_colour.{colour}"),
                partial(draft.set_colour, seat, colour),
                icon=f"disc.seat{colour}.10",
                chosen=draft.seats[seat].colour == colour,
            )
            for colour in range(MOST)
        ]

    def _kinds(self, seat: int) -> list[Item]:
        draft = self.scene.draft

        def choose(kind: str) -> None:
            draft.seats[seat].kind = kind

        return [
            Item(
                kind,
                kind_name(self.scene, kind),
                partial(choose, kind),
                icon="icon.person" if kind == PERSON else "icon.robot",
                chosen=draft.seats[seat].kind == kind,
            )
            for kind in (PERSON, *start.bots())
        ]

    def _difficulty(self) -> list[Widget]:
        text, draft, row = self.scene.text, self.scene.draft, self.row(1)

        def choose(difficulty: Difficulty) -> None:
            draft.difficulty = difficulty
            self.scene.rebuild()

        return [
            Button(
                f"difficulty:{difficulty}",
                Area(row.x + 140 + i * 62, row.y + (row.h - HIGH) / 2, 60, HIGH),
                text(f"difficulty.{difficulty}"),
                (
                    text(
                        "new_game.andrew.deck", **{k.value: n for k, n in draft.content.solo.decks[difficulty].items()}
                    ),
                ),
                action=partial(choose, difficulty),
                chosen=draft.difficulty is difficulty,
            )
            for i, difficulty in enumerate(Difficulty)
        ]

    def _add(self, seat: int) -> Widget:
        row = self.row(seat)
        return Button(
            "add",
            Area(row.x + 42, row.y + (row.h - HIGH) / 2, 94, HIGH),
            self.scene.text("new_game.seats.add"),
            action=lambda: self.scene.set_count(seat + 1),
        )

    def paint(self, canvas: Canvas) -> None:
        """Draw the cards that the widgets lie on."""
        text, draft = self.scene.text, self.scene.draft
        canvas.text(text("new_game.seats.how_many"), self.area.x + 10, self.area.y + 25)
        for seat in range(MOST):
            row = self.row(seat)
            if seat < draft.count:
                self._card(canvas, row, SEAT_GROUND[draft.seats[seat].colour])
            elif draft.solo and seat == 1:
                self._card(canvas, row, "ink0")
                canvas.icon("disc.andrew.14", row.x + 12, row.y + 6, row.h - 12)
                canvas.text(text("new_game.andrew.name"), row.x + 44, row.y + 8, colour="ink0")
                canvas.text(text("new_game.andrew.what"), row.x + 44, row.y + 17, colour="ink2")
            else:
                self._empty(canvas, row)

    def _card(self, canvas: Canvas, row: Area, edge: str) -> None:
        canvas.frame("frame.card", row)
        canvas.fill(edge, Area(row.x + 1, row.y + 1, 2, row.h - 2))

    def _empty(self, canvas: Canvas, row: Area) -> None:
        canvas.frame("frame.slot", row)


def kind_name(scene: SetUp, kind: str) -> str:
    """Words for who decides for a seat: a person, or a bot by its name."""
    key = f"new_game.kind.{kind}"
    return scene.text(key) if scene.text.has(key) else kind
