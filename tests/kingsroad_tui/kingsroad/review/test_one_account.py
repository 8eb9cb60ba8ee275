"""A decision has one account: the table, the analysis, the report, the chart and JSON agree."""

from __future__ import annotations

import html
import re
from functools import cache
from itertools import pairwise

import msgspec
import pytest

from advisor.messages.accounts import Judged, account_of
from advisor.messages.choices import find_candidate
from advisor.messages.review import FIRST, ChoiceReview, Mistake, decided_by
from advisor.messages.verdicts import Goal, Kind, Severity
from kingsroad.games import Game
from kingsroad_tui.kingsroad.hints.hints import best_candidate
from kingsroad_tui.kingsroad.play.coach import RoundVerdict
from kingsroad_tui.kingsroad.report.sections import REPORT, review_report
from kingsroad_tui.kingsroad.review.analysis_view import mistake_rows
from kingsroad_tui.kingsroad.review.course import course
from kingsroad_tui.kingsroad.review.game_story import moments_of, review_summary
from kingsroad_tui.kingsroad.review.words import (
    choice_code,
    choice_sentence,
    cost_figure,
    decisions_by_seat,
    mistake_sentence,
)
from kingsroad_tui.notes.kept import GameNotes
from kingsroad_tui.words.figures import (
    label_named,
    label_sign,
    loss_words,
    luck_figure,
    signed_percent,
)
from tests.support.answers import complete_advice, reviewed
from tests.support.legal import random_game
from tests.support.soak import sampled

PLAYED = sampled(
    [
        (2, 3),
        (3, 1),
        (4, 2),
        (5, 4),
        *((players, n) for players in (2, 3, 4, 5) for n in range(10, 17)),
    ],
    (2, 3),
    (3, 1),
    (4, 2),
)
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
                verdicts[-1] = verdicts[-1].with_luck(best.value + best.loss, Goal.WIN)
            verdicts.append(RoundVerdict.of(candidate, Goal.WIN, best))
        first = [one for one in shown(game, seat) if one.phase == FIRST]
        for verdict, one, played in zip(verdicts, first, game.rounds, strict=True):
            assert round(verdict.loss, 2) == pytest.approx(one.cost, abs=1e-5)
            if one.verdict is not None:  # it is called the same, too
                assert verdict.label.severity == one.verdict
            if verdict.luck is not None and not any(played.reselections):
                assert signed_percent(verdict.luck) == luck_figure(one.came, Goal.WIN)


@pytest.mark.parametrize("which", PLAYED)
def test_what_is_kept_of_a_round_is_said_at_the_table(which: tuple[int, int]) -> None:
    """Second choices after a Witch included: what came of a round is what its rows say together."""
    game = end_of_game(*which)
    rounds = reviewed(game).rounds
    for seat in range(len(game.players)):
        exact = decided_by(rounds, seat, Goal.WIN)
        for played, then in pairwise(rounds):
            following = next(one.before for one in exact if one.round == then.round)
            verdict = RoundVerdict.kept(played, seat, Goal.WIN, following)
            own = [one for one in shown(game, seat) if one.round == played.round]
            assert verdict is not None
            assert verdict.loss == pytest.approx(sum(one.cost for one in own), abs=1e-5)
            assert verdict.luck == pytest.approx(sum(one.came for one in own), abs=1e-5)


@pytest.mark.parametrize("which", PLAYED)
def test_all_pages_say_what_is_in_the_account(which: tuple[int, int]) -> None:
    game = end_of_game(*which)
    review, names = reviewed(game), game.players
    lines = course(review.rounds, len(review.rounds)).lines
    report = review_report(game, review, GameNotes())
    page = html.unescape(REPORT.html(game, review))
    markdown = re.sub(r"\\(.)", r"\1", REPORT.markdown(game, review))
    summary = review_summary(review, names, game.board)
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
        rows = {one.round: row for one, row in zip(review.rounds, by_round.rows, strict=True)}
        # What there is to learn is the same on the screen and on the page.
        for moment in moments_of(review.rounds, Goal.WIN, names, game.board, seat):
            assert moment.title in page and moment.title in markdown
        for played, row in zip(review.rounds, by_round.rows, strict=True):
            luck = sum(one.came for one in made if one.round == played.round)
            assert f"luck {luck_figure(luck, Goal.WIN)};" in row[2 + seat].text
            for step in played.steps:
                choice = step.choice(seat)
                if choice is None:
                    continue
                phase = "second choice" if step.second else FIRST
                said = choice_sentence(choice, by_key[played.round, phase], Goal.WIN, names)
                assert_one_verdict(choice, by_key[played.round, phase], said)
                if choice.severity is not Severity.GOOD:
                    # The same in the list of the analysis, in lines, on the page, in Markdown.
                    told = f"{choice_code(choice, Goal.WIN)} (−{cost_figure(choice, Goal.WIN)})"
                    assert told in rows[played.round][2 + seat].text
                    assert told in page and told in markdown
                    at = Mistake(played.round, step.second, choice)
                    assert mistake_sentence(at, names, Goal.WIN) in summary
                    (listed,) = mistake_rows([at], names, Goal.WIN, game.board, 60)
                    assert listed.endswith(f"−{cost_figure(choice, Goal.WIN)}")
                luck_told = re.search(r"ucky \w+(?: \w+)?: (\S+?%)", said)
                came = luck_figure(by_key[played.round, phase].came, Goal.WIN)
                assert (luck_told[1] if luck_told else "0%") == came
        start, costs, *parts, result = (cell.text for cell in sums.rows[seat][1:])
        whole = [int(figure.rstrip("%").replace("−", "-")) for figure in (costs, *parts)]
        assert int(start.strip("<>%")) + sum(whole) == pytest.approx(
            int(result.strip("<>%")), abs=1
        )


def assert_one_verdict(choice: ChoiceReview, one: Judged, said: str) -> None:
    """The account, the review and the sentence call a choice the same, and say one cost."""
    label = choice.label(Goal.WIN)
    if choice.forced:
        assert one.verdict is None
        return
    assert one.verdict == choice.severity == label.severity
    assert label.kind in (Kind.WON, Kind.LOST) or one.label() == label
    assert round(choice.cost, 2) == pytest.approx(one.cost, abs=1e-5) or not one.luck
    if label.severity is not Severity.GOOD:
        assert f"{label_named(label)} ({label_sign(label)}), which cost " in said
        assert f"which cost {loss_words(choice.stated_loss, Goal.WIN)}" in said


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
        assert all(one["verdict"] in (None, *Severity) for one in made)
        total = account["start"] - account["costs"] + sum(account["luck"].values())
        assert total == pytest.approx(account["result"], abs=1e-9)
