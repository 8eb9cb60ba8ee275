"""A new game of King & Assassins; mistakes are shown at the field they are in."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Select

from advisor.assassins.programs import AssassinsProgram
from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from assassins.actions import Side
from assassins.games import AssassinsGameError, Opponents, begin_game, game_from
from assassins.position import AssassinsPosition, starting_position
from assassins.town import SQUARE_NAMES, Town, TownError, read_town, side_a
from kingsroad_tui.assassins.drawing.views import BoardView
from kingsroad_tui.assassins.help import words as help_texts
from kingsroad_tui.assassins.home import new_game_words as new_game
from kingsroad_tui.assassins.home.words import ASSASSINS_IDEA, TABLE
from kingsroad_tui.assassins.keys import ASSASSINS_NEW_KEYS
from kingsroad_tui.assassins.places import GAME
from kingsroad_tui.assassins.play.board import AssassinsBoard
from kingsroad_tui.assassins.play.prompts import person_words
from kingsroad_tui.assassins.play.typed_actions import numbers_at
from kingsroad_tui.files.typed_files import named_file
from kingsroad_tui.home.start_form import (
    PERSON_SEAT,
    PROGRAM_SEAT,
    FieldError,
    FormFields,
    StartForm,
)
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.rivals.faces import Rival
from kingsroad_tui.rivals.remarks import Mood
from kingsroad_tui.rivals.widgets import RivalsPane
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import Field, PlainLabel, PlainStatic
from kingsroad_tui.words.lists import begun
from tabletop.names import alike

_COLOURS: Final = (2, 1)
"""The player colours in which faces of the two sides are shown."""

_LABELS: Final = {Side.KING: "King's side", Side.PEOPLE: "People"}


class AssassinsNewGameScreen(StartForm):
    """A form with everything filled in: Enter on its button starts the game."""

    HELP = help_texts.ASSASSINS_NEW_GAME
    GAME = GAME
    STRENGTHS = ASSASSINS_STRENGTHS
    RARE = (*StartForm.RARE, "start-square")
    BEHIND = (*StartForm.BEHIND, "start-square")
    CSS_PATH = "../styles/new_game.tcss"
    BINDINGS: ClassVar[list[BindingType]] = ASSASSINS_NEW_KEYS

    def __init__(self, start: AssassinsPosition | None = None) -> None:
        """``start`` is the position that the game starts from; None for the beginning."""
        super().__init__()
        self._start = start

    def compose(self) -> ComposeResult:
        with Horizontal(id="body"):
            yield from self._form()
            with Vertical(id="table"):
                yield PlainStatic(TABLE, id="table-title")
                yield RivalsPane(id="faces")
                yield AssassinsBoard(id="town")
                yield PlainStatic(ASSASSINS_IDEA, id="idea")
        yield Footer()

    def _form(self) -> ComposeResult:
        with FormFields(id="form"):
            with Horizontal(classes="line"):
                yield PlainLabel("")
                yield self.start_button()
            for side in Side:
                yield from self._side(side)
            yield PlainStatic("", id="names-error", classes="error")
            yield self.more_line()
            with Horizontal(classes="line rare", id="board-line"):
                yield PlainLabel(new_game.BOARD_FILE)
                yield Field(placeholder=new_game.BOARD_HINT, compact=True, id="board")
            yield PlainStatic("", id="board-error", classes="error")
            with Horizontal(classes="line rare", id="start-square-line"):
                yield PlainLabel(new_game.KING_START)
                yield Field(
                    placeholder=new_game.START_HINT,
                    compact=True,
                    id="start-square",
                    max_length=3,
                )
            yield PlainStatic("", id="start-square-error", classes="error")
            yield from self.last_lines(new_game.SEED_HINT)

    def _side(self, side: Side) -> ComposeResult:
        with Horizontal(classes="line seat"):
            yield PlainLabel(_LABELS[side])
            yield from self.seat_fields(side, person=side is Side.KING)
        yield PlainStatic("", id=f"about-{side}", classes="about")
        yield from self.program_line(side)

    @property
    def seats(self) -> Sequence[Side]:
        return list(Side)

    @property
    def usual(self) -> bool:
        rare = (self.typed_in("board"), self.typed_in("start-square"), self.typed_in("seed"))
        return not any(rare) and self.hints_allowed and PROGRAM_SEAT not in map(self.kind, Side)

    def more_words(self) -> str:
        return new_game.more_words(hints=self.hints_allowed)

    def on_mount(self) -> None:
        town = side_a()
        position = self._start or starting_position(town, town.kings[0].square)
        self.query_one("#board-line").set_class(self._start is not None, "-away")
        self.query_one(AssassinsBoard).view = BoardView(position, numbers_at(position))
        self._show_who_sits()
        self._ask_for_start()

    @on(Select.Changed, ".kind")
    def _show_who_sits(self) -> None:
        """The names of those who play, where none was typed, and how they play."""
        for side in Side:
            self.query_one(f"#program-line-{side}").display = self.kind(side) == PROGRAM_SEAT
        self.name_seats()
        shared = len(self.people) == len(Side)
        for side in Side:
            person = self.kind(side) == PERSON_SEAT
            about = person_words(side, shared=shared) if person else self.character(side).manner
            self.query_one(f"#about-{side}", PlainStatic).update(about)
        self._show_faces()

    @on(Field.Changed)
    def _show_faces(self) -> None:
        """Who plays which side, with a face."""
        faces = []
        for at, side in enumerate(Side):
            faces.append(
                Rival(
                    self.called(side),
                    self.character(side).names,
                    _COLOURS[at],
                    Mood.CALM,
                    self.who(side),
                    new_game.plays(side),
                    badge=False,
                )
            )
        self.query_one(RivalsPane).rivals = tuple(faces)

    @on(Field.Changed, "#board")
    def _ask_for_start(self) -> None:
        """Only a board from a file may have several squares for the king to start on."""
        away = not self.typed_in("board")
        self.query_one("#start-square-line").set_class(away, "-away")

    def action_swap(self) -> None:
        """Whoever plays the king's side plays the people's, and the other way round."""
        king, people = Side
        kinds = [self.query_one(f"#kind-{side}", Select) for side in (king, people)]
        kinds[0].value, kinds[1].value = kinds[1].value, kinds[0].value
        for field in ("name", "cmd"):
            one, other = (self.query_one(f"#{field}-{side}", Field) for side in (king, people))
            one.value, other.value = other.value, one.value
        self.notify(new_game.swapped_words(self.called(Side.KING), self.called(Side.PEOPLE)))

    async def way(self) -> Way:
        king, people = map(self.called, Side)
        town = await self._read_board()
        try:
            game = begin_game(Opponents(king, people), town, self._king_square(town))
            if self._start is not None:
                game = game_from(game.players, self._start)
        except AssassinsGameError as error:
            where, _, side = error.where.partition(".")
            why = new_game.SAME_NAME if alike((king, people)) else f"{begun(error.why)}."
            if where == "players":
                raise FieldError("names", why, f"name-{side}") from None
            raise FieldError("start-square", why) from None
        seats = [await self.read_seat(side, partial(AssassinsProgram, side=side)) for side in Side]
        setup = Setup(tuple(seats), self.read_seed(), self.hints_allowed)
        return Way("start", GAME, game=game, setup=setup)

    async def _read_board(self) -> Town:
        name = self.typed_in("board")
        if not name:
            return side_a()
        try:
            return await asyncio.to_thread(read_town, named_file(name))
        except TownError as error:
            raise FieldError("board", str(error)) from None

    def _king_square(self, town: Town) -> int | None:
        """Where the king starts; None leaves it to a board that has one square only."""
        name = self.typed_in("start-square").lower()
        squares = [SQUARE_NAMES[start.square] for start in town.kings]
        if name and name not in squares:
            raise FieldError("start-square", new_game.can_start_on(squares))
        if not name and len(squares) > 1:
            raise FieldError("start-square", new_game.type_one_of(squares))
        return SQUARE_NAMES.index(name) if name else None
