"""Whether preferring, among equally good choices, those that keep Witch and Dragon costs anything.

    pytest -s -m soak tests/advisor/selfplay/test_equal_choices.py

prints the share. With two players it costs nothing; with three it does (docs/advice.md). Both
sides play as a person is advised, in the quick engine: a choice within 0.01 of the best against
the mixes of the stage game, drawn from the mix; one side takes those that keep the two, the others
take any.
"""

from __future__ import annotations

from dataclasses import replace
from string import ascii_lowercase

import numpy as np
import pytest

from advisor.core.arrays import Bools, Singles
from advisor.kingsroad.analysis.judgement import RESOLUTION
from advisor.kingsroad.batch.games import Games, RoundChoices, repeat
from advisor.kingsroad.batch.play_sums import all_plays
from advisor.kingsroad.playing_on.stage_games import EFFORTS, SolvedBatch, choices, solve
from advisor.kingsroad.values.evaluation import best_valuer
from advisor.kingsroad.values.policy_network import packaged_policy
from advisor.messages.verdicts import Goal
from advisor.workshop.kingsroad.matches import Policy, match
from kingsroad.position import Variant, starting_position

TABLES = 200
_MIN_SHARE = 0.005


def values(solved: SolvedBatch, seat: int) -> Singles:
    """[n, k]: what each action of a seat brings against the mixes of the others."""
    players = len(solved.payoffs)
    axes = ascii_lowercase[:players]
    others = [s for s in range(players) if s != seat]
    terms = ",".join([f"z{axes}", *(f"z{axes[s]}" for s in others)])
    mixes = (solved.mixes[:, s] for s in others)
    found = np.einsum(f"{terms}->z{axes[seat]}", solved.payoffs[seat], *mixes, optimize=True)
    return np.asarray(found, np.float32)


def spent(solved: SolvedBatch, seat: int) -> Singles:
    """[n, k]: 2 for the Witch, 1 for the Dragon, 0 for what keeps both."""
    dragon = all_plays().dragon[solved.actions[:, seat]].astype(np.float32)
    return np.concatenate([dragon, np.full((len(dragon), 1), 2, np.float32)], axis=1)


def advised(games: Games, solved: SolvedBatch, seat: int, *, keeping: bool) -> Singles:
    """[n, k]: from what a choice is drawn."""
    worth = values(solved, seat)
    worth[~games.witch[:, seat], -1] = -np.inf
    equal: Bools = worth >= worth.max(axis=1, keepdims=True) - RESOLUTION[Goal.WIN]
    if keeping:
        cost = np.where(equal, spent(solved, seat), np.inf)
        equal &= cost == cost.min(axis=1, keepdims=True)
    drawn = np.where(equal & (solved.mixes[:, seat] > _MIN_SHARE), solved.mixes[:, seat], 0)
    best = np.where(equal, worth, -np.inf).argmax(axis=1)
    none = drawn.sum(axis=1) == 0
    drawn[none, best[none]] = 1
    return np.asarray(drawn / drawn.sum(axis=1, keepdims=True), np.float32)


def policy(players: int, *, keeping: bool) -> Policy:
    """Plays as a person is advised."""
    variant = Variant.STANDARD
    valuer, effort = best_valuer(players, variant), EFFORTS[players]
    proposer = packaged_policy(players, variant, 1.0)

    def choose(games: Games, rng: np.random.Generator) -> RoundChoices:
        solved = solve(games, valuer, effort, rng, proposer)
        seats = range(players)
        mixes = np.stack([advised(games, solved, s, keeping=keeping) for s in seats], axis=1)
        return choices(games, replace(solved, mixes=mixes), rng)

    return Policy(choose, valuer)


@pytest.mark.parametrize("players", [2, 3])
def test_only_equally_good_choices_are_played_and_the_keepers_keep_more(players: int) -> None:
    games, rng = repeat(starting_position(players), 30), np.random.default_rng(5)
    proposer = packaged_policy(players, Variant.STANDARD, 1.0)
    valuer = best_valuer(players, Variant.STANDARD)
    solved = solve(games, valuer, EFFORTS[players], rng, proposer)
    keeping, free = (advised(games, solved, 0, keeping=keep) for keep in (True, False))
    worth = values(solved, 0)
    lost = worth.max(axis=1, keepdims=True) - worth
    for drawn in (keeping, free):
        assert drawn.sum(axis=1) == pytest.approx(1, abs=1e-5)
        assert lost[drawn > 0].max() <= RESOLUTION[Goal.WIN] + 1e-6
    assert (keeping * spent(solved, 0)).sum() <= (free * spent(solved, 0)).sum()


@pytest.mark.soak
def test_keeping_them_costs_nothing_with_two_players() -> None:
    players, tables = 2, TABLES
    found = match(
        policy(players, keeping=True),
        policy(players, keeping=False),
        players=players,
        tables=tables,
        seed=2025,
    )
    share = found.share
    print(
        f"\n{players} players, keeping Witch and Dragon among equals: {share.value:.1%} "
        f"({share.low:.1%} – {share.high:.1%}) of {tables} tables, fair {found.fair:.1%}"
    )
    assert share.high >= found.fair
