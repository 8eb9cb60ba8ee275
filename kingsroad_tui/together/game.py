"""What playing together needs to know of a game: for the commands, the app and line by line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from advisor.messages.computers import Strength
    from kingsroad_tui.home.game_form import AskedOption, TypedOption
    from kingsroad_tui.solver.client import Solver
    from kingsroad_tui.together.asking import InOnesPlace
    from kingsroad_tui.together.ledger import SealedKind
    from kingsroad_tui.together.session import Session
    from kingsroad_tui.together.verifying import LotInWords, Verified
    from tabletop.say import Say

_Option = Callable[[Callable[..., Any]], Callable[..., Any]]


class GameLines(Protocol):
    """One game at a table whose players are apart, line by line.

    Attributes:
        words: what can be typed, each with what it does.
    """

    words: Sequence[Say]

    async def play(self) -> None:
        """Plays it from where it stands to its end, and says what happens."""

    async def heed(self, line: str) -> bool:
        """Does what a line asks for; False where it begins with no word of the game.

        Raises Leave.
        """

    def said_instead(self, one: InOnesPlace) -> str:
        """What was chosen in one's own place, in a sentence; empty where that is nothing to say."""

    def take(self, line: str) -> None:
        """Takes a line for what is to be chosen, or says why it cannot be."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClosedPart:
    """What of a game is there for somebody who plays in a browser, at the host's computer.

    The screens of its table and its rules are there anyway; everything that is not named is not.

    Attributes:
        keys: the ids of its keys that work, ``*`` for any ending.
        places: those of its places that are there.
        screens: its dialogs at the table, by their names.
    """

    keys: Sequence[str] = ()
    places: Sequence[str] = ()
    screens: Sequence[str] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class GameTogether:
    """A game's own part of playing together; everything is imported when it is called.

    Attributes:
        name: of the game, as people read it.
        number: by which invitations name the game, 0 to 3; never another one's.
        seats: the fewest and the most players.
        roles: what whoever sits there plays, seat by seat, as people read it; none where all play
            the same.
        options: what only this game's ``host`` takes.
        read: from the values of these, how it is played, as a table keeps that. Raises
            OptionProblem.
        asks: what the app asks of whoever opens a table, for the same.
        types: what can be typed there besides.
        typed: how the game is played, from what was typed, by names, as a table keeps it. Raises
            OptionProblem.
        kind: the game, from how it is played. Raises ValueError where that cannot be.
        host_seat: which seat the host has in the first game, from how it is played.
        computer: the computer player that takes free seats.
        by_lines: imports what begins a game by lines there, with a solver beside it.
        lot_sentences: what is said of a choice drawn by lot, as `Verified` has it; None for what
            is said of any game.
        closed: what of it is there for somebody in a browser.
    """

    name: str
    number: int
    seats: tuple[int, int]
    roles: Sequence[Say] = ()
    options: Sequence[_Option]
    read: Callable[..., dict[str, str]]
    asks: Sequence[AskedOption]
    types: Sequence[TypedOption] = ()
    typed: Callable[[Mapping[str, str]], dict[str, str]] = lambda _: {}
    kind: Callable[[Mapping[str, str]], SealedKind[Any]]
    computer: Callable[[], Strength]
    host_seat: Callable[[Mapping[str, str]], int] = lambda _: 0
    by_lines: Callable[[], Callable[[Solver, Session], GameLines]]
    lot_sentences: LotInWords | None = None
    closed: ClosedPart = field(default_factory=ClosedPart)

    def check(self, file: str) -> Verified:
        """Checks the proof of the game in a file, ``-`` for standard input. Raises Unusable."""
        from kingsroad_tui.together.verifying import verified

        return verified(file, self.kind({}), self.lot_sentences)
