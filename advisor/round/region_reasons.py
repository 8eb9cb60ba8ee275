"""What a play does region by region: the reasons behind its expected points, in numbers."""

from __future__ import annotations

import numpy as np

from advisor.messages.advice import RegionReason
from advisor.round.outcomes import Fold, Law, Rival, Scene, View, fold, place_view, rival_influences
from advisor.round.plays import Play
from advisor.round.scoring import Scoring


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
        self._laws: dict[tuple[bool, tuple[int, ...]], Law] = {}

    def regions(self, dragon: bool) -> tuple[int, ...]:
        """The regions that can be scored with a play that spends the Dragon, or spares it."""
        scene = self._scene
        spared = int(scene.position.dragon[scene.seat]) - dragon
        regions = self._fold.scoring.regions
        return regions[: len(regions) - spared]

    def of(self, play: Play) -> list[RegionReason]:
        """The reasons of a play, for every region that can be scored with it."""
        return [self.in_region(play, region) for region in self.regions(play.dragon)]

    def in_region(self, play: Play, region: int) -> RegionReason:
        """The reasons of a play in one of the regions that can be scored with it."""
        scene, scoring = self._scene, self._fold.scoring
        step = scoring.regions.index(region)
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
        places = np.bincount(count, if_scored, minlength=scene.position.num_players) * present
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
            bonus=self._bonus(play, step),
            threat=threat,
            threats=threats,
        )

    def _bonus(self, play: Play, step: int) -> float:
        """The expected Noble bonus of a play in the region at a step."""
        law = self._law(play)
        return float(law.chance @ np.where(law.dragons >= step, self._bonuses[law.nobles, step], 0))

    def _law(self, play: Play) -> Law:
        levels = tuple(play.placed[region - 1] for region in self.regions(play.dragon))
        if (play.dragon, levels) not in self._laws:
            self._laws[play.dragon, levels] = self._fold.law(play.dragon, levels)
        return self._laws[play.dragon, levels]


def _level_view(scene: Scene, scoring: Scoring, step: int, own: int) -> View:
    """Whether some opponent has exactly the player's influence in a region (0 no, 1 yes)."""
    equal = [
        ((influence == own) & (own > 0)).astype(np.int64)
        for influence in rival_influences(scene, scoring, step)
    ]
    either = np.array([[0, 1], [1, 1]])
    unused = np.zeros(2, dtype=np.int64)
    return View(2, equal, either, unused, unused, unused)


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
