"""The choices of a game as players who are apart seal them, and the check of its proof.

A player who chooses the Witch seals the Witch alone, as she is revealed: the cards behind her take
no effect and are never opened, so they are never sealed either.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from kingsroad.cards import Hand, Selection
from kingsroad.games import Game
from kingsroad.legal import legal_selections
from kingsroad.notation import print_position
from kingsroad.records import FORMAT
from kingsroad.rounds import reveal
from tabletop.proof_check import (
    BrokenProof,
    CheckSignature,
    ProofFacts,
    ProofProblem,
    RecordedPhase,
    check_proof,
)
from tabletop.sealed_phases import GameProof, SeatProof, game_id

FIRST: Final = "first"
SECOND: Final = "second"
"""The choices of a round: everybody's, and the second one of those who revealed a Witch."""


def phase_of(game: Game) -> str:
    """Which choice of the round is to be made now."""
    return FIRST if game.pending is None else SECOND


def id_of(game: Game, host: str, seats: Sequence[SeatProof]) -> bytes:
    """The id of a game that these seats play together, whatever has been played of it."""
    return game_id(FORMAT, [*game.players, print_position(game.first)], host, seats)


def choices_of(hand: Hand) -> list[str]:
    """All that can be sealed with a hand, each once, in an order that everybody knows."""
    return sorted({selection.as_revealed().code for selection in legal_selections(hand)})


def played_phases(game: Game) -> Iterator[RecordedPhase]:
    """The phases that are over, with the choices as the record has them."""
    for before, played in zip(game.positions, game.rounds, strict=False):
        yield _phase(before.round, FIRST, dict(enumerate(played.selections)), before.hand)
        again = {seat: one for seat, one in enumerate(played.reselections) if one is not None}
        if again:
            between = reveal(before, played.selections).after
            yield _phase(before.round, SECOND, again, partial(between.hand, second=True))
    if game.pending is not None:
        before = game.position
        yield _phase(before.round, FIRST, dict(enumerate(game.pending)), before.hand)


def _phase(
    number: int, phase: str, selections: dict[int, Selection], hand: Callable[[int], Hand]
) -> RecordedPhase:
    return RecordedPhase(
        number,
        phase,
        {seat: selection.code for seat, selection in selections.items()},
        lambda seat: choices_of(hand(seat)),
    )


def check_game(game: Game, proof: GameProof, check: CheckSignature) -> ProofFacts:
    """Whether every choice of a game was fixed before any was seen; see `check_proof`."""
    if len(proof.seats) != len(game.players):
        return ProofFacts([BrokenProof(ProofProblem.OTHER_GAME)])
    expected = id_of(game, proof.host, proof.seats)
    facts = check_proof(proof, expected, list(played_phases(game)), check)
    facts.finished = game.finished and not facts.broken
    return facts
