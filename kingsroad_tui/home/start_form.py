"""What the forms for a new game share: a button starts it, mistakes are shown at their fields."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, ClassVar, Final, Protocol

import msgspec
from textual import on, work
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Select
from textual.widgets.select import InvalidSelectValueError

from advisor.messages.computers import PERSON, RANDOM, Character, SeatNames, Strength, character_of
from advisor.program_processes import command_of
from kingsroad_tui.home.usual_table import own_character
from kingsroad_tui.library.seats import MAX_SEED, Seat, SeatKind, new_seed
from kingsroad_tui.lines import line_io
from kingsroad_tui.rivals.computer_words import computer_kinds
from kingsroad_tui.shell.host import FilledForm
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.plain import (
    ChoiceField,
    Field,
    PlainButton,
    PlainCheckbox,
    PlainLabel,
    PlainStatic,
)
from kingsroad_tui.words.refusals import GREETING, program_problem, program_refusal
from tabletop.game import Forfeit
from tabletop.names import tidy_name
from tabletop.shown import shown

PROGRAM_SEAT: Final = "program"
"""What sits at a seat: a program of the user's, whose command is another field."""

PERSON_SEAT: Final = "person"
"""What sits at a seat: a person."""


class FieldError(ValueError):
    """A mistake in one field.

    Attributes:
        field: the id of the line that says so, without its ``-error``.
        focus: the id of the widget to be corrected.
    """

    def __init__(self, field: str, why: str, focus: str = "") -> None:
        self.field = field
        self.focus = focus or field
        super().__init__(why)


class Greetable(Protocol):
    """A running program that is to play."""

    def greet(self) -> None:
        """Asks it for a first choice. Raises Forfeit where it gives none."""

    def close(self) -> None:
        """Ends it at once."""


async def _greeted(start: Callable[[str], Greetable], command: str) -> str:
    """Why a program cannot play, as a sentence; empty where it can. The app goes on meanwhile."""
    try:
        program = start(command)
        try:
            await asyncio.to_thread(program.greet)
        finally:
            program.close()
    except Forfeit as forfeit:
        return program_refusal(forfeit.why)
    return ""


def _offer(field: Select[Any], kinds: Sequence[tuple[str, str]]) -> None:
    """Has a field offer other things; what is chosen stays, where it is among them."""
    chosen = field.value
    names = [name for _, name in kinds]
    with field.prevent(Select.Changed):
        field.set_options(kinds)
        kept = chosen if chosen in names else names[0]
        for choice in (next(name for name in names if name != kept), kept):
            field.value = choice  # only a change shows the words


class FormFields(VerticalScroll, can_focus=False, inherit_bindings=False):
    """The fields of a form; it scrolls with the focus, and leaves the arrows to the screen."""


class StartForm(HouseScreen[None]):
    """A form with everything filled in; a subclass has the fields, and reads them.

    Opened again it stands as it was left, but for the seed: luck is not to repeat itself unasked.
    Another day it stands as it did when a game was last begun, but for what is rare.

    Attributes:
        GAME: the word for its game.
        STRENGTHS: its computer players, weakest first.
        RARE: what is filled in anew every day, by the beginnings of the ids.
        BEHIND: what stands behind "More", by the beginnings of the ids: what is seldom wanted.
    """

    GAME: ClassVar[str]
    STRENGTHS: ClassVar[Mapping[str, Strength]]
    RARE: ClassVar[tuple[str, ...]] = ("board", "cmd-")
    BEHIND: ClassVar[tuple[str, ...]] = ("board", "seed", "hints")

    AUTO_FOCUS = "#start"

    def __init__(self) -> None:
        super().__init__()
        self._names = SeatNames()

    @abstractmethod
    async def way(self) -> Way:
        """The way to the game that the form describes. Raises FieldError."""

    def start_button(self) -> PlainButton:
        """The button that starts the game."""
        return PlainButton(line_io.START, variant="primary", compact=True, id="start")

    @property
    @abstractmethod
    def usual(self) -> bool:
        """Whether all that stands behind "More" is as it is for most games."""

    @abstractmethod
    def more_words(self) -> str:
        """What stands behind "More", in a line."""

    @property
    @abstractmethod
    def seats(self) -> Sequence[object]:
        """The seats at which somebody sits, in their order, as the ids of their fields end."""

    @property
    def kinds(self) -> list[tuple[str, str]]:
        """Who can sit at a seat, but for programs: as people read it, and its name."""
        computers = computer_kinds(s for s in self.STRENGTHS.values() if s.name != RANDOM)
        return [("Person", PERSON_SEAT), *computers]

    @property
    def default_computer(self) -> str:
        """Who sits at a seat that nobody else is chosen for: the weakest."""
        return self.kinds[1][1]

    def seat_fields(self, seat: object, *, person: bool) -> ComposeResult:
        """The fields for the name of who sits at a seat, and for who that is."""
        yield Field(compact=True, id=f"name-{seat}", max_length=80)
        yield ChoiceField(
            self.kinds,
            value=PERSON_SEAT if person else self.default_computer,
            allow_blank=False,
            compact=True,
            id=f"kind-{seat}",
            classes="kind",
        )

    def called(self, seat: object) -> str:
        """The name at a seat."""
        return self.query_one(f"#name-{seat}", Field).value

    def kind(self, seat: object) -> str:
        """Who sits there: a person, a program, or the name of a computer player."""
        return str(self.query_one(f"#kind-{seat}", Select).value)

    def who(self, seat: object) -> str:
        """Who plays at a seat, in a word or two."""
        kind = self.kind(seat)
        return self.STRENGTHS[kind].label if kind in self.STRENGTHS else kind

    def character(self, seat: object) -> Character:
        """Whose names and manner somebody at a seat has."""
        kind = self.kind(seat)
        return PERSON if kind == PERSON_SEAT else character_of(kind, self.STRENGTHS)

    async def read_seat(
        self, seat: object, start: Callable[[str], Greetable], colour: int = 0
    ) -> Seat:
        """Who sits there. Raises FieldError for a program that cannot play."""
        kind = self.kind(seat)
        if kind == PERSON_SEAT:
            return Seat(colour=colour)
        if kind != PROGRAM_SEAT:
            return Seat(SeatKind.COMPUTER, kind, colour=colour)
        return Seat(SeatKind.PROGRAM, program=await self.read_program(seat, start), colour=colour)

    @property
    def all_kinds(self) -> list[tuple[str, str]]:
        """Who can sit at a seat."""
        return [*self.kinds, (line_io.PROGRAM, PROGRAM_SEAT)]

    @property
    def own_character(self) -> Character:
        """The person whose app it is."""
        return own_character(self.app.settings.name)

    def more_line(self) -> PlainButton:
        """The line that opens and closes what is seldom wanted."""
        return PlainButton("", compact=True, id="more-line")

    def last_lines(self, no_seed: str) -> ComposeResult:
        """The lines for the seed and for hints; ``no_seed`` says what an empty seed means."""
        with Horizontal(classes="line rare"):
            yield PlainLabel("Seed")
            yield Field(
                placeholder=no_seed,
                compact=True,
                id="seed",
                type="integer",
                max_length=len(str(MAX_SEED)),
            )
        yield PlainStatic("", id="seed-error", classes="error")
        with Horizontal(classes="line rare"):
            yield PlainLabel("Hints")
            yield PlainCheckbox("Allow hints", True, compact=True, id="hints")

    def program_line(self, seat: object) -> ComposeResult:
        """The line for the command of a program that has a seat, and the one for what is wrong."""
        with Horizontal(classes="line program", id=f"program-line-{seat}"):
            yield PlainLabel("")
            yield Field(placeholder=line_io.PROGRAM_HINT, compact=True, id=f"cmd-{seat}")
        yield PlainStatic("", id=f"seat-{seat}-error", classes="error")

    async def read_program(self, seat: object, start: Callable[[str], Greetable]) -> str:
        """The command line of the program that has a seat, which is started and asked once.

        It may stand behind ``cmd:``, as commands name it. Raises FieldError if that starts none,
        or one that does not answer.
        """
        typed = self.typed_in(f"cmd-{seat}")
        command = typed if (named := command_of(typed)) is None else named
        why = program_problem(command)
        if not why:
            self._say_at(f"seat-{seat}", GREETING)
            why = await _greeted(start, command)
        if why:
            raise FieldError(f"seat-{seat}", why, f"cmd-{seat}")
        return command

    def typed_in(self, field: str) -> str:
        """What stands in a field, without the space around it."""
        return self.query_one(f"#{field}", Field).value.strip()

    def read_seed(self) -> int:
        """The seed that was typed, or a random one. Raises FieldError."""
        text = self.typed_in("seed")
        if not text:
            return new_seed()
        if not (text.isascii() and text.isdigit() and int(text) <= MAX_SEED):
            raise FieldError("seed", line_io.SEED_RANGE.format(most=MAX_SEED))
        return int(text)

    @property
    def hints_allowed(self) -> bool:
        """Whether people may ask for hints."""
        return self.query_one("#hints", PlainCheckbox).value

    def name_seats(self) -> None:
        """Gives those who sit there names of their own, where none was typed; the first person is
        the one whose app it is."""
        own = next((seat for seat in self.seats if self.kind(seat) == PERSON_SEAT), None)
        characters = [
            self.own_character if seat == own else self.character(seat) for seat in self.seats
        ]
        fields = [self.query_one(f"#name-{seat}", Field) for seat in self.seats]
        names = self._names.names([field.value for field in fields], characters)
        for field, name in zip(fields, names, strict=True):
            field.value = name

    def on_mount(self) -> None:
        """Fills the form in as it was left; a subclass has laid its table by then."""
        filled = self.app.filled_forms.get(type(self))
        if filled is None:
            self._lay_as_last_time()
        else:
            self._names = filled.names
            self._show_more(PROGRAM_SEAT in filled.values.values())
            for name, field in self._fields().items():
                field.value = filled.values[name]
        self.say_more()

    @property
    def more(self) -> bool:
        """Whether what is seldom wanted is shown."""
        return self.has_class("-more")

    @on(PlainButton.Pressed, "#more-line")
    def action_more(self) -> None:
        """Shows what is seldom wanted, or hides it where it is as usual."""
        if self.more and not self.usual:
            self.notify(line_io.MORE_IS_USED)
            return
        self._show_more(not self.more)
        self.say_more()

    def _show_more(self, more: bool) -> None:
        if more == self.more:
            return
        self.set_class(more, "-more")
        for field in self.query(".kind").results(Select):
            _offer(field, self.all_kinds if more else self.kinds)

    @on(Field.Changed)
    @on(Select.Changed)
    @on(PlainCheckbox.Changed)
    def say_more(self) -> None:
        """Says what stands behind the line; it opens where something there is not as usual."""
        if not self.usual:
            self._show_more(True)
        mark = self.app.glyphs.down if self.more else self.app.glyphs.right
        words = line_io.MORE_OPEN if self.more else self.more_words()
        self.query_one("#more-line", PlainButton).label = f"{mark} {words}"

    def _lay_as_last_time(self) -> None:
        """Fills in what is kept of the table at which a game was last begun, as far as it fits."""
        kept = self.app.settings.tables.get(self.GAME, {})
        for name, field in self._fields().items():
            match field, kept.get(name):
                case Field(), str(text):
                    field.value = shown(text, field.max_length)
                case PlainCheckbox(), bool(ticked):
                    field.value = ticked
                case ChoiceField(), str() | int() as chosen:
                    with suppress(InvalidSelectValueError):
                        field.value = chosen

    @property
    def people(self) -> list[str]:
        """The names of the people at the table, as they stand in their fields."""
        return [self.called(seat) for seat in self.seats if self.kind(seat) == PERSON_SEAT]

    def _keep_own_name(self) -> None:
        """Who plays alone for the first time has said what they are called."""
        people = [tidy_name(name) for name in self.people]
        if not self.app.settings.name and len(people) == 1 and people[0] not in PERSON.names:
            self.app.keep_settings(msgspec.structs.replace(self.app.settings, name=people[0]))

    def _keep_table(self) -> None:
        """Keeps who sat where for another day; computers are named by their character."""
        kept = {
            name: field.value
            for name, field in self._fields().items()
            if not name.startswith(self.RARE)
            and field.value not in (PROGRAM_SEAT, self.app.settings.name, *self._names.proposed)
        }
        tables = {**self.app.settings.tables, self.GAME: kept}
        self.app.keep_settings(msgspec.structs.replace(self.app.settings, tables=tables))

    def _fields(self) -> dict[str, Field | ChoiceField[Any] | PlainCheckbox]:
        """What is filled in and kept, by its id."""
        return {
            widget.id: widget
            for widget in self.query("*")
            if isinstance(widget, (Field, ChoiceField, PlainCheckbox))
            and widget.id not in (None, "seed")
        }

    def _leave(self) -> None:
        """Leaves the form, which is kept as it stands."""
        values = {name: field.value for name, field in self._fields().items()}
        self.app.filled_forms[type(self)] = FilledForm(values, self._names)
        self.dismiss()

    def action_leave(self) -> None:
        self._leave()

    @on(Field.Submitted)
    def _field_filled_in(self) -> None:
        """Enter in a field goes on to the next one: it starts no game that nobody has looked at."""
        self.focus_next()

    @on(PlainButton.Pressed, "#start")
    @work(exclusive=True, group="start")
    async def action_start(self) -> None:
        """Starts the game, or shows what is wrong and where."""
        if self.settling:
            return
        self._show_no_error()
        try:
            way = await self.way()
        except FieldError as error:
            self._show_no_error()
            self._say_at(error.field, str(error))
            self.query_one(f"#{error.focus}").focus()
            return
        self._keep_own_name()
        self._keep_table()
        self._leave()
        self.app.go_to(way)

    def _say_at(self, field: str, sentence: str) -> None:
        """Says something at a field, which is shown for that."""
        if field.startswith(self.BEHIND):
            self._show_more(True)
            self.say_more()
        line = self.query_one(f"#{field}-error", PlainStatic)
        line.update(sentence)
        line.display = True
        line.scroll_visible()

    @on(Field.Changed)
    @on(Select.Changed)
    def _show_no_error(self) -> None:
        """Hides the errors: after a change they may be gone; starting shows those that are not."""
        for line in self.query(".error").results(PlainStatic):
            line.update("")
            line.display = False
