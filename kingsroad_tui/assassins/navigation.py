"""How the wing's screens ask to go elsewhere: messages that the app hands to the wing's router.

Post them to the app, so that they arrive even from a screen that has just been dismissed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from advisor.messages.exercises import AssassinsExercise
from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition
from kingsroad_tui.assassins.library.saves import SavedTown
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.practice.exercise_run import ExerciseRun
from kingsroad_tui.shell.navigation import GameWish

if TYPE_CHECKING:
    from kingsroad_tui.together.place import OwnPlace

GAME: Final = "assassins"
"""The word for the game."""


class AssassinsWish(GameWish):
    """A wish about this game."""

    of_game = GAME


@dataclass
class SetUpTown(AssassinsWish):
    """The form for a new game; it starts from a position where there is one."""

    start: AssassinsPosition | None = None


@dataclass
class PlayTownAgain(AssassinsWish):
    """A new game with the usual rival, sides swapped; the form where there is none."""


@dataclass
class EditTown(AssassinsWish):
    """The position editor, with a position or with the beginning of a game."""

    position: AssassinsPosition | None = None


@dataclass
class OpenTown(AssassinsWish):
    """The list of saved games."""


@dataclass
class WhomToFollow(AssassinsWish):
    """Asks who plays at a real table that is to be followed."""


@dataclass
class FollowTown(AssassinsWish):
    """A game at a real table, to be written down; hints are for these sides."""

    game: AssassinsGame
    advised: frozenset[Side]


@dataclass
class StartTown(AssassinsWish):
    """A new game."""

    game: AssassinsGame
    setup: Setup


@dataclass
class ResumeTown(AssassinsWish):
    """A saved game where it stands."""

    saved_game: SavedTown


@dataclass
class ShowTownEnd(AssassinsWish):
    """The end of a finished game, in place of its play screen."""

    table: AssassinsTable
    place: OwnPlace | None = None
    """One's place at a table with somebody elsewhere."""


@dataclass
class LookBack(AssassinsWish):
    """The game so far, walked through step by step; then back to where one came from."""

    table: AssassinsTable


@dataclass
class ReviewTown(AssassinsWish):
    """All phases of a table's game, judged; then back to where one came from.

    Attributes:
        table: the table.
        at: the place of the phase to begin with.
        look_at: called with the place of the phase to be shown on the board, if one is chosen.
    """

    table: AssassinsTable
    at: int
    look_at: Callable[[int], None]


@dataclass
class TryPhase(AssassinsWish):
    """A phase of a finished game, by its place, played again and judged."""

    table: AssassinsTable
    number: int


@dataclass
class PractiseTown(AssassinsWish):
    """The list of what there is to practise."""


@dataclass
class PlayTownExercises(AssassinsWish):
    """Some exercises, one after the other."""

    run: ExerciseRun[AssassinsExercise]


@dataclass
class LearnTown(AssassinsWish):
    """The guided first game, from a step (from 0) on; by default where it was left."""

    step: int | None = None


@dataclass
class ShowTownRules(AssassinsWish):
    """The rules."""
