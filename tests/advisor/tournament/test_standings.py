"""The statistics of tournaments.

Luck is the worth of the choices drawn minus the mean over the mixes.

The matches can be played, and name players that exist.

Games of the strongest player in all seats, and the positions taken from them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from importlib import resources
from itertools import product
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

import numpy as np
import pytest

from advisor.kingsroad.batch.games import games_of
from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.kingsroad.players.computers import find_computer
from advisor.kingsroad.values.closed_form import CLOSED_FORMS
from advisor.kingsroad.values.evaluation import evaluate
from advisor.messages.computers import RANDOM, RULE_OF_THUMB
from advisor.messages.intervals import TrialMean
from advisor.messages.verdicts import Goal
from advisor.workshop.kingsroad.calibration import calibrations
from advisor.workshop.tournament.full_strength import GameTask, full_strength_games, play_game
from advisor.workshop.tournament.kingsroad_games import luck_of
from advisor.workshop.tournament.standings import (
    GameResult,
    adjusted_share_estimate,
    mean_estimate,
    rank_players,
    share_estimate,
    standing_of,
)
from advisor.workshop.tournament.strength_report import Matchup, calibrate, main, matchups, measure
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import Position, Variant, starting_position
from tests.support.builders import position


def result(
    table: int,
    rotation: int,
    players: list[str],
    scores: list[int],
    luck: tuple[float, ...] = (0.0, 0.0, 0.0),
) -> GameResult:
    best = max(scores)
    winners = scores.count(best)
    return GameResult(
        table=table,
        rotation=rotation,
        players=players,
        scores=scores,
        nobles=[0] * len(scores),
        shares=[(score == best) / winners for score in scores],
        luck=list(luck),
        rounds=10,
        capped=False,
        forfeits={},
        seconds=[0.5] * len(scores),
    )


def test_shares_margins_and_fair_shares() -> None:
    standings = rank_players(
        [
            result(0, 0, ["a", "b", "b"], [40, 30, 20]),
            result(0, 1, ["b", "b", "a"], [40, 30, 40]),
            result(1, 0, ["a", "b", "b"], [10, 50, 20]),
        ]
    )
    assert [standing.player for standing in standings] == ["a", "b"]
    a, b = standings
    assert (a.games, b.games) == (3, 6)
    assert a.share.value == pytest.approx(mean([mean([1, 0.5]), 0]))
    assert a.margin.value == pytest.approx(mean([mean([10, 0]), -40]))
    assert a.fair == b.fair == pytest.approx(1 / 3)
    # Shares of all seats together are 1, so the two b have what a leaves.
    assert a.share.value + 2 * b.share.value == pytest.approx(1.0)


def test_luck_is_taken_from_the_share_table_by_table() -> None:
    a = standing_of(
        "a",
        [
            result(0, 0, ["a", "b", "b"], [40, 30, 20], luck=(0.5, -0.3, -0.2)),
            result(0, 1, ["b", "b", "a"], [40, 30, 20], luck=(0.1, 0.1, -0.2)),
            result(1, 0, ["a", "b", "b"], [10, 50, 20], luck=(-0.4, 0.2, 0.2)),
            result(2, 0, ["a", "b", "b"], [10, 50, 20], luck=(-0.4, 0.2, 0.2)),
        ],
    )
    assert a.share.value == pytest.approx(mean([0.5, 0, 0]))
    assert a.luck_adjusted.value == pytest.approx(mean([mean([0.5, 0.2]), 0.4, 0.4]))
    adjusted, share = a.luck_adjusted.interval, a.share.interval
    assert adjusted and share and adjusted.half_width < share.half_width


def test_a_share_luck_adjusted_is_a_share() -> None:
    lucky = rank_players(
        [result(n, 0, ["a", "b", "b"], [9, 0, 0], (-0.1, 0, 0)) for n in range(9)]
    )[0]
    assert (lucky.luck_adjusted.value, lucky.luck_adjusted.high) == (1.0, 1.0)


@pytest.mark.parametrize("chance", [0.25, 0.5, 0.9])
def test_the_interval_holds_the_truth_about_19_times_in_20(chance: float) -> None:
    """Tables of two games that always end alike: counted as one trial, not as two."""
    dice = random.Random(1)
    held = 0
    for _ in range(400):
        share = share_estimate([float(dice.random() < chance) for _ in range(80)]).interval
        assert share is not None
        held += share.low <= chance <= share.high
    assert 0.91 <= held / 400 <= 0.99


def test_an_interval_has_a_width_where_all_won_and_stays_within_0_and_1() -> None:
    share = share_estimate([1.0] * 30).interval
    assert share is not None and share.value == 1.0
    assert 0.8 < share.low < 0.95
    assert share.high == 1.0
    assert share_estimate([0.0] * 30).low == 0.0


@pytest.mark.parametrize(("tables", "quantile"), [(3, 4.303), (6, 2.571), (31, 2.042)])
def test_few_tables_say_less_than_their_spread_seems_to(tables: int, quantile: float) -> None:
    """Student's quantiles as tables print them."""
    values = [float(n) for n in range(tables)]
    error = stdev(values) / sqrt(tables)
    interval = mean_estimate(values).interval
    assert interval is not None
    assert interval.half_width == pytest.approx(quantile * error, rel=0.01)


@pytest.mark.parametrize("tables", [1, 2])
@pytest.mark.parametrize("estimate", [mean_estimate, share_estimate, adjusted_share_estimate])
def test_fewer_than_three_tables_say_nothing_of_how_far_a_mean_is_off(
    estimate: Callable[[Sequence[float]], TrialMean], tables: int
) -> None:
    assert estimate([1.0] * tables) == TrialMean(1.0, None, None)


@pytest.mark.parametrize("number", [1.0, 0.0])
@pytest.mark.parametrize("estimate", [share_estimate, adjusted_share_estimate])
def test_tables_that_all_agree_are_not_taken_for_certain(
    estimate: Callable[[Sequence[float]], TrialMean], number: float
) -> None:
    """Three tables won by luck or not: the share may in truth be much less."""
    interval = estimate([number] * 3).interval
    assert interval is not None and interval.holds(number) and interval.half_width > 0.2


NAMES = ("Ann", "Bob", "Cid")
PLAYS = [Selection.parse(code) for code in ("123", "823", "12K", "456")]
GIVEN = Selection.parse("812")


def win_after(game: Game) -> np.ndarray:
    """Everybody's chance to win, of the victory at the end."""
    return np.asarray(evaluate(games_of([game.position])).win[0])


def mix_of(stage: StageGame, seat: int, chances: dict[Selection, float]) -> np.ndarray:
    mix = np.zeros(stage.sizes[seat])
    for selection, chance in chances.items():
        mix[stage.action_of(seat, selection)] = chance
    return mix


def stage_of(start: Position) -> StageGame:
    return StageGame(start, Goal.WIN)


@pytest.mark.parametrize(
    "start",
    [position(3), position(3, scores=(38, 37, 39), king=3)],
    ids=["the first round", "a round that may be the last"],
)
def test_luck_is_worth_less_the_mean_over_the_mixes(start: Position) -> None:
    """Against rounds played by the rules, one by one; Cid's choice is taken as given."""
    game, stage = Game(NAMES, start=start), stage_of(start)
    ann = dict(zip(PLAYS, (0.4, 0.3, 0.2, 0.1), strict=True))
    bob = dict(zip(PLAYS[:2], (0.75, 0.25), strict=True))
    mixes = {0: mix_of(stage, 0, ann), 1: mix_of(stage, 1, bob)}
    worth = {pair: win_after(game.play([*pair, GIVEN])) for pair in product(ann, bob)}
    chance = {(one, two): ann[one] * bob[two] for one, two in worth}
    mean = sum(chance[pair] * worth[pair] for pair in worth)
    lucks = {
        pair: luck_of(game, {0: pair[0], 1: pair[1], 2: GIVEN}, mixes, seed=1) for pair in worth
    }
    for pair, luck in lucks.items():
        assert luck == pytest.approx(worth[pair] - mean, abs=1e-9)
        assert luck.sum() == pytest.approx(0, abs=1e-9)
    assert max(abs(luck).max() for luck in lucks.values()) > 0.01
    assert sum(chance[pair] * lucks[pair] for pair in worth) == pytest.approx(0, abs=1e-9)


def test_nobody_who_draws_nothing_is_lucky() -> None:
    game = Game(NAMES, start=position(3))
    assert luck_of(game, dict.fromkeys(range(3), GIVEN), {}, seed=1) == pytest.approx(0)


def test_a_witch_is_worth_the_position_until_her_second_choice() -> None:
    start = position(3)
    game, stage = Game(NAMES, start=start), stage_of(start)
    witch = Selection.parse("W")
    mixes = {0: mix_of(stage, 0, {witch: 0.25, PLAYS[0]: 0.75})}
    plain = luck_of(game, {0: PLAYS[0], 1: GIVEN, 2: GIVEN}, mixes, seed=1)
    shown = luck_of(game, {0: witch, 1: GIVEN, 2: GIVEN}, mixes, seed=1)
    assert 0.25 * shown + 0.75 * plain == pytest.approx(0, abs=1e-9)
    now, after = win_after(game), win_after(game.play([PLAYS[0], GIVEN, GIVEN]))
    assert plain == pytest.approx(0.25 * (after - now), abs=1e-9)

    pending = game.reveal([witch, GIVEN, GIVEN])
    again = StageGame(pending.table_position, Goal.WIN, revealed=pending.revealed)
    chances = {PLAYS[0]: 0.5, PLAYS[3]: 0.5}
    luck = luck_of(pending, {0: PLAYS[0]}, {0: mix_of(again, 0, chances)}, seed=1)
    ends = [win_after(pending.choose_again((play, None, None))) for play in chances]
    assert luck == pytest.approx((ends[0] - ends[1]) / 2, abs=1e-9)


def test_many_joint_choices_are_sampled() -> None:
    start = position(3)
    game, stage = Game(NAMES, start=start), stage_of(start)
    mixes = dict(enumerate(stage.uniform_mixes))
    chosen = {0: PLAYS[0], 1: PLAYS[1], 2: GIVEN}
    lucks = [luck_of(game, chosen, mixes, seed) for seed in range(6)]
    # The samples differ, but all are close to the mean of a far larger one.
    rng = np.random.default_rng(1)
    drawn = np.stack([rng.choice(len(mix), 20_000, p=mix) for mix in stage.uniform_mixes], axis=1)
    exact = win_after(game.play(list(chosen.values()))) - stage.payoffs(drawn).win.mean(axis=0)
    assert np.std(lucks, axis=0).max() > 0
    assert np.array(lucks) == pytest.approx(np.tile(exact, (6, 1)), abs=0.02)


def test_every_match_names_players_that_exist() -> None:
    weights = Path(
        str(resources.files("advisor.kingsroad.values").joinpath("weights/standard-2.npz"))
    )
    every = list(matchups([weights], weights))
    for matchup in every:
        for name in (matchup.player, *matchup.others):
            find_computer(name, matchup.seats)
        assert (
            matchup.demanded is None
            or 1 / matchup.seats <= matchup.demanded < 1
            or weights.name in matchup.name
        )
    assert len({(matchup.name, matchup.seats) for matchup in every}) == len(every)


def test_a_match_is_played_once_only_and_goes_on(tmp_path: Path) -> None:
    matchup = Matchup(RULE_OF_THUMB, (RANDOM, RANDOM))
    assert measure(matchup, tmp_path, games=0) == []
    first = measure(matchup, tmp_path, games=7)
    assert len(first) == 9
    assert standing_of(RULE_OF_THUMB, first).share.value > 0.5
    assert measure(matchup, tmp_path, games=7) == measure(matchup, tmp_path, games=0) == first
    more = measure(matchup, tmp_path, games=10)
    assert more[:9] == first
    assert len(more) == 12


def test_calibration_stands_beside_its_baselines() -> None:
    names = [found.name for found in calibrate(2, 60)]
    assert names[1:] == ["uniform", "score leader"]


def test_a_folder_with_other_results_is_one_line_and_an_exit_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "one-round-against-random.jsonl"
    file.write_text("what is this\n", encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["strength", str(tmp_path), "--only", "one-round against"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert str(file) in error
    assert file.read_text(encoding="utf-8") == "what is this\n"


def test_positions_come_with_the_result_of_their_game() -> None:
    results = full_strength_games(CLOSED_FORMS[2], starting_position(2), games=2, seed=4)
    assert sorted(set(results.number.tolist())) == [0, 1]
    for game in range(2):
        here = results.number == game
        assert results.games.rounds[here].tolist() == list(range(1, here.sum() + 1))
        assert (results.points[here] == results.points[here][0]).all()
        winner = results.points[here][0].argmax()
        assert results.points[here][0, winner] >= 40
        assert results.shares[here][0, winner] > 0
    assert results.shares.sum(axis=1) == pytest.approx(1)
    judged = calibrations(results, CLOSED_FORMS[2])[0]
    assert judged.positions == len(results.games)
    assert judged.slope is not None


def test_the_same_seed_plays_the_same_game_and_its_number_another() -> None:
    start = position(3, scores=(39, 38, 30), variant=Variant.PERMANENT_NOBLES)
    task = GameTask(7, start, None, 1)
    number, seen = play_game(task)
    assert number == 7
    assert play_game(task) == (7, seen)
    assert seen[-1].finished
    assert any(play_game(task._replace(number=other))[1] != seen for other in (8, 9, 10))


def test_games_that_end_nowhere_are_no_results(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("advisor.workshop.tournament.full_strength.MAX_ROUNDS", 1)
    assert len(play_game(GameTask(0, starting_position(2), CLOSED_FORMS[2], 1))[1]) == 2
    with pytest.raises(ValueError, match="end"):
        full_strength_games(CLOSED_FORMS[2], starting_position(2), games=1, seed=1)
