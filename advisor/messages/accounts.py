"""One account of a game's decisions, which adds up: what each cost, and what luck made of it.

A value is a player's chance to win, or in another goal its unit, as it could be known when the
player decided, and always with the best choice; so values of different moments can be compared::

    before - cost = choice,    choice + luck = before of the player's next decision

and behind the last one stands the result. Therefore start - costs + luck is the result, for every
player over every decision. Luck is told by where it came from, and nothing is left over.

Whatever says what a choice cost, or what was luck, takes it from here. No solver, no NumPy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from math import inf

import msgspec
from msgspec.structs import replace


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
        verdict: what the choice is called; None where nothing was open.
    """

    player: int
    round: int
    phase: str
    before: float
    cost: float
    choice: float
    luck: Mapping[LuckPart, float]
    verdict: str | None = None

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
        player, round, phase, before, cost, verdict: as of `Judged`.
    """

    player: int
    round: int
    phase: str
    before: float
    cost: float
    known: Mapping[LuckPart, float] = {}
    certain: bool = False
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


def rounded(decisions: Sequence[Judged], digits: int) -> list[Judged]:
    """One player's decisions, in order, as they are shown: to so many places, and still adding up.

    Values and costs are rounded; what is shown of the choice and of luck follows from them.
    """
    found: list[Judged] = []
    then: Judged | None = None
    for one in reversed(decisions):
        before, cost = round(one.before, digits), round(one.cost, digits)
        luck: dict[LuckPart, float] = {}
        if one.luck:
            after = then.before if then is not None else round(one.after, digits)
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
