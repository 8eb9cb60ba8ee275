"""The messages between a program and the solver process, and the answers they carry.

Types only: nothing here imports a solver or NumPy, so the app may. On the wire every message is
one JSON object on one line, told apart by its ``type``; every answer names the request's ``id``.
Answers are frozen and carry what made them: method, parameters, certificate, version and time.

Units: chances and shares are 0 to 1; points and margins are points of the game; ``goal`` decides
the unit of everything called a value or a loss (``win``: a chance, else points). Seats count from
0. A selection is a list of card codes.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

from advisor.messages.advice import Candidate, Certificate, Codes, Opponent, SecondOpinion
from advisor.messages.goals import BeliefKind, Goal
from advisor.messages.review import PlayerReview, RoundReview
from kingsroad.position import PositionData
from kingsroad.records import GameData

VERSION: Final = 1
"""Version of the messages."""

LARGEST_LINE: Final = 1_000_000
"""The most bytes a line may have."""


class Progress(StrEnum):
    """How far an answer has come; every later one refines the one before."""

    FIRST = "first"
    COMPLETE = "complete"
    PROVED = "proved"


class RequestError(ValueError):
    """A request that cannot be met; the message says why, in one line."""


DEFAULT_EPSILON: Final = {Goal.WIN: 0.01, Goal.MARGIN: 0.25, Goal.POINTS: 0.25}
"""What an advised mix may give up against anybody: 1 percentage point, or 0.25 points."""


class _Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    id: int


class _Answer(_Message, frozen=True, kw_only=True):
    version: int = VERSION

    @property
    def last(self) -> bool:
        """Whether no further answer to the request follows."""
        return True


# ----------------------------------------------------------------------------- requests


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How to think. The same settings on the same position give the same answer.

    Attributes:
        belief: what the opponents are taken to play.
        beliefs: per seat (as text), a belief for this opponent alone.
        goal: what to maximise.
        epsilon: what the mix may give up against anybody, in the goal's unit; None for the goal's
            default, 0 for the equilibrium, a huge number for a plain best reply.
        assumptions: such as ``"Bob: plays 5"`` (see `advisor.messages.assumptions`).
        seed: for the draw from the mix and for sampling.
        seconds: time limit; None for no limit. Where it cuts an answer short, ``cut`` says so.
    """

    belief: BeliefKind = BeliefKind.HIERARCHY
    beliefs: dict[str, BeliefKind] = {}
    goal: Goal = Goal.WIN
    epsilon: float | None = None
    assumptions: list[str] = []
    seed: int = 0
    seconds: float | None = None


class AdviseRequest(_Message, frozen=True, kw_only=True, tag="advise"):
    """What should ``player`` play in the position after the last round of ``game``?

    ``game`` is a record of what is public; with ``pending`` in it, the advice is for the second
    choice. ``until`` is the last stage wanted.
    """

    game: GameData
    player: int
    settings: Settings = Settings()
    until: Progress = Progress.PROVED


class ChooseRequest(_Message, frozen=True, kw_only=True, tag="choose"):
    """What does a computer player of this name choose? ``game`` as in `AdviseRequest`."""

    game: GameData
    player: int
    computer: str
    seed: int = 0
    seconds: float | None = None


class ReviewRequest(_Message, frozen=True, kw_only=True, tag="review"):
    """Judge every choice of a game; answered round by round, then as a whole."""

    game: GameData
    settings: Settings = Settings()


class CancelRequest(_Message, frozen=True, kw_only=True, tag="cancel"):
    """Stop working on request ``target``; it is answered with an error of kind ``cancelled``."""

    target: int


class PingRequest(_Message, frozen=True, kw_only=True, tag="ping"):
    """Are you there? Answered with a `Ready`."""


Request = AdviseRequest | ChooseRequest | ReviewRequest | CancelRequest | PingRequest


# ------------------------------------------------------------------------------ answers


class Advice(_Answer, frozen=True, kw_only=True, tag="advice"):
    """What to play, how good it is, how sure that is, and why.

    Attributes:
        stage: how far this answer has come; ``final`` that no better one follows.
        player: the seat advised.
        second: whether this is the second choice after a Witch.
        position: the position advised on (for a second choice: with the others' markers placed).
        belief, goal, epsilon, assumptions, seed: the settings in force.
        opponents: what everyone else may play.
        candidates: every play, by value, best first; ties by code.
        shown: how many of them are worth showing (those with reasons; at most five).
        recommended: drawn from the mix, with a seed made of the position and the settings' seed.
        certificate: of the equilibrium behind the advice.
        win, margin: how the round stands, before choosing, if the mix is played; per seat.
        risk: the most that a single other player can take from the mix, in the goal's unit.
        cut: whether time ran out.
        seconds: time taken.
        second_opinion: what games played out say; comes with the proofs.
        method: how it was computed, for people who want to know.
    """

    stage: Progress
    final: bool
    player: int
    second: bool
    position: PositionData
    belief: BeliefKind
    goal: Goal
    epsilon: float
    assumptions: list[str]
    seed: int
    opponents: list[Opponent]
    candidates: list[Candidate]
    shown: int
    recommended: Codes
    certificate: Certificate
    win: list[float]
    margin: list[float]
    risk: float | None
    cut: bool
    seconds: float
    method: str
    second_opinion: SecondOpinion | None = None

    @property
    def last(self) -> bool:
        """Whether no further answer to the request follows."""
        return self.final


class Choice(_Answer, frozen=True, kw_only=True, tag="choice"):
    """What a computer player chose, and its reason as data (shown after the reveal only).

    ``reason`` is a word for a sentence of the app's (such as ``"best-value"``), ``facts`` the
    numbers and codes that sentence needs.
    """

    player: int
    computer: str
    selection: Codes
    reason: str
    facts: dict[str, float | str] = {}
    seconds: float = 0.0


class ReviewedRound(_Answer, frozen=True, kw_only=True, tag="reviewed-round"):
    """One round of a review, as soon as it is judged: ``done`` of ``total`` rounds."""

    reviewed: RoundReview
    done: int
    total: int

    @property
    def last(self) -> bool:
        """Whether no further answer to the request follows: it does."""
        return False


class Review(_Answer, frozen=True, kw_only=True, tag="review"):
    """A whole game judged (see `advisor.messages.review` for what the numbers are).

    Attributes:
        rounds: every round judged, in order.
        players: per seat, the sum rule, the classes and the accuracy.
        deciding: the numbers of the rounds that decided the game, largest swing first.
        settings: what the judging was asked with.
        complete: whether every round played is in it.
        finished: whether the game itself had ended.
        seconds: time taken.
        program, method: what made it, for people who want to know.
    """

    rounds: list[RoundReview]
    players: list[PlayerReview]
    deciding: list[int]
    settings: Settings
    complete: bool
    finished: bool
    seconds: float
    program: str
    method: str


class Failure(_Answer, frozen=True, kw_only=True, tag="error"):
    """A request that got no other answer.

    ``kind`` is ``request`` (malformed or impossible), ``cancelled``, ``time`` or ``internal``;
    ``id`` is -1 where the request's own could not be read.
    """

    kind: str
    message: str


class Ready(_Answer, frozen=True, kw_only=True, tag="ready"):
    """The process is up (sent once at start with id 0, and to every ping)."""

    program: str
    solver: str


Answer = Advice | Choice | ReviewedRound | Review | Failure | Ready
