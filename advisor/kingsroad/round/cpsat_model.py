"""The proved extremes of a play: its least and most points or margin, and plays that reach them.

One CP-SAT model holds a whole round: all choices, places, ties, Nobles and chains. It finds the
least or most of a play over all legal joint plays of the others without listing these, and proves
it. The margin of a round is the player's points of that round less those of the best opponent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum, unique

from advisor.core.cpsat import cp_model
from advisor.kingsroad.round.plays import Play
from advisor.messages.advice import Extreme
from kingsroad.board import REGIONS, king_path
from kingsroad.chains import road_paths
from kingsroad.position import Position, Variant

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
