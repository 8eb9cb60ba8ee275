"""Whether preferring, among equally good choices, those that keep Witch and Dragon costs anything.

    pytest -s -m soak tests/advisor/selfplay/test_equal_choices.py

prints the share. With two players it costs nothing; with three it does (docs/measurements.md). Both
sides play as a person is advised, in the quick engine: a choice within 0.01 of the best against
the mixes of the stage game, drawn from the mix; one side takes those that keep the two, the others
take any.

Whether it pays to hold the Witch back: the quick player against itself, one seat holding her.

    pytest -s -m soak tests/advisor/selfplay/test_equal_choices.py

prints the shares; docs/measurements.md has those of fewer tables.

Looking ahead: what it finds is what playing on would add, without the luck.

The packaged policies: there for every table, of sound size, and worth their place.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from string import ascii_lowercase

import msgspec
import numpy as np
import pytest

from advisor.core.arrays import Bools, Singles
from advisor.core.cancellation import OutOfTime, Stop
from advisor.kingsroad.analysis.analysis import full_analysis
from advisor.kingsroad.analysis.judgement import RESOLUTION
from advisor.kingsroad.analysis.playouts import second_opinion
from advisor.kingsroad.analysis.question import ask
from advisor.kingsroad.batch.games import Games, RoundChoices, games_of, play, repeat
from advisor.kingsroad.batch.play_sums import all_plays
from advisor.kingsroad.playing_on.learnt_policy import policy_choices
from advisor.kingsroad.playing_on.rollouts import value_shifts
from advisor.kingsroad.playing_on.stage_games import EFFORTS, SolvedBatch, choices, solve
from advisor.kingsroad.values.evaluation import best_valuer, evaluate
from advisor.kingsroad.values.policy_network import PolicyNetwork, packaged_policy, read_policy
from advisor.messages.intervals import Estimate
from advisor.messages.protocol import AdviceSettings
from advisor.messages.verdicts import Goal
from advisor.workshop.kingsroad.matches import MatchScore, Policy, match, stage_policy
from advisor.workshop.kingsroad.policy import heuristic_choices
from advisor.workshop.kingsroad.settings import TrainingSettings
from kingsroad.notation import parse_position
from kingsroad.position import PLAYERS, Variant, starting_position
from tests.positions import games
from tests.support.paths import ROOT

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


HOLDING_THE_WITCH_TABLES = {2: 400, 3: 200, 4: 100, 5: 60}

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
    found = measured(players, name, HOLDING_THE_WITCH_TABLES[players])
    share: Estimate = found.share
    print(
        f"\n{players} players, held {name}: {share.value:.1%} ({share.low:.1%} – {share.high:.1%}) "
        f"of {HOLDING_THE_WITCH_TABLES[players]} tables, fair {found.fair:.1%}"
    )
    assert share.low <= found.fair


OVER = "KR1:s:13:8:45.10010122.457:19.10020420.23:39.20100223.16"
LATE = "KR1:s:11:3:32.01000002.35:37D.00000000.1268:16W.00103000.47"
EARLY = "KR1:s:3:3:0W.12200000.-:9W.00000100.-:22D.00000000.146"


def rng(seed: int = 5) -> np.random.Generator:
    return np.random.default_rng(seed)


def test_what_is_over_is_not_looked_at() -> None:
    games = games_of([parse_position(OVER), parse_position(LATE), parse_position(OVER)])
    shifts = value_shifts(games, rng(), Stop())
    assert not shifts.win[[0, 2]].any() and not shifts.margin[[0, 2]].any()
    assert shifts.win[1].any()


@pytest.mark.parametrize("code", [EARLY, LATE])
def test_the_same_is_found_again_and_chances_add_up(code: str) -> None:
    games = repeat(parse_position(code), 6)
    shifts, again = (value_shifts(games, rng(), Stop()) for _ in range(2))
    assert np.array_equal(shifts.win, again.win) and np.array_equal(shifts.margin, again.margin)
    assert shifts.win.sum(axis=1) == pytest.approx(np.zeros(6), abs=1e-6)
    nothing = value_shifts(games, rng(), Stop(), rounds=0)
    assert not nothing.win.any()


def test_time_that_has_run_out_is_said() -> None:
    with pytest.raises(OutOfTime):
        value_shifts(repeat(parse_position(EARLY), 2), rng(), Stop(0.0))


@pytest.mark.parametrize("rounds", [1, pytest.param(2, marks=pytest.mark.soak)])
@pytest.mark.parametrize("code", [EARLY, LATE])
def test_it_is_what_playing_on_adds_on_average(code: str, rounds: int) -> None:
    """The quick player plays as many rounds, and the values judge where that leads."""
    position = parse_position(code)
    start, looked = repeat(position, 400), repeat(position, 40)
    valuer = best_valuer(3, position.variant)
    policy = stage_policy(valuer, EFFORTS[3], packaged_policy(3, position.variant, 1.0))
    games, number, dice = start, np.arange(len(start)), rng(6)
    after = np.empty((len(start), 3))
    for _ in range(rounds):
        games, _ = play(games, *policy.all_choices(games, dice))
        after[number] = evaluate(games, valuer).win
        number = number[~games.finished]
        games = games.take(~games.finished)
    added = after - evaluate(start, valuer).win
    shifts = value_shifts(looked, rng(), Stop(), rounds=rounds).win
    errors = np.hypot(
        added.std(axis=0) / np.sqrt(len(added)), shifts.std(axis=0) / np.sqrt(len(shifts))
    )
    assert np.abs(added.mean(axis=0) - shifts.mean(axis=0)).max() <= (4 * errors + 0.01).max()
    assert (shifts.std(axis=0) < added.std(axis=0)).all(), "luck is taken off"


FOLDER = ROOT / "advisor" / "kingsroad" / "values" / "weights" / "policies"


def learnt_policy(network: PolicyNetwork) -> Policy:
    """The policy of playing by a policy network alone, second choices included."""

    def choose(games: Games, rng: np.random.Generator) -> RoundChoices:
        chances = rng.random((len(games), games.num_players), np.float32)
        return policy_choices(games, network, chances)

    return Policy(choose, None)


def rule_of_thumb_policy() -> Policy:
    """The policy of following the rule of thumb with errors."""

    def choose(games: Games, rng: np.random.Generator) -> RoundChoices:
        chances = rng.random((len(games), games.num_players), np.float32)
        return heuristic_choices(games, chances)

    return Policy(choose, None)


def against_the_rule_of_thumb(players: int, variant: Variant, tables: int) -> MatchScore:
    return match(
        learnt_policy(packaged_policy(players, variant)),
        rule_of_thumb_policy(),
        players=players,
        tables=tables,
        seed=7,
        variant=variant,
    )


def test_there_is_one_for_every_table() -> None:
    expected = {f"{variant.value}-{players}.npz" for variant in Variant for players in PLAYERS}
    assert {file.name for file in FOLDER.glob("*.npz")} == expected
    for file in FOLDER.glob("*.npz"):
        variant, _, players = file.stem.rpartition("-")
        assert file.stat().st_size < 100_000
        read_policy(file, int(players))
        with np.load(file) as archive:
            note = msgspec.json.decode(archive["text"].tobytes())
        settings = msgspec.convert(note["settings"], TrainingSettings)
        assert (settings.players, settings.variant) == (int(players), Variant(variant))


@pytest.mark.parametrize("players", PLAYERS)
def test_they_beat_the_rule_of_thumb(players: int) -> None:
    score = against_the_rule_of_thumb(players, Variant.STANDARD, 40)
    assert score.share.low > score.fair


@pytest.mark.soak
@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("players", PLAYERS)
def test_they_beat_it_clearly(players: int, variant: Variant) -> None:
    score = against_the_rule_of_thumb(players, variant, 200)
    print(f"\npolicy, {players} players, {variant}: {score.share} (fair {score.fair:.2f})")
    wanted = 0.80 if players == 2 else 1.5 * score.fair
    assert score.share.low >= wanted


def playing_on_against_values(players: int) -> float:
    """The root mean square difference, over the candidates of the frozen suite."""
    differences: list[float] = []
    for game in games(players):
        question = ask(game, 0, AdviceSettings())
        analysis = full_analysis(question, question.common_knowledge(Stop()), Stop())
        actions = sorted({*analysis.ranking[:5], *np.flatnonzero(analysis.mix).tolist()})
        found = second_opinion(analysis, actions, Stop())
        assert found is not None
        for action, estimates in zip(actions, found[1], strict=True):
            differences.append(estimates.win.value - analysis.payoffs.payoffs.win[action, 0])
    return float(np.sqrt(np.mean(np.square(differences))))


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
def test_playing_on_by_them_agrees_with_the_values(players: int) -> None:
    """Played out by the rule of thumb the difference was 0.1."""
    difference = playing_on_against_values(players)
    print(f"\nplaying on, {players} players: {difference:.3f} root mean square from the values")
    assert difference <= 0.04
