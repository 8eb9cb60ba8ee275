"""Why a choice is good, or what it would have needed, as facts. Words are made of them elsewhere.

They are found with the answer (`advisor.kingsroad.analysis.reasons`), each by a condition on
numbers and by the *counterfactual test*: what a reason speaks of is moved to the best other place,
and the reason is given only where that loses more than the error. No solver and no NumPy.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

MAX_REASONS: Final = 3

MOST_ADDED: Final = 2
"""The most markers that one player can add to a region in a round: its card and the Knight."""


class ReasonKind(StrEnum):
    """The kinds of facts."""

    LEADS = "leads"
    """The choice makes the player the only first in a region that is scored now."""
    HOLDS = "holds"
    """It keeps a lead in a region that is scored now, which would be in danger without it."""
    TIES = "ties"
    """It catches up with the leader of a region that is scored now: both get less."""
    PLACE = "place"
    """It takes a paid place in a region that is scored now."""
    BLOCKS = "blocks"
    """It takes points from somebody in a region that is scored now."""
    PREPARES = "prepares"
    """It puts markers into a region that is scored in a coming round."""
    RISK = "risk"
    """Others can still end a lead."""
    DRAGON_NOW = "dragon-now"
    """The Dragon has one more region scored, where the player stands well."""
    WITCH_NOW = "witch-now"
    """Choosing last is worth more than any open choice."""
    WITCH_KEPT = "witch-kept"
    """Playing the Witch now would bring no more: she stays in hand."""
    ENDS = "ends"
    """This round is likely to end the game: nothing is prepared or kept any more."""
    FINAL = "final"
    """What a region brings in the last scoring, where that decides the game."""
    ALIKE = "alike"
    """No single card is needed: other choices are about as good; some regions all of them share."""
    MATTERS = "matters"
    """The marker is worth more there than anywhere else, and nothing simpler says why."""


class Reason(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One fact about a candidate.

    Attributes:
        kind: what is said.
        region: 1 to 8, where it is about one.
        regions: of an end, those that decide the game, in scoring order; of choices about as good,
            those in which all of them put a marker.
        points: what the region is expected to bring this round, or its first place later, or at
            the end; for a Witch what choosing last adds, in the goal's unit.
        scored: the chance that the region is scored this round; None where it is sure.
        chance: to be first there alone, if the region is scored; of a prepared region, that what
            is said of the markers there holds once all have chosen; of an end, that the game ends.
        without: of a lead that is held, the chance to be first without the markers placed.
        place: the likeliest place, from 1, where it is taken at least every other time.
        rivals: the seats it is against.
        needs: for each of the rivals, how many markers end the lead.
        loses: for each of the rivals, how many points the choice takes from them.
        gets: for each of the rivals, how many points they get there at the end.
        markers: own markers there, Nobles included, with those that the choice places.
        ahead: how many regions further the King gets there.
        alike: how many choices are about as good, this one included.
        own: of an end, whether the own points are enough for it.
        instead: the best other choice without what the reason speaks of.
        falls: how much worse that is, in the goal's unit: more than the error.
    """

    kind: ReasonKind
    region: int | None = None
    regions: list[int] = []
    points: float | None = None
    scored: float | None = None
    chance: float | None = None
    without: float | None = None
    place: int | None = None
    rivals: list[int] = []
    needs: list[int] = []
    loses: list[float] = []
    gets: list[float] = []
    markers: int | None = None
    ahead: int | None = None
    alike: int | None = None
    own: bool = False
    instead: list[str] | None = None
    falls: float | None = None


class Need(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What somebody else had to do for a choice to lose little or nothing, and how likely that is.

    All values are in the goal's unit; those of a choice, weighed by the chance, make up its value.

    Attributes:
        player: whose choice it is; None for all others together.
        region: where they add a marker, or do not; None for the Dragon.
        does: whether they add it (or play the Dragon), or do not.
        chance: that it comes so.
        then, otherwise: what the choice is worth if it comes so, and if not.
        best_then, best_otherwise: what the best choice is worth in both cases.
    """

    player: int | None = None
    region: int | None = None
    does: bool = False
    chance: float
    then: float
    otherwise: float
    best_then: float
    best_otherwise: float
