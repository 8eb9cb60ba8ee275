"""What all players can work out of a public position: the play of the levels, and an equilibrium.

It is the same for every seat. So it is computed with the seats in an order that depends on the
position alone, and kept for a while: for the others at the table, and for the next round, when what
was played is evidence of how far the players think.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from advisor.core.cancellation import Stop
from advisor.kingsroad.equilibrium.mixed_strategies import MixedStrategy
from advisor.kingsroad.equilibrium.solve import Profile, approximate_mixes, solve
from advisor.kingsroad.equilibrium.stage_game import Counterpart, StageGame
from advisor.kingsroad.opponents.level_k import play_of_levels
from advisor.kingsroad.values.evaluation import best_valuer
from advisor.messages.goals import Goal
from kingsroad.position import Position
from kingsroad.rounds import Revealed

_MAX_KEPT: Final = 1024
"""The rounds whose findings are kept, a few dozen kB each: more than a long game has."""

_MAX_PLAYERS_CERTIFIED: Final = 4
"""Up to this many players a certificate takes little; with more, as long as the search at worst."""


@dataclass
class _Findings:
    """What has been worked out of a round so far; several threads may add to it."""

    levels: dict[int, list[list[MixedStrategy]]] = field(default_factory=dict)
    profiles: dict[bool, Profile] = field(default_factory=dict)
    approximate_mixes: tuple[MixedStrategy, ...] | None = None


class CommonKnowledge:
    """What all players can work out of a round, with the seats in the order of the stage game.

    Attributes:
        stage: the stage game.
    """

    def __init__(
        self,
        stage: StageGame,
        counterpart: Counterpart | None = None,
        findings: _Findings | None = None,
    ) -> None:
        """What is known of a stage game, or to be worked out on demand.

        Args:
            stage: the stage game.
            counterpart: the same in another order of seats, on which everything is computed.
            findings: what is known already, in that order.
        """
        self.stage = stage
        self._computed = counterpart or Counterpart(stage, tuple(stage.seats))
        self._findings = findings or _Findings()

    @property
    def computed(self) -> StageGame:
        """The stage game on which everything is computed."""
        return self._computed.stage

    def levels(self, deepest: int = 2) -> list[list[MixedStrategy]]:
        """As `play_of_levels`."""
        known = self._findings.levels
        if deepest not in known:
            known[deepest] = play_of_levels(self._computed.stage, deepest)
        return [[level[seat] for seat in self._computed.order] for level in known[deepest]]

    def approximate_mixes(self) -> tuple[MixedStrategy, ...]:
        """As `approximate_mixes`; the same whether or not an equilibrium is known already."""
        findings = self._findings
        if findings.approximate_mixes is None:
            solved = list(findings.profiles.values())
            stage = self._computed.stage
            findings.approximate_mixes = (
                solved[0].approximate_mixes if solved else approximate_mixes(stage, stage.stop)
            )
        return tuple(findings.approximate_mixes[seat] for seat in self._computed.order)

    def profile(self, *, certified: bool = True) -> Profile:
        """As `solve`; certified in any case where that takes little."""
        certified = certified or len(self._computed.order) <= _MAX_PLAYERS_CERTIFIED
        profile = self._findings.profiles.get(certified)
        if profile is None:
            stop = self._computed.stage.stop
            profile = solve(self._computed.stage, stop, certified=certified)
            # What a time limit cut short is not good enough for others.
            if not stop.timed_out:
                self._findings.profiles[certified] = profile
        return profile.seats_reordered(self._computed.order)


@lru_cache(_MAX_KEPT)
def _findings(
    position: Position, goal: Goal, revealed: Revealed | None, valuer_name: str
) -> _Findings:
    return _Findings()


def forget() -> None:
    """Empties the cache of findings, for instance to measure how long computing them takes."""
    _findings.cache_clear()


def common_knowledge(
    position: Position,
    goal: Goal,
    revealed: Revealed | None,
    stop: Stop,
    beside: CommonKnowledge | None = None,
) -> CommonKnowledge:
    """What all players can work out of a position, computed on demand.

    Args:
        position: the position before the choices; the one after the reveal for second choices.
        goal: what all players maximise.
        revealed: the round as revealed, where second choices are to be made.
        stop: cancels the computation and limits its time.
        beside: what is known of the same round with the seats in another order, so that nothing is
            evaluated twice.
    """

    def public_facts(seat: int) -> tuple[object, ...]:
        return position.facts(seat), revealed.selections[seat].code if revealed else ""

    order = sorted(position.seats, key=public_facts)
    if revealed is not None:
        sorted_revealed = revealed.seats_reordered(order)
        sorted_position = sorted_revealed.after
    else:
        sorted_revealed = None
        sorted_position = position.seats_reordered(order)
    computed = (
        StageGame(sorted_position, goal, revealed=sorted_revealed, stop=stop)
        if beside is None
        else beside.computed
    )
    valuer = best_valuer(position.num_players, position.variant)
    findings = _findings(sorted_position, goal, sorted_revealed, valuer.name)
    if order == list(position.seats):
        return CommonKnowledge(computed, findings=findings)
    counterpart = Counterpart(computed, tuple(order.index(seat) for seat in position.seats))
    stage = StageGame(position, goal, revealed=revealed, stop=stop, counterpart=counterpart)
    return CommonKnowledge(stage, counterpart, findings)
