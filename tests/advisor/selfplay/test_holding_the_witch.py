"""Whether it pays to hold the Witch back: the quick player against itself, one seat holding her.

    pytest -s -m soak tests/advisor/selfplay/test_holding_the_witch.py

prints the shares; docs/advice.md has those of fewer tables.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from advisor.core.arrays import Bools
from advisor.kingsroad.batch.games import Games, RoundChoices, play, repeat
from advisor.kingsroad.playing_on.stage_games import EFFORTS, choices, solve
from advisor.kingsroad.values.evaluation import best_valuer
from advisor.kingsroad.values.policy_network import packaged_policy
from advisor.messages.intervals import Estimate
from advisor.workshop.kingsroad.matches import MatchScore, Policy, match, stage_policy
from kingsroad.position import PLAYERS, Variant, starting_position

TABLES = {2: 400, 3: 200, 4: 100, 5: 60}

HOLDING: dict[str, Callable[[Games], Bools]] = {
    "for 4 rounds": lambda games: games.rounds <= 4,
    "for 8 rounds": lambda games: games.rounds <= 8,
    "until somebody has 25 points": lambda games: games.scores.max(axis=1) < 25,
    "unless the King is in a region of 6 or more": lambda games: games.king < 6,
}
"""In which games she is held back."""


def free(players: int) -> Policy:
    """The quick player, with the values and the policy in use."""
    variant = Variant.STANDARD
    proposer = packaged_policy(players, variant, 1.0)
    return stage_policy(best_valuer(players, variant), EFFORTS[players], proposer)


def holding(players: int, held: Callable[[Games], Bools]) -> Policy:
    """The same, but where she is held back it draws from the mix without her."""
    variant = Variant.STANDARD
    valuer, effort = best_valuer(players, variant), EFFORTS[players]
    proposer = packaged_policy(players, variant, 1.0)

    def choose(games: Games, rng: np.random.Generator) -> RoundChoices:
        solved = solve(games, valuer, effort, rng, proposer)
        mixes = solved.mixes.copy()
        back = held(games)
        mixes[back, :, :-1] = solved.plain[back]
        mixes[back, :, -1] = 0.0
        return choices(games, replace(solved, mixes=mixes), rng)

    return Policy(choose, valuer)


def measured(players: int, name: str, tables: int) -> MatchScore:
    return match(
        holding(players, HOLDING[name]), free(players), players=players, tables=tables, seed=2024
    )


@pytest.mark.parametrize("name", HOLDING)
def test_who_holds_her_does_not_play_her(name: str) -> None:
    games, rng = repeat(starting_position(2), 40), np.random.default_rng(3)
    policy, played = holding(2, HOLDING[name]), 0
    for _ in range(6):
        chosen = policy.all_choices(games, rng)
        assert not chosen.witch[HOLDING[name](games)].any()
        played += int(chosen.witch.sum())
        games, _ = play(games, *chosen)
        games = games.take(~games.finished)
    assert (played > 0) == (name in ("for 4 rounds", "unless the King is in a region of 6 or more"))


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("name", HOLDING)
def test_holding_her_back_wins_nothing(players: int, name: str) -> None:
    """So the advice to play her early where she is worth most then costs nothing."""
    found = measured(players, name, TABLES[players])
    share: Estimate = found.share
    print(
        f"\n{players} players, held {name}: {share.value:.1%} ({share.low:.1%} – {share.high:.1%}) "
        f"of {TABLES[players]} tables, fair {found.fair:.1%}"
    )
    assert share.low <= found.fair
