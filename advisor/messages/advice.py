"""The parts of advice: opponents, candidates with their reasons, certificates.

Types only: nothing here imports a solver or NumPy, so the app may. `advisor.messages.protocol` has
the message they belong to, and the units.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from advisor.messages.goals import BeliefKind, Goal
from advisor.messages.intervals import Estimate
from advisor.messages.reasons import Need, Reason
from advisor.messages.verdicts import Severity, smaller_loss

Codes = list[str]
"""A selection as card codes."""


class LikelyPlay(msgspec.Struct, frozen=True, kw_only=True):
    """A play of an opponent, as a selection that makes it, with its probability."""

    selection: Codes
    chance: float


class Evidence(msgspec.Struct, frozen=True, kw_only=True):
    """What an opponent's revealed choices say of how far the player thinks ahead.

    Attributes:
        type: the type of player that explains them best.
        fitting: how many choices are among those that such a player likes best.
        choices: how many were looked at.
    """

    type: str
    fitting: int
    choices: int


class Opponent(msgspec.Struct, frozen=True, kw_only=True):
    """The plays of one opponent and the belief about them.

    Attributes:
        player: the seat.
        plays: distinct effects without the Witch and with the Knight placed wherever it can be,
            under the assumptions.
        selections: legal ordered selections (Witch included, a declining Knight not counted apart).
        belief: where the belief comes from.
        types: weight of each type of player in the belief, such as ``{"level 1": 0.7, …}``; sums
            to 1; empty for a belief without types.
        evidence: what the choices so far say of the type; None before there is any.
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
    evidence: Evidence | None = None
    likely: list[LikelyPlay] = []
    markers: list[float] = []
    dragon: float = 0.0
    witch: float = 0.0


class Extreme(msgspec.Struct, frozen=True, kw_only=True):
    """The least or most that a play can bring this round.

    Attributes:
        value: in points.
        plays: by seat, selections that lead to it.
        proved: whether CP-SAT or a complete enumeration showed that nothing is beyond it.
    """

    value: float
    plays: list[Codes]
    proved: bool


class RegionReason(msgspec.Struct, frozen=True, kw_only=True):
    """What a play does in one region this round, in expectation over the belief.

    Attributes:
        region: 1 to 8.
        scored: chance that the region is scored this round.
        placed: own markers that the play puts there.
        first: chance to have the most influence alone, if scored.
        places: chance of each place from 1 to the number of players, if scored (sums to the chance
            of taking part).
        tie: chance of a shared place, if scored.
        takes_noble: chance to gain the Noble there, if scored.
        loses_noble: chance to lose the own Noble there, if scored.
        points: expected points for the place (times the chance of being scored).
        bonus: expected Noble bonus (times the chance of being scored).
        threat: the fewest markers that one opponent alone must add to keep the play from being
            first there alone; None if no single one can, or if it is not first anyway.
        threats: how many opponents can do that with the markers they hold.
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


class RegionStakes(msgspec.Struct, frozen=True, kw_only=True):
    """What the place in a region is expected to bring, by how many markers one adds there.

    Attributes:
        region: 1 to 8.
        now: points this round, times the chance that it is scored: without the own Dragon and,
            where it is in hand, with it; each for 0, 1 and 2 markers.
        left: points if it is scored with what lies there once all have chosen, for 0, 1 and 2
            markers: exact where the round ends the game.
    """

    region: int
    now: list[list[float]]
    left: list[float]


class PlayoutEstimates(msgspec.Struct, frozen=True, kw_only=True):
    """Means over the games of a `SecondOpinion` in which a candidate, or the mix, was played.

    Attributes:
        win: chance to win.
        margin: final margin.
        points: points of this round.
        gain: how much more than the mix it brought in the same games, in the goal's unit.
    """

    win: Estimate
    margin: Estimate
    points: Estimate
    gain: Estimate


class SecondOpinion(msgspec.Struct, frozen=True, kw_only=True):
    """Estimates from games played on, beside the values of positions.

    The opponents choose by the belief; then all players go on by the learnt policy for some rounds,
    and the values judge the position reached. All candidates meet the same random numbers.

    Attributes:
        games: the number of games played with each candidate.
        mix: the estimates for the mix.
        cap: rounds after which the values judge a game.
        capped: the share of the games that had not ended by then.
        method: how it was computed.
    """

    games: int
    mix: PlayoutEstimates
    cap: int
    capped: float
    method: str


class Candidate(msgspec.Struct, frozen=True, kw_only=True):
    """One play and its worth.

    Attributes:
        selection: one selection that makes the play.
        points: expected points of this round, exact under the belief unless ``points_se`` is set.
        worst, best: least and most points it can bring this round, whatever the others play.
        win, margin: chance to win and expected final margin, with the rest of the game; in a
            refined answer all moved by what games say of the recommended choice.
        win_se, margin_se: standard errors where sampled, and of a refined ``win`` or ``margin``;
            else None.
        bound: for the Witch, ``lower`` where not every second choice was weighed, so that her
            goal's value is at least what is said; else None.
        share: share in the recommended mix; the shares sum to 1.
        value: the goal's value against the belief: ``win``, ``margin`` or ``points``.
        loss: how far that is below the best candidate's value under the stated belief, 0 or more;
            games do not change it.
        loss_error: the least loss that is surely one; up to it the play is as good as the best.
        safe_loss: what the play gives up against opponents who play their equilibrium mixes.
        win_best_play: chance to win against opponents who play their equilibrium mixes; in a
            refined answer all moved so that the best fits the standing; None in the first answer,
            and where the goal is another than to win.
        loss_best_play: how far the goal's value against these is below the best candidate's, 0 or
            more; None in the first answer.
        points_spread: chance of each number of points this round, ``{"3": 0.5, …}``.
        worst_case, best_case: the extremes of the round's points with the plays that cause them.
        worst_margin, best_margin: likewise for the round's margin.
        regions: the reasons, one for each region that matters; for the candidates shown only.
        reasons: why it is good, weightiest first; for the candidates shown only.
        need: what it would have needed to lose little or nothing beside the choice advised; None
            where that is no single thing, and in the first answer.
        played_out: estimates from games; for the candidates shown and those in the mix.
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
    loss_error: float = 0.0
    points_se: float | None = None
    win_se: float | None = None
    margin_se: float | None = None
    bound: Literal["lower"] | None = None
    safe_loss: float | None = None
    win_best_play: float | None = None
    loss_best_play: float | None = None
    points_spread: dict[str, float] = {}
    worst_case: Extreme | None = None
    best_case: Extreme | None = None
    worst_margin: Extreme | None = None
    best_margin: Extreme | None = None
    regions: list[RegionReason] = []
    reasons: list[Reason] = []
    need: Need | None = None
    played_out: PlayoutEstimates | None = None

    @property
    def surely_lost(self) -> float:
        """What it loses against people and against perfect play alike."""
        return smaller_loss(self.loss, self.loss_best_play)

    def severity(self, goal: Goal) -> Severity:
        """What the choice is called."""
        return Severity.of(self.loss, goal, self.loss_best_play)


class Certificate(msgspec.Struct, frozen=True, kw_only=True):
    """How far the mixes of all players are from an equilibrium.

    Attributes:
        kind: ``exploitability`` (two players) or ``nashconv``, the sum over all players of what a
            best response would gain.
        value: None where there is no equilibrium yet.
        unit: ``points`` or ``win``.
        method: how the equilibrium was found.
        per_player: by seat, the gain of a best response.
    """

    kind: str
    value: float | None
    unit: str
    method: str
    per_player: list[float] = []
