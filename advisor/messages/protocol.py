"""The requests and answers of the solver process.

Types only: nothing here imports a solver or NumPy, so the app may. Every message is one JSON object
on one line; ``type`` says which, and every answer names the ``id`` of its request.
Answers are frozen and carry what made them: method, parameters, certificate, version and time.

Units: chances and shares are 0 to 1; points and margins are points of the game; ``goal`` decides
the unit of everything called a value or a loss (``win``: a chance, else points). Seats count from
0. A selection is a list of card codes.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

from advisor.messages import advice
from advisor.messages.accounts import Judged, PlayerAccount
from advisor.messages.assassins_answers import AssassinsAnswer
from advisor.messages.assassins_review import AssassinsReviewAnswer
from advisor.messages.assumptions import Assumption
from advisor.messages.bases import AnswerBase, ComputerRequestBase, MessageBase, Refusal
from advisor.messages.review import KeptThought, PlayerReview, RoundReview, Thought
from advisor.messages.verdicts import BeliefKind, Goal
from kingsroad.position import PositionData
from kingsroad.records import GameData

MAX_LINE_BYTES: Final = 1_000_000
"""The most bytes that a line may have."""


class Progress(StrEnum):
    """How far an answer has come; each refines the one before."""

    FIRST = "first"
    COMPLETE = "complete"
    PROVED = "proved"


class RequestError(Refusal):
    """A request that cannot be met.

    ``where`` is the part of the request that is wrong, such as ``epsilon``.
    """


class ChoiceReason(StrEnum):
    """Why a computer player or a program chose as it did."""

    ANYTHING = "anything"
    """By chance, from all legal selections."""
    COMING_REGIONS = "coming-regions"
    """By the rule of thumb."""
    INSTINCT = "instinct"
    """Drawn from the learnt policy."""
    LEVEL_1 = "level-1"
    LEVEL_2 = "level-2"
    EQUILIBRIUM = "equilibrium"
    """Drawn from the equilibrium of the round."""
    ADVICE = "advice"
    """Drawn from the mix that the advisor recommends."""
    RESPONDER = "responder"
    INFORMED_RESPONDER = "informed-responder"
    PROGRAM = "program"
    FORFEIT = "forfeit"
    """The program forfeited, and the rule of thumb chose in its place."""


class FailureKind(StrEnum):
    """Why a request got no other answer."""

    REQUEST = "request"
    """It is malformed or cannot be met."""
    CANCELLED = "cancelled"
    INTERNAL = "internal"
    """The solver failed."""


DEFAULT_EPSILON: Final = {Goal.WIN: 0.01, Goal.MARGIN: 0.25, Goal.POINTS: 0.25}
"""By goal, how much the advised mix may give up at worst: a chance to win, or points.

For three and more players, and for the points of a round: no mix is safe there anyway. Of two
players with opposed goals, one gives up no more than the other has given.
"""


# ----------------------------------------------------------------------------- requests


class AdviceSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What advice maximises and assumes. The same settings and position give the same answer.

    Attributes:
        belief: what the opponents are assumed to play.
        beliefs: by seat (as text), another belief for this opponent alone.
        goal: what to maximise.
        epsilon: how much the mix may give up at worst, in the goal's unit; None for what the other
            player's mistakes have given so far (two players), or else the goal's default; 0 for the
            equilibrium, a huge number for the best response (two players with opposed goals) or for
            a mix that only leans towards it (all others).
        assumptions: such as ``"Bob: plays 5"`` (see `advisor.messages.assumptions`).
        seed: of the draw from the mix and of the games played out.
        seconds: time limit, or None; where it ends the search early, the advice says so.
    """

    belief: BeliefKind = BeliefKind.HIERARCHY
    beliefs: dict[str, BeliefKind] = {}
    goal: Goal = Goal.WIN
    epsilon: float | None = None
    assumptions: list[str] = []
    seed: int = 0
    seconds: float | None = None


class AdviseRequest(MessageBase, frozen=True, kw_only=True, tag="advise"):
    """Asks what ``player`` should play in the position after the last round of ``game``.

    ``game`` is a record of what is public; where it has a ``pending`` round, the advice is for the
    second choice. ``until`` is how far the answer should go.
    """

    game: GameData
    player: int
    settings: AdviceSettings = AdviceSettings()
    until: Progress = Progress.PROVED


class ChooseRequest(ComputerRequestBase, frozen=True, kw_only=True, tag="choose"):
    """Asks for the choice of a computer player; ``game`` as in `AdviseRequest`.

    ``computer`` is one of `advisor.messages.computers.STRENGTHS`.
    """

    game: GameData
    player: int


class ReviewRequest(MessageBase, frozen=True, kw_only=True, tag="review"):
    """Asks to judge every choice of a game; answered round by round, then as a whole.

    Attributes:
        known: the first rounds as they were judged before with the same settings, in this game or
            in one that began alike; they are taken as they are, and only the others are judged.
    """

    game: GameData
    settings: AdviceSettings = AdviceSettings()
    known: list[RoundReview] = []


class ThinkRequest(MessageBase, frozen=True, kw_only=True, tag="think"):
    """Asks to think longer about a choice, as in `AdviseRequest`; answered again and again.

    ``also`` has choices to look at whatever they are worth, such as what was played. Ends by
    itself once the best choice is clear, after the settings' time, or when it is cancelled.
    """

    game: GameData
    player: int
    settings: AdviceSettings = AdviceSettings()
    also: list[advice.Codes] = []


class CancelRequest(MessageBase, frozen=True, kw_only=True, tag="cancel"):
    """Stops work on request ``target``, which is then answered by a `Failure`."""

    target: int


class PingRequest(MessageBase, frozen=True, kw_only=True, tag="ping"):
    """Asks whether the process is up; answered with a `Ready`."""


Request = AdviseRequest | ChooseRequest | ReviewRequest | ThinkRequest | CancelRequest | PingRequest


# ------------------------------------------------------------------------------ answers


class Advice(AnswerBase, frozen=True, kw_only=True, tag="advice"):
    """What to play, how good it is, how sure that is, and why.

    Attributes:
        stage: how far this answer has come.
        final: whether no better answer follows.
        player: the seat advised.
        second: whether this is the second choice after a Witch.
        position: the position advised on (for a second choice: with the others' markers placed).
        belief, goal, epsilon, assumptions, seed: the settings in force.
        claims: the assumptions as data.
        opponents: what every opponent may play.
        candidates: every play, best value first; ties by code.
        shown: how many of them to show; these have reasons.
        recommended: a choice that is as good as the best (loss at most ``loss_error``): with two
            players any such, with more only one that loses nothing, or the best without the Witch
            where that would be her; of several, one that keeps the Witch and the Dragon; of several
            still, the safer against perfect play, and of these one drawn from the mix, with a seed
            made of the position and the settings' seed.
            The Witch only where no other choice is as good.
        reasons: why, in at most three facts: those of the candidate recommended.
        obvious: the choice that looks best, where it costs at least 2 % (or what weighs as much in
            points) and more than its error; None in the first answer.
        kept: what the Dragon and the Witch add now and would be worth kept, where the choices with
            and without one can be told apart; empty in the first answer.
        stakes: by region, what own markers bring there.
        certificate: of the equilibrium that the mix starts from.
        win, margin: by seat, how everybody stands before the choice: what they can expect if all
            play as the belief says. The chances to win sum to 1; in the last answer they are the
            same whoever asks, and those of the review.
        win_error: by seat, the standard error of ``win``, that of the values included; where time
            ran out, how far such answers are from whole ones included. None before the last answer.
        margin_error: by seat, the standard error of ``margin``, of sampling alone; None likewise.
        win_best_play: by seat, the chance to win if everybody plays the equilibrium mix; sums to 1.
            In the last answer put right by looking ahead like ``win``. None in the first answer,
            and where the goal is another than to win.
        risk: the most that one opponent alone can take from the mix, in the goal's unit; None in
            the first answer.
        timed_out: whether the time limit ended the search early; ``cut`` in JSON.
        seconds: time taken.
        method: how it was computed, in one sentence.
        valuer: what values the positions left behind.
        sampled: whether chances to win and margins are estimates from samples.
        second_opinion: what games played out say; comes with the proofs.
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
    opponents: list[advice.Opponent]
    candidates: list[advice.Candidate]
    shown: int
    recommended: advice.Codes
    certificate: advice.Certificate
    win: list[float]
    margin: list[float]
    risk: float | None
    win_error: list[float] | None = None
    win_best_play: list[float] | None = None
    margin_error: list[float] | None = None
    reasons: list[advice.Reason] = []
    obvious: advice.Obvious | None = None
    kept: list[advice.Kept] = []
    stakes: list[advice.RegionStakes] = []
    timed_out: bool = msgspec.field(name="cut")
    seconds: float
    method: str
    valuer: str
    sampled: bool
    claims: list[Assumption] = []
    second_opinion: advice.SecondOpinion | None = None

    @property
    def last(self) -> bool:
        """Whether no further answer to the request follows."""
        return self.final

    def still_chooses(self, opponent: advice.Opponent) -> bool:
        """Whether an opponent has not revealed yet what counts."""
        return not self.second or opponent.plays > 1

    @property
    def certain(self) -> bool:
        """Whether nobody else chooses any more, so that what a choice brings this round is sure."""
        return not any(map(self.still_chooses, self.opponents))


class ChoiceFacts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Numbers that belong to the reason of a choice; None where they do not apply.

    Attributes:
        share: the play's share of the mix it was drawn from.
        win: the play's chance to win.
        region: the region with the King, for the rule of thumb.
        worth: the points that the rule of thumb expects.
        why: why a program forfeited, a clause in plain English.
    """

    share: float | None = None
    win: float | None = None
    region: int | None = None
    worth: float | None = None
    why: str | None = None


class Choice(AnswerBase, frozen=True, kw_only=True, tag="choice"):
    """The choice of a computer player, with its reason (to be shown after the reveal only)."""

    player: int
    computer: str
    selection: advice.Codes
    reason: ChoiceReason
    facts: ChoiceFacts = ChoiceFacts()
    seconds: float = 0.0


class ReviewedRound(AnswerBase, frozen=True, kw_only=True, tag="reviewed-round"):
    """One round of a review as soon as it is judged; ``done`` of ``total`` rounds are."""

    reviewed: RoundReview
    done: int
    total: int

    @property
    def last(self) -> bool:
        """Always false: the whole review follows."""
        return False


class Review(AnswerBase, frozen=True, kw_only=True, tag="review"):
    """A whole game judged (`advisor.messages.review` defines the numbers).

    Attributes:
        rounds: every round judged, in order.
        players: by seat, the classes and the accuracy.
        decisions: every decision with what it cost and what luck made of it, in the order of the
            seats and then of the game, in the goal's unit.
        accounts: by seat, how they add up.
        deciding: the numbers of the rounds that decided the game, largest swing first.
        settings: the settings of the request.
        complete: whether every round played is judged.
        finished: whether the game itself had ended.
        seconds: time taken.
        program: the version that made it.
        method: how it was computed.
        thoughts: what thinking longer about some of the choices has found.
    """

    rounds: list[RoundReview]
    players: list[PlayerReview]
    decisions: list[Judged]
    accounts: list[PlayerAccount]
    deciding: list[int]
    settings: AdviceSettings
    complete: bool
    finished: bool
    seconds: float
    program: str
    method: str
    thoughts: list[KeptThought] = []


class Thinking(AnswerBase, frozen=True, kw_only=True, tag="thinking"):
    """What thinking longer has found so far; ``final`` where nothing follows."""

    thought: Thought
    final: bool

    @property
    def last(self) -> bool:
        """Whether no further answer to the request follows."""
        return self.final


class Failure(AnswerBase, frozen=True, kw_only=True, tag="error"):
    """The answer to a request that got no other; ``id`` is -1 where its own cannot be read."""

    kind: FailureKind
    message: str


class Ready(AnswerBase, frozen=True, kw_only=True, tag="ready"):
    """The process is up: sent once at the start with id 0, and in answer to every ping.

    Attributes:
        program, solver: which versions they are.
        max_line: the most bytes of a line that it writes, the break included; None: no limit.
    """

    program: str
    solver: str
    max_line: int | None = None


Answer = (
    Advice
    | Choice
    | ReviewedRound
    | Review
    | Thinking
    | AssassinsAnswer
    | AssassinsReviewAnswer
    | Failure
    | Ready
)
