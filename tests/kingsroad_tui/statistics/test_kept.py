"""Results in their journal: each game once, whatever was written."""

from __future__ import annotations

from kingsroad_tui.statistics.kept import RESULTS, keep_missing, results_file, results_of
from tests.kingsroad_tui.statistics.games import result


def test_a_game_counts_once_and_as_it_ended_first() -> None:
    RESULTS.add(result(mark="one", share=0.0), result(mark="two"))
    RESULTS.add(result(mark="one", share=1.0))
    kept = results_of("kingsroad")
    assert [(one.mark, one.seats[0].won) for one in kept] == [("one", False), ("two", True)]
    assert results_of("assassins") == []


def test_damaged_lines_cost_nothing_else() -> None:
    RESULTS.add(result(mark="one"))
    with results_file().open("ab") as file:
        file.write(
            b'{"game": "kingsroad", "mark"\n{"game":"kingsroad","mark":"x","seats":7}\n\xff\n'
        )
    RESULTS.add(result(mark="two"))
    assert [one.mark for one in results_of("kingsroad")] == ["one", "two"]


def test_games_from_before_there_were_results_are_kept_once() -> None:
    old = [result(mark="old"), result(mark="old"), result(mark="older")]
    RESULTS.add(result(mark="new"))
    assert len(keep_missing("kingsroad", old)) == 3
    assert len(keep_missing("kingsroad", old)) == 3
    assert len(RESULTS.entries()) == 3
