"""What everybody can work out of a public position: how the levels play it, and an equilibrium.

It is the same whoever asks. So it is found out with the seats in an order that depends on the
position alone, and kept for a while: for the others at the table, and for the next round, when what
was played is evidence of how far its players think.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from advisor.beliefs import play_of_levels
from advisor.equilibrium import Profile, rough_mixes, solve
from advisor.evaluation import best_valuer
from advisor.goals import Goal
from advisor.stage import Mix, ReorderedStage, Stage
from advisor.stopping import Stop
from kingsroad.position import Position
from kingsroad.rounds import Revealed, reveal

_KEPT: Final = 4
"""So many stages are kept, the latest ones; with two players each holds 40 MB."""

_FEW: Final = 4
"""With so many players a certificate takes a tenth of the search, with more up to half of it."""


@dataclass
class _Found:
    """What was found out about a stage so far."""

    stage: Stage
    levels: dict[int, list[list[Mix]]] = field(default_factory=dict)
    profiles: dict[bool, Profile] = field(default_factory=dict)
    rough: tuple[Mix, ...] | None = None


class CommonKnowledge:
    """What everybody can work out of a stage, the seats in the order of who asks.

    Attributes:
        stage: the round as a game.
    """

    def __init__(self, found: _Found, order: Sequence[int], stop: Stop) -> None:
        """``order[i]`` is the number that seat ``i`` has in what was ``found``."""
        self._found = found
        self._order = tuple(order)
        self._stop = stop
        found.stage.stop = stop

    @classmethod
    def of(cls, stage: Stage) -> CommonKnowledge:
        """About a stage of its own, under assumptions for example: nothing is kept."""
        return cls(_Found(stage), stage.seats, stage.stop)

    @cached_property
    def stage(self) -> Stage:
        """The round as a game."""
        original = self._found.stage
        if self._order == tuple(original.seats):
            return original
        return ReorderedStage(original, self._order)

    def levels(self, deepest: int = 2) -> list[list[Mix]]:
        """As `play_of_levels`."""
        known = self._found.levels
        if deepest not in known:
            known[deepest] = play_of_levels(self._found.stage, deepest)
        return [[level[seat] for seat in self._order] for level in known[deepest]]

    def rough(self) -> tuple[Mix, ...]:
        """As `rough_mixes`."""
        found = self._found
        if found.rough is None:
            profile = next(iter(found.profiles.values()), None)
            found.rough = profile.rough if profile else rough_mixes(found.stage, self._stop)
        return tuple(found.rough[seat] for seat in self._order)

    def profile(self, *, certified: bool = True) -> Profile:
        """As `solve`; certified in any case where that takes little."""
        certified = certified or len(self._order) <= _FEW
        profile = self._found.profiles.get(certified)
        if profile is None:
            profile = solve(self._found.stage, self._stop, certified=certified)
            if not self._stop.late:
                self._found.profiles[certified] = profile
        return profile.seats_reordered(self._order)


_known: dict[tuple[Position, Revealed | None, Goal, str], _Found] = {}


def common_knowledge(
    position: Position, goal: Goal, revealed: Revealed | None, stop: Stop
) -> CommonKnowledge:
    """What everybody can work out of a position, found out when it is asked for.

    Args:
        position: the position before the choices.
        goal: what everybody maximises.
        revealed: the round as revealed, where second choices are to be made.
        stop: cancels what is found out; a time limit may cut it short.
    """

    def what_matters(seat: int) -> tuple[object, ...]:
        return position.facts(seat), revealed.selections[seat].code if revealed else ""

    order = sorted(position.seats, key=what_matters)
    if revealed is not None:
        selections = [revealed.selections[seat] for seat in order]
        revealed = reveal(revealed.before.seats_reordered(order), selections)
        position = revealed.after
    else:
        position = position.seats_reordered(order)
    key = (position, revealed, goal, best_valuer(position.players, position.variant).name)
    if key not in _known:
        while len(_known) >= _KEPT:
            del _known[next(iter(_known))]
        _known[key] = _Found(Stage(position, goal, revealed=revealed, stop=stop))
    return CommonKnowledge(_known[key], [order.index(seat) for seat in position.seats], stop)
