"""The proved extremes of a round: the least and most of every play, by folding and by CP-SAT.

Extremes are of points or of the margin, whatever the others legally play. The margin of a round is
the player's points of that round less those of the best opponent.

One CP-SAT model holds a whole round: all choices, places, ties, Nobles and chains. It finds the
least or most of a play over all legal joint plays of the others without listing these, proves it,
and gives plays that reach it.

For every candidate the bounds come from folding: with every play of the others possible, they are
the ends of the spread of its points. The Witch's are those of her best second choice: the most is
the most that any second choice can bring; for the least every joint class of the others is tried,
and given up as soon as one second choice brings as much against it as against the worst class so
far.

All functions poll the `Stop` given, and raise as its `check` does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum, unique
from itertools import product

import numpy as np

from advisor.core.arrays import Ints
from advisor.core.cancellation import Stop
from advisor.core.cpsat import cp_model
from advisor.kingsroad.round.joint_classes import JointScoring, joint_blocks
from advisor.kingsroad.round.outcomes import OpponentBelief, OpponentModel, outcomes, own_classes
from advisor.kingsroad.round.plays import Play, PlayArrays, Plays
from advisor.messages.advice import Extreme
from kingsroad.board import REGIONS, king_path
from kingsroad.position import Position, Variant
from kingsroad.scoring import road_paths

_MAX_POINTS = 1000
"""An upper bound of a round: eight banners of at most 99 points, and the chains."""


@unique
class Measure(StrEnum):
    """The quantity whose extremes are wanted."""

    POINTS = "points"
    MARGIN = "margin"


@dataclass(frozen=True, eq=False)
class Choices:
    """The plays that are possible in a round.

    Attributes:
        position: before the round, or, for a second choice, after the reveal.
        plays: per seat, those without a Witch, at least one each.
        dragons: how many were revealed already (in a second choice).
    """

    position: Position
    plays: Sequence[Sequence[Play]]
    dragons: int = 0


def extreme(
    choices: Choices, seat: int, measure: Measure, *, most: bool, seconds: float | None = None
) -> Extreme:
    """The least or most points or margin that ``choices`` allow the player in a seat.

    With a single play for that player this is an extreme of the play. The search ends after
    ``seconds``; the value is then the best found and may not be ``proved``.

    Raises:
        TimeoutError: no solution was found in that time.
    """
    model = RoundModel(choices)
    points = model.total(seat)
    if measure is Measure.MARGIN:
        points = points - model.best_total(
            other for other in choices.position.seats if other != seat
        )
    if most:
        model.model.maximize(points)
    else:
        model.model.minimize(points)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    # These take longer than solving a model this small: without them it takes a fifth of the time.
    solver.parameters.linearization_level = 0
    solver.parameters.cp_model_probing_level = 0
    solver.parameters.symmetry_level = 0
    solver.parameters.log_to_stdout = False
    solver.parameters.catch_sigint_signal = False
    if seconds is not None:
        solver.parameters.max_time_in_seconds = seconds
    status = solver.solve(model.model)
    if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        raise TimeoutError(f"no bound found in {seconds} seconds")
    return Extreme(
        value=solver.value(points),
        plays=[play.selection.codes for play in model.played(solver)],
        proved=status == cp_model.OPTIMAL,
    )


_Gate = Callable[[Sequence[cp_model.LiteralT]], cp_model.Constraint]


class RoundModel:
    """A round as constraints: the plays chosen determine everything that is paid.

    A *step* is a region's place in the scoring order, from 0. Constraints are added when they are
    first needed: the points of one player need fewer than those of all.
    """

    def __init__(self, choices: Choices) -> None:
        self.model = model = cp_model.CpModel()
        self._position = position = choices.position
        most = choices.dragons + sum(any(p.dragon for p in plays) for plays in choices.plays)
        self._regions = king_path(position.king, 1 + most)
        self._plays = [_distinct(plays, self._regions) for plays in choices.plays]

        # Every player makes exactly one of the plays of their hand.
        self._made = [
            [model.new_bool_var(f"{seat} plays {play.selection.code}") for play in plays]
            for seat, plays in enumerate(self._plays)
        ]
        for made in self._made:
            model.add_exactly_one(made)

        # The King's region is scored, and the next one clockwise for each Dragon revealed.
        dragons = cp_model.LinearExpr.sum(
            choices.dragons,
            *(
                literal
                for plays, made in zip(self._plays, self._made, strict=True)
                for play, literal in zip(plays, made, strict=True)
                if play.dragon
            ),
        )
        self._scored = [model.new_bool_var(f"{region} scored") for region in self._regions]
        for step, scored in enumerate(self._scored):
            model.add(dragons >= step).only_enforce_if(scored)
            model.add(dragons < step).only_enforce_if(~scored)

        # Influence is markers in the region, those just placed included, and one for a Noble.
        self._influence = [
            [
                position.influence(seat, region)
                + cp_model.LinearExpr.weighted_sum(
                    self._made[seat], [play.placed[region - 1] for play in self._plays[seat]]
                )
                for region in self._regions
            ]
            for seat in position.seats
        ]
        self._places: dict[tuple[int, int], list[cp_model.IntVar]] = {}
        self._alone: dict[tuple[int, int], cp_model.IntVar] = {}
        self._there: dict[tuple[int, int], cp_model.IntVar] = {}
        self._held: dict[tuple[int, int], cp_model.IntVar] = {}

    def played(self, solver: cp_model.CpSolver) -> list[Play]:
        """Per seat, the play in a solution."""
        return [
            next(p for p, literal in zip(plays, made, strict=True) if solver.boolean_value(literal))
            for plays, made in zip(self._plays, self._made, strict=True)
        ]

    def total(self, seat: int) -> cp_model.LinearExpr:
        """A player's points of the round: places and Noble bonuses."""
        parts: list[cp_model.IntVar] = []
        for step in range(len(self._regions)):
            parts += [self._place_points(seat, step), *self._bonus(seat, step)]
        return cp_model.LinearExpr.sum(*parts)

    def best_total(self, seats: Iterable[int]) -> cp_model.IntVar:
        """The most points that any of these players gets."""
        totals = [self.total(seat) for seat in seats]
        best = self.model.new_int_var(0, _MAX_POINTS, "best of the others")
        self.model.add_max_equality(best, totals)
        return best

    def _place(self, seat: int, step: int) -> list[cp_model.IntVar]:
        """For every place, whether the player takes it (without meaning where not `_present`)."""
        if (seat, step) not in self._places:
            model, name = self.model, f"{seat} in {self._regions[step]}"
            own = self._influence[seat][step]
            # A player's place is the number of players with at least as much influence, so players
            # who tie all take the lowest of the places they share.
            at_least = []
            for other in self._position.seats:
                if other != seat:
                    literal = model.new_bool_var(f"{other} at least {name}")
                    model.add(self._influence[other][step] >= own).only_enforce_if(literal)
                    model.add(self._influence[other][step] < own).only_enforce_if(~literal)
                    at_least.append(literal)
            place = [model.new_bool_var(f"{name} place {n + 1}") for n in self._position.seats]
            model.add_exactly_one(place)
            model.add(sum(n * literal for n, literal in enumerate(place)) == sum(at_least))
            self._places[seat, step] = place
        return self._places[seat, step]

    def _present(self, seat: int, step: int) -> cp_model.IntVar:
        """Whether the player has influence in the region; only then is a place taken."""
        if (seat, step) not in self._there:
            model = self.model
            literal = model.new_bool_var(f"{seat} present in {self._regions[step]}")
            model.add(self._influence[seat][step] >= 1).only_enforce_if(literal)
            model.add(self._influence[seat][step] == 0).only_enforce_if(~literal)
            self._there[seat, step] = literal
        return self._there[seat, step]

    def _place_points(self, seat: int, step: int) -> cp_model.IntVar:
        """The points for the place, 0 where the region is not scored."""
        model, region = self.model, self._regions[step]
        scored, present = self._scored[step], self._present(seat, step)
        paid = self._position.board.paid(region, self._position.num_players)
        points = model.new_int_var(0, paid[0], f"points of {seat} in {region}")
        # At most (players - 1) places are paid, and never more than the banner has.
        for number, literal in enumerate(self._place(seat, step)):
            worth = paid[number] if number < len(paid) else 0
            model.add(points == worth).only_enforce_if(literal, scored, present)
        # Nothing is paid without influence, nor in a region that is not scored.
        model.add(points == 0).only_enforce_if(~present)
        model.add(points == 0).only_enforce_if(~scored)
        return points

    def _leads(self, seat: int, step: int) -> cp_model.IntVar:
        """Whether the player alone has the most influence in the region."""
        if (seat, step) not in self._alone:
            self._alone[seat, step] = self._all(
                [self._place(seat, step)[0], self._present(seat, step)]
            )
        return self._alone[seat, step]

    def _noble(self, seat: int, step: int) -> cp_model.IntVar:
        """Whether the player has the Noble in the region once it is scored."""
        if (seat, step) not in self._held:
            model, position = self.model, self._position
            standing = position.has_noble(seat, self._regions[step])
            if not standing:
                # The player who leads alone places a Noble.
                held = self._leads(seat, step)
            elif position.variant is Variant.PERMANENT_NOBLES:
                # A permanent Noble stays.
                held = model.new_constant(1)
            else:
                # A Noble returns to its player when another leads alone; a tie changes nothing.
                held = model.new_bool_var(f"{seat} keeps {self._regions[step]}")
                others = [self._leads(o, step) for o in position.seats if o != seat]
                model.add(held + sum(others) == 1)
            self._held[seat, step] = held
        return self._held[seat, step]

    def _bonus(self, seat: int, step: int) -> list[cp_model.IntVar]:
        """One for the Noble in the region, and one for every other region linked to it."""
        region = self._regions[step]
        here = self._all([self._scored[step], self._noble(seat, step)])
        # At that moment the regions before it are scored, and those after it are not.
        before = {r: self._noble(seat, number) for number, r in enumerate(self._regions[:step])}
        after = {r for r in REGIONS if r not in before and self._position.has_noble(seat, r)}
        bonus = [here]
        for other in REGIONS:
            # A region is linked if every region along some path of roads has the player's Noble.
            linked = [
                self._all([here, *(before[passed] for passed in passing if passed in before)])
                for passing in road_paths(region, other)
                if all(passed in before or passed in after for passed in passing)
            ]
            if linked:
                bonus.append(self._any(linked))
        return bonus

    def _all(self, literals: list[cp_model.IntVar]) -> cp_model.IntVar:
        """Whether all of these hold."""
        return self._equivalent("all", literals, self.model.add_bool_and, self.model.add_bool_or)

    def _any(self, literals: list[cp_model.IntVar]) -> cp_model.IntVar:
        """Whether at least one of these holds."""
        return self._equivalent("any", literals, self.model.add_bool_or, self.model.add_bool_and)

    def _equivalent(
        self, name: str, literals: list[cp_model.IntVar], holds: _Gate, fails: _Gate
    ) -> cp_model.IntVar:
        """A literal that is true exactly if ``holds``; ``fails`` of the negations is the converse.

        Stated both ways, so that every helper literal is determined by the choices made.
        """
        if len(literals) == 1:
            return literals[0]
        literal = self.model.new_bool_var(name)
        holds(literals).only_enforce_if(literal)
        fails([~one for one in literals]).only_enforce_if(~literal)
        return literal


def _distinct(plays: Iterable[Play], regions: Sequence[int]) -> list[Play]:
    """Of the plays that do the same in these regions, the first each."""
    first: dict[tuple[bool, tuple[int, ...]], Play] = {}
    for play in plays:
        first.setdefault((play.dragon, tuple(play.placed[r - 1] for r in regions)), play)
    return list(first.values())


@dataclass(frozen=True, eq=False)
class PointBounds:
    """The least and the most points of each of n plays, [n] each."""

    worst: Ints
    best: Ints


def legal_effects(plays: Plays) -> Sequence[Play]:
    """All plays that a player can end a round with, at once or after a Witch.

    A second choice is made from the same hand, so a Witch adds no plays. Where the claims require
    her, these are the plays of the second choice.
    """
    return plays.effects or plays.again.effects


def anything_legal(model: OpponentModel) -> OpponentModel:
    """The model with every play of every opponent possible, believed or not."""
    return replace(
        model,
        opponents=[uniform_belief(opponent.seat, opponent.plays) for opponent in model.opponents],
    )


def uniform_belief(seat: int, plays: PlayArrays) -> OpponentBelief:
    """The belief that every one of these plays is equally likely."""
    return OpponentBelief(seat, plays, np.full(len(plays), 1 / len(plays)))


def point_bounds(model: OpponentModel, plays: PlayArrays, stop: Stop | None = None) -> PointBounds:
    """The exact bounds of plays without a Witch, whatever is believed of the opponents."""
    possible = outcomes(anything_legal(model), plays, stop).spread > 0
    last = possible.shape[1] - 1
    return PointBounds(possible.argmax(axis=1), last - possible[:, ::-1].argmax(axis=1))


def candidate_bounds(model: OpponentModel, own: Plays, stop: Stop | None = None) -> PointBounds:
    """The exact bounds of all the player's `candidates`, the Witch's last; as `point_bounds`."""
    bounds = point_bounds(model, own.arrays, stop)
    if own.witch is None:
        return bounds
    worst, best = witch_bounds(model, own.again.arrays, stop)
    return PointBounds(np.append(bounds.worst, worst), np.append(bounds.best, best))


def witch_bounds(
    model: OpponentModel, second: PlayArrays, stop: Stop | None = None
) -> tuple[int, int]:
    """The least and the most points that the best of the ``second`` choices can bring.

    Exact. Another player's Witch counts as the second choice that follows her.
    """
    blind = point_bounds(model, second, stop)
    return _worst_for_witch(model, second, blind, stop).value, int(blind.best.max())


def witch_worst_case(choices: Choices, seat: int, stop: Stop | None = None) -> Extreme:
    """The least that the best second choice can bring, and plays of the others that reach it.

    ``choices`` has the second choices at the player's own seat. The search is complete, hence a
    proof.
    """
    second = PlayArrays.of(choices.plays[seat])
    others = [other for other in choices.position.seats if other != seat]
    opponents = [uniform_belief(other, PlayArrays.of(choices.plays[other])) for other in others]
    model = OpponentModel(choices.position, seat, opponents, choices.dragons)
    worst = _worst_for_witch(model, second, point_bounds(model, second, stop), stop)
    played = {
        other: choices.plays[other][play] for other, play in zip(others, worst.plays, strict=True)
    }
    played[seat] = choices.plays[seat][worst.own]
    return Extreme(
        value=worst.value,
        plays=[played[s].selection.codes for s in sorted(played)],
        proved=True,
    )


@dataclass(frozen=True, slots=True)
class _Worst:
    """The worst case of a best second choice.

    Attributes:
        value: its points.
        own: the index of the second choice.
        plays: the index of each opponent's play.
    """

    value: int
    own: int
    plays: tuple[int, ...]


def _worst_for_witch(
    model: OpponentModel, second: PlayArrays, blind: PointBounds, stop: Stop | None
) -> _Worst:
    """The worst case; ``blind`` are the bounds of the single second choices."""
    stop = stop or Stop()
    model = anything_legal(model)
    scoring = JointScoring(model)
    classes = own_classes(second, scoring.scoring, model)
    # Second choices that are good against anything come first, as they settle most classes.
    classes.sort(key=lambda c: int(blind.worst[c.members[0]]), reverse=True)
    least, worst = int(blind.worst.max()), int(blind.best.max()) + 1
    found: tuple[int, Ints] | None = None
    for block in joint_blocks(model, int(second.dragon.any())):
        codes, best = block.codes, np.zeros(block.codes.shape[1], dtype=np.int64)
        for dragon, levels, _ in classes:
            stop.check()
            points = scoring.own_points(codes, levels, block.dragons + dragon)
            open_still = np.flatnonzero(np.maximum(best, points, out=best) < worst)
            if len(open_still) < len(best) // 2:
                codes, best = codes[:, open_still], best[open_still]
        if len(best) and best.min() < worst:
            worst, found = int(best.min()), (block.dragons, codes[:, [best.argmin()]])
        if worst == least:
            break
    assert found is not None  # the first block holds something below the start
    dragons, code = found
    reached = [int(scoring.own_points(code, c.levels, dragons + c.dragon)[0]) for c in classes]
    own = int(classes[reached.index(max(reached))].members[0])
    return _Worst(worst, own, _members(model, dragons - model.dragons, code[:, 0]))


def _members(model: OpponentModel, dragons: int, codes: Ints) -> tuple[int, ...]:
    """Per opponent, the index of a play in a joint class; ``dragons`` are revealed together."""
    index = np.array(king_path(model.position.king, len(codes))) - 1
    fitting = [
        np.flatnonzero((opponent.plays.placed[:, index] == codes // 3**number % 3).all(axis=1))
        for number, opponent in enumerate(model.opponents)
    ]
    by_dragon = [
        [
            (int(spent), int(plays[opponent.plays.dragon[plays] == spent][0]))
            for spent in (False, True)
            if (opponent.plays.dragon[plays] == spent).any()
        ]
        for opponent, plays in zip(model.opponents, fitting, strict=True)
    ]
    return next(
        tuple(play for _, play in joint)
        for joint in product(*by_dragon)
        if sum(spent for spent, _ in joint) == dragons
    )
