"""The time limit: every step of thinking looks at the clock, and the best answer so far is given.

The clock is the test's own: it goes on by a tick whenever it is read, so that what happens after
the limit can be counted whatever else the machine does.
"""

from __future__ import annotations

from itertools import count

import pytest

from advisor.advise import advise
from advisor.core.arrays import Int16
from advisor.core.cancellation import Cancelled, OutOfTime, Stop
from advisor.kingsroad.analysis.review import review_rounds
from advisor.kingsroad.batch.games import Games
from advisor.kingsroad.equilibrium.mixed_strategies import Actions
from advisor.kingsroad.equilibrium.payoffs import Evaluator
from advisor.kingsroad.opponents import forget, learn
from advisor.kingsroad.players.computers import choose
from advisor.messages.protocol import Advice, AdviceSettings, ChoiceReason, Progress
from advisor.messages.verdicts import Goal
from kingsroad.games import Game
from tests.positions import PLAYERS, games
from tests.support.app.long_game import mirrored_game
from tests.support.soak import sampled

TICK = 0.001
"""Seconds by which a reading of the clock moves it on."""

MAX_LATE_STEPS = 40
"""Readings of the clock after the limit: those that end each piece of work, and the answer's."""


class TickingStop(Stop):
    """Counts the steps polled after the time limit, those of the first answer left out."""

    def __init__(self, seconds: float) -> None:
        ticks = count()
        super().__init__(seconds, clock=lambda: next(ticks) * TICK)
        self.late_steps = 0
        self._deadline = seconds

    def check(self) -> None:
        if self.limited and self.elapsed > self._deadline:
            self.late_steps += 1
        super().check()


@pytest.fixture(autouse=True)
def nothing_known() -> None:
    forget()


@pytest.fixture(scope="module")
def long_game() -> Game:
    return mirrored_game(300)


def last_answer(game: Game, stop: Stop) -> Advice:
    *earlier, last = advise(game, 0, AdviceSettings(), stop=stop)
    assert last.final and not any(answer.final for answer in earlier)
    return last


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seconds", sampled([0.02, 0.1, 0.3], 0.02, 0.1))
def test_nothing_goes_on_after_the_limit(players: int, seconds: float) -> None:
    for game in games(players)[:2]:
        stop = TickingStop(seconds)
        answer = last_answer(game, stop)
        assert answer.timed_out or not stop.late_steps
        assert stop.late_steps <= MAX_LATE_STEPS
        assert answer.recommended is not None and answer.candidates
        assert sum(candidate.share for candidate in answer.candidates) == pytest.approx(1.0)
        if answer.certificate.value is None:
            assert answer.timed_out


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("goal", Goal)
def test_the_first_answer_is_given_whatever_the_limit(players: int, goal: Goal) -> None:
    """Without time from a few joint plays: the same choices, with values near those of the whole.

    What the few do not tell is left open, not made up.
    """
    game, settings = games(players)[2], AdviceSettings(goal=goal)
    whole = next(advise(game, 0, settings))
    forget()
    *_, hasty = advise(game, 0, settings, stop=Stop(1e-9))
    assert (hasty.stage, hasty.final, hasty.timed_out) == (Progress.FIRST, True, True)
    assert sum(candidate.share for candidate in hasty.candidates) == 1.0
    values = {tuple(candidate.selection): candidate.value for candidate in whole.candidates}
    assert values.keys() == {tuple(candidate.selection) for candidate in hasty.candidates}
    tolerance = 0.25 if goal is Goal.WIN else 5.0
    for candidate in hasty.candidates:
        assert candidate.value == pytest.approx(values[*candidate.selection], abs=tolerance)
        assert candidate.points_se is not None
        assert candidate.worst is candidate.best is None
        assert not candidate.regions and not candidate.points_spread
    best = max(values.values())
    assert best - values[*hasty.recommended] < tolerance / 2


@pytest.mark.parametrize("players", PLAYERS)
def test_a_first_answer_without_time_evaluates_little(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No more positions than one of the batches that a search evaluates at a time."""
    evaluated: list[int] = []
    play = Evaluator.play

    def counted(self: Evaluator, final: Actions) -> tuple[Games, Int16]:
        evaluated.append(len(final))
        return play(self, final)

    monkeypatch.setattr(Evaluator, "play", counted)
    for game in games(players):
        evaluated.clear()
        last_answer(game, Stop(1e-9))
        assert 0 < sum(evaluated) <= 8192


@pytest.mark.parametrize("seconds", sampled([0.1, 0.5, 2.0], 0.1, 0.5))
def test_a_long_game_is_evidence_from_its_latest_round_backwards(
    long_game: Game, seconds: float
) -> None:
    stop = TickingStop(seconds)
    assert last_answer(long_game, stop).timed_out
    assert stop.late_steps <= MAX_LATE_STEPS


def test_evidence_without_time_is_of_the_latest_rounds() -> None:
    game = mirrored_game(4, seed=3)
    # As many ticks as the latest round takes, and a few of the one before.
    needed = TickingStop(1e9)
    only_latest = Game(game.players, start=game.positions[-2], rounds=game.rounds[-1:])
    latest = learn(only_latest, Goal.WIN, needed).weights()
    forget()
    cut = TickingStop(needed.elapsed + 2 * TICK)
    assert learn(game, Goal.WIN, cut).weights() == latest
    assert cut.timed_out
    assert learn(game, Goal.WIN, Stop()).weights() != latest


def test_a_review_stops_between_rounds_and_within_them(long_game: Game) -> None:
    stop = TickingStop(2)
    judged = list(review_rounds(long_game, AdviceSettings(), stop))
    assert 0 < len(judged) < 300
    assert stop.late_steps <= 1
    forget()
    in_time = list(zip(judged, review_rounds(long_game, AdviceSettings(), Stop()), strict=False))
    assert all(one == other for one, other in in_time)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_computer_player_without_time_follows_the_rule_of_thumb(players: int) -> None:
    game = games(players)[1]
    hasty = choose(game, 0, "advisor", stop=Stop(1e-9)).choice
    assert hasty.reason is ChoiceReason.COMING_REGIONS
    assert hasty.selection == choose(game, 0, "rule-of-thumb").choice.selection


def test_a_portion_of_the_time_and_work_outside_of_it() -> None:
    now = [0.0]
    stop = Stop(10.0, clock=lambda: now[0])
    with stop.portion(0.5):
        now[0] = 4.0
        stop.check()
        with stop.portion(0.5):
            now[0] = 4.6
            with pytest.raises(OutOfTime):
                stop.check()
        stop.check()
    assert stop.timed_out and not stop.late
    now[0] = 10.0
    with pytest.raises(OutOfTime):
        stop.check()
    with stop.unlimited():
        stop.check()
        stop.cancel()
        with pytest.raises(Cancelled):
            stop.check()
