"""What advice is made of: opponents, candidates with their reasons, certificates. As data only.

Nothing here imports a solver or NumPy, so the app may. `advisor.messages.protocol` sends it around,
and has the units.
"""

from __future__ import annotations

import msgspec

from advisor.messages.goals import BeliefKind
from advisor.messages.intervals import Estimate

Codes = list[str]
"""A selection as card codes."""


class Likely(msgspec.Struct, frozen=True, kw_only=True):
    """One play an opponent may make, by a selection that makes it, and its probability."""

    selection: Codes
    chance: float


class Opponent(msgspec.Struct, frozen=True, kw_only=True):
    """What one opponent may play and is thought to play.

    Attributes:
        player: the seat.
        plays: distinct effects without the Witch and with the Knight placed wherever it can be,
            under the assumptions.
        selections: legal ordered selections (Witch included, a declining Knight not counted apart).
        belief: where the belief comes from.
        types: weight of each type of player in the belief, such as ``{"level 1": 0.7, …}``; sums
            to 1; empty for a belief without types.
        likely: the likeliest plays, likeliest first (at most 8).
        markers: expected markers placed this round in regions 1 to 8.
        dragon: chance of a Dragon this round.
        witch: chance of a Witch this round.
    """

    player: int
    plays: int
    selections: int
    belief: BeliefKind
    types: dict[str, float] = {}
    likely: list[Likely] = []
    markers: list[float] = []
    dragon: float = 0.0
    witch: float = 0.0


class Extreme(msgspec.Struct, frozen=True, kw_only=True):
    """The least or most a play can bring this round, and what the others play for it.

    ``plays`` has one selection per seat (the own one at the own seat); ``proved`` says that CP-SAT
    or a complete enumeration showed there is nothing beyond it.
    """

    value: float
    plays: list[Codes]
    proved: bool


class RegionReason(msgspec.Struct, frozen=True, kw_only=True):
    """What a play does in one region this round, in expectation over the belief.

    Attributes:
        region: 1 to 8.
        scored: chance that the region is scored this round.
        placed: own markers the play puts there.
        first: chance to have the most influence alone, if scored.
        places: chance of each place 1 to the number of players, if scored (sums to the chance of
            taking part).
        tie: chance of sharing one's place, if scored.
        takes_noble: chance to gain the Noble there, if scored.
        loses_noble: chance to lose the own Noble there, if scored.
        points: expected points for the place (times the chance of being scored).
        bonus: expected Noble bonus (times the chance of being scored).
        threat: the fewest markers that one opponent alone must add to keep the play from being
            first there alone, or None if no single one can (or it is not first anyway).
        threats: how many opponents can do that with what they hold.
    """

    region: int
    scored: float
    placed: int
    first: float
    places: list[float]
    tie: float
    takes_noble: float
    loses_noble: float
    points: float
    bonus: float
    threat: int | None = None
    threats: int = 0


class PlayedOut(msgspec.Struct, frozen=True, kw_only=True):
    """How the games of a `SecondOpinion` went in which a candidate, or the mix, was played.

    Attributes:
        win, margin: share of the victory and final margin, in the mean, with 95 % intervals.
        points: likewise of this round.
        gain: what it brought more than the mix of what the goal maximises, game by game.
    """

    win: Estimate
    margin: Estimate
    points: Estimate
    gain: Estimate


class SecondOpinion(msgspec.Struct, frozen=True, kw_only=True):
    """What games say that were played out from here, beside the values of positions.

    The opponents choose by the belief; then everybody, the player too, plays on to the end by the
    rule of thumb, more or less, and keeps the Witch. The answer's ``seed`` and ``seconds`` are its
    own, too.

    Attributes:
        games: how many were played with each candidate; in the same worlds, so that what differs
            is the candidate's.
        mix: how those went in which the mix was played.
        cap: rounds after which a game is judged as it stands: points, then Nobles.
        capped: the share of the games that the cap ended.
        method: how it was computed, for people who want to know.
    """

    games: int
    mix: PlayedOut
    cap: int
    capped: float
    method: str


class Candidate(msgspec.Struct, frozen=True, kw_only=True):
    """One play and what it is worth.

    Attributes:
        selection: one representative of the play.
        points: expected points of this round, exact under the belief unless ``points_se`` is set.
        worst, best: least and most points it can bring this round, whatever the others play.
        win, margin: chance to win and expected final margin, with the rest of the game.
        win_se, margin_se: standard errors where sampled, else None.
        share: share in the recommended mix; the shares sum to 1.
        value: the goal's value against the belief.
        loss: how much less than the best candidate's value that is, 0 or more.
        safe_loss: what the play alone gives up against the opponents' equilibrium mixes.
        points_spread: chance of each number of points this round, ``{"3": 0.5, …}``.
        worst_case, best_case: the extremes of the round's points with the plays that cause them.
        worst_margin, best_margin: likewise for the round's margin.
        regions: the reasons, for regions that matter to it; for the candidates shown only.
        played_out: how games with it went; for the candidates shown and those in the mix.
    """

    selection: Codes
    points: float
    worst: int | None
    best: int | None
    win: float | None
    margin: float | None
    share: float
    value: float
    loss: float
    points_se: float | None = None
    win_se: float | None = None
    margin_se: float | None = None
    safe_loss: float | None = None
    points_spread: dict[str, float] = {}
    worst_case: Extreme | None = None
    best_case: Extreme | None = None
    worst_margin: Extreme | None = None
    best_margin: Extreme | None = None
    regions: list[RegionReason] = []
    played_out: PlayedOut | None = None


class Certificate(msgspec.Struct, frozen=True, kw_only=True):
    """How far from an equilibrium the mixes are, recomputed exactly for the mixes shown.

    ``kind`` is ``exploitability`` (two players) or ``nashconv`` (the sum over all players of what a
    best reply would gain); ``unit`` is ``points`` or ``win``; ``per_player`` the gains by seat.
    """

    kind: str
    value: float | None
    unit: str
    method: str
    per_player: list[float] = []
