"""What a review of a game says, as data; no solver and no NumPy, so the app may import it.

Every choice is judged by what could be known when it was made: by the equilibrium of the stage
game it was made in, never by what the others happened to play. A round is one *step*; where
somebody reveals a Witch it is two, the second choices being a step of their own.

The sum rule. For every player and step, with V the value of the step's equilibrium, u the worth of
what the player chose against the others' mixes, and R what the position is worth once all cards
lie open::

    loss  = V - u, and 0 inside the mix or where u is more than V
    drawn = u - (V - loss), what the play drawn from the mix differs from the mix
    luck  = R - u, what came minus what was to be expected
    revision = (V of the next step) - R, what looking one step further changed

so that the first V, + luck - loss + drawn of all steps and + all revisions is the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

import msgspec

Codes = list[str]
"""A selection as card codes."""

STEADY: Final = 0.10
"""A round that moves nobody's chance to win by as much as this decided nothing."""


class Severity(StrEnum):
    """How bad a choice was, by what it loses of the chance to win."""

    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @classmethod
    def of(cls, loss: float) -> Severity:
        """The class of a loss in chance to win (0 to 1)."""
        for severity, least in LEAST_LOSS.items():
            if loss >= least:
                return severity
        return cls.GOOD


LEAST_LOSS: Final = {Severity.BLUNDER: 0.15, Severity.MISTAKE: 0.10, Severity.INACCURACY: 0.05}
"""The least loss of each class, worst first."""


class Outlook(msgspec.Struct, frozen=True):
    """How a game looks for a player, or a part of that, in both units.

    ``win`` is a chance (1 is a sure win), ``margin`` the margin at the end in points.
    """

    win: float = 0.0
    margin: float = 0.0

    def __add__(self, other: Outlook) -> Outlook:
        return Outlook(self.win + other.win, self.margin + other.margin)

    def __sub__(self, other: Outlook) -> Outlook:
        return Outlook(self.win - other.win, self.margin - other.margin)


class Share(msgspec.Struct, frozen=True):
    """One play of a mix, by a selection that makes it, with its share and its worth."""

    selection: Codes
    share: float
    worth: Outlook


class ChoiceReview(msgspec.Struct, frozen=True, kw_only=True):
    """One choice of one player.

    Attributes:
        player: the seat.
        selection: what was chosen, as revealed.
        forced: whether only one effect was legal; then all the rest says nothing.
        share: the share of this play in the best mix.
        worth: what it was worth against the others' mixes.
        loss: how much less than the best mix that is; 0 inside the mix.
        belief_loss: how much less than the best play against the belief it was worth.
        belief_best: that best play.
        mix: the best mix's plays, largest share first (at most five).
        severity: its class, by the loss in chance to win.
        accuracy: 0 to 100 by Lichess's formula, None where forced.
    """

    player: int
    selection: Codes
    forced: bool
    share: float
    worth: Outlook
    loss: Outlook
    belief_loss: Outlook
    belief_best: Codes
    mix: list[Share]
    severity: Severity
    accuracy: float | None


class StepReview(msgspec.Struct, frozen=True, kw_only=True):
    """All choices that were made at once, and what came of them.

    Attributes:
        second: whether these are the second choices after a Witch.
        choices: one per seat that chose, in seat order.
        before: per seat, the value of the step's equilibrium.
        after: per seat, what the position is worth once the cards lie open; the result itself
            where the game has ended.
        luck: per seat, what came minus what was to be expected after the own choice.
        gap: NashConv of the mixes in the goal's unit: the sum of what best replies would gain.
    """

    second: bool
    choices: list[ChoiceReview]
    before: list[Outlook]
    after: list[Outlook]
    luck: list[Outlook]
    gap: float

    def choice(self, player: int) -> ChoiceReview | None:
        """The choice a seat made in this step, if it made one."""
        return next((choice for choice in self.choices if choice.player == player), None)


class RoundReview(msgspec.Struct, frozen=True, kw_only=True):
    """One round: one step, or two where a Witch was revealed."""

    round: int
    steps: list[StepReview]

    @property
    def before(self) -> list[Outlook]:
        """Per seat, how the round stood before anybody chose."""
        return self.steps[0].before

    @property
    def after(self) -> list[Outlook]:
        """Per seat, how the game stood after the round."""
        return self.steps[-1].after

    @property
    def swing(self) -> float:
        """The largest change of anybody's chance to win in this round, 0 to 1."""
        pairs = zip(self.before, self.after, strict=True)
        return max(abs(after.win - before.win) for before, after in pairs)


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """The sum rule for one player: how the expectation became the result.

    ``expected + luck - losses + drawn + revisions + residual`` is ``result``; the residual is
    rounding of floating-point numbers and nothing else.
    """

    expected: Outlook
    luck: Outlook
    losses: Outlook
    drawn: Outlook
    revisions: Outlook
    result: Outlook
    residual: Outlook


class PlayerReview(msgspec.Struct, frozen=True, kw_only=True):
    """One player's game.

    Attributes:
        player: the seat.
        account: the sum rule.
        choices: how many choices were judged; ``forced`` how many could not be.
        counts: how many choices there are of each class.
        accuracy: mean of the choices' accuracy, 0 to 100; None before the review is complete or
            where nothing could be judged.
        accuracy_low, accuracy_high: its 95 % interval (bootstrap over the choices).
    """

    player: int
    account: Account
    choices: int
    forced: int
    counts: dict[Severity, int]
    accuracy: float | None = None
    accuracy_low: float | None = None
    accuracy_high: float | None = None


class Mistake(msgspec.Struct, frozen=True):
    """Where a choice that lost something stands: the round's number, the step and the choice."""

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
    return sorted(found, key=lambda mistake: (-mistake.choice.loss.win, mistake.round))


def deciding(rounds: Sequence[RoundReview]) -> list[int]:
    """The rounds that decided the game: the largest swings, at most three."""
    swung = sorted(rounds, key=lambda played: -played.swing)
    return [played.round for played in swung[:3] if played.swing >= STEADY]
