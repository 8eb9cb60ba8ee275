"""What opponents play: the levels, what everybody can work out, what rounds tell, and beliefs.

The levels are players who think ahead more or less far (Stahl and Wilson, 1995). Level 0 follows
the rule of thumb with logit errors and sometimes plays anything. Level 1 responds to level 0, and
level 2 to a mixture of both, as in the cognitive hierarchy of Camerer, Ho and Chong (2004, "A
cognitive hierarchy model of games"); their logit errors make worse plays rarer but not impossible.
Players who think further are taken to play the equilibrium.

What all players can work out of a public position is the play of the levels, and an equilibrium. It
is the same for every seat. So it is computed with the seats in an order that depends on the
position alone, and kept for a while: for the others at the table, and for the next round, when what
was played is evidence of how far the players think.

How far each player thinks ahead is judged by the rounds played: after each reveal the weights of
the types are updated by Bayes' rule, and once more by the second choice after a Witch.

A belief about what each opponent plays is ``uniform``, every placing play alike; ``equilibrium``,
the mix of an equilibrium; or ``hierarchy``, a mixture of the types, whose weights the rounds played
so far tell.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from math import exp
from typing import Final

import numpy as np

from advisor.core.arrays import Floats, Indices, softmax
from advisor.core.cancellation import OutOfTime, Stop
from advisor.kingsroad.equilibrium.expected_payoffs import expected_payoffs
from advisor.kingsroad.equilibrium.mixed_strategies import MixedStrategy, logit_response
from advisor.kingsroad.equilibrium.solve import Profile, approximate_mixes, solve
from advisor.kingsroad.equilibrium.stage_game import Counterpart, StageGame
from advisor.kingsroad.values.evaluation import best_valuer
from advisor.messages.advice import Evidence
from advisor.messages.verdicts import BeliefKind, Goal
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import Position
from kingsroad.rounds import Revealed, RoundReport, reveal

TYPES: Final = ("level 0", "level 1", "level 2", "equilibrium")

MEAN_LEVEL: Final = 1.5
"""Mean of the Poisson distribution of levels, as usual for cognitive hierarchies."""

LOGIT_PRECISION: Final = {Goal.WIN: 100.0, Goal.MARGIN: 3.0, Goal.POINTS: 3.0}
"""How strongly a better value makes a play likelier, per unit of the goal."""

PRIOR: Final = (
    exp(-MEAN_LEVEL),
    exp(-MEAN_LEVEL) * MEAN_LEVEL,
    exp(-MEAN_LEVEL) * MEAN_LEVEL**2 / 2,
    1.0 - exp(-MEAN_LEVEL) * (1.0 + MEAN_LEVEL + MEAN_LEVEL**2 / 2),
)
"""The share of each of the `TYPES` before any round is played."""

Weights = tuple[float, ...]
"""A share for each of the `TYPES`, summing to 1."""

_MAX_LEVEL: Final = 2

_NUM_SAMPLES: Final = 24
"""The most joint actions of the others by which level 2 judges, with more than two players."""


def play_of_levels(stage: StageGame, deepest: int = _MAX_LEVEL) -> list[list[MixedStrategy]]:
    """By level from 0 to the deepest (at most 2) and seat, the mix that such a player plays."""
    precision = LOGIT_PRECISION[stage.goal]
    levels = [stage.rule_of_thumb_mixes]
    if deepest >= 1:
        levels.append([logit_response(v, precision) for v in stage.rule_of_thumb_values])
    if deepest >= _MAX_LEVEL:
        shares = np.array(PRIOR[:2]) / sum(PRIOR[:2])
        others = [shares[0] * one + shares[1] * two for one, two in zip(*levels, strict=True)]
        expected = [expected_payoffs(stage, s, others, _NUM_SAMPLES, seed=2) for s in stage.seats]
        levels.append([logit_response(e.own(stage.goal), precision) for e in expected])
    return levels


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


_TREMBLE: Final = 0.05
"""The share of level 0 in the play of an equilibrium type.

An equilibrium gives most plays no probability at all: without it one of these would rule the type
out for good.
"""

_FITTING: Final = exp(-1.0)
"""A choice fits a type if the type makes it at least this often for each time it makes its
likeliest one: with logit errors, if it is worth nearly as much (0.01 of the chance to win)."""


@dataclass(frozen=True)
class Findings:
    """What the rounds looked at say about every player.

    Attributes:
        logs: [seats, types], the log-likelihoods added up.
        fitting: [seats, types], the choices that are among the likeliest of a type.
        choices: [seats], the choices looked at.
    """

    logs: Floats
    fitting: Indices
    choices: Indices

    @classmethod
    def none(cls, players: int) -> Findings:
        """Before any round."""
        shape = (players, len(TYPES))
        return cls(np.zeros(shape), np.zeros(shape, np.intp), np.zeros(players, np.intp))

    def __add__(self, other: Findings) -> Findings:
        return Findings(
            self.logs + other.logs, self.fitting + other.fitting, self.choices + other.choices
        )

    def weights(self) -> list[Weights]:
        """By seat, the weights of the types: Bayes' rule from the prior."""
        return [tuple(weights) for weights in softmax(np.log(PRIOR) + self.logs).tolist()]

    def evidence(self, seat: int) -> Evidence | None:
        """What the choices of a seat say, in counts; None where there are none."""
        if not self.choices[seat]:
            return None
        likeliest = int(np.argmax(self.weights()[seat]))
        return Evidence(
            type=TYPES[likeliest],
            fitting=int(self.fitting[seat, likeliest]),
            choices=int(self.choices[seat]),
        )


def learn(game: Game, goal: Goal, stop: Stop, order: Sequence[int] | None = None) -> Findings:
    """What all rounds of a game say about every player, by seat; as `findings_by_round`."""
    return in_all(findings_by_round(game, goal, stop, order), len(game.players))


def in_all(found: Sequence[Findings], players: int) -> Findings:
    """What several rounds say together."""
    return sum(found, start=Findings.none(players))


def findings_by_round(
    game: Game, goal: Goal, stop: Stop, order: Sequence[int] | None = None
) -> list[Findings]:
    """What each round of a game says about every player, by seat; in the order of play.

    With ``order``, seat ``order[i]`` is renumbered as seat ``i`` first: players who are alike so
    far are told apart by their seats alone.

    Uses only what was revealed: of a Witch's selection the Witch, and what was chosen after her.
    Looks at the latest round first; where time runs out, the earlier ones are left out.

    Raises:
        Cancelled: ``stop`` was cancelled.
    """
    order = order or range(len(game.players))
    latest_first: list[Findings] = []
    with suppress(OutOfTime):
        for report in reversed(game.reports):
            stop.check()
            latest_first.append(_findings_of(report, order, goal, stop))
    return latest_first[::-1]


def findings(
    stage: StageGame,
    chosen: Mapping[int, Selection],
    levels: Sequence[Sequence[MixedStrategy]],
    equilibrium: Sequence[MixedStrategy],
) -> Findings:
    """What the choices of a round say; nothing about players who had nothing to choose.

    Args:
        stage: the stage game.
        chosen: by seat, the selections.
        levels: the mixes of `play_of_levels`.
        equilibrium: by seat, the mixes of an equilibrium.
    """
    found = Findings.none(len(stage.seats))
    for seat, selection in chosen.items():
        action = stage.action_of(seat, selection)
        trembling = (1 - _TREMBLE) * equilibrium[seat] + _TREMBLE * levels[0][seat]
        mixes = [*(level[seat] for level in levels), trembling]
        chances = np.array([mix[action] for mix in mixes])
        found.logs[seat] = np.log(chances)
        if stage.sizes[seat] > 1:
            found.fitting[seat] = chances >= _FITTING * np.array([mix.max() for mix in mixes])
            found.choices[seat] = 1
    return found


def _findings_of(report: RoundReport, order: Sequence[int], goal: Goal, stop: Stop) -> Findings:
    """The `findings` of a past round, first and second choices, the seats renumbered."""
    before = report.before.seats_reordered(order)
    selections = [report.selections[old] for old in order]
    known = common_knowledge(before, goal, None, stop)
    found = _approximate_findings(known, dict(enumerate(selections)))
    again = {
        seat: selection
        for seat, old in enumerate(order)
        if (selection := report.reselections[old]) is not None
    }
    if again:
        revealed = reveal(before, selections)
        known = common_knowledge(revealed.after, goal, revealed, stop)
        found += _approximate_findings(known, again)
    return found


def _approximate_findings(known: CommonKnowledge, chosen: Mapping[int, Selection]) -> Findings:
    return findings(known.stage, chosen, known.levels(), known.approximate_mixes())


@dataclass(frozen=True)
class Belief:
    """A belief about the play of one player.

    Attributes:
        kind: where it comes from.
        mix: a probability for each action of the stage game.
        types: the weight of each type of player in it; empty for a belief without types.
    """

    kind: BeliefKind
    mix: MixedStrategy
    types: dict[str, float] = field(default_factory=dict)


def believe(
    stage: StageGame,
    kinds: Sequence[BeliefKind],
    weights: Sequence[Weights],
    levels: Sequence[Sequence[MixedStrategy]],
    profile: Profile | None,
) -> list[Belief]:
    """The belief about every player, by seat.

    Args:
        stage: the stage game.
        kinds: by seat, the kind of belief.
        weights: by seat, the weights of the types (see `learn`).
        levels: the mixes of `play_of_levels`; deeper levels than these are taken to play the last.
        profile: an equilibrium of the stage game; without one, the last level stands for it too.
    """
    uniform = stage.uniform_mixes
    beliefs = []
    for seat, kind in enumerate(kinds):
        if kind is BeliefKind.UNIFORM:
            beliefs.append(Belief(kind, uniform[seat]))
            continue
        mixes = [level[seat] for level in levels]
        mixes += [mixes[-1]] * (len(TYPES) - 1 - len(mixes))
        mixes.append(profile.mixes[seat] if profile else mixes[-1])
        if kind is BeliefKind.EQUILIBRIUM:
            beliefs.append(Belief(kind, mixes[-1]))
            continue
        mix = sum(weight * mix for weight, mix in zip(weights[seat], mixes, strict=True))
        types = dict(zip(TYPES, weights[seat], strict=True))
        beliefs.append(Belief(kind, np.asarray(mix), types))
    return beliefs
