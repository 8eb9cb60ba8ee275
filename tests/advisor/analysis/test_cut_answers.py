"""An answer for which time ran out says how far off it may be: never surer than a whole one."""

from __future__ import annotations

from itertools import count

import pytest

from advisor.advise import advise
from advisor.core.cancellation import Stop
from advisor.kingsroad.analysis.standing import cut_error
from advisor.kingsroad.opponents import forget
from advisor.messages.intervals import estimated_mean
from advisor.messages.protocol import Advice, AdviceSettings
from kingsroad.games import Game
from kingsroad.records import read_game
from tests.positions import PLAYERS, games
from tests.support.paths import GAMES_FOLDER

TICK = 0.001


def last(game: Game, seconds: float | None) -> Advice:
    """The last answer by a clock that goes on by a tick whenever it is read."""
    forget()
    ticks = count()
    stop = Stop(seconds, clock=lambda: next(ticks) * TICK)
    *_, found = advise(game, 0, AdviceSettings(), stop=stop)
    assert found.final and (found.timed_out or seconds != 0.0)
    return found


def top_value(advice: Advice) -> float:
    """What the best choice is worth."""
    return max(candidate.value for candidate in advice.candidates)


def error(advice: Advice) -> float:
    assert advice.win_error is not None
    return advice.win_error[advice.player]


def rounds_played(players: int) -> list[Game]:
    """A game as it stood before each of its rounds."""
    whole = read_game(GAMES_FOLDER / f"{players}-players.json").as_public()
    return [whole.take_back(left) for left in range(len(whole.rounds), 0, -1)]


HARD = {3: rounds_played(3)[10]}
"""Where looking ahead changes much: in round 11 of this game it finds 67% instead of 50%."""


@pytest.mark.parametrize("players", PLAYERS)
def test_a_cut_answer_is_never_surer_than_the_whole_one(players: int) -> None:
    """Wherever it was cut: without time for anything, in the middle, while looking ahead."""
    game = HARD.get(players) or games(players)[4]
    whole = last(game, None)
    held = []
    for seconds in (0.0, 0.02, 0.1):
        cut = last(game, seconds)
        assert error(cut) >= error(whole)
        interval = estimated_mean(top_value(cut), error(cut))
        held.append(interval.holds(top_value(whole)))
    assert sum(held) >= 2 + (players in HARD)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seconds", [0.0, 0.1])
def test_no_choice_of_a_cut_answer_is_surer_than_the_answer(players: int, seconds: float) -> None:
    cut = last(games(players)[4], seconds)
    assert cut.timed_out
    assert all((candidate.win_se or 0.0) >= error(cut) for candidate in cut.candidates)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_least_error_is_larger_of_a_first_answer(players: int) -> None:
    assert cut_error(players, first=True) > cut_error(players, first=False)


@pytest.mark.soak
@pytest.mark.parametrize("seconds", [0.0, 0.02, 0.1])
def test_nine_of_ten_intervals_hold_the_whole_answer(seconds: float) -> None:
    held = []
    for players in PLAYERS:
        for game in (*games(players), *rounds_played(players)):
            whole, cut = last(game, None), last(game, seconds)
            interval = estimated_mean(top_value(cut), error(cut))
            held.append(interval.holds(top_value(whole)))
            assert error(cut) >= error(whole)
    assert sum(held) >= 0.9 * len(held)
