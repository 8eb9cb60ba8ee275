"""What the ways of the house need to know of a game: how it is begun, kept and gone on with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from kingsroad_tui.library.saved_games import GameT

if TYPE_CHECKING:
    from pathlib import Path

    from kingsroad_tui.home.game_form import GameForm
    from kingsroad_tui.ladder.counted import CountedGames
    from kingsroad_tui.library.game_list import Shelf
    from kingsroad_tui.library.game_tables import GameTables, SavedTable
    from kingsroad_tui.library.saved_games import Saved
    from kingsroad_tui.practice.own_games import Training
    from kingsroad_tui.shell.place import Way
    from kingsroad_tui.together.session import Session

TableT = TypeVar("TableT", bound="SavedTable[Any]")


@dataclass(frozen=True, slots=True, kw_only=True)
class GameInApp(Generic[GameT, TableT]):
    """A game in the app.

    Attributes:
        tables: makes its tables, and says where its games are kept.
        title: says which game one is.
        form: what the form for a new game asks.
        begun: whether a game that is started anew has begun before: then it is to see what would
            have come, and does not count.
        look: where a saved game is looked at, of which a review is kept beside its file; None where
            that is the same as going on with it.
        shelf: imports what its list of saved games is like.
        apart: imports what makes the table of one that is played with people elsewhere.
        training: imports what there is to practise; None where there is nothing.
        counted: imports its ladder and the day's game; None where it has none.
    """

    tables: GameTables[GameT, TableT]
    title: Callable[[GameT], str]
    form: GameForm[GameT]
    shelf: Callable[[], Shelf[Any, GameT]]
    begun: Callable[[GameT], bool] = lambda _: False
    look: Callable[[Saved[GameT], Path | None], Way] | None = None
    apart: Callable[[], Callable[[Session], TableT]] | None = None
    training: Callable[[], Training[Any, Any, Any]] | None = None
    counted: Callable[[], CountedGames[GameT]] | None = None
