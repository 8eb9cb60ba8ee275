"""Who sits at a table of King's Road, and by which rules a new game is begun."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from advisor.kingsroad.players.programs import Program
from advisor.messages.computers import ONE_ROUND, STRENGTHS
from kingsroad.board import Board, BoardError, read_board
from kingsroad.games import Game, GameError, begin_game
from kingsroad.position import PLAYERS, Variant
from kingsroad_tui.files.typed_files import named_file
from kingsroad_tui.home.game_form import AskedOption, GameForm, OptionProblem, TypedOption
from kingsroad_tui.home.usual_table import UsualTable
from kingsroad_tui.kingsroad.home.words import name_sentence
from kingsroad_tui.words.errors import words_of
from tabletop.say import Say

USUAL: Final = UsualTable(STRENGTHS, ONE_ROUND, PLAYERS)
"""Who sat there when a game was last begun."""

_VARIANT: Final = "variant"
_BOARD: Final = "board"


def begin(names: tuple[str, ...], options: Mapping[str, object], board: Board | None) -> Game:
    """A new game, by the rules and on the board that the form says. Raises OptionProblem."""
    said, file = str(options.get(_VARIANT)), str(options.get(_BOARD) or "")
    variant = Variant(said) if said in list(Variant) else Variant.STANDARD
    try:
        return begin_game(names, variant, read_board(named_file(file)) if file else board)
    except BoardError as error:
        raise OptionProblem(_BOARD, words_of(error)) from None
    except GameError as error:
        field = "names" if error.seat is None else f"seat-{error.seat}"
        raise OptionProblem(field, name_sentence(error), f"name-{error.seat or 0}") from None


FORM: Final = GameForm(
    table=USUAL,
    begin=begin,
    players=3,
    colours=True,
    program=lambda command, seat: Program(command),
    asks=(
        AskedOption(
            _VARIANT,
            Say("kingsroad-form-rules"),
            tuple((one.value, Say(f"kingsroad-form-rules-{one.value}")) for one in Variant),
        ),
    ),
    types=(TypedOption(_BOARD, Say("kingsroad-form-board"), Say("kingsroad-form-board-hint")),),
)
