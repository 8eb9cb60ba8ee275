"""Who plays the sides of King & Assassins, and on which board a new game is begun."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from advisor.assassins.programs import AssassinsProgram
from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from advisor.messages.computers import RULE_OF_THUMB
from assassins.actions import Side
from assassins.games import AssassinsGame, AssassinsGameError, Opponents, begin_game
from assassins.town import SQUARE_NAMES, Town, TownError, read_town, side_a
from kingsroad_tui.files.typed_files import named_file
from kingsroad_tui.home.game_form import GameForm, OptionProblem, TypedOption
from kingsroad_tui.home.usual_table import UsualTable
from kingsroad_tui.words.errors import words_of
from kingsroad_tui.words.lists import begun
from tabletop.names import alike
from tabletop.say import Say
from tabletop.words.voice import phrase

USUAL: Final = UsualTable(
    ASSASSINS_STRENGTHS, RULE_OF_THUMB, (len(Side),), sides=[side.value for side in Side]
)
"""Who played which side when a game was last begun."""

_BOARD: Final = "board"
_START: Final = "start-square"


def begin(
    names: tuple[str, ...], options: Mapping[str, object], board: Town | None = None
) -> AssassinsGame:
    """A new game, on the board that the form says. Raises OptionProblem."""
    file, square = str(options.get(_BOARD) or ""), str(options.get(_START) or "").lower()
    try:
        town = read_town(named_file(file)) if file else board or side_a()
    except TownError as error:
        raise OptionProblem(_BOARD, words_of(error)) from None
    try:
        return begin_game(Opponents(*names), town, _king_square(town, square))
    except AssassinsGameError as error:
        where, _, side = str(error.where).partition(".")
        why = (
            phrase("assassins-home-same-name") if alike(names) else f"{begun(words_of(error.why))}."
        )
        if where == "players":
            raise OptionProblem("names", why, f"name-{side}") from None
        raise OptionProblem(_START, why) from None


def _king_square(town: Town, name: str) -> int | None:
    """Where the king starts; None leaves it to a board that has one square only."""
    squares = [SQUARE_NAMES[start.square] for start in town.kings]
    if name and name not in squares:
        raise OptionProblem(_START, phrase("assassins-home-can-start-on", squares=tuple(squares)))
    if not name and len(squares) > 1:
        raise OptionProblem(_START, phrase("assassins-home-type-one-of", squares=tuple(squares)))
    return SQUARE_NAMES.index(name) if name else None


FORM: Final = GameForm(
    table=USUAL,
    begin=begin,
    players=len(Side),
    labels=(Say("assassins-home-kings-side"), Say("assassins-home-peoples-side")),
    program=lambda command, seat: AssassinsProgram(command, side=list(Side)[seat]),
    types=(
        TypedOption(_BOARD, Say("assassins-home-board-file"), Say("assassins-home-board-hint")),
        TypedOption(
            _START,
            Say("assassins-home-king-start"),
            Say("assassins-home-start-hint"),
            after=_BOARD,
            room=3,
        ),
    ),
    no_seed=Say("assassins-home-no-seed"),
)
