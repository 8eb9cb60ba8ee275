"""Learning: slopes, stage games, runs that stop and go on, weights that are used as written."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from advisor.core.arrays import Bools
from advisor.kingsroad.batch import games as simulation
from advisor.kingsroad.batch.games import random_choices
from advisor.kingsroad.batch.play_sums import all_plays
from advisor.kingsroad.playing_on.stage_games import (
    EFFORTS,
    Effort,
    best_second_choices,
    choices,
    respond,
    solve,
)
from advisor.kingsroad.values.closed_form import CLOSED_FORMS
from advisor.kingsroad.values.evaluation import evaluate
from advisor.kingsroad.values.features import ViewKind, feature_count
from advisor.kingsroad.values.network import (
    Network,
    fresh_network,
    network_arrays,
    read_network,
    read_weights,
)
from advisor.kingsroad.values.policy_network import read_policy
from advisor.learning.layers import LAYERS, WeightsError, rounded, with_parameters
from advisor.workshop.kingsroad.calibration import calibration, calibrations, self_play
from advisor.workshop.kingsroad.checkpoints import (
    CheckpointError,
    load_run,
    save_policy,
    save_run,
    save_weights,
)
from advisor.workshop.kingsroad.iterations import learnt_values, new_group, random_board
from advisor.workshop.kingsroad.matches import RANDOM, answered, match, stage_policy
from advisor.workshop.kingsroad.settings import TrainingSettings
from advisor.workshop.kingsroad.training import Run
from advisor.workshop.kingsroad.value_learning import gradient
from kingsroad.position import Variant, starting_position
from tests.support.paths import ROOT
from tests.support.training import QUICK, small_settings


def small_run(players: int = 2, variant: Variant = Variant.STANDARD) -> Run:
    return Run(small_settings(players, variant=variant))


def total_loss(network: Network, *batch: np.ndarray) -> float:
    losses, _ = gradient(network, *batch)
    return float(losses[0] + 0.25 * losses[1])


@pytest.mark.parametrize("players", [2, 3])
def test_slopes_are_those_of_the_loss(players: int) -> None:
    rng = np.random.default_rng(players)
    features = 9
    single = fresh_network(features, (6, 5), rng)
    doubles: list[np.ndarray] = [values.astype(np.float64) * 3 for values in single.parameters]
    network = with_parameters(single, doubles)
    x = rng.integers(-2, 3, (features, players, 16)).astype(np.int8)
    win: np.ndarray = rng.dirichlet(np.ones(players), 16).T
    margin: np.ndarray = rng.normal(0, 8, (players, 16))
    if players == 2:
        margin[1] = -margin[0]
    _, slopes = gradient(network, x, win, margin)
    for number, slope in enumerate(slopes):
        for index in list(np.ndindex(slope.shape))[:: max(1, slope.size // 5)]:
            moved = []
            for step in (1e-4, -1e-4):
                parameters = [values.copy() for values in doubles]
                parameters[number][index] += step
                moved.append(total_loss(with_parameters(single, parameters), x, win, margin))
            assert slope[index] == pytest.approx((moved[0] - moved[1]) / 2e-4, rel=0.02, abs=2e-4)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_solved_stage_games_are_legal_and_add_up(players: int) -> None:
    rng = np.random.default_rng(players)
    games = simulation.repeat(starting_position(players), 12)
    for _ in range(4):
        games, _ = simulation.play(games, *random_choices(games, rng))
    stage = solve(games, CLOSED_FORMS[players], EFFORTS[players], rng)
    assert stage.mixes.sum(axis=2) == pytest.approx(1)
    assert (stage.mixes[:, :, -1][~games.witch] == 0).all()
    assert stage.win.sum(axis=1) == pytest.approx(1, abs=0.05)
    placed, dragon, witch = choices(games, stage, rng)
    assert not (dragon & ~games.dragon).any()
    assert not (witch & ~games.witch).any()
    size = np.minimum(games.in_hand, 3)
    used = placed.sum(axis=2) + dragon
    assert (used <= size).all()
    table = all_plays()
    legal = {s.code for s in table.selections}
    assert {table.selections[play].code for play in stage.actions.ravel()} <= legal


def test_regret_matching_finds_what_it_should() -> None:
    """With two players the mixes of the small game leave little to gain."""
    rng = np.random.default_rng(0)
    games = simulation.repeat(starting_position(2), 20)
    games, _ = simulation.play(games, *random_choices(games, rng))
    effort = Effort(first=8, kept=4, screened=10, profiles=3, added=6, rounds=400)
    stage = solve(games, CLOSED_FORMS[2], effort, rng)
    own, other = stage.payoffs
    mixes = stage.mixes.astype(np.float64)
    allowed = np.where(games.witch[:, :, None] | (np.arange(11) < 10), 0, -np.inf)
    against = np.einsum("nab,nb->na", own, mixes[:, 1])
    gain = (against + allowed[:, 0]).max(axis=1) - (against * mixes[:, 0]).sum(axis=1)
    assert gain.max() < 0.02
    against = np.einsum("nab,na->nb", other, mixes[:, 0])
    gain = (against + allowed[:, 1]).max(axis=1) - (against * mixes[:, 1]).sum(axis=1)
    assert gain.max() < 0.02


@pytest.mark.parametrize(
    ("players", "variant"),
    [
        (2, Variant.STANDARD),
        pytest.param(3, Variant.PERMANENT_NOBLES, marks=pytest.mark.soak),
    ],
)
def test_a_stopped_run_goes_on_as_if_it_had_not_stopped(
    players: int, variant: Variant, tmp_path: Path
) -> None:
    run = small_run(players, variant)
    run.iterate()
    run.iterate()
    save_run(run, tmp_path / "run.npz")
    again = load_run(tmp_path / "run.npz")
    for both in (run, again):
        for _ in range(2):
            both.iterate()
    assert run.samples.filled > 100
    for one, other in zip(
        run.learner.network.parameters, again.learner.network.parameters, strict=True
    ):
        assert (one == other).all()
    assert (run.samples.views == again.samples.views).all()
    assert run.policy_learner and again.policy_learner
    assert run.policy_learner.steps == again.policy_learner.steps > 0
    for one, other in zip(run.policy_learner.average, again.policy_learner.average, strict=True):
        assert (one == other).all()
    assert (run.played, run.finished, len(run.frozen)) == (24, again.finished, len(again.frozen))


def test_a_run_learns_something() -> None:
    run = small_run()
    run.iterate()
    for _ in range(3):
        run.iterate()
    first = [v.copy() for v in run.learner.network.parameters]
    loss = []
    for _ in range(60):
        batch = run.samples.draw(64, run.rng)
        loss.append(gradient(run.learner.network, *batch)[0][0])
        run.learner.learn(*batch)
    assert np.mean(loss[-15:]) < np.mean(loss[:15])
    assert any((a != b).any() for a, b in zip(first, run.learner.network.parameters, strict=True))


def test_weights_are_used_as_they_are_written(tmp_path: Path) -> None:
    run = small_run()
    file = tmp_path / "weights.npz"
    save_weights(run, file)
    network = read_network(file.read_bytes(), "these")
    games = simulation.repeat(starting_position(2), 5)
    games, _ = simulation.play(games, *random_choices(games, run.rng))
    assert (network.values(games).win == run.network.values(games).win).all()
    same = rounded(network)
    assert all((a == b).all() for a, b in zip(network.parameters, same.parameters, strict=True))


def test_a_policy_is_used_as_it_is_written(tmp_path: Path) -> None:
    run = small_run(3)
    assert run.policy is not None
    save_policy(run.policy, run.settings, tmp_path / "policy.npz")
    policy = read_policy(tmp_path / "policy.npz", 3)
    games = simulation.repeat(starting_position(3), 5)
    games, _ = simulation.play(games, *random_choices(games, run.rng))
    assert (policy.scores(games) == run.policy.scores(games)).all()
    with pytest.raises(WeightsError, match="not for 4 players"):
        read_policy(tmp_path / "policy.npz", 4)
    save_weights(run, tmp_path / "weights.npz")
    with pytest.raises(WeightsError, match=r"takes \d+ numbers, which no position gives"):
        read_policy(tmp_path / "weights.npz", 3)
    with pytest.raises(WeightsError, match="No such file"):
        read_policy(tmp_path / "none.npz", 3)


def test_a_wider_network_begins_as_the_same_function() -> None:
    run = small_run()
    wide = Run(msgspec.structs.replace(run.settings, hidden=(160, 32)), run.network)
    games = simulation.repeat(starting_position(2), 5)
    games, _ = simulation.play(games, *random_choices(games, run.rng))
    assert wide.network.hidden == (160, 32)
    assert (wide.network.values(games).win == run.network.values(games).win).all()
    before = [values.copy() for values in wide.learner.network.parameters]
    for _ in range(4):
        wide.iterate()
    batch = wide.samples.draw(64, wide.rng)
    for _ in range(3):
        wide.learner.learn(*batch)
    new = slice(128, None)
    assert (wide.learner.network.w2[:, new] != before[2][:, new]).any()


@pytest.mark.parametrize("players", [2, 3])
def test_a_network_that_sees_more_begins_as_the_same_function(players: int, tmp_path: Path) -> None:
    rng = np.random.default_rng(players)
    plain = rounded(fresh_network(feature_count(players), (24, 12), rng))
    run = Run(small_settings(players), plain)
    games = simulation.repeat(starting_position(players), 40)
    for _ in range(4):
        games, _ = simulation.play(games, *random_choices(games, rng))
    assert run.network.kind is ViewKind.LEADS
    assert (run.network.values(games).win == plain.values(games).win).all()
    save_weights(run, tmp_path / "mine.npz")
    assert read_weights(tmp_path / "mine.npz", players).kind is ViewKind.LEADS
    with pytest.raises(WeightsError, match="not for 4 players"):
        read_weights(tmp_path / "mine.npz", 4)


def test_weights_of_the_first_version_are_read_and_unknown_ones_refused(tmp_path: Path) -> None:
    plain = rounded(fresh_network(feature_count(2), (24, 12), np.random.default_rng(0)))
    arrays: dict[str, Any] = dict(network_arrays(plain))
    assert set(arrays) == set(LAYERS)
    np.savez_compressed(tmp_path / "first.npz", **arrays)
    assert read_weights(tmp_path / "first.npz", 2).kind is ViewKind.PLAIN
    for version, why in ((2, "takes 103 numbers"), (3, "version 3")):
        np.savez_compressed(tmp_path / "w.npz", **arrays, version=np.array([version], np.uint8))
        with pytest.raises(WeightsError, match=why):
            read_weights(tmp_path / "w.npz", 2)


def test_values_to_learn_carry_back_what_the_network_missed_and_stop_at_random_choices() -> None:
    settings = small_settings(rounds=1)
    group = new_group(settings, 0, ViewKind.PLAIN, np.random.default_rng(0))
    solved, own = [0.5, 0.6, 0.5, 0.9], [0.5, 0.5, 0.7, 0.5]
    group.win[:4, 0] = np.array([solved, [1 - win for win in solved]]).T
    group.own_win[:4, 0] = np.array([own, [1 - win for win in own]]).T
    group.explored[1, 0] = True
    group.length[0] = 4
    _, win, _ = learnt_values(settings, group, 0)
    trace = settings.trace
    third = 0.5 + trace * 0.4
    assert win[:, 0] == pytest.approx([0.5 + trace * 0.1, 0.6, third, 0.9])
    assert win.sum(axis=1) == pytest.approx(1)


@pytest.mark.parametrize("content", [b"", b"no archive", b"PK\x03\x04 nor this"])
def test_what_is_no_checkpoint_is_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "run.npz"
    file.write_bytes(content)
    with pytest.raises(CheckpointError, match=r"run\.npz"):
        load_run(file)


def test_settings_and_arrays_keep_their_names_in_files(tmp_path: Path) -> None:
    """Files of earlier versions are read, and earlier versions read ours."""
    written = msgspec.to_builtins(TrainingSettings(iteration_rounds=7, initial_weights="w.npz"))
    assert (written["spell"], written["begun_with"]) == (7, "w.npz")
    read = msgspec.convert({"spell": 7, "begun_with": "w.npz"}, TrainingSettings)
    assert read == TrainingSettings(iteration_rounds=7, initial_weights="w.npz")
    save_run(small_run(), tmp_path / "run.npz")
    with np.load(tmp_path / "run.npz") as archive:
        names = {name for name in archive.files if name.startswith("group0.")}
    kept = ("views", "win", "margin", "ownwin", "ownmargin", "cut", "length", "frozen")
    assert names == {f"group0.{name}" for name in kept}


def test_packaged_weights_fit_their_players() -> None:
    folder = ROOT / "advisor" / "kingsroad" / "values" / "weights"
    files = sorted(folder.glob("*.npz"))
    assert files
    for file in files:
        variant, _, players = file.stem.rpartition("-")
        network = read_network(file.read_bytes(), file.stem)
        assert network.is_for(int(players))
        assert Variant(variant)
        assert file.stat().st_size < 400_000
        with np.load(file) as archive:
            note = msgspec.json.decode(archive["text"].tobytes())
        settings = msgspec.convert(note["settings"], TrainingSettings)
        assert (settings.players, settings.variant) == (int(players), Variant(variant))


def test_drawn_boards_are_boards() -> None:
    rng = np.random.default_rng(0)
    assert len({random_board(rng) for _ in range(20)}) == 20


def test_witches_answer_what_the_others_play() -> None:
    rng = np.random.default_rng(2)
    games = simulation.repeat(starting_position(3), 60)
    games, _ = simulation.play(games, *random_choices(games, rng))
    everywhere: Bools = np.all(games.witch, axis=1)
    games = games.take(everywhere)
    valuer = CLOSED_FORMS[3]
    drawn = random_choices(games, rng)
    witch = np.zeros_like(drawn.witch)
    witch[:, 1] = True
    drawn = drawn._replace(witch=witch)
    responses = best_second_choices(games, drawn, valuer)
    assert (responses.placed[:, [0, 2]] == drawn.placed[:, [0, 2]]).all()
    before, after = (
        evaluate(simulation.play(games, *chosen)[0], valuer) for chosen in (drawn, responses)
    )
    gain = after.win[:, 1] - before.win[:, 1]
    assert gain.min() > -0.1  # the margin has a small say
    assert gain.mean() > 0.05


def test_in_a_match_nobody_sees_a_second_choice_made_at_the_same_time() -> None:
    rng = np.random.default_rng(3)
    games = simulation.repeat(starting_position(2), 40)
    games, _ = simulation.play(games, *random_choices(games, rng))
    games = games.take(np.asarray(games.witch.all(axis=1)))
    drawn = random_choices(games, rng)
    drawn = drawn._replace(witch=np.ones_like(drawn.witch))
    players = [(np.arange(2) == np.full((len(games), 1), seat), CLOSED_FORMS[2]) for seat in (0, 1)]
    one, other = (answered(games, drawn, order) for order in (players, players[::-1]))
    assert (one.placed == other.placed).all()
    assert (one.placed != drawn.placed).any()


@pytest.mark.soak
def test_spreading_the_work_changes_nothing() -> None:
    alone, spread = small_run(), small_run()
    for _ in range(2):
        alone.iterate()
        spread.iterate(jobs=2)
    assert (alone.samples.views == spread.samples.views).all()
    assert (alone.samples.win == spread.samples.win).all()


def test_matches_tell_good_from_random_play() -> None:
    better = stage_policy(CLOSED_FORMS[2], QUICK[2])
    score = match(better, RANDOM, players=2, tables=20, seed=1)
    assert score.share.low > 0.5
    assert score.fair == 0.5
    assert match(RANDOM, RANDOM, players=2, tables=5, seed=1).rounds > 3


def test_calibration_of_known_predictions() -> None:
    rng = np.random.default_rng(4)
    win = rng.dirichlet((1, 1), 20_000)
    won = rng.random(len(win)) < win[:, 0]
    shares = np.stack([won, ~won], axis=1).astype(float)
    number = np.arange(len(win))
    honest = calibration("honest", win, shares, number)
    boastful = calibration("boastful", np.where(win > 0.5, 0.9, 0.1), shares, number)
    assert honest.error < 0.02 < boastful.error
    assert honest.brier < boastful.brier
    assert sum(b.count for b in honest.bins) == 40_000
    even = calibration("even", np.full(win.shape, 0.5), shares, number)
    assert even.log_loss == pytest.approx(np.log(2))


def test_calibration_of_games() -> None:
    results = self_play(RANDOM, starting_position(3), games=60, seed=1, explore=0.2)
    assert results.shares.sum(axis=1) == pytest.approx(1)
    assert (results.points.max(axis=1) >= 40).all()
    for game in np.unique(results.number):
        here = results.number == game
        assert (results.points[here] == results.points[here][0]).all()
        assert sorted(results.games.rounds[here]) == list(range(1, here.sum() + 1))
    judged = calibrations(results, CLOSED_FORMS[3])
    assert [c.name for c in judged] == ["closed form", "uniform", "score leader"]
    assert [c.slope is None for c in judged] == [False, True, False]


def test_a_run_against_weights_leaves_them_alone_and_learns_what_beats_them() -> None:
    opponent = small_run().network
    settings = msgspec.structs.replace(small_run().settings, against="weights.npz")
    run = Run(settings, opponent=opponent)
    for group in run.groups:
        assert (group.frozen.sum(axis=1) == 1).all()
    for _ in range(3):
        run.iterate()
    assert run.frozen == [opponent]
    assert run.finished > 0


def test_a_best_reply_is_worth_at_least_the_mix() -> None:
    rng = np.random.default_rng(3)
    games = simulation.repeat(starting_position(2), 20)
    for _ in range(3):
        games, _ = simulation.play(games, *random_choices(games, rng))
    valuer, effort = CLOSED_FORMS[2], EFFORTS[2]
    theirs = solve(games, valuer, effort, np.random.default_rng(4))
    fixed = np.tile([True, False], (20, 1))
    found = respond(games, valuer, theirs, fixed, np.random.default_rng(4))
    assert (found.mixes[:, 0] == theirs.mixes[:, 0]).all()
    assert (found.mixes[:, 1].max(axis=1) == 1).all()
    both = solve(games, valuer, effort, np.random.default_rng(4))
    assert (found.win[:, 1] >= both.win[:, 1] - 0.02).all()
    assert found.win[:, 1].mean() > both.win[:, 1].mean()


def test_a_run_begins_with_the_weights_it_is_given_and_leaves_them_alone() -> None:
    given = small_run().network
    before = [values.copy() for values in given.parameters]
    run = Run(small_run().settings, given)
    for mine, theirs in zip(run.network.parameters, before, strict=True):
        assert (mine == theirs).all()
    features = feature_count(2, ViewKind.LEADS)
    views = np.random.default_rng(0).integers(0, 5, (features, 2, 8), np.int8)
    certain = np.repeat(np.array([[1.0], [0.0]], np.float32), 8, axis=1)
    run.learner.learn(views, certain, np.zeros((2, 8), np.float32))
    assert not (run.learner.network.w3 == before[-2]).all()
    for kept, theirs in zip(given.parameters, before, strict=True):
        assert (kept == theirs).all()
