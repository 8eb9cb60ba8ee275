"""What everybody can work out of a public position: how the levels play it, and an equilibrium.

It is the same whoever asks. So it is found out with the seats in an order that depends on the
position alone, and kept for a while: for the others at the table, and for the next round, when what
was played is evidence of how far its players think.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from advisor.core.cancellation import Stop
from advisor.equilibrium.double_oracle import Profile, rough_mixes, solve
from advisor.equilibrium.stage_game import MixedStrategy, ReorderedStageGame, StageGame
from advisor.messages.goals import Goal
from advisor.opponents.beliefs import play_of_levels
from advisor.values.evaluation import best_valuer
from kingsroad.position import Position
from kingsroad.rounds import Revealed, reveal

_KEPT: Final = 256
"""So many rounds are kept, a few dozen kB each."""

_FEW: Final = 4
"""With so many players a certificate takes little, with more as long as the search at worst."""


@dataclass
class _Found:
    """What was found out about a round so far; several threads may add to it."""

    levels: dict[int, list[list[MixedStrategy]]] = field(default_factory=dict)
    profiles: dict[bool, Profile] = field(default_factory=dict)
    rough: tuple[MixedStrategy, ...] | None = None


class CommonKnowledge:
    """What everybody can work out of a round, the seats in the order of who asks.

    Attributes:
        stage: the round as a game.
    """

    def __init__(
        self, stage: StageGame, order: Sequence[int] | None = None, found: _Found | None = None
    ) -> None:
        """What is known of a stage, or to be found out.

        Args:
            stage: the round as a game.
            order: what the stage calls each seat of who asks; None for the same.
            found: what is known already.
        """
        self._original = stage
        self._order = tuple(stage.seats if order is None else order)
        self._found = found or _Found()
        same = self._order == tuple(stage.seats)
        self.stage = stage if same else ReorderedStageGame(stage, self._order)

    def levels(self, deepest: int = 2) -> list[list[MixedStrategy]]:
        """As `play_of_levels`."""
        known = self._found.levels
        if deepest not in known:
            known[deepest] = play_of_levels(self._original, deepest)
        return [[level[seat] for seat in self._order] for level in known[deepest]]

    def rough(self) -> tuple[MixedStrategy, ...]:
        """As `rough_mixes`."""
        found = self._found
        if found.rough is None:
            solved = list(found.profiles.values())
            stage = self._original
            found.rough = solved[0].rough if solved else rough_mixes(stage, stage.stop)
        return tuple(found.rough[seat] for seat in self._order)

    def profile(self, *, certified: bool = True) -> Profile:
        """As `solve`; certified in any case where that takes little."""
        certified = certified or len(self._order) <= _FEW
        profile = self._found.profiles.get(certified)
        if profile is None:
            stop = self._original.stop
            profile = solve(self._original, stop, certified=certified)
            if not stop.late:
                self._found.profiles[certified] = profile
        return profile.seats_reordered(self._order)


@lru_cache(_KEPT)
def _found(position: Position, goal: Goal, revealed: Revealed | None, valuer_name: str) -> _Found:
    return _Found()


def forget() -> None:
    """Forgets all that was found out, so that what finding it out takes can be measured."""
    _found.cache_clear()


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
    valuer = best_valuer(position.num_players, position.variant)
    return CommonKnowledge(
        StageGame(position, goal, revealed=revealed, stop=stop),
        [order.index(seat) for seat in position.seats],
        _found(position, goal, revealed, valuer.name),
    )
