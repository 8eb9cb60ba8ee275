"""How screens ask to go elsewhere in King's Road, by the pattern of `common.navigation`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from textual.message import Message

from kingsroad_tui.shell.navigation import GameWish

if TYPE_CHECKING:
    from pathlib import Path

    from advisor.messages.exercises import KingsroadExercise
    from advisor.messages.protocol import Review
    from kingsroad.games import Game
    from kingsroad.position import Position
    from kingsroad_tui.kingsroad.library.saves import SavedGame
    from kingsroad_tui.kingsroad.play.table import Table
    from kingsroad_tui.kingsroad.review.own_mistakes import Solved
    from kingsroad_tui.kingsroad.review.study import Study
    from kingsroad_tui.library.seats import Setup
    from kingsroad_tui.practice.exercise_run import ExerciseRun
    from kingsroad_tui.together.place import OwnPlace


GAME: Final = "kingsroad"
"""The word for the game."""


class KingsRoadWish(GameWish):
    """A wish about this game."""

    of_game = GAME


@dataclass
class Learn(KingsRoadWish):
    """The guided first game, at a step (from 0) or, with None, where it was left."""

    step: int | None = None


# ------------------------------------------------------------------------------------ a game


@dataclass
class SetUpGame(KingsRoadWish):
    """The form for a new game.

    ``waits``: its button does nothing for a moment, as Enter may be pressed for the screen before.
    """

    waits: bool = False


@dataclass
class PlayAgain(KingsRoadWish):
    """A new game with the usual rivals, everybody a seat further; the form where there are none."""


@dataclass
class OpenGame(KingsRoadWish):
    """The list of saved games."""


@dataclass
class StartGame(KingsRoadWish):
    """A new game, which may start from any position; asks first, as `GoHome` does.

    ``back`` asks for where leaving it leads; None for the first screen.
    """

    game: Game
    setup: Setup
    back: Message | None = None


@dataclass
class ResumeGame(KingsRoadWish):
    """A saved game where it stands; asks first, as `GoHome` does."""

    saved: SavedGame


@dataclass
class PlayTable(KingsRoadWish):
    """The play screen of a table that is already set, in place of the one shown."""

    table: Table


@dataclass
class ShowEnd(KingsRoadWish):
    """The end of a finished game, in place of its play screen."""

    table: Table
    place: OwnPlace | None = None
    """One's place at a table with people elsewhere."""


# ------------------------------------------------------------------------------- an analysis


@dataclass
class ChooseAnalysis(KingsRoadWish):
    """The choice of what to analyse."""


@dataclass
class AnalyseGame(KingsRoadWish):
    """The analysis of a game; it is kept beside ``record``, the file of the game.

    ``study`` is the place in it to come back to. Whoever is only ``looking_back`` from a game that
    they play is not told what to play next, unless they ask.
    """

    game: Game
    setup: Setup | None = None
    record: Path | None = None
    study: Study | None = None
    looking_back: bool = False


@dataclass
class PlayMistakesAgain(KingsRoadWish):
    """The worst choices of a seat in a game, to be played again.

    ``review`` is what has been judged of the game already, or None; else it is kept beside
    ``record``, the file of the game. ``solved`` are those for which a good choice was found.
    """

    game: Game
    setup: Setup
    seat: int
    review: Review | None = None
    record: Path | None = None
    solved: Collection[Solved] = ()


@dataclass
class Practise(KingsRoadWish):
    """The list of what there is to practise."""


@dataclass
class PlayExercises(KingsRoadWish):
    """Some exercises, one after the other."""

    run: ExerciseRun[KingsroadExercise]


@dataclass
class EditPosition(KingsRoadWish):
    """The position editor; without a position, at the start of a game of two."""

    position: Position | None = None
    names: Sequence[str] = ()


@dataclass
class NamePlayers(KingsRoadWish):
    """The names of the players at a real table that is to be followed."""


@dataclass
class RecordTable(KingsRoadWish):
    """Writing down a game at a real table, in ``record`` or in a new file."""

    game: Game
    record: Path | None = None
