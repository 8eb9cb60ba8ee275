"""A new game of King & Assassins: who plays which side, beside the town."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Select

from assassins.actions import Side
from assassins.games import AssassinsGame, game_from
from assassins.position import AssassinsPosition, starting_position
from assassins.town import side_a
from kingsroad_tui.assassins.drawing.views import BoardView
from kingsroad_tui.assassins.keys import ASSASSINS_NEW_KEYS
from kingsroad_tui.assassins.places import GAME
from kingsroad_tui.assassins.play.board import AssassinsBoard
from kingsroad_tui.assassins.play.prompts import person_words
from kingsroad_tui.assassins.play.typed_actions import numbers_at
from kingsroad_tui.home.start_form import PERSON_SEAT, StartForm
from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.rivals.widgets import RivalsPane
from kingsroad_tui.widgets.plain import Field, PlainStatic
from tabletop.say import Say
from tabletop.words.voice import phrase

_COLOURS: Final = {Side.KING: 2, Side.PEOPLE: 1}
"""The player colours in which faces of the two sides are shown."""


class AssassinsNewGameScreen(StartForm):
    """A form with everything filled in: Enter on its button starts the game."""

    HELP = "town-new-game"
    CSS_PATH = [sheet("start_form"), "../styles/new_game.tcss"]
    BINDINGS: ClassVar[list[BindingType]] = ASSASSINS_NEW_KEYS

    def __init__(self, start: AssassinsPosition | None = None) -> None:
        """``start`` is the position that the game starts from; None for the beginning."""
        super().__init__(GAME)
        self._start = start

    def compose_picture(self) -> ComposeResult:
        yield PlainStatic(Say("assassins-home-table"), id="table-title")
        yield RivalsPane(id="faces")
        yield AssassinsBoard(id="town")
        yield PlainStatic(Say("assassins-home-assassins-idea"), id="idea")

    def on_mount(self) -> None:
        town = side_a()
        position = self._start or starting_position(town, town.kings[0].square)
        self.query_one("#board-line").set_class(self._start is not None, "-away")
        self.query_one(AssassinsBoard).view = BoardView(position, numbers_at(position))

    def about(self, seat: str) -> str:
        if self.kind(seat) != PERSON_SEAT:
            return super().about(seat)
        return person_words(Side(seat), shared=len(self.people) == len(Side))

    def part(self, seat: str) -> str:
        return phrase(f"assassins-home-plays-{Side(seat).value}")

    def colour(self, seat: str) -> int:
        return _COLOURS[Side(seat)]

    def more_words(self) -> str:
        return phrase("assassins-home-more", hints=self.hints_allowed)

    def action_swap(self) -> None:
        """Whoever plays the king's side plays the people's, and the other way round."""
        king, people = Side
        kinds = [self.query_one(f"#kind-{side}", Select) for side in (king, people)]
        kinds[0].value, kinds[1].value = kinds[1].value, kinds[0].value
        for field in ("name", "cmd"):
            one, other = (self.query_one(f"#{field}-{side}", Field) for side in (king, people))
            one.value, other.value = other.value, one.value
        self.notify(
            phrase(
                "assassins-home-swapped",
                king=self.called(Side.KING),
                people=self.called(Side.PEOPLE),
            )
        )

    def begin(self, names: tuple[str, ...], options: Mapping[str, object]) -> AssassinsGame:
        game: AssassinsGame = super().begin(names, options)
        return game if self._start is None else game_from(game.players, self._start)
