"""The choices of a game as players who are apart seal them.

A player who chooses the Witch seals the Witch alone, as she is revealed: the cards behind her take
no effect and are never opened, so they are never sealed either.
"""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad.games import FIRST, SECOND, Game
from kingsroad.notation import print_position
from kingsroad.records import FORMAT
from tabletop.sealed_phases import SeatProof, game_id


def id_of(game: Game, host: str, seats: Sequence[SeatProof]) -> bytes:
    """The id of a game that these seats play together, whatever has been played of it."""
    return game_id(FORMAT, [*game.players, print_position(game.first)], host, seats)


def sealed_choices(game: Game) -> dict[tuple[int, str, int], str]:
    """All choices of a game as its record has them, by round, phase and seat."""
    chosen = {}
    for number, played in enumerate(game.rounds, start=game.first.round):
        for phase, row in ((FIRST, played.selections), (SECOND, played.reselections)):
            for seat, selection in enumerate(row):
                if selection is not None:
                    chosen[number, phase, seat] = selection.code
    for seat, selection in enumerate(game.pending or ()):
        chosen[game.position.round, FIRST, seat] = selection.code
    return chosen
