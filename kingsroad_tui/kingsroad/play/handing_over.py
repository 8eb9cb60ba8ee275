"""What the curtain says between two people who share a terminal."""

from __future__ import annotations

from collections.abc import Collection

from kingsroad_tui.curtain.words import CurtainWords, PlayerStanding, passing_to
from kingsroad_tui.kingsroad.play.prompts import status_line
from kingsroad_tui.kingsroad.play.table import Phase, Table


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
    return "chooses after that" if other in table.setup.people else "is thinking"
