"""Who plays: the profiles on this machine, choosing one, a new one, another name, deleting one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from game.scenes.base import WidgetScene
from game.scenes.shared import page
from game.scenes.shared.journal import Journal
from game.session import profile
from game.session.briefing import trouble_words
from game.session.profile import NAME_LIMIT, Medal, Profile
from game.storage.kept import Trouble
from game.ui import keyboard, theme
from game.ui.area import Area
from game.ui.canvas import Canvas
from game.ui.scene import App
from game.ui.textedit import TextEdit
from game.ui.widgets import Button, Field, Item, Look, Scroll, Sheet, Widget

PANEL = Area(110, 40, 420, 268)
LIST = Area(120, 64, 400, 176)
ROW = 34.0
FORM = LIST.bottom + 10


@dataclass
class PersonRow(Widget):
    """A profile in the list; it is drawn by the sheet that it lies on."""

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Draw the ring of the keyboard."""
        if look.focused:
            with canvas.clip(LIST):
                theme.focus_ring(canvas, self.area.inset(2))


class PeopleScene(WidgetScene):
    """The list of profiles. One is chosen; the buttons are about that one."""

    def __init__(self, app: App, journal: Journal) -> None:
        super().__init__(app)
        self.journal = journal
        self.people: list[Profile] = []
        self.out_of_sight: Trouble | None = None  # why there may be others
        self.chosen = 0
        self.scroll = Scroll()
        self.edit = TextEdit("", limit=NAME_LIMIT)

    def resume(self) -> None:
        """Read the profiles again."""
        self.people, self.out_of_sight = profile.look()
        ids = [each.id for each in self.people]
        self.chosen = ids.index(self.journal.profile.id) if self.journal.profile.id in ids else 0
        super().resume()

    @property
    def current(self) -> Profile | None:
        """The chosen profile."""
        return self.people[self.chosen] if self.people else None

    # --- what is done ----------------------------------------------------------------------------------------

    def choose(self, number: int) -> None:
        """Choose a profile; choosing the chosen one goes on as that person."""
        if number == self.chosen and self.people[number].progress is not None:
            self.use()
            return
        self.chosen = number
        self.rebuild()

    def use(self) -> None:
        """Go on as the chosen person."""
        if self.current is not None and self.current.progress is not None:
            self.journal.use(self.current)
            self.app.pop()

    def add(self) -> None:
        """Make a profile of the name that is typed, and go on with it."""
        if self._why_not():
            return
        try:
            self.journal.use(profile.create(self._name))
        except OSError as error:
            self._say(error)
        else:
            self.app.pop()

    def rename(self) -> None:
        """Give the chosen profile the name that is typed."""
        if self.current is None or self._why_not():
            return
        try:
            renamed = profile.rename(self.current, self._name)
        except OSError as error:
            self._say(error)
            return
        if renamed.id == self.journal.profile.id:
            self.journal.use(renamed)
        self.edit.set("")
        self.resume()

    def delete(self) -> None:
        """Ask whether to delete the chosen profile."""
        if self.current is None:
            return
        self.ask(
            self.text("people.ask.title"),
            [self.text("people.ask.line", name=self.current.name)],
            [
                Item("delete", self.text("people.ask.delete"), self._delete, icon="icon.cross"),
                Item("keep", self.text("people.ask.keep"), lambda: None, chosen=True),
            ],
        )

    def _delete(self) -> None:
        gone = self.current
        try:
            if gone is not None:
                profile.delete(gone)
        except OSError as error:
            self._say(error)
            return
        if gone is not None and gone.id == self.journal.profile.id:
            self.journal.use_first()
        self.resume()

    def _say(self, error: OSError) -> None:
        reason = error.strerror or type(error).__name__
        ok = Item("ok", self.text("saved.failed.ok"), lambda: None, chosen=True)
        self.ask(self.text("saved.failed.title"), [self.text("people.failed", reason=reason)], [ok])

    @property
    def _name(self) -> str:
        return self.edit.text.strip()

    def _why_not(self) -> tuple[str, ...]:
        """Why the name that is typed cannot be given."""
        if self.out_of_sight is not None:
            return (trouble_words(self.out_of_sight, self.text),)
        if not self._name:
            return (self.text("people.no_name"),)
        if any(each.name.casefold() == self._name.casefold() for each in self.people):
            return (self.text("people.taken", name=self._name),)
        return ()

    # --- widgets ---------------------------------------------------------------------------------------------

    def build(self) -> list[Widget]:
        """The list, its rows, the name and the buttons."""
        text = self.text
        found: list[Widget] = [
            Sheet(
                "list",
                LIST,
                text("people.title"),
                focusable=False,
                scroll=self.scroll,
                height=4 + ROW * (len(self.people) + (self.out_of_sight is not None)),
                draw=self._draw_list,
                step=ROW,
            )
        ]
        for number, person in enumerate(self.people):
            y = LIST.y + 2 + number * ROW - self.scroll.offset
            top, bottom = max(LIST.y, y), min(LIST.bottom, y + ROW)
            if bottom > top:
                area = Area(LIST.x + 2, top, LIST.w - 12, bottom - top)
                lines = (self._trouble(person),) if person.trouble is not None else ()
                found.append(
                    PersonRow(f"person:{person.id}", area, person.name, lines, action=partial(self.choose, number))
                )
        return [*found, *self._form(), *self._bottom()]

    def _form(self) -> list[Widget]:
        text = self.text
        why = self._why_not()
        usable = self.current is not None and self.current.progress is not None
        return [
            Field(
                "name",
                Area(LIST.x, FORM, 130, 17),
                text("people.name"),
                edit=self.edit,
                changed=self.rebuild,
                hint=text("people.name"),
                faulty=bool(self._name and why),
            ),
            Button(
                "add",
                Area(LIST.x + 136, FORM, 128, 17),
                text("people.add"),
                why,
                not why,
                self.add,
                icon="icon.person",
            ),
            Button(
                "rename",
                Area(LIST.x + 270, FORM, 130, 17),
                text("people.rename"),
                why if usable else (text("people.choose"),),
                not why and usable,
                self.rename,
            ),
        ]

    def _bottom(self) -> list[Widget]:
        text = self.text
        y = PANEL.bottom - 27
        usable = self.current is not None and self.current.progress is not None
        return [
            Button(
                "use",
                Area(LIST.x, y, 130, 19),
                text("people.use"),
                () if usable else (text("people.choose"),),
                usable,
                self.use,
                primary=True,
                icon="icon.end_turn",
            ),
            Button(
                "delete",
                Area(LIST.x + 136, y, 128, 19),
                text("people.delete"),
                () if self.people else (text("people.choose"),),
                bool(self.people),
                self.delete,
                icon="icon.cross",
                keys=(pygame.K_DELETE,),
            ),
            Button(
                "back",
                Area(LIST.right - 92, y, 92, 19),
                text("window.back"),
                action=self.back,
                key=text("window.key.escape"),
            ),
        ]

    def handle(self, event: pygame.event.Event) -> None:
        """Enter in the name makes a profile."""
        enter = event.type == pygame.KEYDOWN and event.key in keyboard.ENTER
        if enter and self.focus == "name" and not self.popups:
            self.add()
            return
        super().handle(event)

    def focused(self, widget: Widget) -> None:
        """Choose the profile that the keyboard comes to, and scroll to it."""
        ids = [f"person:{each.id}" for each in self.people]
        if widget.id in ids:
            self.chosen = ids.index(widget.id)
            self.scroll.show(self.chosen * ROW, (self.chosen + 1) * ROW, LIST.h - 4)
            self.rebuild()

    # --- drawing ---------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Draw the header and the panel."""
        page.header(canvas, self.text("people.title"), self.text("people.subtitle"))
        theme.panel(canvas, PANEL)
        strip = Area(PANEL.x + 4, PANEL.y + 4, PANEL.w - 8, theme.STRIP)
        known = self.out_of_sight is None or self.people
        theme.strip(
            canvas,
            strip,
            self.text("people.count", n=len(self.people)) if known else self.text("campaign.problem.title"),
        )

    def _draw_list(self, canvas: Canvas) -> None:
        if self.out_of_sight is not None:
            canvas.icon("icon.warning", 14, 11 + ROW * len(self.people), 10)
            words = trouble_words(self.out_of_sight, self.text)
            page.paragraph(canvas, words, 31, 14 + ROW * len(self.people), LIST.w - 60, "south1")
        elif not self.people:
            name = self.journal.profile.name
            page.paragraph(canvas, self.text("people.empty", name=name), 14, 14, LIST.w - 40, "ink2")
        for number, person in enumerate(self.people):
            self._draw_row(canvas, Area(2, 2 + number * ROW, LIST.w - 12, ROW), person, number == self.chosen)

    def _draw_row(self, canvas: Canvas, row: Area, person: Profile, chosen: bool) -> None:
        canvas.frame("frame.chip.active" if chosen else "frame.card", row.inset(1, 1.5))
        if chosen:
            canvas.fill("glow", row.inset(4, 4.5))
        canvas.icon("icon.warning" if person.progress is None else "icon.person", row.x + 7, row.y + 11, 10)
        canvas.text(person.name, row.x + 24, row.y + 8)
        if person.trouble is not None:
            words = self._trouble(person)
            canvas.text(words, row.x + 24, row.y + 20, colour="south1", width=row.w - 34)
        elif person.progress is not None:
            progress = person.progress
            won = sum(progress.won("", chapter) for chapter in progress.chapters(""))
            words = self.text("people.progress", n=won, difficulty=self.text(f"difficulty.{progress.difficulty}"))
            canvas.text(words, row.x + 24, row.y + 20, colour="ink2")
        if person.progress is not None:
            self._medals(canvas, row, person)

    def _medals(self, canvas: Canvas, row: Area, person: Profile) -> None:
        assert person.progress is not None
        x = row.right - 20.0
        chapters = person.progress.chapters(self.journal.book.id)
        medals = [person.progress.medal(self.journal.book.id, chapter) for chapter in chapters]
        for medal in sorted((m for m in medals if m is not Medal.NONE), key=lambda m: -m.rank)[:10]:
            canvas.icon(f"medal.{medal}", x, row.y + 6, 11)
            x -= 11

    def _trouble(self, person: Profile) -> str:
        assert person.trouble is not None
        return trouble_words(person.trouble, self.text)
