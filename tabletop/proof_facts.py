"""What can be said of the proof that goes with a game whose players were apart.

What cannot be known is said to be nobody's doing: whoever holds a record can leave something out,
or change it. Who is named has signed what convicts them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum, unique

from tabletop.sealed_phases import SeatProof


@unique
class ProofProblem(StrEnum):
    """What is wrong with a proof; the value is a plain English clause."""

    OTHER_VERSION = "the proof is of a version that this program does not know"
    OTHER_GAME = "the proof is not of this game"
    OTHER_PHASES = "the proof has other choices than the game"
    NOT_SEALED = "nothing was sealed"
    SEAL_NOT_SIGNED = "what was sealed is not signed"
    NOT_AS_SEALED = "the choice is not the one that was sealed"
    NOT_READY = "nobody signed that everybody was there before this was open"
    OPENED_EARLY = "nothing says that everything was sealed before this was open"
    NOT_GIVEN_UP = "the choice was never opened, and the host never signed that it was given up"
    GIVEN_UP_BY_HOST = "the host gave up a choice that has to be opened"
    NOT_LEGAL = "the choice is not one that the rules allow"
    NO_TABLE = "no table would have taken that"
    FALSE_ANSWER = "what was answered is not true, as was shown in the end"
    NEVER_SHOWN = "what had to be shown in the end never was"
    OTHER_SECRET = "the record has another secret than was shown in the end"


@dataclass(frozen=True, slots=True)
class BrokenProof:
    """Where a proof is broken, and by whom.

    Attributes:
        problem: what is wrong.
        round: the round, or None where it is no single one.
        phase: which choice of the round; empty likewise.
        seat: who did it, or None where nobody can know, or it is nobody's alone.
    """

    problem: ProofProblem
    round: int | None = None
    phase: str = ""
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Lot:
    """A choice that was sealed and never opened: the host gave it up, and the lot chose.

    Attributes:
        seat: whose it was.
        round, phase: where.
        opened: the seats that opened theirs in that phase, ascending.
        by_host_alone: whether all of these were the host's, or in the hands of one of its
            computers. Then the host knew what the lot would give, and could decide it.
    """

    seat: int
    round: int
    phase: str
    opened: tuple[int, ...]
    by_host_alone: bool


@dataclass(slots=True)
class ProofFacts:
    """What the check of a proof has found.

    Attributes:
        broken: what is wrong in the first phase where something is; after it nothing can be said.
        choices: how many were fixed before any was seen.
        lots: the choices that were drawn by lot.
        instead: in which rounds a computer of the host's stood in, by seat.
        drawn_by_host: in which rounds the host alone drew what all were to draw together.
        finished: whether the record and its proof go to the end of the game.
        history: all that has happened, as one digest.
    """

    broken: list[BrokenProof] = field(default_factory=list)
    choices: int = 0
    lots: list[Lot] = field(default_factory=list)
    instead: dict[int, list[int]] = field(default_factory=dict)
    drawn_by_host: list[int] = field(default_factory=list)
    finished: bool = False
    history: bytes = b""


def host_seat(seats: Sequence[SeatProof], host: str) -> int | None:
    """The seat at which the host plays, by its key; None where it only has computers, or none."""
    own = (n for n, one in enumerate(seats) if one.key == host and not one.computer)
    return next(own, None)
