"""How everybody may play a round, roughly: the rule of thumb, and a small sample of joint actions.

The sample judges many plays quickly. It gives the search for an equilibrium its first actions, and
the Witch a short list of second choices. What the learnt policy plays in a position is here too, as
mixes over the actions of a stage game.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

import numpy as np

from advisor.core.arrays import Floats, softmax
from advisor.kingsroad.batch.games import games_of
from advisor.kingsroad.batch.play_sums import NUM_PARTS, parts_of
from advisor.kingsroad.equilibrium.mixed_strategies import (
    Actions,
    MixedStrategy,
    draw,
    logit_response,
    pure,
)
from advisor.kingsroad.equilibrium.payoffs import Evaluator
from advisor.kingsroad.round.heuristic import PRECISION, RANDOM_SHARE, worths
from advisor.kingsroad.round.plays import Plays
from advisor.kingsroad.values.policy_network import WITCH, packaged_policy
from advisor.messages.verdicts import Goal
from kingsroad.position import Position

MAX_SECOND_CHOICES: Final = {2: 10, 3: 5, 4: 4, 5: 3}
"""By number of players, the length of the Witch's short list.

The search for an equilibrium evaluates every joint action with a Witch with each of them, so the
lists were shortened until advice came in time. What a candidate is said to bring does not depend on
them, but for several Witches at once.
"""

NUM_RULE_SAMPLES: Final = {2: 20, 3: 20, 4: 20, 5: 16}
"""By number of players, the sampled joint actions by rule of thumb; with five, time is scarce."""

_NUM_UNIFORM_SAMPLES: Final = {2: 8, 3: 8, 4: 8, 5: 6}
"""By number of players, the sampled joint actions in which everybody plays anything."""


class ReferencePlay:
    """Reference mixes for every seat, and their actions judged in samples of these.

    The mixes and all that follows from them are computed on first use.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        position: Position,
        plays: Sequence[Plays],
        goal: Goal,
        dragons: int,
    ) -> None:
        """The arguments are those of the stage game; ``dragons`` have been revealed already."""
        self._evaluator = evaluator
        self._position = position
        self._plays = plays
        self._goal = goal
        self._dragons = dragons
        self._known_utilities: dict[int, Floats] = {}
        self._known_lists: dict[int, Actions] = {}

    @cached_property
    def mixes(self) -> list[MixedStrategy]:
        """By seat, the mix of a player who follows the rule of thumb with errors (level 0)."""
        return [self._by_rule_of_thumb(seat) for seat in range(len(self._plays))]

    @cached_property
    def sample(self) -> Actions:
        """[n, players]: final joint actions by rule of thumb, then uniform ones."""
        num_rule = NUM_RULE_SAMPLES[len(self._plays)]
        num_uniform = _NUM_UNIFORM_SAMPLES[len(self._plays)]
        uniform = [plays.uniform for plays in self._plays]
        sample = np.concatenate([draw(self.mixes, num_rule, 0), draw(uniform, num_uniform, 1)])
        for seat, plays in enumerate(self._plays):
            if not plays.effects:  # the Witch is certain: instead of her some second choices
                second = self._second_choices(seat)
                places = np.linspace(0, len(second) - 1, len(sample)).astype(np.intp)
                sample[:, seat] = second[places]
        return sample

    def utilities(self, seat: int) -> Floats:
        """[plays, n]: what each of a seat's plays brings it, in the goal's unit, in the sample.

        The plays are the effects of its hand or, where the Witch is certain, her second choices.
        """
        if seat not in self._known_utilities:
            actions = self._second_choices(seat)
            if self._plays[seat].effects:
                actions = np.arange(len(self._plays[seat].effects))
            chosen = np.tile(self.sample, (len(actions), 1))
            chosen[:, seat] = np.repeat(actions, len(self.sample))
            found = self._evaluator.payoffs(chosen, valued=self._goal is not Goal.POINTS)
            utilities = found.by(self._goal)[:, seat]
            self._known_utilities[seat] = utilities.reshape(len(actions), -1)
        return self._known_utilities[seat]

    def short_list(self, seat: int) -> Actions:
        """A seat's second choices after the Witch that together do best in the sample."""
        if seat not in self._known_lists:
            second, most = self._second_choices(seat), MAX_SECOND_CHOICES[len(self._plays)]
            chosen = _covering(self.utilities(seat), most) if len(second) > most else slice(None)
            self._known_lists[seat] = second[chosen]
        return self._known_lists[seat]

    def _second_choices(self, seat: int) -> Actions:
        """The second choices, behind the candidates: the plays of the effects, in their order."""
        return np.arange(len(self._plays[seat].candidates), self._evaluator.num_actions(seat))

    def _by_rule_of_thumb(self, seat: int) -> MixedStrategy:
        plays = self._plays[seat]
        mix = np.zeros(len(plays.candidates))
        if not plays.effects:  # the Witch is certain
            return np.ones(len(mix))
        selections = [play.selection for play in plays.effects]
        worth = np.array(worths(self._position, seat, selections, self._dragons))
        mix[: len(plays.effects)] = (1 - RANDOM_SHARE) * logit_response(worth, PRECISION)
        return mix + RANDOM_SHARE / len(mix)


def _covering(utilities: Floats, count: int) -> Actions:
    """Some rows of [m, n], ascending, chosen greedily so that the best in each column is high.

    Greedy maximum coverage (Nemhauser, Wolsey and Fisher, 1978). Once the best of every column is
    among them, the rest covers all columns once more.
    """
    best = lowest = np.full(utilities.shape[1], utilities.min())
    chosen: list[int] = []
    for _ in range(count):
        covered = np.maximum(utilities, best).sum(axis=1)
        if covered.max() <= best.sum():
            best = lowest
            covered = np.maximum(utilities, best).sum(axis=1)
        covered[chosen] = -np.inf
        chosen.append(int(covered.argmax()))
        best = np.maximum(best, utilities[chosen[-1]])
    return np.sort(np.array(chosen))


DECISION: Final = 1.6
"""Factor on the logits of a player who follows the policy.

Games played on need the breadth of good play. A player wins more by its likeliest choices: of 120
games with two players 86.7 % (80 – 91) against the rule of thumb, 77.5 % (68 – 85) without it.
"""


def learnt_mixes(
    position: Position, plays: Sequence[Plays], dragons: int | None = None
) -> list[MixedStrategy]:
    """By seat, the mix of a player who follows the packaged policy, over the candidates.

    A second choice answers plays that lie open, so then the likeliest one is taken.

    Args:
        position: before the choices; the one after the reveal where they are second ones.
        plays: by seat, what it can play.
        dragons: how many Dragons lie open, where it is a second choice; else None.
    """
    logits = learnt_logits(position, plays, dragons)
    if dragons is not None:
        return [pure(len(own), int(own.argmax())) for own in logits]
    return [softmax(DECISION * own) for own in logits]


def learnt_logits(
    position: Position, plays: Sequence[Plays], dragons: int | None = None
) -> list[Floats]:
    """By seat, the logits of the candidates of its plays; the arguments are those of the mixes."""
    policy = packaged_policy(position.num_players, position.variant)
    known = None if dragons is None else np.array([dragons])
    scores = policy.scores(games_of([position]), known)[:, :, 0].astype(np.float64)
    return [_logits(own, scores[:, seat]) for seat, own in enumerate(plays)]


def _logits(plays: Plays, scores: Floats) -> Floats:
    """[candidates]: the logit of each, from the scores [34] of what plays do."""
    arrays = plays.arrays
    logits = parts_of(arrays.placed, arrays.dragon) @ scores[:NUM_PARTS]
    return logits if plays.witch is None else np.append(logits, scores[WITCH])
