"""The story of a round: begins and ends where the round did, and shows every step of scoring."""

from __future__ import annotations

import pytest

from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import Variant
from kingsroad_tui.text.narration import narrate_reveal, narrate_round
from tests.support.legal import random_game

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")


@pytest.mark.parametrize("variant", list(Variant))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_story_ends_with_the_position_after_the_round(players: int, variant: Variant) -> None:
    for seed in range(6):
        for report in random_game(players, seed, variant).reports:
            steps = narrate_round(report, NAMES[:players])
            assert steps[-1].position == report.after
            assert [step.region for step in steps if "is scored" in step.title] == [
                score.region for score in report.scored
            ]
            assert all(step.sentences for step in steps)


def test_a_chain_is_pointed_out_with_its_owner() -> None:
    checked = 0
    for report in random_game(2, 8).reports:
        chains = {s.region: s.chains for s in report.scored if s.nobles}
        for step in narrate_round(report, NAMES[:2]):
            if step.chain_seat is not None and step.region is not None:
                assert step.chain == chains[step.region][step.chain_seat]
                checked += 1
    assert checked


def test_a_witch_is_narrated_in_two_parts() -> None:
    game = Game(("[b]x[/b]", "Bob")).reveal([Selection.parse("W"), Selection.parse("8DK")])
    assert game.revealed is not None
    (step,) = narrate_reveal(game.revealed, game.players)
    assert step.sentences[0] == "[b]x[/b] reveals the Witch and will choose again."
    seen = game.revealed
    report = game.choose_again((Selection.parse("16K"), None)).reports[0]
    steps = narrate_round(report, game.players, seen=seen)
    assert steps[0].title == "The second choice"
    assert narrate_round(report, game.players)[0].title == "All cards are revealed"
