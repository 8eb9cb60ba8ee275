"""Games played out: by the rules, by the rule of thumb, and as exact enumeration says."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from math import exp
from statistics import mean

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

from advisor.advise import advise
from advisor.analysis.analysis import Analysis, full_analysis
from advisor.analysis.playouts import GAMES, second_opinion
from advisor.analysis.question import ask
from advisor.batch.games import games_of, repeat
from advisor.core.cancellation import Cancelled, Stop
from advisor.messages.goals import BeliefKind, Goal
from advisor.messages.intervals import Estimate, estimated_mean, estimated_share
from advisor.messages.protocol import Advice, AdviceSettings
from advisor.round.heuristic import PRECISION, RANDOM_SHARE, worths
from advisor.round.plays import hand_plays
from advisor.selfplay.policy import heuristic_choices
from advisor.selfplay.rollouts import play_on
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.legal import distinct_selections, hand_kind
from kingsroad.position import Position, Variant, starting_position
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


def thumb_chances(position: Position, seat: int) -> tuple[Sequence[Selection], list[float]]:
    """Every distinct selection without the Witch, and its chance by level 0."""
    hand = position.hand(seat)
    selections = distinct_selections(hand_kind(hand))
    values = worths(position, seat, selections)
    weights = [exp(PRECISION * (value - max(values))) for value in values]
    return selections, [
        (1 - RANDOM_SHARE) * weight / sum(weights) + RANDOM_SHARE / len(weights)
        for weight in weights
    ]


@pytest.mark.parametrize("players", PLAYERS)
def test_play_by_the_rule_of_thumb_is_what_the_plain_rule_says(players: int) -> None:
    count = 4000
    variant = list(Variant)[players % 2]
    for rounds in (0, 3, 7):
        before = random_game(players, players, rounds=rounds, variant=variant).position
        evenly = (np.arange(count, dtype=np.float32) + 0.5) / count
        chosen = heuristic_choices(repeat(before, count), np.tile(evenly[:, None], players))
        assert not chosen.witch.any()
        for seat in before.seats:
            drawn: dict[tuple[tuple[int, ...], bool], float] = {}
            for placed, dragon in zip(
                chosen.placed[:, seat].tolist(), chosen.dragon[:, seat].tolist(), strict=True
            ):
                drawn[tuple(placed), dragon] = drawn.get((tuple(placed), dragon), 0) + 1 / count
            for selection, chance in zip(*thumb_chances(before, seat), strict=True):
                share = drawn.pop((selection.placed(), selection.has_dragon), 0)
                # Each play has its part of the chances where anything goes, and one of its own.
                assert share == pytest.approx(chance, abs=3 / count)
            assert not drawn


def one_game(position: Position, chances: NDArray[np.float32]) -> Position:
    """A game by the rule of thumb in plain Python, selection by selection."""
    for drawn in chances:
        if position.finished:
            break
        selections = []
        for seat in position.seats:
            options, likely = thumb_chances(position, seat)
            index = int(drawn[seat] / RANDOM_SHARE * len(options))
            if drawn[seat] >= RANDOM_SHARE:
                own = (np.array(likely) - RANDOM_SHARE / len(options)).cumsum()
                index = int(np.searchsorted(own, drawn[seat] - RANDOM_SHARE, side="right"))
            selections.append(options[min(index, len(options) - 1)])
        position = play_round(position, selections, (None,) * position.num_players).after
    return position


@pytest.mark.parametrize("players", PLAYERS)
def test_games_end_as_in_the_plain_rules(players: int) -> None:
    start = random_game(players, 40 + players, rounds=5).position
    worlds, each = 4, 2
    ends = play_on(
        repeat(start, worlds * each),
        np.tile(np.arange(worlds), each),
        np.random.default_rng(players),
        Stop(),
    )
    rng = np.random.default_rng(players)
    chances = np.array([rng.random((worlds, players), np.float32) for _ in range(60)])
    for world in range(worlds):
        over = one_game(start, chances[:, world])
        assert over.finished
        for row in (world, worlds + world):
            assert ends.shares[row].tolist() == pytest.approx(
                [(seat in over.winners) / len(over.winners) for seat in over.seats]
            )
            assert ends.margins[row].tolist() == [margin(over, seat) for seat in over.seats]
            assert not ends.capped[row]


def test_the_cap_judges_a_game_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("advisor.selfplay.rollouts.MAX_ROUNDS", 2)
    start = position(2, scores=(20, 0))
    rng = np.random.default_rng(0)
    ends = play_on(repeat(start, 50), np.arange(50), rng, Stop())
    assert ends.capped.all()
    assert (ends.shares[:, 0] == 1).all()
    over = games_of([replace(start, scores=(40, 3))])
    assert not play_on(over, np.zeros(1, np.intp), rng, Stop()).capped.any()


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
    assert np.flatnonzero(found.mix).tolist() == actions[:1]
    answer = second_opinion(found, actions, Stop())
    assert answer is not None
    opinion, played_out = answer
    assert (opinion.games, opinion.capped) == (GAMES, 0)
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


@pytest.mark.parametrize("players", PLAYERS)
def test_intervals_hold_the_truth_as_often_as_they_say(players: int) -> None:
    # In a new game among equals each wins one game in `players`, by symmetry.
    samples, each = 150, 60
    start = repeat(starting_position(players), samples * each)
    rng = np.random.default_rng(players)
    ends = play_on(start, np.arange(samples * each), rng, Stop())
    shares = ends.shares[:, 0].reshape(samples, each)
    errors = shares.std(axis=1, ddof=1) / np.sqrt(each)
    held = [
        estimated_share(float(row.mean()), float(error), each).holds(1 / players)
        for row, error in zip(shares, errors, strict=True)
    ]
    assert 0.90 <= mean(held) <= 0.99
    if players == 2:
        gaps = ends.margins[:, 0].reshape(samples, each)
        error = gaps.std(axis=1, ddof=1) / np.sqrt(each)
        held = [
            estimated_mean(float(row.mean()), float(e)).holds(0.0)
            for row, e in zip(gaps, error, strict=True)
        ]
        assert 0.90 <= mean(held) <= 0.99


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
