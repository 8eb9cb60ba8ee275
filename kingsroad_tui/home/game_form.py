"""What a game asks before it begins: who sits there, and by which rules and on which board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol

from kingsroad_tui.library.saved_games import GameT
from tabletop.say import Say

if TYPE_CHECKING:
    from kingsroad_tui.home.usual_table import UsualTable


_NO_SEED: Final = Say("home-form-no-seed")

SEED: Final = "seed"
"""What every game can begin from beside its options."""


@dataclass(frozen=True, slots=True)
class AskedOption:
    """Something that can be chosen for a game.

    Attributes:
        name: by which it is kept with the table.
        label: as people read it.
        choices: what is kept, and what people read; the first one is usual, and of people elsewhere
            kept by no word.
    """

    name: str
    label: Say
    choices: Sequence[tuple[str, Say]]


@dataclass(frozen=True, slots=True)
class TypedOption:
    """Something that can be typed for a game; nothing is usual.

    Attributes:
        name: by which it is kept with the table.
        label: as people read it.
        hint: what can be typed.
        after: the name of another one without which it is not asked; empty for none.
        room: how many characters it can have; None for as many as any field takes.
    """

    name: str
    label: Say
    hint: Say
    after: str = ""
    room: int | None = None


class OptionProblem(ValueError):
    """Something that was chosen or typed cannot be used.

    Attributes:
        name: of its option, or ``names`` or ``seat-`` and a seat.
        why: the reason, a sentence.
        field: the id of the field of a form to be corrected.
    """

    def __init__(self, name: str, why: str, field: str = "") -> None:
        super().__init__(why)
        self.name = name
        self.why = why
        self.field = field or name


class Greetable(Protocol):
    """A running program that is to play."""

    def greet(self) -> None:
        """Asks it for a first choice. Raises Forfeit where it gives none."""

    def close(self) -> None:
        """Ends it at once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameForm(Generic[GameT]):
    """What the form for a new game asks of a game.

    Attributes:
        table: who can sit there, and who sat there last.
        begin: a new game of players by these names, from what was chosen and typed and the
            ``seed``, on a board (None: the game's own); what was typed may name a file. Raises
            OptionProblem.
        players: how many there are as a rule.
        labels: what stands before each seat, in a game with sides.
        colours: whether everybody chooses a colour.
        program: starts the program of a command that is to play at a seat; None where none can.
        asks: what can be chosen.
        types: what can be typed besides.
        hints: whether there are any in the game.
        no_seed: what it means to leave the seed empty.
    """

    table: UsualTable
    begin: Callable[[tuple[str, ...], Mapping[str, object], Any], GameT]
    players: int
    labels: Sequence[Say] = ()
    colours: bool = False
    program: Callable[[str, int], Greetable] | None = None
    asks: Sequence[AskedOption] = ()
    types: Sequence[TypedOption] = ()
    hints: bool = True
    no_seed: Say = _NO_SEED
