"""The counterfactual test: what a choice loses without what a reason for it speaks of.

Everything else of the choice stays: a marker moves from a region to the best other place (to a
Dragon that is played instead, or back to the hand), a Dragon gives way to another card, a Witch to
the best choice without her. All of these are candidates that are judged already, so the test costs
next to nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from advisor.core.arrays import Bools
from advisor.messages.advice import Candidate, Codes
from advisor.messages.choices import effect
from kingsroad.board import REGIONS
from kingsroad.cards import Selection


@dataclass(frozen=True)
class Fall:
    """What a choice loses by the best change of what a reason speaks of.

    Attributes:
        by: how much, in the goal's unit: more than the error.
        instead: the best choice with that change.
    """

    by: float
    instead: Codes


class Alternatives:
    """All candidates of an answer, as the test looks at them."""

    def __init__(self, candidates: Sequence[Candidate]) -> None:
        self.candidates = candidates
        effects = [effect(Selection.of(one.selection)) for one in candidates]
        self.placed = np.array([placed for placed, _, _ in effects]).reshape(-1, len(REGIONS))
        self.dragon = np.array([dragon for _, dragon, _ in effects])
        self.witch = np.array([witch for _, _, witch in effects])
        self.losses = np.array([one.loss for one in candidates])
        self.errors = np.array([one.loss_error for one in candidates])


class Counterfactuals:
    """The test for the reasons of one choice, by its place among the candidates."""

    def __init__(self, among: Alternatives, place: int) -> None:
        self._among = among
        self._place = place

    def without_marker(self, region: int) -> Fall | None:
        """With fewer markers in a region, all others as they are; None if that loses nothing."""
        among = self._among
        own, dragon = among.placed[self._place], among.dragon[self._place]
        elsewhere = np.arange(len(REGIONS)) != region - 1
        stays = (among.placed >= own)[:, elsewhere].all(axis=1) & (among.dragon >= dragon)
        return self._fall(stays & (among.placed[:, region - 1] < own[region - 1]) & ~among.witch)

    def without_dragon(self) -> Fall | None:
        """With another card in place of the Dragon."""
        among = self._among
        stays = (among.placed >= among.placed[self._place]).all(axis=1)
        return self._fall(stays & ~among.dragon & ~among.witch)

    def without_witch(self) -> Fall | None:
        """Without the Witch, whatever else."""
        return self._fall(~self._among.witch)

    @property
    def witch_is_as_good(self) -> bool:
        """Whether the Witch cannot be told from the best."""
        among = self._among
        return bool((among.witch & (among.losses <= among.errors)).any())

    def alike(self) -> tuple[list[int], int]:
        """The regions where all choices about as good as the best put a marker, and their number.

        No regions where this choice is not one of them, or is alone; then the number is that of
        the choices that cannot be told from this one, which is counted too.
        """
        among, place = self._among, self._place
        equal = among.losses <= among.errors
        shared = np.asarray((among.placed[equal] > 0).all(axis=0))
        if shared.any() and equal[place] and equal.sum() > 1:
            return [r for r in REGIONS if shared[r - 1]], int(equal.sum())
        errors = np.maximum(among.errors, among.errors[place])
        return [], int((among.losses - among.losses[place] <= errors).sum())

    def _fall(self, fits: Bools) -> Fall | None:
        among, place = self._among, self._place
        if not fits.any():
            return None
        best = int(np.where(fits, among.losses, np.inf).argmin())
        by = float(among.losses[best] - among.losses[place])
        error = max(among.errors[best], among.errors[place])
        return Fall(by, among.candidates[best].selection) if by > error else None
