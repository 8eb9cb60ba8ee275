"""Why one choice is worse than the one advised, as facts: what it needed, where the other gains.

No solver and no NumPy: the app compares any cards with the answer it has.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from advisor.messages.advice import Candidate, Codes, RegionStakes
from advisor.messages.choices import exchange, find_candidate
from advisor.messages.reasons import Need, ReasonKind
from kingsroad.board import REGIONS
from kingsroad.cards import Selection

_CLEAR: Final = 0.5
"""A smaller difference in expected points is not mentioned."""


class Gain(msgspec.Struct, frozen=True):
    """How many points more the better choice is expected to bring for the place in a region."""

    region: int
    points: float


class Moved(msgspec.Struct, frozen=True):
    """One marker moved from a region to another, which alone explains a good part.

    ``loss`` is what the choice with it there still loses, in the goal's unit.
    """

    source: int
    target: int
    loss: float


class Lack(msgspec.Struct, frozen=True):
    """What the better choice has, and every choice without it loses at least so much.

    Attributes:
        region: where markers are missing; None for the Dragon.
        markers: how many the worse choice has there: 0 or 1.
        loss: the least loss of all choices that have no more, in the goal's unit.
    """

    region: int | None
    markers: int
    loss: float


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """A choice beside a better one.

    Attributes:
        played: the choice that is worse.
        better: the one advised.
        need: what would have made the worse one as good; None where that is no single thing.
        gains: the regions where the better one brings more, most first.
        at_end: whether these are of the last scoring; else of this round.
        moved: the marker that should lie elsewhere, if one alone says it.
        lacks: what it lacks without which no choice is as good.
        best_play: whether all this is against players who play their equilibrium mixes.
    """

    played: Codes
    better: Codes
    need: Need | None = None
    gains: list[Gain] = []
    at_end: bool = False
    moved: Moved | None = None
    lacks: Lack | None = None
    best_play: bool = False

    @property
    def regions(self) -> list[int]:
        """The regions in question, ascending: at most four."""
        asked = [gain.region for gain in self.gains[:2]]
        if self.need is not None and self.need.region is not None:
            asked.append(self.need.region)
        if self.moved is not None and len(asked) < 2:
            asked += [self.moved.source, self.moved.target]
        if self.lacks is not None and self.lacks.region is not None and len(asked) < 2:
            asked.append(self.lacks.region)
        return sorted(set(asked))


def comparison(
    candidates: Sequence[Candidate],
    stakes: Sequence[RegionStakes],
    advised: Codes,
    played: Selection,
) -> Comparison | None:
    """Why a choice is worse than the one advised; None where it is not, or nothing is known.

    All but ``played`` is of one answer.
    """
    chosen = find_candidate(candidates, played)
    better = next((one for one in candidates if one.selection == advised), None)
    if chosen is None or better is None or chosen.loss <= chosen.loss_error:
        return None
    if chosen.selection == better.selection:
        return None
    at_end = any(reason.kind is ReasonKind.ENDS for reason in better.reasons)
    found = exchange(chosen, candidates)
    return Comparison(
        played=played.as_revealed().codes,
        better=better.selection,
        need=chosen.need,
        gains=_gains(chosen, better, stakes, at_end=at_end),
        at_end=at_end,
        moved=Moved(found.source, found.target, found.candidate.loss) if found else None,
        lacks=_lacks(chosen, better, candidates),
    )


def _gains(
    chosen: Candidate, better: Candidate, stakes: Sequence[RegionStakes], *, at_end: bool
) -> list[Gain]:
    mine, theirs = (Selection.of(one.selection) for one in (chosen, better))
    if mine.has_witch or theirs.has_witch:
        return []

    def brought(stake: RegionStakes, selection: Selection) -> float:
        added = selection.placed()[stake.region - 1]
        return stake.left[added] if at_end else stake.now[selection.has_dragon][added]

    found = [Gain(one.region, brought(one, theirs) - brought(one, mine)) for one in stakes]
    return sorted((one for one in found if one.points >= _CLEAR), key=lambda one: -one.points)


def _lacks(chosen: Candidate, better: Candidate, candidates: Sequence[Candidate]) -> Lack | None:
    """Of what the better choice has more of, that without which every choice loses most."""
    mine, theirs = (Selection.of(one.selection) for one in (chosen, better))
    if theirs.has_witch:
        return None
    if mine.has_witch:
        return None
    others = [(Selection.of(other.selection), other) for other in candidates]
    found: list[tuple[Candidate, int | None, int]] = []
    for region in REGIONS:
        had = mine.placed()[region - 1]
        if had < theirs.placed()[region - 1]:
            left = [o for of, o in others if of.has_witch or of.placed()[region - 1] <= had]
            found.append((min(left, key=lambda other: other.loss), region, had))
    if theirs.has_dragon and not mine.has_dragon:
        left = [o for of, o in others if of.has_witch or not of.has_dragon]
        found.append((min(left, key=lambda other: other.loss), None, 0))
    sure = [one for one in found if one[0].loss > one[0].loss_error]
    if not sure:
        return None
    best, where, had = max(sure, key=lambda one: one[0].loss)
    return Lack(where, had, best.loss)
