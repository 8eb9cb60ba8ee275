"""How far the search for an equilibrium of three to five players goes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class SearchLimits:
    """The limits of `advisor.kingsroad.equilibrium.double_oracle` for a number of players.

    Chosen by the time that complete advice and the moves of computer players take (``make bench``),
    on condition that the positions of the test suite reach their target NashConv.
    """

    max_actions: int
    """Most actions of a player in the restricted game.

    With 10, 7 and 5 for three, four and five players, five players did not reach the target; with
    10 rather than 12, four did not in one of 39 positions. It took no longer.
    """

    max_restricted_cells: int
    """Most joint actions of the restricted game: the logit path takes long in larger ones.

    3,000 cells for five players left too little room for the actions that help.
    """

    num_first_actions: int
    """Actions of each player that the search begins with, the likeliest by the learnt policy.

    Five rather than four save four players iterations. Begun with the best against the rule of
    thumb, the search took 2 to 6 % longer, in the slowest of 48 positions 8 to 32 %.
    """

    max_added: int
    """Most actions added for a player in an iteration.

    One with five players: the restricted game grows with the product of all players' actions.
    """

    max_iterations: int = 48
    """Most restricted games solved.

    24 were too few for positions in which better actions come up again and again while there is no
    room for all of them.
    """

    iterations_to_approximate: int = 1
    """Iterations before the approximate mixes, by which past rounds are judged, are taken."""

    regret_matching_iterations: int = 150
    """Iterations of regret matching+, used only where the logit path is not close enough.

    With 500 advice came too late.
    """

    rare_probabilities: tuple[float, ...] = (0.05, 0.02, 0.005)
    """Actions rarer than this are left out of a mix.

    The first of these is used that keeps the mixes close enough: the fewer actions in the mixes,
    the fewer joint actions to certify.
    """

    max_certified_cells: int = 1_000
    """Most joint actions of the mixes: the certificate goes through all of them with every action.

    Beyond it the rarest actions are left out, so that certificates come in time.
    """

    num_watched: int = 48
    """Actions of a player added to the watched ones, the best, whenever all are judged.

    Judging these before all the others, with smaller samples, cut complete advice to a third of its
    time.
    """

    num_judged: int = 24
    """Watched actions of a player that an iteration judges exactly, the best in a sample."""

    sample_to_watch: int = 16
    """Most joint actions of the others by which all actions of a player are judged.

    Judged before the certificate, they find actions that help sooner: with five players the slowest
    moves came a quarter faster.
    """

    sample_to_judge: int = 24
    """Most joint actions of the others by which the watched actions are compared (once 32)."""

    recency_decay: float = 0.7
    """Factor on the recent use of an action at each iteration.

    Among actions out of use the least recently used one makes room first. Without this memory some
    searches went round in circles.
    """

    target_share: float = 0.8
    """Share of the target NashConv at which the search stops."""

    restricted_share: float = 0.5
    """Share of this in turn that is enough in the restricted game, where more actions will join."""

    min_gain_share: float = 0.125
    """Least gain for which an action is added, as a share of a player's part of the same."""


SEARCH_LIMITS: Final = {
    2: SearchLimits(max_actions=24, max_restricted_cells=1_000, num_first_actions=8, max_added=2),
    3: SearchLimits(max_actions=12, max_restricted_cells=2_000, num_first_actions=5, max_added=2),
    4: SearchLimits(max_actions=12, max_restricted_cells=10_000, num_first_actions=5, max_added=2),
    5: SearchLimits(max_actions=10, max_restricted_cells=5_000, num_first_actions=3, max_added=1),
}
"""By number of players; two need a search only where the goal is points, which both can gain."""
