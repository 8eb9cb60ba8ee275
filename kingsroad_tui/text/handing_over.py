"""What the curtain says between two people who share a terminal."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from kingsroad_tui.session.table import Phase, Table
from kingsroad_tui.text.prompts import status_line


@dataclass(frozen=True, slots=True)
class PlayerStanding:
    """How a player stands.

    Attributes:
        name: as typed.
        colour: the player colour, 0 to 4.
        score: points.
        gained: those of them that the last round brought.
        state: what the player does in this phase, in a word or two, or nothing.
        turn: whether the keyboard goes to this player.
    """

    name: str
    colour: int
    score: int
    gained: int
    state: str
    turn: bool


@dataclass(frozen=True, slots=True)
class CurtainWords:
    """What a curtain says, all of it public.

    Attributes:
        headline: whom the keyboard goes to, or that all have chosen.
        call: what the others at the terminal do.
        button: what the next key does.
        name: the name at the end of the headline, or nothing.
        colour: that player's colour, 0 to 4.
        status: the round and where the King is.
        standings: how everybody stands, in seat order.
        again: whose choice can still be made again, or nothing.
        optional: whether nobody has to see what is behind it: the game goes on without.
    """

    headline: str
    call: str
    button: str
    name: str = ""
    colour: int | None = None
    status: str = ""
    standings: tuple[PlayerStanding, ...] = ()
    again: str = ""
    optional: bool = False


def passing_to(name: str) -> CurtainWords:
    """Before somebody chooses in secret."""
    return CurtainWords(
        f"Pass the keyboard to {name}.",
        "Everyone else, look away.",
        f"I'm {name}: show my cards",
        name,
    )


def once_more(name: str) -> str:
    """What is asked before the choice that somebody has just made is dropped."""
    return f"t once more: {name} changes the cards"


def passing_words(
    table: Table, seat: int, last: int | None, chosen: Collection[int]
) -> CurtainWords:
    """Before this seat chooses.

    ``last`` is the one who has just chosen and may want to again; ``chosen`` are all who have.
    """
    name = table.game.players[seat]
    words = passing_to(name)
    again = table.phase is Phase.SECOND_CHOICE
    alone = again and len(table.choosers) == 1
    return CurtainWords(
        words.headline,
        "After the Witch: choose again. Everyone may watch." if alone else words.call,
        words.button,
        name,
        table.setup.seats[seat].colour,
        status_line(table.position, second=again),
        _standings(table, seat, chosen),
        _name(table, last),
    )


def revealing_words(table: Table, last: int) -> CurtainWords:
    """When the last person has chosen and the cards are about to be turned."""
    return CurtainWords(
        "Everyone has chosen.",
        "Everyone, look here: the cards are about to be revealed.",
        "Reveal the cards",
        status=status_line(table.position, second=table.phase is Phase.SECOND_CHOICE),
        standings=_standings(table, None, ()),
        again=_name(table, last),
    )


def _name(table: Table, seat: int | None) -> str:
    return "" if seat is None else table.game.players[seat]


def _standings(
    table: Table, seat: int | None, chosen: Collection[int]
) -> tuple[PlayerStanding, ...]:
    """Everybody's points, what the last round brought, and who chooses when."""
    position, report = table.position, table.last_report
    fresh = report is not None and table.phase is Phase.CHOOSING
    gained = report.gained if report is not None and fresh else (0,) * position.num_players
    return tuple(
        PlayerStanding(
            table.game.players[other],
            table.setup.seats[other].colour,
            position.scores[other],
            gained[other],
            _state(table, other, seat, chosen),
            other == seat,
        )
        for other in position.seats
    )


def _state(table: Table, other: int, seat: int | None, chosen: Collection[int]) -> str:
    """What somebody does in this phase, in a word or two."""
    if other not in table.choosers:
        return ""
    if seat is None or other in chosen or other not in table.waiting:
        return "has chosen"
    if other == seat:
        return "chooses now"
    return "chooses after that" if other in table.people else "is thinking"
