"""The packaged policies: there for every table, of sound size, and worth their place."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from advisor.core.cancellation import Stop
from advisor.kingsroad.analysis.analysis import full_analysis
from advisor.kingsroad.analysis.playouts import second_opinion
from advisor.kingsroad.analysis.question import ask
from advisor.kingsroad.batch.games import Games, RoundChoices
from advisor.kingsroad.playing_on.learnt_policy import policy_choices
from advisor.kingsroad.values.policy_network import PolicyNetwork, packaged_policy, read_policy
from advisor.messages.protocol import AdviceSettings
from advisor.workshop.kingsroad.matches import MatchScore, Policy, match
from advisor.workshop.kingsroad.policy import heuristic_choices
from advisor.workshop.kingsroad.settings import TrainingSettings
from kingsroad.position import PLAYERS, Variant
from tests.positions import games
from tests.support.paths import ROOT

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
