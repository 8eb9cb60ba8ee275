"""The parts of advice: opponents, candidates with their reasons, certificates.

Types only: nothing here imports a solver or NumPy, so the app may. `advisor.messages.protocol` has
the message they belong to, and the units.

Reasons are facts, why a choice is good or what it would have needed; words are made of them
elsewhere. They are found with the answer (`advisor.kingsroad.analysis.reasons`), each by a
condition on numbers and by the *counterfactual test*: what a reason speaks of is moved to the best
other place, and the reason is given only where that loses more than the error.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, Literal

import msgspec

from advisor.messages.intervals import Estimate
from advisor.messages.verdicts import (
    BeliefKind,
    Goal,
    Label,
    Severity,
    cost_best_play,
    forced,
    smaller_loss,
)

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
        nobles: the part of the points of this round that is for Nobles.
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
        falls: how much worse that is, in the goal's unit: more than the error, and than 2 % of the
            chance to win or what weighs as much.
    """

    kind: ReasonKind
    region: int | None = None
    regions: list[int] = []
    points: float | None = None
    nobles: float | None = None
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


class SplitKind(StrEnum):
    """What others do that a value hangs on."""

    MARKERS = "markers"
    """They add a marker to a region, or two, with what they reveal first."""
    DRAGON = "dragon"
    """They play the Dragon."""
    WITCH = "witch"
    """They play the Witch."""


HALF: Final = 0.5
"""A split that explains less decides nothing by itself."""


class SplitCase(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One of the cases of a split; values are in the goal's unit.

    Attributes:
        least, most: how many of the players do it, both included.
        chance: that it comes so, by what is believed of them.
        value: what the choice is worth then.
        beside: what the choice set beside it is worth then; None where there is none.
    """

    least: int
    most: int
    chance: float
    value: float
    beside: float | None = None


class Split(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the value of a choice hangs on, by cases that exclude each other and leave none out.

    The values of the cases, weighed by their chances, make up the value of the choice exactly; so
    do those of the choice set beside it.

    Attributes:
        kind: what the players do or do not do.
        players: the seats in question: one, or all who still choose.
        region: where they add markers; None where it is about a card.
        markers: how many at least each of them adds there: 1 or 2.
        cases: two or three, the one in which fewest do it first.
        beside: the choice set beside it, the better one; None where it stands alone.
        explains: beside a better choice, the share of what is lost that is not lost in the best of
            the cases; else the share of the variance of the value that lies between the cases.
    """

    kind: SplitKind
    players: list[int]
    region: int | None = None
    markers: int = 1
    cases: list[SplitCase]
    beside: list[str] | None = None
    explains: float

    @property
    def decides(self) -> bool:
        """Whether it explains at least half."""
        return self.explains >= HALF

    def mixing_to(self, value: float, beside: float | None, goal: Goal) -> Split:
        """The same with all values moved alike, so that they make up these two."""
        chances = [case.chance for case in self.cases]
        own = mixed_to([case.value for case in self.cases], chances, value, goal)
        other: Sequence[float | None] = [None] * len(own)
        if beside is not None:
            known = [case.beside or 0.0 for case in self.cases]
            other = mixed_to(known, chances, beside, goal)
        cases = [
            msgspec.structs.replace(case, value=mine, beside=theirs)
            for case, mine, theirs in zip(self.cases, own, other, strict=True)
        ]
        return msgspec.structs.replace(self, cases=cases)


_CERTAIN: Final = 1e-9


def mixed_to(
    values: Sequence[float], chances: Sequence[float], mean: float, goal: Goal
) -> list[float]:
    """Values by case, moved alike until their mean is this one.

    Chances to win stay from 0 to 1, and those that are certain stay so where that is possible.
    """
    moved = list(values)
    if goal is not Goal.WIN:
        gap = mean - sum(c * v for c, v in zip(chances, moved, strict=True))
        return [value + gap for value in moved]
    moved = [min(1.0, max(0.0, value)) for value in moved]
    open_ones = [_CERTAIN < value < 1.0 - _CERTAIN for value in moved]
    for free in (open_ones, [True] * len(moved)):
        for _ in moved:
            gap = mean - sum(c * v for c, v in zip(chances, moved, strict=True))
            can = [
                f and (v < 1.0 if gap > 0 else v > 0.0) for f, v in zip(free, moved, strict=True)
            ]
            room = sum(c for c, f in zip(chances, can, strict=True) if f)
            if abs(gap) < _CERTAIN**2 or not room:
                break
            moved = [
                min(1.0, max(0.0, v + gap / room)) if f else v
                for v, f in zip(moved, can, strict=True)
            ]
    return moved


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """What a card that is gone once it is played adds now, and what it would be worth kept.

    Attributes:
        card: ``D`` for the Dragon, ``W`` for the Witch.
        played: the best choice with it.
        without: the best choice without it.
        now: what it adds now, in the goal's unit.
        kept: what it is worth in hand after the choice without it, beside none in hand then;
            ``now`` less ``kept`` is what the choice with it is worth more.
    """

    card: str
    played: list[str]
    without: list[str]
    now: float
    kept: float


class Lack(msgspec.Struct, frozen=True):
    """What the better choice has, and every choice without it loses at least so much.

    Attributes:
        region: where markers are missing; None for a card.
        markers: how many the worse choice has there: 0 or 1.
        loss: the least loss of all choices that have no more, in the goal's unit.
        witch: whether the card is the Witch; else the Dragon.
    """

    region: int | None
    markers: int
    loss: float
    witch: bool = False


class Moved(msgspec.Struct, frozen=True):
    """One marker moved from a region to another, which alone explains a good part.

    ``loss`` is what the choice with it there still loses, in the goal's unit.
    """

    source: int
    target: int
    loss: float


class Paid(msgspec.Struct, frozen=True, kw_only=True):
    """What a choice gets in a region this round if nobody else moves: for the place, for Nobles."""

    region: int
    points: int
    nobles: int = 0


class Obvious(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The choice that looks best: most points this round if nobody else adds a marker.

    It is made with cards that come back to the hand. Of several the best one, so that whatever gets
    these points costs at least as much.

    Attributes:
        selection: its cards.
        points: what it gets then.
        parts: these points by region, in scoring order.
        expected: what it brings this round on average.
        value: what it is worth, in the goal's unit.
        loss: how much less than the best choice.
        split: what that hangs on.
        lacks: what the best choice has instead; every choice without that loses at least half as
            much as this one.
        moved: the marker that would do at least half as much more elsewhere.
    """

    selection: list[str]
    points: int
    parts: list[Paid]
    expected: float
    value: float
    loss: float
    split: Split | None = None
    lacks: Lack | None = None
    moved: Moved | None = None

    @property
    def explained(self) -> bool:
        """Whether one thing explains at least half of what it loses."""
        found = (self.split if self.split and self.split.decides else None, self.lacks, self.moved)
        return any(one is not None for one in found)


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
        comes: chance that at least one is placed there, in regions 1 to 8.
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
    comes: list[float] = []
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
        split: what its value hangs on: of a worse choice beside the one advised, of that one alone.
            Of choices that are not shown only where it explains half. None in the first answer.
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
    split: Split | None = None
    played_out: PlayoutEstimates | None = None

    @property
    def surely_lost(self) -> float:
        """What it loses against people and against perfect play alike."""
        return smaller_loss(self.loss, self.loss_best_play)

    def label(self, goal: Goal) -> Label:
        """What the choice is called."""
        decided = None
        if goal is Goal.WIN and self.win_best_play is not None:
            best = self.win_best_play + (self.loss_best_play or 0.0)
            decided = forced(self.value, self.value + self.loss, self.win_best_play, best)
        return Label.of(self.loss, goal, self.loss_best_play, self.loss_error, decided)

    def cost_best_play(self, goal: Goal) -> float | None:
        """What it gives up against perfect play, as it is told (see `cost_best_play`)."""
        return cost_best_play(self.loss_best_play, self.loss_error, goal)

    def severity(self, goal: Goal) -> Severity:
        """The class of the choice."""
        return self.label(goal).severity


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
