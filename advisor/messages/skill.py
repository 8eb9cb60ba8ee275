"""How strong somebody played: what a decision loses on average, as a number from 0 to 100.

What counts of a decision is what it surely loses, the smaller of its losses against people and
against perfect play: by that the strengths are in order (`strength_losses.json`, which ``python -m
advisor.workshop.tournament.losses`` measures; it holds its settings). How much there is to lose
depends on the number of players, so losses are compared as multiples of what all strengths together
lose at tables of that size. Of these multiples a scale is made, on which 100 loses nothing and 0 as
much as cards taken at random; computer players are marks on it. No solver and no NumPy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache
from importlib import resources
from math import sqrt
from statistics import fmean, stdev
from typing import Final

import msgspec

from advisor.messages.advice import Codes
from advisor.messages.computers import STRENGTHS
from advisor.messages.intervals import MIN_TRIALS, Estimate, TrialMean, estimated_mean
from advisor.messages.verdicts import SCALE, Goal

FILE: Final = "strength_losses.json"


class DecisionKind(StrEnum):
    """What a decision was about: where the choice made and the best one differ most."""

    WITCH = "witch"
    """One of the two plays her."""
    DRAGON = "dragon"
    """One of the two plays it."""
    KNIGHT = "knight"
    """They differ only by the Knight: in one alone, or behind another region."""
    PLACING = "placing"
    """They put markers into other regions."""

    @classmethod
    def of(cls, chosen: Codes, best: Codes) -> DecisionKind:
        """The kind of a decision, from what was chosen and what is best.

        >>> DecisionKind.of(["1", "6", "K"], ["1", "K", "6"]).value
        'knight'
        >>> DecisionKind.of(["1", "6", "D"], ["1", "6", "K"]).value
        'dragon'
        """
        for card, kind in (("W", cls.WITCH), ("D", cls.DRAGON)):
            if (card in chosen) != (card in best):
                return kind
        regions = [set(codes) & _REGIONS for codes in (chosen, best)]
        fewer, more = sorted(regions, key=len)
        # A Knight takes the place of a card: what is left out for it is no other place.
        same = fewer == more or (fewer < more and ("K" in chosen) != ("K" in best))
        return cls.KNIGHT if same else cls.PLACING


_REGIONS: Final = frozenset("12345678")


class StrengthLoss(msgspec.Struct, frozen=True):
    """What a decision of a computer player loses, as a multiple of what all of them lose.

    Attributes:
        name: the strength.
        decisions: how many were judged.
        loss: the mean multiple.
        low, high: its 95 % interval.
    """

    name: str
    decisions: int
    loss: float
    low: float
    high: float


class StrengthLosses(msgspec.Struct, frozen=True):
    """The table of what each strength loses, and how it was measured.

    Attributes:
        made_by: the command, with its version.
        settings: how it was measured, in words.
        games: by number of players, the games played.
        typical: by number of players, what a decision of all strengths together loses: a chance to
            win.
        strengths: what each loses, most first.
    """

    made_by: str
    settings: str
    games: dict[int, int]
    typical: dict[int, float]
    strengths: list[StrengthLoss]


@cache
def strength_losses() -> StrengthLosses:
    """The table that the package brings."""
    content = resources.files("advisor.messages").joinpath(FILE).read_bytes()
    return msgspec.json.decode(content, type=StrengthLosses)


class Skill(msgspec.Struct, frozen=True, kw_only=True):
    """How strong somebody played.

    Attributes:
        decisions: how many were judged; forced ones are none.
        loss: what a decision surely lost on average, in the goal's unit.
        low, high: its 95 % interval; None of too few decisions.
        by_kind: the parts of ``loss`` by kind of decision, in the order of `DecisionKind`; they sum
            to it.
        strength: that loss on the scale of strengths, 0 to 100, with its 95 % interval; None where
            the goal is another than to win, or of too few decisions.
    """

    decisions: int
    loss: float
    low: float | None
    high: float | None
    by_kind: dict[DecisionKind, float]
    strength: Estimate | None = None

    @property
    def mean(self) -> TrialMean:
        """The mean loss with its interval."""
        return TrialMean(self.loss, self.low, self.high)


class DecisionLoss(msgspec.Struct, frozen=True):
    """One decision, as far as it says how strong somebody plays.

    Attributes:
        lost: what it surely lost, in the goal's unit.
        kind: what it was about.
        players: at the table.
    """

    lost: float
    kind: DecisionKind
    players: int


def skill(decisions: Sequence[DecisionLoss], goal: Goal) -> Skill | None:
    """How strong somebody played, from decisions that were not forced; None where there is none."""
    if not decisions:
        return None
    by_kind = dict.fromkeys(DecisionKind, 0.0)
    for decision in decisions:
        by_kind[decision.kind] += decision.lost / len(decisions)
    typical = [strength_losses().typical[one.players] * SCALE[goal] for one in decisions]
    found = mean_loss([decision.lost for decision in decisions], fmean(typical))
    strength = None
    if goal is Goal.WIN:
        multiples = [one.lost / usual for one, usual in zip(decisions, typical, strict=True)]
        within = mean_loss(multiples, 1.0)
        if (ends := within.interval) is not None:
            # What is lost most is the lower end.
            strength = Estimate(*map(on_scale, (within.value, ends.high, ends.low)))
    return Skill(
        decisions=len(decisions),
        loss=found.value,
        low=found.low,
        high=found.high,
        by_kind=by_kind,
        strength=strength,
    )


def on_scale(multiple: float) -> float:
    """What a loss, as a multiple of the typical one, is on the scale of strengths: 0 to 100."""
    most = max(one.loss for one in strength_losses().strengths)
    return 100 * (1 - min(multiple, most) / most)


@cache
def marks() -> Mapping[str, float]:
    """The computer players on the scale of strengths, in their order, the weakest first.

    Two neighbours were measured the other way round; they cannot be told apart by what they lose.
    """
    losses = sorted((one.loss for one in strength_losses().strengths), reverse=True)
    return dict(zip(STRENGTHS, map(on_scale, losses), strict=True))


def mean_loss(losses: Sequence[float], usual: float) -> TrialMean:
    """The mean of losses with its 95 % interval; no loss is below 0.

    Its error is that of these and one more that loses what is ``usual``: a few decisions without
    any loss do not show that there never is one.
    """
    mean, count = fmean(losses), len(losses)
    if count < MIN_TRIALS:
        return TrialMean(mean, None, None)
    error = stdev([*losses, usual]) / sqrt(count + 1)
    wide = estimated_mean(mean, error, count)
    return TrialMean(mean, max(0.0, wide.low), wide.high)
