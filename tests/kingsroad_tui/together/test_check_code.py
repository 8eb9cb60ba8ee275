"""The code that people compare: two games that differ must not have one, however a host tries."""

from __future__ import annotations

import copy
from random import Random

import pytest

from kingsroad_tui.together.sealing import Sealer
from tabletop.sealed_phases import check_code
from tests.support.together.sealed_games import SealedGame


def codes(game: SealedGame, seats: dict[int, str]) -> str:
    """The code after a phase in which these seats choose so, with new salts for all."""
    table = copy.deepcopy(game.ledger)
    turn = table.turn
    assert turn is not None
    sealers = {seat: Sealer(game.sealers[seat]._key, []) for seat in turn.seats}
    for seat, sealer in sealers.items():
        table.apply(sealer.seal(table, seat, seats[seat]))
    for sealer in sealers.values():
        for ready in list(sealer.readiness(table)):
            table.apply(ready)
    for sealer in sealers.values():
        for opening in list(sealer.openings(table)):
            table.apply(opening)
    assert table.turn != turn
    return check_code(table.history)


@pytest.mark.parametrize("seed", range(4))
def test_whoever_chooses_alone_cannot_try_salts_until_two_codes_are_alike(seed: int) -> None:
    """After a Witch of the host's alone the code follows from the cards, not from what was sealed;
    where all have chosen it follows from everybody's salt, which nobody knew before."""
    game = SealedGame(3, Random(seed))
    while (turn := game.ledger.turn) is not None:
        choices = {seat: game.choice(turn, seat) for seat in turn.seats}
        again = {codes(game, choices) for _ in range(3)}
        assert len(again) == (3 if len(turn.seats) == 3 else 1)
        seat = turn.seats[0]
        legal = game.ledger.game.among(seat)
        others = {**choices, seat: next(one for one in legal if one != choices[seat])}
        assert codes(game, others) not in again
        game.play_phase()
