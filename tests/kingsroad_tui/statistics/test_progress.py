"""Statistics with a direction: what results and reviews come to, by month, opponent and kind.

Results in their journal: each game once, whatever was written.

The rating: it follows what one wins against whom, and its interval is as sure as it says.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from datetime import datetime
from math import log
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsroad_tui.ladder.standing import Anchors, rating_of, ratings_after
from kingsroad_tui.statistics.kept import (
    JUDGED,
    JudgedFigures,
    KeptResult,
    KeptSeat,
    KindFigures,
    judged_file,
    judged_games,
    keep_figures,
    keep_missing,
    kind_figures,
    results_file,
    results_of,
)
from kingsroad_tui.statistics.kept import RESULTS as KEPT_RESULTS
from kingsroad_tui.statistics.progress import (
    PlayerProgress,
    ProgressRow,
    month_words,
    progress_csv,
    progress_data,
    progress_lines,
    progress_of,
)
from tabletop.say import Say
from tabletop.words.voice import phrase
from tests.kingsroad_tui.statistics.games import result as games_result
from tests.support.examples import examples

STRENGTHS = ["weak", "strong"]
KINDS = {kind: Say(f"kingsroad-statistics-kind-{kind}") for kind in ("witch", "knight")}


def moment(month: int, day: int = 15) -> float:
    return datetime(2026, month, day, 12).timestamp()


def result(mark: str, month: int, *, won: bool, against: Sequence[str] = ("weak",)) -> KeptResult:
    seats = (KeptSeat(name="Me", won=won), *(KeptSeat(computer=one) for one in against))
    return KeptResult(game="g", mark=mark, when=moment(month), seats=seats)


def figures(mark: str, luck: float = 0.0, **kinds: tuple[int, float]) -> JudgedFigures:
    rows = {kind: KindFigures(*pair) for kind, pair in kinds.items()}
    return JudgedFigures(game="g", mark=mark, luck=luck, kinds=rows)


RESULTS = [
    result("a", 9, won=True),
    result("b", 9, won=False, against=("strong", "strong")),
    result("c", 11, won=True, against=("weak", "strong")),
    result("d", 11, won=False),
]
JUDGED_BY_MARK = {
    one.mark: one
    for one in (
        figures("a", 0.2, witch=(10, 0.3), knight=(10, 0.1)),
        figures("c", -0.1, witch=(5, 0.05)),
        figures("gone", 1.0, witch=(99, 9.0)),
    )
}


def found() -> PlayerProgress:
    return progress_of(RESULTS, JUDGED_BY_MARK, STRENGTHS)


def test_months_say_how_it_went_and_what_choices_cost() -> None:
    """September's 20 choices lost 0.4 together; a game nobody judged counts as played."""
    september, november = found().months
    assert (september.which, september.games, september.won) == ("2026-09", 2, 1)
    assert (september.judged, september.decisions) == (1, 20)
    assert september.lost == pytest.approx(0.02)
    assert september.luck == pytest.approx(0.2)
    assert (november.games, november.won, november.judged) == (2, 1, 1)
    assert november.lost == pytest.approx(0.01)


def test_an_opponent_counts_once_a_game_weakest_first() -> None:
    weak, strong = found().opponents
    assert (weak.which, weak.games, weak.won, weak.decisions) == ("weak", 3, 2, 25)
    assert (strong.which, strong.games, strong.won, strong.decisions) == ("strong", 2, 1, 5)


def test_kinds_come_best_first() -> None:
    """What no result is known of does not count."""
    knight, witch = found().kinds
    assert (knight.which, knight.decisions, knight.games) == ("knight", 10, None)
    assert knight.lost == pytest.approx(0.01)
    assert (witch.which, witch.decisions) == ("witch", 15)
    assert witch.lost == pytest.approx(0.35 / 15)


def test_games_of_several_people_or_of_no_moment_do_not_count() -> None:
    two = KeptResult(game="g", mark="x", when=moment(1), seats=(KeptSeat(), KeptSeat()))
    odd = KeptResult(game="g", mark="y", when=1e300, seats=RESULTS[0].seats)
    assert progress_of([two, odd], {}, STRENGTHS) == PlayerProgress()


def test_what_is_said() -> None:
    """A row a month, a curve, the direction, and what there is to gain."""
    said = progress_lines(found(), str.upper, KINDS, lambda values, top: f"{list(values)}/{top}")
    text = "\n".join(said)
    assert "September 2026" in text and "November 2026" in text
    assert "What a choice cost, month by month: 2.0% [20, 10]/20 1.0%" in said
    assert "In November 2026 each choice cost you 1.0% on average; in September 2026, 2.0%." in said
    assert "You are best at this: the Knight (1.0% a choice)." in said
    assert phrase("statistics-worst", kind="the Witch", share="78%") in said
    assert any(line.startswith("WEAK") for line in said)
    assert progress_lines(PlayerProgress(), str, KINDS, lambda *_: "") == []
    unjudged = progress_of(RESULTS, {}, STRENGTHS)
    assert progress_lines(unjudged, str, KINDS, lambda *_: "")[-1] == phrase(
        "statistics-progress-nothing-judged"
    )


def test_csv_and_json_hold_the_same() -> None:
    """One table, every row with its field ``by``; what is not known is empty, or null."""
    rows = list(csv.DictReader(io.StringIO(progress_csv(found()))))
    assert [row["by"] for row in rows] == ["month"] * 2 + ["opponent"] * 2 + ["kind"] * 2
    data = [one for what in ("month", "opponent", "kind") for one in progress_data(found(), what)]
    for row, one in zip(rows, data, strict=True):
        assert row.keys() == one.keys()
        for name, value in one.items():
            if value is None:
                assert row[name] == ""
            elif isinstance(value, float):
                assert float(row[name]) == pytest.approx(value, abs=1e-6)
            else:
                assert row[name] == str(value)
    assert len(list(csv.reader(io.StringIO(progress_csv(found(), ["kind"]))))) == 3


def test_every_month_has_a_name() -> None:
    assert month_words("2026-01") == "January 2026"
    assert month_words("1999-12") == "December 1999"


@given(
    st.lists(
        st.tuples(st.integers(1, 12), st.booleans(), st.sampled_from(["weak", "strong", "other"]))
    )
)
@examples(50)
def test_every_game_is_in_one_month(games: list[tuple[int, bool, str]]) -> None:
    """However many there are: games, wins and decisions add up."""
    results = [
        result(str(at), month, won=won, against=(who,))
        for at, (month, won, who) in enumerate(games)
    ]
    judged = {one.mark: figures(one.mark, witch=(2, 0.1)) for one in results[::2]}
    progress = progress_of(results, judged, STRENGTHS)
    assert sum(row.games or 0 for row in progress.months) == len(games)
    assert sum(row.won or 0 for row in progress.months) == sum(won for _, won, _ in games)
    assert sum(row.decisions for row in progress.months) == 2 * len(judged)
    assert [row.which for row in progress.months] == sorted({row.which for row in progress.months})
    assert {row.which for row in progress.opponents} <= set(STRENGTHS)


def test_figures_are_kept_once_and_the_last_judgement_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Damaged lines, and those of another game, are passed over."""
    monkeypatch.setenv("KINGSROAD_HOME", str(tmp_path))
    first, second = figures("a", witch=(1, 0.1)), figures("a", witch=(1, 0.2))
    keep_figures(first)
    keep_figures(first)
    assert len(JUDGED.entries()) == 1
    keep_figures(second)
    with judged_file().open("ab") as file:
        file.write(b'{"game": "g", "mark": "b", "luck": "no"}\n\xff\n')
    assert judged_games("g") == {"a": second}
    assert judged_games("other") == {}


def test_a_loss_is_never_less_than_nothing() -> None:
    assert kind_figures([("witch", -0.1), ("witch", 0.3)]) == {"witch": KindFigures(2, 0.3)}


def test_a_row_without_decisions_says_nothing() -> None:
    row = ProgressRow("2026-01", 1, 0, 0, 0, None, None)
    assert progress_csv(PlayerProgress(months=(row,))).endswith("month,2026-01,1,0,0,0,,")


def test_a_game_counts_once_and_as_it_ended_first() -> None:
    KEPT_RESULTS.add(games_result(mark="one", share=0.0), games_result(mark="two"))
    KEPT_RESULTS.add(games_result(mark="one", share=1.0))
    kept = results_of("kingsroad")
    assert [(one.mark, one.seats[0].won) for one in kept] == [("one", False), ("two", True)]
    assert results_of("assassins") == []


def test_damaged_lines_cost_nothing_else() -> None:
    KEPT_RESULTS.add(games_result(mark="one"))
    with results_file().open("ab") as file:
        file.write(
            b'{"game": "kingsroad", "mark"\n{"game":"kingsroad","mark":"x","seats":7}\n\xff\n'
        )
    KEPT_RESULTS.add(games_result(mark="two"))
    assert [one.mark for one in results_of("kingsroad")] == ["one", "two"]


def test_games_from_before_there_were_results_are_kept_once() -> None:
    old = [games_result(mark="old"), games_result(mark="old"), games_result(mark="older")]
    KEPT_RESULTS.add(games_result(mark="new"))
    assert len(keep_missing("kingsroad", old)) == 3
    assert len(keep_missing("kingsroad", old)) == 3
    assert len(KEPT_RESULTS.entries()) == 3


ANCHORS = Anchors({"a": 700, "b": 1000, "c": 1300, "d": 1500, "e": 1750, "f": 2100})
_SCALE = 400 / log(10)


def test_nobody_has_a_rating_before_a_game_that_counts() -> None:
    assert rating_of([], ANCHORS) is None
    assert rating_of([games_result("unknown")], ANCHORS) is None
    assert (
        rating_of([games_result("c", undone=True), games_result("c", helped=True)], ANCHORS) is None
    )


def test_who_beats_the_strong_rises_more_than_who_beats_the_weak() -> None:
    strong, weak, lost = (
        rating_of([games_result(rival, share=share)], ANCHORS)
        for rival, share in (("f", 1), ("a", 1), ("a", 0))
    )
    assert strong is not None and weak is not None and lost is not None
    assert strong.value > weak.value > 1200 > lost.value


def test_a_shared_victory_over_an_equal_moves_nothing() -> None:
    equal = Anchors({"equal": 1200.0})
    shared = rating_of([games_result("equal", share=0.5)], equal)
    assert shared is not None
    assert shared.value == pytest.approx(1200, abs=1)


def test_the_interval_shrinks_with_the_games() -> None:
    after = list(
        ratings_after([games_result("c", share=n % 2) for n in range(30)], ANCHORS).values()
    )
    assert [one.games for one in after] == list(range(1, 31))
    assert after[0].error > after[9].error > after[29].error
    assert after[-1].low < 1300 < after[-1].high


def test_a_side_that_is_worth_something_is_taken_off() -> None:
    """Who wins from the better side has shown less."""
    sides = Anchors({"c": 1200.0}, sides=(150.0, -150.0))
    better = rating_of([games_result("c")], sides)
    even = rating_of([games_result("c")], Anchors({"c": 1200.0}))
    assert better is not None and even is not None
    assert better.value < even.value


@pytest.mark.parametrize("games", [10, 40])
@pytest.mark.parametrize("strength", [900, 1300, 1800])
def test_the_true_strength_lies_in_the_interval_as_often_as_said(strength: int, games: int) -> None:
    """19 times in 20: of 150 players whose strength is known."""
    dice = Random(f"{strength}/{games}")
    inside = 0
    for _ in range(150):
        rating = rating_of([_played(strength, dice, number) for number in range(games)], ANCHORS)
        assert rating is not None
        inside += rating.low <= strength <= rating.high
    assert inside >= 0.9 * 150


def _played(strength: float, dice: Random, number: int) -> KeptResult:
    """A game of two to four, with odds as the scale has them."""
    rivals = [dice.choice(list(ANCHORS.ratings)) for _ in range(dice.choice((1, 1, 2, 3)))]
    strengths = [strength, *(ANCHORS.ratings[rival] for rival in rivals)]
    shown = [one / _SCALE - log(dice.expovariate(1)) for one in strengths]
    places = [1 + sum(other > one for other in shown) for one in shown]
    seats = tuple(
        KeptSeat(computer=computer, place=place, won=place == 1)
        for computer, place in zip(("", *rivals), places, strict=True)
    )
    return KeptResult("kingsroad", f"{number}", float(number), seats)
