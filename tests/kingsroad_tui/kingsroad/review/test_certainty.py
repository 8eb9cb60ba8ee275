"""What few trials say is not passed on as certain: accuracy, standings, bars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from advisor.kingsroad.analysis.review import player_review
from advisor.messages.plans import AssassinsGameResult
from advisor.messages.review import ChoiceReview, Outlook, RoundReview, StepReview
from advisor.messages.verdicts import Goal, Severity
from advisor.workshop.tournament.standings import GameResult, rank_assassins_players, rank_players
from kingsroad_tui.assassins.words.results import tournament_text as town_text
from kingsroad_tui.drawing.win_bar import win_bar
from kingsroad_tui.kingsroad.review.words import accuracy_words, loss_total
from kingsroad_tui.kingsroad.words.results import tournament_text as road_text


def rounds(losses: Sequence[float]) -> list[RoundReview]:
    """A round for each choice of the first of two players."""
    level = [Outlook(0.5), Outlook(0.5)]
    return [
        RoundReview(
            round=number,
            steps=[
                StepReview(
                    second=False,
                    choices=[choice(loss)],
                    before=level,
                    after=level,
                    luck=[Outlook(), Outlook()],
                    gap=0.0,
                )
            ],
        )
        for number, loss in enumerate(losses, start=1)
    ]


def choice(loss: float) -> ChoiceReview:
    return ChoiceReview(
        player=0,
        selection=["1"],
        forced=False,
        loss=loss,
        loss_error=0.01,
        best=[["1"]],
        share=1.0,
        safe_loss=0.0,
        worth=Outlook(0.5 - loss),
        best_worth=Outlook(0.5),
        severity=Severity.of(loss),
        accuracy=100.0 - 100 * loss,
    )


@pytest.mark.parametrize("choices", [1, 2])
def test_too_few_choices_give_an_accuracy_but_no_interval(choices: int) -> None:
    player = player_review(rounds([0.0] * choices), 0)
    assert accuracy_words(player) == "100 (too few to say)"
    assert (player.accuracy_low, player.accuracy_high) == (None, None)


def test_three_perfect_choices_do_not_make_a_perfect_player() -> None:
    assert accuracy_words(player_review(rounds([0.0] * 3), 0)) == "100 (44–100)"


def test_an_interval_kept_by_an_earlier_version_is_not_shown_of_too_few() -> None:
    player = player_review(rounds([0.0]), 0)
    kept = msgspec.structs.replace(player, accuracy_low=100.0, accuracy_high=100.0)
    assert accuracy_words(kept) == "100 (too few to say)"


def test_what_cost_hardly_anything_is_not_nothing() -> None:
    player = player_review(rounds([0.003, 0.0, 0.001]), 0)
    assert loss_total(player, Goal.WIN) == "<1"


def road_game(table: int, scores: Sequence[int]) -> GameResult:
    return GameResult(
        table=table,
        rotation=0,
        players=["a", "b"],
        scores=list(scores),
        nobles=[0, 0],
        shares=[1.0, 0.0],
        luck=[0.0, 0.0],
        rounds=9,
        capped=False,
        forfeits={},
        seconds=[0.0, 0.0],
    )


def assassins_game(match: int, players: Mapping[str, str]) -> AssassinsGameResult:
    return AssassinsGameResult(
        match=match,
        game=0,
        players=dict(players),
        winner="king",
        by="castle",
        rounds=9,
        forfeits={},
        seconds={"king": 0.0, "people": 0.0},
    )


@pytest.mark.parametrize("tables", [1, 2])
def test_one_table_says_nothing_of_how_far_off_it_is(tables: int) -> None:
    games = [road_game(table, (40, 30)) for table in range(tables)]
    rows = rank_players(games)
    text = road_text(games, rows)
    assert "inf" not in text and "±" not in text and "[" not in text
    assert "Too few tables to say" in text
    assert msgspec.json.encode(rows[0].margin).endswith(b'"low":null,"high":null}')


@pytest.mark.parametrize("matches", [1, 2])
def test_nor_does_one_match_of_the_second_game(matches: int) -> None:
    games = [assassins_game(match, {"king": "one", "people": "two"}) for match in range(matches)]
    text = town_text(games, rank_assassins_players(games))
    assert "[" not in text and "Too few matches to say" in text


def test_three_tables_say_little() -> None:
    games = [road_game(table, (40, 30)) for table in range(3)]
    text = road_text(games, rank_players(games))
    assert "100.0% [44–100]" in text and "100.0% [100" not in text and "Intervals of 95 %" in text


@given(st.integers(2, 5), st.integers(8, 120))
def test_equal_chances_look_equal_in_the_bar(players: int, width: int) -> None:
    bar = win_bar((1 / players,) * players, range(players), width)
    labels = {label.strip(" ABCDE") for label in _parts(bar.plain, players)}
    assert len(bar.plain) == width and len(labels) == 1


def _parts(bar: str, players: int) -> list[str]:
    """The texts of the parts of a bar, by their letters."""
    starts = [bar.index(letter) for letter in "ABCDE"[:players]]
    return [bar[a:b] for a, b in zip(starts, [*starts[1:], len(bar)], strict=True)]
