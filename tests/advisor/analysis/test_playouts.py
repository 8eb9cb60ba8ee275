"""Games played on: by the rules, by the learnt policy, and as exact enumeration says."""

from __future__ import annotations

import math
from dataclasses import replace
from statistics import mean

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

from advisor.advise import advise
from advisor.core.cancellation import Cancelled, Stop
from advisor.kingsroad.analysis import playouts
from advisor.kingsroad.analysis.analysis import Analysis, full_analysis
from advisor.kingsroad.analysis.playouts import GAMES, second_opinion
from advisor.kingsroad.analysis.question import ask
from advisor.kingsroad.batch.games import games_of, repeat
from advisor.kingsroad.batch.play_sums import all_plays
from advisor.kingsroad.playing_on import rollouts
from advisor.kingsroad.playing_on.learnt_policy import policy_choices
from advisor.kingsroad.playing_on.rollouts import play_on
from advisor.kingsroad.round.plays import hand_plays
from advisor.kingsroad.values.evaluation import evaluate
from advisor.kingsroad.values.policy_network import PolicyNetwork, packaged_policy
from advisor.messages.intervals import Estimate
from advisor.messages.protocol import Advice, AdviceSettings
from advisor.messages.verdicts import BeliefKind, Goal
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import Position, Variant
from kingsroad.rounds import play_round
from tests.positions import PLAYERS, games
from tests.support.builders import game_from, position, reseated
from tests.support.legal import random_game

UNIFORM = AdviceSettings(belief=BeliefKind.UNIFORM)

LAST_ROUND = position(
    2,
    5,
    markers={5: (5, 0), 8: (1, 1), 7: (1, 1), 6: (1, 2), 3: (1, 1)},
    nobles={2: (1,)},
    scores=(39, 38),
    witch=(False, True),
)
"""Ann takes the Dark Tower whatever happens, and with it the game ends."""


def analysed(game: Game, settings: AdviceSettings = UNIFORM) -> Analysis:
    stop = Stop()
    question = ask(game, 0, settings)
    return full_analysis(question, question.common_knowledge(stop), stop)


def margin(position: Position, seat: int) -> int:
    others = [score for other, score in enumerate(position.scores) if other != seat]
    return position.scores[seat] - max(others)


def one_game(before: Position, chances: NDArray[np.float32], policy: PolicyNetwork) -> Position:
    """A game by the policy, one position at a time, played by the plain rules."""
    table = all_plays()
    for drawn in chances:
        if before.finished:
            break
        chosen = policy_choices(games_of([before]), policy, drawn[None])
        plays = [
            next(
                table.selections[index]
                for index in range(len(table.dragon))
                if (table.placed[:, index] == chosen.placed[0, seat]).all()
                and table.dragon[index] == chosen.dragon[0, seat]
            )
            for seat in before.seats
        ]
        witch = chosen.witch[0].tolist()
        first = [Selection.parse("W") if witch[s] else plays[s] for s in before.seats]
        second = tuple(plays[s] if witch[s] else None for s in before.seats)
        before = play_round(before, first, second).after
    return before


@pytest.mark.parametrize("players", PLAYERS)
def test_games_go_on_as_in_the_plain_rules_and_are_valued_then(players: int) -> None:
    variant = list(Variant)[players % 2]
    start = random_game(players, 40 + players, rounds=5, variant=variant).position
    worlds, each, rounds = 6, 2, 3
    ends = play_on(
        repeat(start, worlds * each),
        np.tile(np.arange(worlds), each),
        np.random.default_rng(players),
        Stop(),
        rounds=rounds,
        draws=1,
    )
    rng = np.random.default_rng(players)
    chances = np.concatenate([rollouts._chances(worlds, players, 1, rng) for _ in range(rounds)])
    policy = packaged_policy(players, variant)
    for world in range(worlds):
        then = one_game(start, chances[:, world], policy)
        values = evaluate(games_of([then]))
        for row in (world, worlds + world):
            assert ends.win[row] == pytest.approx(values.win[0], abs=1e-9)
            assert ends.margin[row] == pytest.approx(values.margin[0], abs=1e-9)
            assert ends.valued[row] == (not then.finished)


def test_games_that_are_over_are_not_valued() -> None:
    start, rng = position(2, scores=(20, 0)), np.random.default_rng(0)
    at_once = play_on(repeat(start, 3), np.arange(3), rng, Stop(), rounds=0)
    assert at_once.valued.all()
    assert (at_once.win == evaluate(games_of([start])).win).all()
    over = games_of([replace(start, scores=(40, 3))])
    ended = play_on(over, np.zeros(1, np.intp), rng, Stop())
    assert not ended.valued.any()
    assert (ended.win.tolist(), ended.margin.tolist()) == ([[1, 0]], [[37, -37]])


def exactly(selection: Selection) -> list[float]:
    """Enumerated by the plain rules: share of the victory, margin and points of the last round."""
    found = []
    for reply in hand_plays(LAST_ROUND.hand(1)).placing:
        report = play_round(LAST_ROUND, [selection, reply.selection], (None, None))
        assert report.after.finished
        points = sum(score.points[0] + score.bonus[0] for score in report.scored)
        winners = report.after.winners
        found.append(((0 in winners) / len(winners), margin(report.after, 0), points))
    return [mean(values) for values in zip(*found, strict=True)]


@pytest.mark.parametrize("goal", Goal)
def test_near_the_end_games_say_what_enumeration_says(goal: Goal) -> None:
    settings = AdviceSettings(belief=BeliefKind.UNIFORM, goal=goal, epsilon=1000.0)
    found = analysed(game_from(LAST_ROUND), settings)
    plays = found.stage.plays[0].candidates
    # The mix is the best one alone; others from the best to the worst stand beside it.
    actions = found.ranking[::15]
    found = replace(found, mix=np.eye(len(plays))[actions[0]])
    answer = second_opinion(found, actions, Stop())
    assert answer is not None
    opinion, played_out = answer
    assert (opinion.games, opinion.capped) == (GAMES, 0.0)
    assert opinion.mix == played_out[0]
    best = exactly(plays[actions[0]].selection)
    for action, found_out in zip(actions, played_out, strict=True):
        exact = exactly(plays[action].selection)
        assert found_out.win.half_width < 0.025
        estimates = (found_out.win, found_out.margin, found_out.points)
        for estimate, value in zip(estimates, exact, strict=True):
            assert estimate.holds(value)
        place = list(Goal).index(goal)
        assert found_out.gain.holds(exact[place] - best[place])


def test_intervals_hold_the_truth_as_often_as_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playouts, "GAMES", 60)
    monkeypatch.setattr(playouts, "BLOCK", 60)
    found = analysed(random_game(2, 24, rounds=3))
    actions = sorted({*found.ranking[:2], *np.flatnonzero(found.mix).tolist()})
    estimates = []
    for seed in range(24):
        question = replace(
            found.question,
            settings=msgspec.structs.replace(found.question.settings, seed=seed),
        )
        answer = second_opinion(replace(found, question=question), actions, Stop())
        assert answer is not None
        opinion, played_out = answer
        last = played_out[-1]
        estimates.append((opinion.mix.win, opinion.mix.margin, last.win, last.points, last.gain))
    held = []
    for column in zip(*estimates, strict=True):
        truth = mean(estimate.value for estimate in column)
        held += [estimate.holds(truth) for estimate in column if estimate.half_width > 1e-9]
    assert len(held) >= 90
    assert 0.88 <= mean(held) <= 0.995


@pytest.mark.parametrize("players", [2, 4])
def test_luck_is_taken_off_and_nothing_else(players: int) -> None:
    start, count = random_game(players, 23, rounds=3).position, 1500
    found = {
        draws: play_on(
            repeat(start, count),
            np.arange(count),
            np.random.default_rng(draws),
            Stop(),
            draws=draws,
        )
        for draws in (1, 3)
    }
    for name in ("win", "margin"):
        plain, less = getattr(found[1], name), getattr(found[3], name)
        errors = np.hypot(plain.std(axis=0), less.std(axis=0)) / math.sqrt(count)
        assert (np.abs(plain.mean(axis=0) - less.mean(axis=0)) < 4 * errors).all()
        assert (less.std(axis=0) < 0.8 * plain.std(axis=0)).all()
    assert found[3].win.sum(axis=1) == pytest.approx(1)


def test_chances_stay_within_0_and_1() -> None:
    """Less luck, single games may lie outside, and so may the mean of few."""
    rng = np.random.default_rng(1)
    block = playouts.BLOCK
    for level, mean_value in ((1.0, 1.0), (0.0, 0.0)):
        now = np.full(block * playouts.VALUED, level)
        added = rng.normal(0.02 if level else -0.02, 0.01, block)
        chance = playouts._chance(now, added)
        assert (chance.value, 0 <= chance.low <= chance.high <= 1) == (mean_value, True)
        # Games that all ended alike: the width of so many trials, not none.
        ended = playouts._chance(now, np.zeros(block))
        assert ended.value == mean_value
        assert 0 < ended.half_width < 0.01
    shares = rng.random(block * playouts.VALUED) < 0.03
    few = playouts._chance(shares.astype(float), np.zeros(block))
    assert few.holds(0.03)
    inside = playouts._chance(np.full(block * playouts.VALUED, 0.4), rng.normal(0, 0.1, block))
    assert inside.holds(0.4) and inside.half_width < 0.02


def test_every_draw_is_as_random_as_any() -> None:
    chances = rollouts._chances(6_000, 3, 4, np.random.default_rng(0))
    assert chances.min() >= 0 and chances.max() < 1
    tenths = np.arange(0.05, 1, 0.1)
    for draw in chances:
        for seat in range(3):
            shares = np.quantile(draw[:, seat], tenths)
            assert shares == pytest.approx(tenths, abs=0.025)
        assert np.abs(np.corrcoef(draw.T) - np.eye(3)).max() < 0.05
    # A world's four chances of a seat fall into four different quarters.
    assert (np.sort((chances * 4).astype(int), axis=0) == np.arange(4)[:, None, None]).all()


@pytest.mark.parametrize("players", [2, 3])
def test_an_answer_holds_it_for_the_mix_and_every_candidate_shown(players: int) -> None:
    game = games(players)[2]
    answers = list(advise(game, 0, UNIFORM))
    assert [answer.second_opinion is None for answer in answers] == [True, True, False]
    advice = answers[-1]
    opinion = advice.second_opinion
    assert opinion is not None
    played_out = [(c, c.played_out) for c in advice.candidates if c.played_out is not None]
    assert [candidate for candidate, _ in played_out] == [
        c for place, c in enumerate(advice.candidates) if place < advice.shown or c.share > 0
    ]
    for part in ("win", "margin", "points"):
        of_mix = sum(c.share * getattr(estimates, part).value for c, estimates in played_out)
        assert getattr(opinion.mix, part).value == pytest.approx(of_mix)
    assert opinion.mix.gain.value == 0
    for _, estimates in played_out:
        better = estimates.win.value - opinion.mix.win.value
        assert estimates.gain.value == pytest.approx(better)
        assert estimates.gain.half_width <= estimates.win.half_width * 2


def test_the_same_seed_plays_the_same_games_wherever_one_sits() -> None:
    game = random_game(3, 23, rounds=3)
    turned = reseated(game, (2, 0, 1))

    def advice_with(game: Game, player: int, seed: int) -> Advice:
        *_, advice = advise(game, player, AdviceSettings(belief=BeliefKind.UNIFORM, seed=seed))
        return msgspec.structs.replace(advice, seconds=0.0)

    def win(advice: Advice) -> Estimate:
        assert advice.second_opinion is not None
        return advice.second_opinion.mix.win

    here, again = advice_with(game, 0, 5), advice_with(game, 0, 5)
    assert here == again
    assert win(advice_with(turned, 1, 5)).value == pytest.approx(win(here).value, abs=1e-9)
    other = win(advice_with(game, 0, -6))
    assert other != win(here)
    room = other.half_width + win(here).half_width
    assert other.value == pytest.approx(win(here).value, abs=room)


def test_a_second_choice_is_played_out_too() -> None:
    choices = tuple(map(Selection.parse, ("W12", "1K", "8D2")))
    game = Game(("Ann", "Bob", "Cid")).reveal((choices[0], Selection.parse("18K"), choices[2]))
    *_, advice = advise(game, 0, UNIFORM)
    assert advice.second
    best = advice.candidates[0]
    assert best.played_out is not None
    # No other player has a choice left, so the round's points are certain.
    assert best.played_out.points.value == pytest.approx(best.points)
    assert best.played_out.points.half_width == pytest.approx(0)
    assert 0 < best.played_out.win.value < 1


class _Impatient(Stop):
    """Cancelled at the third check, or late after so many looks."""

    def __init__(self, *, cancelled: bool, patience: float = math.inf) -> None:
        super().__init__()
        self._patience = patience
        self.looks = 0
        self._wanted = cancelled

    def check(self) -> None:
        self.looks += self._wanted
        if self._wanted and self.looks == 3:
            raise Cancelled
        super().check()

    @property
    def late(self) -> bool:
        self.looks += not self._wanted
        return self.looks > self._patience


def test_games_end_when_nobody_waits_for_them_and_are_fewer_without_time() -> None:
    found = analysed(games(2)[1])
    actions = found.ranking[:2] + np.flatnonzero(found.mix).tolist()
    with pytest.raises(Cancelled):
        second_opinion(found, actions, _Impatient(cancelled=True))
    patient = _Impatient(cancelled=False)
    second_opinion(found, actions, patient)
    hasty = _Impatient(cancelled=False, patience=patient.looks / 2)
    answer = second_opinion(found, actions, hasty)
    assert answer is not None
    assert 0 < answer[0].games < GAMES
    assert second_opinion(found, actions, Stop(1e-9)) is None
