"""The value of a position in closed form: a weighted sum over what lies on the board.

It serves where there are no learnt values, and as their opponent in matches.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from advisor.core.arrays import Floats, Indices, softmax
from advisor.kingsroad.batch.games import CHAIN_LENGTHS, Games, paid_table, places
from advisor.kingsroad.values.valuer import Values, margins
from kingsroad.board import REGIONS, king_path
from kingsroad.position import GOAL

_AHEAD: Final[Indices] = np.array(
    [[0] * 8] + [[king_path(king, 8).index(region) for region in REGIONS] for king in REGIONS]
)
"""[9, 8]: by the King's region (from 1) and a region's index, steps until he scores it."""


@dataclass(frozen=True, slots=True)
class ClosedForm:
    """A player's final points as a sum of what lies on the board, and from them the values.

    The chance to win is a softmax of these points divided by a spread.

    Attributes:
        place: weighs the points a player would get in a region for the place held now. Like the
            next two, eight numbers by the steps until the King scores the region.
        lead: weighs the chain that a player alone in front would have with a Noble there.
        noble: weighs the chain of a Noble that stands there.
        hand: points that a marker in hand is worth.
        dragon, witch: points that the unspent card is worth.
        final: weighs all places held now, more as somebody comes nearer to 40.
        spread: of the points at the end of the game, and what is added to it at the beginning.
        name: for people.
    """

    place: tuple[float, ...]
    lead: tuple[float, ...]
    noble: tuple[float, ...]
    hand: float
    dragon: float
    witch: float
    final: float
    spread: tuple[float, float]
    name: str = "closed form"

    def values(self, games: Games) -> Values:
        """Values games none of which is finished."""
        points = self._final_points(games)
        left = 1 - games.scores.max(axis=1) / GOAL
        win = softmax(points / (self.spread[0] + self.spread[1] * left), axis=0, symmetric=True)
        return Values(win.T, margins(points).T)

    def _final_points(self, games: Games) -> Floats:
        """[p, n]: expected points at the end, comparable between the players of a game only."""
        nobles = games.nobles.T
        paid = paid_table(games.board, games.num_players)
        progress = games.scores.max(axis=1) / np.float32(GOAL)
        held = np.zeros(nobles.shape, np.float32)
        sums = np.zeros(nobles.shape, np.float32)
        place_weight, lead_weight, noble_weight = (
            np.array(weights, np.float32)[_AHEAD].T
            for weights in (self.place, self.lead, self.noble)
        )
        for region in range(8):
            bit = np.uint8(1 << region)
            owned = nobles & bit != 0
            place = places(games.markers.T[region] + owned)
            points = paid[region].take(place)
            chain = CHAIN_LENGTHS[:, region].take(nobles | bit)
            held += points
            sums += points * place_weight[region, games.king]
            sums += chain * (place == 1) * lead_weight[region, games.king]
            sums += chain * owned * noble_weight[region, games.king]
        sums += games.in_hand.T * np.float32(self.hand)
        sums += games.dragon.T * np.float32(self.dragon)
        sums += games.witch.T * np.float32(self.witch)
        sums += held * (progress * progress * np.float32(self.final))
        return np.asarray(games.scores.T + sums, np.float64)


_SPREADS: Final = {2: (6.5, 8.5), 3: (3.5, 7.5), 4: (3.0, 8.5), 5: (2.5, 7.0)}
"""The pairs on a grid in steps of 0.5 with the least log loss in 400 games of self-play each."""

CLOSED_FORMS: Final = {
    players: ClosedForm(
        place=(0.75, 0.65, 0.55, 0.45, 0.35, 0.3, 0.25, 0.2),
        lead=(0.5, 0.4, 0.3, 0.25, 0.2, 0.15, 0.1, 0.1),
        noble=(0.7, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4, 0.4),
        hand=0.35,
        dragon=1.5,
        witch=1.5,
        final=0.3,
        spread=spread,
    )
    for players, spread in _SPREADS.items()
}
"""By number of players. All numbers but the spreads are set by hand. Matches against variants in
the array engine (`advisor.workshop.kingsroad.matches`, 120 tables of two, 40 of three and four
players) were even within their intervals: a Witch worth 0.5 or 3 points, a marker in hand worth 0.1
or 0.7, a Dragon worth 0.5 or 2.5."""
