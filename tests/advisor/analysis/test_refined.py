"""The refined headline: games say how good the position is, the values tell candidates apart."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from advisor.advise import advise
from advisor.analysis.to_messages import refined
from advisor.messages.advice import PlayoutEstimates
from advisor.messages.goals import Goal
from advisor.messages.intervals import Estimate
from advisor.messages.protocol import Advice, AdviceSettings, Progress
from advisor.messages.reasons import find_candidate
from kingsroad.cards import Selection
from kingsroad.games import Game


@cache
def unrefined() -> Advice:
    (advice,) = advise(Game(("Ann", "Bob", "Cid")), 0, AdviceSettings(), Progress.FIRST)
    return advice


def played(win: float, half: float) -> Advice:
    """Sample advice whose recommended choice won so often in games."""
    advice = unrefined()
    games = PlayoutEstimates(
        win=Estimate(win, win - half, win + half),
        margin=Estimate(1.0, 0.5, 1.5),
        points=Estimate(3.0, 2.9, 3.1),
        gain=Estimate(0.0, 0.0, 0.0),
    )
    candidates = [
        msgspec.structs.replace(c, played_out=games) if c.selection == advice.recommended else c
        for c in advice.candidates
    ]
    return msgspec.structs.replace(advice, candidates=candidates)


@pytest.mark.parametrize("win", [0.2, 0.5, 0.9])
def test_there_is_one_chance_to_win_and_losses_stay(win: float) -> None:
    before = played(win, 0.02)
    after = refined(before)
    best = find_candidate(after.candidates, Selection.of(after.recommended))
    assert best is not None
    assert best.win == best.value == after.win[0] == pytest.approx(win)
    assert sum(after.win) == pytest.approx(1.0)
    assert after.win[1] / after.win[2] == pytest.approx(before.win[1] / before.win[2])
    assert after.win_error is not None
    assert after.win_error[0] == pytest.approx(0.02 / 1.96)
    assert all(0 <= error <= after.win_error[0] + 1e-9 for error in after.win_error)
    assert [c.loss for c in after.candidates] == [c.loss for c in before.candidates]
    for old, new in zip(before.candidates, after.candidates, strict=True):
        assert new.win is not None and old.win is not None and new.win_se is not None
        moved = old.win + win - before.win[0]
        assert new.win == pytest.approx(min(1.0, max(0.0, moved)))
        assert new.points == old.points


@pytest.mark.parametrize("win", [1.0, 0.97, 0.0])
def test_a_game_that_the_values_call_won_is_refined_too(win: float) -> None:
    """Also where the games say so as well: then nobody else has a chance, nor an error."""
    before = played(win, 0.0 if win == 1.0 else 0.02)
    sure = [msgspec.structs.replace(c, win=1.0) for c in before.candidates]
    after = refined(msgspec.structs.replace(before, win=[1.0, 0.0, 0.0], candidates=sure))
    assert after.win == pytest.approx([win, (1 - win) / 2, (1 - win) / 2])
    assert after.win_error is not None
    assert after.win_error[1:] == pytest.approx([after.win_error[0] / 2] * 2)


def test_the_points_of_the_round_are_exact_and_stay() -> None:
    before = msgspec.structs.replace(played(0.4, 0.02), goal=Goal.POINTS)
    after = refined(before)
    assert [c.value for c in after.candidates] == [c.value for c in before.candidates]


def test_without_games_of_the_recommended_choice_nothing_changes() -> None:
    assert refined(unrefined()) == unrefined()
