"""What a play does region by region: the reasons behind its expected points, in numbers."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from advisor.outcomes import Fold, Rival, Scene, View, fold, place_view, rival_influences
from advisor.plays import Play
from advisor.protocol import RegionReason
from advisor.scoring import Ints, Scoring


def region_reasons(scene: Scene, play: Play) -> list[RegionReason]:
    """What a play without a Witch does in every region that can be scored with it, in order.

    All of it exact under the beliefs; chances "if scored" are 0 where that cannot happen.
    """
    return Reasons(scene).of(play)


class Reasons:
    """The reasons of one scene, for one play after the other."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._fold = Fold(scene)
        self._bonuses = self._fold.scoring.bonuses(scene.seat)

    def of(self, play: Play) -> list[RegionReason]:
        """The reasons of a play, for every region that can be scored with it."""
        scene, scoring = self._scene, self._fold.scoring
        spared = int(scene.position.dragon[scene.seat]) - play.dragon
        regions = scoring.regions[: len(scoring.regions) - spared]
        levels = [play.placed[region - 1] for region in regions]
        law = self._fold.law(play.dragon, levels)
        bonus = [
            float(law.chance @ np.where(law.dragons >= step, self._bonuses[law.nobles, step], 0))
            for step in range(len(regions))
        ]
        return [self._of(play, step, bonus[step]) for step in range(len(regions))]

    def _of(self, play: Play, step: int, bonus: float) -> RegionReason:
        scene, scoring = self._scene, self._fold.scoring
        region = scoring.regions[step]
        placed = play.placed[region - 1]
        own = int(scoring.influence[scene.seat, step]) + placed
        view = place_view(scene, scoring, step, placed, most=len(scene.rivals))
        chance, dragons, (state, level) = fold(
            [view, _level_view(scene, scoring, step, own)], scene.rivals
        )
        chance = np.where(dragons + scene.dragons + play.dragon >= step, chance, 0.0)
        scored = float(chance.sum())
        if_scored = chance / scored if scored > 0 else chance
        count, noble = view.count[state], view.noble[state] == 1
        standing = scoring.holds(scene.seat, step)
        present = own > 0
        places = np.bincount(count, if_scored, minlength=scene.position.players) * present
        threat, threats = _threat(scene, scoring, step, own)
        return RegionReason(
            region=region,
            scored=scored,
            placed=placed,
            first=float(places[0]),
            places=places.tolist(),
            tie=float(if_scored @ (level > 0)),
            takes_noble=float(if_scored @ noble) if not standing else 0.0,
            loses_noble=float(if_scored @ ~noble) if standing else 0.0,
            points=float(chance @ view.points[state]),
            bonus=bonus,
            threat=threat,
            threats=threats,
        )


def _level_view(scene: Scene, scoring: Scoring, step: int, own: int) -> View:
    """Whether some opponent has exactly the player's influence in a region (0 no, 1 yes)."""
    levels: Sequence[Ints] = [
        ((influence == own) & (own > 0)).astype(np.int64)
        for influence in rival_influences(scene, scoring, step)
    ]
    either = np.array([[0, 1], [1, 1]])
    unused = np.zeros(2, dtype=np.int64)
    return View(2, list(levels), either, unused, unused, unused)


def _threat(scene: Scene, scoring: Scoring, step: int, own: int) -> tuple[int | None, int]:
    """The fewest markers with which one opponent alone keeps the player from being first alone.

    Also how many opponents hold enough for that. (None, 0) where none can, or where the player
    would not be first alone even if nobody added anything.
    """

    def needed(rival: Rival) -> int:
        return own - int(scoring.influence[rival.seat, step])

    if any(needed(rival) <= 0 for rival in scene.rivals):
        return None, 0
    enough = [
        needed(rival)
        for rival in scene.rivals
        if rival.plays.placed[:, scoring.index[step]].max() >= needed(rival)
    ]
    return min(enough, default=None), len(enough)
