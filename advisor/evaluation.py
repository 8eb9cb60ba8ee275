"""What a position is worth: every player's chance to win and expected margin.

`evaluate` is what the whole advisor asks. It answers for thousands of after-states at once:
finished games exactly, the others by the values in use for their number of players and variant.
Renumbering the seats renumbers the values.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from advisor.simulation import CHAINS, Floats, Games, paid_table, places
from kingsroad.board import REGIONS, way
from kingsroad.position import GOAL, Variant

Lines: TypeAlias = NDArray[np.float32]

_AHEAD: Final[NDArray[np.intp]] = np.array(
    [[0] * 8] + [[way(king, 8).index(region) for region in REGIONS] for king in REGIONS]
)
"""Row: the King's region (from 1); column: a region's index; value: steps until he scores it."""


@dataclass(frozen=True, slots=True)
class Values:
    """What n positions are worth.

    Attributes:
        win: [n, p], each player's chance to win, a shared victory by its share; rows sum to 1.
        margin: [n, p], expected final points less those of the best opponent.
    """

    win: Floats
    margin: Floats


class Valuer(Protocol):
    """Values positions of one number of players and variant."""

    @property
    def name(self) -> str:
        """What the values are called, for people who want to know."""

    def values(self, games: Games) -> Values:
        """Values games none of which is finished."""


def evaluate(games: Games, valuer: Valuer | None = None) -> Values:
    """The values of n positions, finished ones exactly.

    Args:
        games: before a round, or finished.
        valuer: what values the unfinished ones; None for the best there is (`best_valuer`).
    """
    if valuer is None:
        valuer = best_valuer(games.players, games.variant)
    over = games.finished
    if not over.any():
        return valuer.values(games)
    win = games.shares()
    margin = margins(games.scores.T.astype(np.float64)).T
    going = np.flatnonzero(~over)
    if len(going):
        values = valuer.values(games.take(going))
        win[going] = values.win
        margin[going] = values.margin
    return Values(win, margin)


def best_valuer(players: int, variant: Variant) -> Valuer:
    """The values in use for this number of players (2 to 5) and variant."""
    return CLOSED_FORMS[players]


def margins(worth: Floats) -> Floats:
    """[p, n]: each player's points less the best opponent's."""
    order = np.sort(worth, axis=0)
    best = np.where(worth == order[-1], order[-2], order[-1])
    return np.asarray(worth - best)


def softmax(values: Floats) -> Floats:
    """[p, n]: shares that sum to 1 over the players, the same whatever their order."""
    power = np.exp(values - values.max(axis=0))
    return np.asarray(power / np.sort(power, axis=0).sum(axis=0))


@dataclass(frozen=True, slots=True)
class ClosedForm:
    """A player's final points as a sum of what lies on the board, and from them the values.

    Eight numbers each, by the steps until the King scores the region: ``place`` weighs the points
    a player would get there for the place held now, ``lead`` the chain a player alone in front
    would have with a Noble there, ``noble`` the chain of a Noble that stands there. ``hand``,
    ``dragon`` and ``witch`` are the points a marker in hand and the unspent cards are worth.
    ``final`` weighs all places held now, the more the nearer somebody is to 40.
    The chance to win is a softmax of these points over ``spread`` (at the end of the game, and
    more at its beginning).
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
        worth = self.worth(games)
        left = 1 - games.scores.max(axis=1) / GOAL
        win = softmax(worth / (self.spread[0] + self.spread[1] * left))
        return Values(win.T, margins(worth).T)

    def worth(self, games: Games) -> Floats:
        """[p, n]: the points expected at the end, to be compared with the other players' only."""
        nobles = games.nobles.T
        paid = paid_table(games.board, games.players)
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
            chain = CHAINS[:, region].take(nobles | bit)
            held += points
            sums += points * place_weight[region, games.king]
            sums += chain * (place == 1) * lead_weight[region, games.king]
            sums += chain * owned * noble_weight[region, games.king]
        sums += games.in_hand.T * np.float32(self.hand)
        sums += games.dragon.T * np.float32(self.dragon)
        sums += games.witch.T * np.float32(self.witch)
        sums += held * (progress * progress * np.float32(self.final))
        return np.asarray(games.scores.T + sums, np.float64)


CLOSED_FORMS: Final = {
    players: ClosedForm(
        place=(0.75, 0.65, 0.55, 0.45, 0.35, 0.3, 0.25, 0.2),
        lead=(0.5, 0.4, 0.3, 0.25, 0.2, 0.15, 0.1, 0.1),
        noble=(0.7, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4, 0.4),
        hand=0.35,
        dragon=1.5,
        witch=1.5,
        final=0.3,
        spread=(3.0, 6.0),
    )
    for players in (2, 3, 4, 5)
}
"""By number of players."""
