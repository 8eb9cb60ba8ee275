"""Players in a message: by name, or as "you" where one person alone sits at the table.

A message about players has a variant for each: ``[you]`` for the one spoken to, another for
somebody by name, and, where there can be several, variants by how ``many`` they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kingsroad.games import Game
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.library.seats import Setup
from tabletop.say import Fact, Say
from tabletop.words.voice import phrase

YOU: Final = "you"
"""What a message is told instead of the name of the player spoken to."""


class Addressed(tuple[str, ...]):
    """Everybody's names in seat order, of whom one is not named but spoken to.

    Attributes:
        you: the seat spoken to.
        name: what they are called.
    """

    you: int
    name: str

    def __new__(cls, names: Sequence[str], you: int) -> Addressed:
        """The same names; ``you`` is the seat spoken to."""
        called = super().__new__(cls, (*names[:you], phrase("kingsroad-you"), *names[you + 1 :]))
        called.you = you
        called.name = names[you]
        return called


def names_at(table: Table) -> tuple[str, ...]:
    """What the players are called at this table: a person who plays alone is spoken to.

    Whoever opens a game that was over when it came here has not played it.
    """
    over = table.game.finished and table.setup.elsewhere
    return table.game.players if over else _names_for(table.game, table.setup)


def names_in(game: Game, setup: Setup | None) -> tuple[str, ...]:
    """The same where a game is only looked at: who played it alone, and here, is spoken to."""
    return game.players if setup is None or setup.elsewhere else _names_for(game, setup)


def _names_for(game: Game, setup: Setup) -> tuple[str, ...]:
    return game.players if setup.alone is None else Addressed(game.players, setup.alone)


def named_all(names: Sequence[str]) -> tuple[str, ...]:
    """The same players where "you" is somebody else: the reader is ``Ann (you)`` there."""
    if not isinstance(names, Addressed):
        return tuple(names)
    reader = phrase("kingsroad-name-and-you", name=names.name)
    return (*names[: names.you], reader, *names[names.you + 1 :])


def seat_spoken_to(names: Sequence[str]) -> int | None:
    """The seat that a sentence with these names calls "you", or None."""
    return names.you if isinstance(names, Addressed) else None


def people(names: Sequence[str], seats: Iterable[int]) -> Fact:
    """These players, as messages are told of them.

    ``you`` for the one spoken to alone, who comes first among several; that has a form ``begins``
    for the beginning of a sentence.

    >>> people(Addressed(("Ann", "Bob"), 1), (1,)), people(("Ann", "Bob"), (0, 1))
    ('you', ('Ann', 'Bob'))
    """
    you, seats = seat_spoken_to(names), tuple(seats)
    others = tuple(_by_name(names[seat]) for seat in seats if seat != you)
    if you not in seats:
        return others[0] if len(others) == 1 else others
    return Say("kingsroad-you-and", others=others, count=len(others)) if others else YOU


def _by_name(name: str) -> str:
    """Somebody's name, which no message takes for the player spoken to."""
    return f"“{name}”" if name == YOU else name


def who(names: Sequence[str], seats: Iterable[int], *, begins: bool = False) -> str:
    """These players in a sentence: ``you and Ann``, ``nobody``; ``begins`` at its beginning.

    >>> who(Addressed(("Ann", "Bob"), 1), (0, 1), begins=True)
    'You and Ann'
    """
    these = people(names, seats)
    if begins:
        return phrase("kingsroad-who.begins", who=these)
    return phrase("kingsroad-who", who=these)


def whose(names: Sequence[str], seat: int, *, begins: bool = True) -> str:
    """``Ann's``, or ``your``."""
    one = people(names, (seat,))
    if begins:
        return phrase("kingsroad-whose.begins", who=one)
    return phrase("kingsroad-whose", who=one)
