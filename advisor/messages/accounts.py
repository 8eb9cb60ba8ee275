"""One account of a game's decisions, which adds up: what each cost, and what luck made of it.

A value is a player's chance to win, or in another goal its unit, as it could be known when the
player decided, and always with the best choice; so values of different moments can be compared::

    before - cost = choice,    choice + luck = before of the player's next decision

and behind the last one stands the result. Therefore start - costs + luck is the result, for every
player over every decision. Luck is told by where it came from, and nothing is left over.

Whatever says what a choice cost, or what was luck, takes it from here. No solver, no NumPy.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from math import inf
from typing import Final

import msgspec
from msgspec.structs import replace

from advisor.messages.verdicts import Goal, Label, Size

_TRACE: Final = 1e-6
"""So little is not seen, but that something is there."""

ALMOST_CERTAIN: Final = 1 - _TRACE
"""The most that a chance can be which is not certain."""


class LuckPart(StrEnum):
    """Where luck came from."""

    OTHERS = "others"
    """What the others did."""

    SECOND_CHOICES = "second choices"
    """What the others chose anew after their Witches."""

    CARDS = "cards"
    """The cards turned up."""

    ARRESTS = "arrests"
    """What came to light of those arrested."""


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of a player, as it could be judged then.

    Attributes:
        player: the seat.
        round: its number, as the game counts.
        phase: which decision of the round it was, in the game's words.
        before: the value with the best choice.
        cost: what the choice gave up of it, from 0; 0 where it cannot be told from the best.
        choice: the value with what was chosen.
        luck: what came until the player's next decision, or the result, by where it came from;
            empty as long as that is open.
        cost_best_play: what the choice gave up against perfect play, 0 where it was no mistake
            there; None where it is not known.
        verdict: its class; None where nothing was open.
    """

    player: int
    round: int
    phase: str
    before: float
    cost: float
    choice: float
    luck: Mapping[LuckPart, float]
    cost_best_play: float | None = None
    verdict: str | None = None

    def label(self, goal: Goal = Goal.WIN) -> Label:
        """What the choice is called; ``goal`` is what is played for."""
        return Label.of(self.cost, goal, self.cost_best_play)

    @property
    def came(self) -> float:
        """What luck brought in all."""
        return sum(self.luck.values())

    @property
    def after(self) -> float:
        """The value before the player's next decision, or the result; as far as that is known."""
        return self.choice + self.came


class PlayerAccount(msgspec.Struct, frozen=True, kw_only=True):
    """All decisions of a player: ``start - costs + luck`` is ``result``.

    Attributes:
        start: the value before the first decision.
        costs: of all choices.
        luck: by where it came from.
        result: of the game; where it is not over, the value after the last choice.
    """

    start: float
    costs: float
    luck: Mapping[LuckPart, float]
    result: float

    @property
    def came(self) -> float:
        """What luck brought in all."""
        return sum(self.luck.values())


class Chosen(msgspec.Struct, frozen=True, kw_only=True):
    """A decision before it is known what came of it.

    Attributes:
        known: how much of what comes before the player's next decision is known by where it came
            from; what the others did is the remainder.
        certain: whether nothing was open any more: then the value with the choice is that before
            the next decision itself, and any difference is one of two estimates.
        player, round, phase, before, cost, cost_best_play, verdict: as of `Judged`.
    """

    player: int
    round: int
    phase: str
    before: float
    cost: float
    known: Mapping[LuckPart, float] = {}
    certain: bool = False
    cost_best_play: float | None = None
    verdict: str | None = None


def decided(made: Sequence[Chosen], result: float | None, most: float = inf) -> list[Judged]:
    """The decisions of one player, in order.

    Args:
        made: what was chosen.
        result: of the game; None as long as it goes on.
        most: that a value can be, such as 1 for a chance; no cost leads above it.
    """
    following: list[Judged] = []
    then = result
    for one in reversed(made):
        following.append(found := _decision(one, then, most))
        then = found.before
    return following[::-1]


def _decision(one: Chosen, then: float | None, most: float) -> Judged:
    before, cost = one.before, one.cost
    luck: dict[LuckPart, float] = {}
    if then is not None and one.certain:
        before = min(most, then + cost)
        cost = before - then
    elif then is not None:
        luck = {part: value for part, value in one.known.items() if value}
        luck[LuckPart.OTHERS] = then - (before - cost) - sum(luck.values())
    return Judged(
        player=one.player,
        round=one.round,
        phase=one.phase,
        before=before,
        cost=cost,
        choice=before - cost,
        luck=luck,
        cost_best_play=one.cost_best_play,
        verdict=one.verdict,
    )


def account_of(decisions: Sequence[Judged]) -> PlayerAccount:
    """The account of one player's decisions, in order, at least one."""
    luck: dict[LuckPart, float] = {}
    for one in decisions:
        for part, value in one.luck.items():
            luck[part] = luck.get(part, 0.0) + value
    return PlayerAccount(
        start=decisions[0].before,
        costs=sum(one.cost for one in decisions),
        luck=luck,
        result=decisions[-1].after,
    )


MOST_TO_LEARN: Final = 3
"""So many decisions of a game are worth another look: nobody learns from twenty."""


def to_learn_from(decisions: Iterable[Judged], goal: Goal = Goal.WIN) -> list[Judged]:
    """The decisions to look at first after a game, of one player or of several, at most three.

    Those that cost most against these players come first, as that is what their account says they
    cost. One that costs less than an inaccuracy teaches nothing, nor does one that lost nothing
    but against players who make no mistake.
    """
    costly = [one for one in decisions if Size.of(one.cost, goal) >= Size.INACCURACY]
    return sorted(costly, key=lambda one: -one.cost)[:MOST_TO_LEARN]


def rounded(decisions: Sequence[Judged], digits: int, most: float = inf) -> list[Judged]:
    """One player's decisions, in order, as they are shown: to so many places, and still adding up.

    Values and costs are rounded; what is shown of the choice and of luck follows from them. What
    is near ``most``, such as 1 for a chance, but not certain, stays a trace below it; likewise
    above 0.
    """

    def shown(value: float) -> float:
        near = round(value, digits)
        if near >= most > value:
            return most - _TRACE
        return _TRACE if most < inf and near <= 0 < value else near

    found: list[Judged] = []
    then: Judged | None = None
    for one in reversed(decisions):
        before, cost = shown(one.before), round(one.cost, digits)
        if before - cost >= most > one.choice:
            cost = most - shown(one.choice)
        luck: dict[LuckPart, float] = {}
        if one.luck:
            after = then.before if then is not None else shown(one.after)
            luck = {part: round(value, digits) for part, value in one.luck.items()}
            luck.pop(LuckPart.OTHERS, None)
            others = after - (before - cost) - sum(luck.values())
            luck[LuckPart.OTHERS] = others
        elif then is not None:  # nothing was open: what follows is what was chosen
            before = then.before + cost
        found.append(
            then := replace(one, before=before, cost=cost, choice=before - cost, luck=luck)
        )
    return found[::-1]
