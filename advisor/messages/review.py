"""The parts of a game's review. No solver and no NumPy, so the app may import it.

Every choice is judged by what could be known when it was made, as a hint would have judged it then:
by its worth under the stated belief about the others, never by what they happened to play. A round
is one *step*; where a Witch is revealed it is two, the second choices being a step of their own.

The sum rule. For every player and step, with P how the player stands before the choices and P' how
after them (one estimate for all players, whose chances sum to 1), with B the worth of the best
choice and u that of the player's own under the belief::

    gain = B - P, what the best choice adds to how the player stands
    loss = B - u
    luck = P' - u, what came minus what was to be expected; with it comes what a look from one
        step further on says otherwise. Where nobody else chose, nothing was open: there it is the
        difference of two estimates only, and counts as a gain

so that P + gain - loss + luck is P', and the P before the first round, with the gains, losses and
luck of all steps, is the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

import msgspec

from advisor.messages.advice import Codes
from advisor.messages.goals import Goal

MIN_DECIDING_SWING: Final = 0.10
"""A round decided the game only if it moved a chance to win by at least this."""


class Severity(StrEnum):
    """How bad a choice was, by what it loses."""

    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @classmethod
    def of(cls, loss: float, goal: Goal = Goal.WIN) -> Severity:
        """The class of a loss in the goal's unit.

        It is judged as people are shown it, so that no two choices that cost "10%" differ in class.
        """
        step = _SHOWN_STEP[goal]
        for severity, least in LEAST_LOSS.items():
            if round(loss / step) >= round(least * SCALE[goal] / step):
                return severity
        return cls.GOOD


LEAST_LOSS: Final = {Severity.BLUNDER: 0.15, Severity.MISTAKE: 0.10, Severity.INACCURACY: 0.05}
"""The least loss of each class in chance to win, worst first."""

SCALE: Final = {Goal.WIN: 1.0, Goal.MARGIN: 30.0, Goal.POINTS: 30.0}
"""By goal, the loss that is taken to weigh as much as the whole chance to win: 1.5 points weigh as
much as 0.05 of it."""

_SHOWN_STEP: Final = {Goal.WIN: 0.01, Goal.MARGIN: 0.1, Goal.POINTS: 0.1}
"""By goal, the steps in which a loss is shown: whole percents, tenths of a point."""


class Outlook(msgspec.Struct, frozen=True):
    """A player's expectation, or a part of it.

    Attributes:
        win: the chance to win.
        margin: the margin at the end, in points.
    """

    win: float = 0.0
    margin: float = 0.0

    def __add__(self, other: Outlook) -> Outlook:
        return Outlook(self.win + other.win, self.margin + other.margin)

    def __sub__(self, other: Outlook) -> Outlook:
        return Outlook(self.win - other.win, self.margin - other.margin)


class ChoiceReview(msgspec.Struct, frozen=True, kw_only=True):
    """One choice of one player.

    Attributes:
        player: the seat.
        selection: the choice as revealed.
        forced: whether only one effect was legal; then the rest has no meaning.
        loss: how far its value is below the best choice's under the belief, in the goal's unit.
        loss_error: the least loss that is surely one; up to it the choice is as good as the best.
        best: the best choices, best value first: at most five of those as good as the best.
        share: the share of this play in the mix that a hint advised then.
        safe_loss: what the choice gave up against opponents who play their equilibrium mixes, in
            the goal's unit.
        worth: of this choice under the belief.
        best_worth: of the best one; no less than how the player stands, in the goal's unit.
        severity: its class, by the loss.
        accuracy: 0 to 100 by Lichess's formula, None where forced.
    """

    player: int
    selection: Codes
    forced: bool
    loss: float
    loss_error: float
    best: list[Codes]
    share: float
    safe_loss: float
    worth: Outlook
    best_worth: Outlook
    severity: Severity
    accuracy: float | None

    @property
    def equal(self) -> bool:
        """Whether the choice cannot be told from the best."""
        return self.loss <= self.loss_error

    @property
    def given_up(self) -> Outlook:
        """What the best choice was expected to bring more, in both units."""
        return self.best_worth - self.worth


class StepReview(msgspec.Struct, frozen=True, kw_only=True):
    """All choices that were made at the same time, and their outcome.

    Attributes:
        second: whether these are the second choices after a Witch.
        choices: one for each seat that chose, in seat order.
        before: by seat, how everybody stands before the choices; the chances to win sum to 1.
        after: by seat, how everybody stands then; the next step's ``before``, or the result itself
            where the game has ended.
        luck: by seat, ``after`` minus what was to be expected of the own choice; of ``before``
            where the player had none.
        gap: NashConv of the mixes in the goal's unit.
    """

    second: bool
    choices: list[ChoiceReview]
    before: list[Outlook]
    after: list[Outlook]
    luck: list[Outlook]
    gap: float

    def choice(self, player: int) -> ChoiceReview | None:
        """The choice of a seat in this step, if it had one."""
        return next((choice for choice in self.choices if choice.player == player), None)

    def is_left_to_luck(self, player: int) -> bool:
        """Whether anything was open when a seat chose: not where nobody else did."""
        return self.choice(player) is None or len(self.choices) > 1

    def luck_of(self, player: int) -> Outlook:
        """What luck brought a seat: nothing where it chose alone, with all cards known.

        What ``luck`` holds then is the difference of two estimates of one position.
        """
        return self.luck[player] if self.is_left_to_luck(player) else Outlook()


class RoundReview(msgspec.Struct, frozen=True, kw_only=True):
    """One round: one step, or two where a Witch was revealed."""

    round: int
    steps: list[StepReview]

    @property
    def before(self) -> list[Outlook]:
        """By seat, the expectation before the choices."""
        return self.steps[0].before

    @property
    def after(self) -> list[Outlook]:
        """By seat, the expectation after the round."""
        return self.steps[-1].after

    @property
    def swing(self) -> float:
        """The largest change of a player's chance to win in this round, 0 to 1."""
        pairs = zip(self.before, self.after, strict=True)
        return max(abs(after.win - before.win) for before, after in pairs)


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """The sum rule for one player, from the expectation to the result.

    ``expected - losses + luck + revisions + residual`` is ``result``; the residual is rounding of
    floating-point numbers and nothing else. The revisions are the gains: what the best choices
    added to how the player stood, and a second look where nothing was open. ``drawn`` in JSON is 0
    and stays for the programs that add it up: a loss is a distance to the best choice, so nothing
    else is left.
    """

    expected: Outlook
    losses: Outlook
    luck: Outlook
    revisions: Outlook
    result: Outlook
    residual: Outlook
    sampled_play: Outlook = msgspec.field(name="drawn", default=Outlook())


class PlayerReview(msgspec.Struct, frozen=True, kw_only=True):
    """One player's game.

    Attributes:
        player: the seat.
        account: the sum rule.
        loss: what all choices lost together, in the goal's unit.
        choices: the number of choices judged.
        forced: the number of choices that were forced.
        counts: the number of choices of each class.
        accuracy: mean of the choices' accuracy, 0 to 100; None where the review is not complete or
            no choice could be judged.
        accuracy_low, accuracy_high: its 95 % interval; None of fewer than three choices.
    """

    player: int
    account: Account
    loss: float
    choices: int
    forced: int
    counts: dict[Severity, int]
    accuracy: float | None = None
    accuracy_low: float | None = None
    accuracy_high: float | None = None


class Mistake(msgspec.Struct, frozen=True):
    """A choice that is not good, with its round and step."""

    round: int
    second: bool
    choice: ChoiceReview


def mistakes(rounds: Sequence[RoundReview], player: int | None = None) -> list[Mistake]:
    """The choices that are not good, largest loss first; of one seat or of all."""
    found = [
        Mistake(played.round, step.second, choice)
        for played in rounds
        for step in played.steps
        for choice in step.choices
        if choice.severity is not Severity.GOOD and player in (None, choice.player)
    ]
    return sorted(found, key=lambda mistake: (-mistake.choice.loss, mistake.round))


def deciding(rounds: Sequence[RoundReview]) -> list[int]:
    """The rounds that decided the game: the largest swings, at most three."""
    swung = sorted(rounds, key=lambda played: -played.swing)
    return [played.round for played in swung[:3] if played.swing >= MIN_DECIDING_SWING]
