"""A decision has one account: the table, the analysis, the report, the chart and JSON agree."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

import msgspec
import pytest

from advisor.messages.accounts import Judged, account_of
from advisor.messages.choices import find_candidate
from advisor.messages.review import FIRST, decided_by
from advisor.messages.verdicts import Goal
from kingsroad.games import Game
from kingsroad_tui.kingsroad.hints.hints import best_candidate
from kingsroad_tui.kingsroad.play.coach import RoundVerdict
from kingsroad_tui.kingsroad.report.sections import review_report
from kingsroad_tui.kingsroad.review.course import course
from kingsroad_tui.kingsroad.review.words import choice_sentence, decisions_by_seat
from kingsroad_tui.notes.kept import GameNotes
from kingsroad_tui.words.figures import luck_figure, signed_percent
from tests.support.answers import complete_advice, reviewed
from tests.support.legal import random_game

PLAYED = ((2, 3), (3, 1))
"""Players, and the number of a random game; its last three rounds are judged."""


@cache
def end_of_game(players: int, number: int) -> Game:
    """The last rounds of a game, as one that begins there."""
    whole = random_game(players, number)
    game = Game(whole.players, start=whole.take_back(3).position)
    for played in whole.rounds[-3:]:
        game = game.play(played.selections, played.reselections)
    assert game.finished
    return game


def shown(game: Game, seat: int) -> list[Judged]:
    return decisions_by_seat(reviewed(game).rounds, Goal.WIN)[seat]


@pytest.mark.parametrize("which", PLAYED)
def test_a_verdict_at_the_table_is_that_of_the_analysis(which: tuple[int, int]) -> None:
    """What the hints of the game say while it is played, whoever takes them."""
    game = end_of_game(*which)
    for seat in range(len(game.players)):
        verdicts: list[RoundVerdict] = []
        for left, played in zip(range(len(game.rounds), 0, -1), game.rounds, strict=True):
            advice = complete_advice(game.take_back(left), seat)
            best = best_candidate(advice)
            candidate = find_candidate(advice.candidates, played.selections[seat])
            assert best is not None and candidate is not None
            if verdicts:
                verdicts[-1] = verdicts[-1].with_luck(best.value, Goal.WIN)
            verdicts.append(RoundVerdict.of(candidate, Goal.WIN, best))
        first = [one for one in shown(game, seat) if one.phase == FIRST]
        for verdict, one, played in zip(verdicts, first, game.rounds, strict=True):
            assert round(verdict.loss, 2) == pytest.approx(one.cost)
            if verdict.luck is not None and not any(played.reselections):
                assert signed_percent(verdict.luck) == luck_figure(one.came, Goal.WIN)


@pytest.mark.parametrize("which", PLAYED)
def test_all_pages_say_what_is_in_the_account(which: tuple[int, int]) -> None:
    game = end_of_game(*which)
    review, names = reviewed(game), game.players
    lines = course(review.rounds, len(review.rounds)).lines
    report = review_report(game, review, GameNotes())
    (by_round,) = [one for one in report.sections if "Round" in one.header and "King" in one.header]
    (sums,) = [one for one in report.sections if "Start" in one.header]
    for seat in range(len(names)):
        exact = decided_by(review.rounds, seat, Goal.WIN)
        made = shown(game, seat)
        # It adds up, exactly and as it is shown.
        for one, then in pairwise(exact):
            assert one.choice + one.came == pytest.approx(then.before, abs=1e-9)
        for one, then in pairwise(made):
            assert round(100 * one.before) - round(100 * one.cost) == round(100 * one.choice)
            assert round(100 * one.choice) + round(100 * one.came) == round(100 * then.before)
        assert account_of(made).result == pytest.approx(
            (seat in game.position.winners) / len(game.position.winners), abs=0.005
        )
        # The chart goes through every value.
        assert lines[seat][:2] == (exact[0].before, exact[0].choice)
        assert lines[seat][-1] == pytest.approx(exact[-1].after)
        # The sentence of the analysis, and the report.
        by_key = {(one.round, one.phase): one for one in made}
        for played, row in zip(review.rounds, by_round.rows, strict=True):
            luck = sum(one.came for one in made if one.round == played.round)
            assert f"luck {luck_figure(luck, Goal.WIN)};" in row[2 + seat].text
            for step in played.steps:
                choice = step.choice(seat)
                if choice is None:
                    continue
                phase = "second choice" if step.second else FIRST
                said = choice_sentence(choice, by_key[played.round, phase], Goal.WIN, names)
                told = re.search(r"ucky \w+(?: \w+)?: (\S+?%)", said)
                came = luck_figure(by_key[played.round, phase].came, Goal.WIN)
                assert (told[1] if told else "0%") == came
        start, costs, *parts, result = (cell.text for cell in sums.rows[seat][1:])
        whole = [int(figure.rstrip("%").replace("−", "-")) for figure in (costs, *parts)]
        assert int(start.strip("<>%")) + sum(whole) == pytest.approx(
            int(result.strip("<>%")), abs=1
        )


@pytest.mark.parametrize("which", PLAYED)
def test_json_has_the_account(which: tuple[int, int]) -> None:
    game = end_of_game(*which)
    review = msgspec.to_builtins(reviewed(game))
    assert [set(one) for one in review["accounts"]] == [{"start", "costs", "luck", "result"}] * (
        len(game.players)
    )
    for seat, account in enumerate(review["accounts"]):
        made = [one for one in review["decisions"] if one["player"] == seat]
        for one, then in pairwise(made):
            assert one["before"] - one["cost"] == pytest.approx(one["choice"], abs=1e-9)
            assert one["choice"] + sum(one["luck"].values()) == pytest.approx(
                then["before"], abs=1e-9
            )
        total = account["start"] - account["costs"] + sum(account["luck"].values())
        assert total == pytest.approx(account["result"], abs=1e-9)
