"""The library: branches under their game, courses, names, deleting and putting back.

Players named on a command line: by what is seen of their names, where that is clear.

Saving by name: nothing is replaced unasked, and what is typed is a title before it is a path.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from advisor.messages.assumptions import Assumption, AssumptionError
from kingsroad.games import Game
from kingsroad.records import read_game
from kingsroad_tui.files import typed_files
from kingsroad_tui.files.locations import autosave_folder
from kingsroad_tui.kingsroad.library import saves
from kingsroad_tui.kingsroad.library.saves import (
    SAVES,
    Course,
    all_games,
    course_of,
    find_player,
    result_order,
    with_branches,
)
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.statistics import finished_games
from kingsroad_tui.library import library
from kingsroad_tui.library.ownership import hold
from kingsroad_tui.library.save_game import SaveGameDialog, save_dialog
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.shell.errors import Unusable
from kingsroad_tui.widgets.plain import Field
from tests.support.app.acting import make_app, press, settle, text_of
from tests.support.legal import random_game, random_round
from tests.support.seats import COMPUTER, PERSON, setup_of

SETUP = setup_of(PERSON, COMPUTER)


def saved(name: str, game: Game, seed: int = 1) -> Path:
    path = typed_files.save_path(name)
    people = [PERSON, *[COMPUTER] * (len(game.players) - 1)]
    saves.write_table(path, game, setup_of(*people, seed=seed))
    return path


def shown(games: list[saves.RecentGame]) -> list[tuple[str, int | None]]:
    return [(row.game.path.stem, row.shared) for row in with_branches(games)]


def test_branches_stand_under_the_longest_game_with_the_rounds_in_common() -> None:
    whole = random_game(2, 5, rounds=6)
    saved("whole", whole)
    saved("start", whole.take_back(4))
    other = random_game(2, 9, rounds=6)
    branch = whole.take_back(3)
    for played in other.rounds:
        if branch.rounds[-1:] != (played,) and len(branch.rounds) < 5:
            try:
                branch = replace(branch, rounds=(*branch.rounds, played))
            except ValueError:
                continue
    saved("branch", branch)
    saved("elsewhere", whole, seed=2)
    saved("nothing yet", random_game(2, 5, rounds=0))
    rows = dict(shown(saves.all_games()))
    assert rows["whole"] is None and rows["elsewhere"] is None and rows["nothing yet"] is None
    assert rows["start"] == 2
    assert rows["branch"] == 3
    order = [name for name, _ in shown(saves.all_games())]
    assert set(order[order.index("whole") + 1 : order.index("whole") + 3]) == {"start", "branch"}


def test_a_course_has_the_scores_of_every_round() -> None:
    game = random_game(3, 4)
    saved("over", game)
    (row,) = saves.all_games()
    course = course_of(row)
    assert course is not None
    assert course.scores[0] == (0, 0, 0)
    assert course.scores[-1] == game.position.scores
    assert len(course.scores) == len(game.rounds) + 1
    assert course.winners == game.position.winners


def test_files_that_are_no_games_are_listed_as_such() -> None:
    good = saved("good", random_game(2, 1, rounds=2))
    for name, content in {
        "empty": b"",
        "cut": good.read_bytes()[:100],
        "other": b"{}",
        "deep": b"[" * 100_000,
        "bytes": b"\xff\xfe",
    }.items():
        typed_files.save_path(name).write_bytes(content)
    problems = {row.path.stem: bool(row.problem) for row in saves.all_games()}
    assert problems == {
        "good": False,
        "empty": True,
        "cut": True,
        "other": True,
        "deep": True,
        "bytes": True,
    }
    assert [row.path.stem for row in saves.recent_games()] == ["good"]
    assert all(course_of(row) is None for row in saves.all_games() if row.problem)


def test_a_deleted_game_can_be_put_back_with_its_analysis() -> None:
    path = saved("evening", random_game(2, 1, rounds=2))
    content = path.read_bytes()
    library.analysis_path(path).write_bytes(b"review")
    gone = library.delete(path)
    assert gone.parent == path.parent / library.DELETED
    assert not path.exists() and saves.all_games() == []
    again = saved("evening", random_game(2, 2, rounds=1))
    with pytest.raises(library.NotNow, match="is there already"):
        library.restore(gone, path)
    second = library.delete(again)
    assert second != gone and second.exists()
    library.restore(gone, path)
    assert path.read_bytes() == content
    assert library.analysis_path(path).read_bytes() == b"review"


def test_a_game_being_played_is_neither_renamed_nor_deleted() -> None:
    path = saves.new_autosave()
    saves.write_table(path, random_game(2, 1, rounds=1), SETUP)
    lock = hold(path)
    assert lock is not None
    with pytest.raises(library.NotNow, match="being played"):
        library.delete(path)
    lock.release()
    library.rename(path, typed_files.save_path("kept"))
    assert [row.path.stem for row in saves.all_games()] == ["kept"]
    assert list(autosave_folder().glob("*.json")) == []


def test_finished_games_leave_out_branches_and_games_without_a_table() -> None:
    over = random_game(2, 3)
    saved("over", over)
    saved("a copy", over)
    saved("going on", random_game(2, 4, rounds=2))
    (game,) = finished_games(saves.all_games())
    assert game.scores == over.position.scores
    assert game.winners == over.position.winners


def test_of_a_game_and_its_branches_the_one_finished_first_counts() -> None:
    """Also where a branch that was played on later is longer, finished or not."""
    over = random_game(2, 3)
    longer = _going_on(over.take_back(2), len(over.rounds) + 1)
    for name, game, when in (("later", longer, 3_000_000), ("first", over, 2_000_000)):
        saves.write_table(typed_files.save_path(name), game, SETUP, when)
    assert [row.game.path.stem for row in with_branches(saves.all_games())] == ["later", "first"]
    (counted,) = finished_games(saves.all_games())
    assert counted.scores == over.position.scores


def test_a_game_saved_by_name_gives_no_seed_away_and_counts_once() -> None:
    """Also after a round was taken back, which changes the table's seed."""
    over = random_game(2, 3)
    autosave = saves.new_autosave()
    table = Table(over, SETUP, lambda game, setup: saves.write_table(autosave, game, setup))
    table.take_back()
    for name in ("before", "after"):
        path = typed_files.save_path(name)
        saves.save_by_name(path, table.game, table.setup)
        given = saves.read_table(path).setup
        assert given is not None and given.seed not in (SETUP.seed, table.setup.seed)
        if table.can_redo:
            table.redo()
    assert given is not None and given.mark == table.setup.mark
    rows = [row.game.path for row in with_branches(saves.all_games()) if row.shared is None]
    assert len(rows) == 1
    assert len(list(finished_games(saves.all_games()))) == 1


def _going_on(game: Game, rounds: int) -> Game:
    """A game that goes on by chance, until it has at least so many rounds."""
    dice = Random(1)
    while True:
        longer = game
        while not longer.finished and len(longer.rounds) < rounds:
            longer = random_round(longer, dice)
        if len(longer.rounds) >= rounds:
            return longer


def test_a_program_that_forfeited_has_not_won() -> None:
    """Though the rule of thumb brought its points to the top."""
    over = random_game(2, 3)
    (winner,) = over.position.winners
    seats = [PERSON, PERSON]
    seats[winner] = Seat(SeatKind.PROGRAM, program="mine", forfeit="it gave no answer")
    path = saves.new_autosave()
    saves.write_table(path, over, Setup(tuple(seats)))
    course = course_of(next(row for row in saves.all_games() if row.path == path))
    assert course is not None and course.winners == (1 - winner,)


def test_results_are_sorted_as_the_person_at_the_table_sees_them() -> None:
    saved("any", random_game(2, 3, rounds=2))
    (row,) = saves.all_games()

    def rank(mine: int, other: int, winners: tuple[int, ...]) -> tuple[int, int]:
        return result_order(row, Course(((0, 0), (mine, other)), winners))

    in_order = [
        rank(45, 20, (0,)),
        rank(41, 38, (0,)),
        rank(40, 40, (0, 1)),
        rank(38, 41, (1,)),
        rank(12, 45, (1,)),
        rank(12, 14, ()),
        result_order(row, None),
    ]
    assert in_order == sorted(in_order) and len(set(in_order)) == len(in_order)


ODD = Game(("Page", "Ｐage ", "Ｚｏë", "می\u200cخواهم"))


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("Page", 0),
        ("Ｐage ", 1),
        ("ｐage", 1),
        ("page\u00a0", 0),
        ("PAGE\u2060", 0),
        ("zoë", 2),
        ("\u200bZOE\u0308 ", 2),
        ("میخواهم", 3),
        ("3", 3),
    ],
)
def test_a_player_is_found_by_what_is_seen(text: str, seat: int) -> None:
    assert find_player(ODD, text) == seat
    if not text.isdigit():
        assert Assumption.parse(f"{text}: plays 5", ODD.players).seat == seat


def test_a_name_that_fits_several_is_refused_with_their_seats() -> None:
    with pytest.raises(Unusable) as caught:
        find_player(ODD, "ｐａｇｅ")
    assert "(0)" in caught.value.message and "(1)" in caught.value.message
    with pytest.raises(AssumptionError, match="looks like"):
        Assumption.parse("ｐａｇｅ: plays 5", ODD.players)


@pytest.mark.parametrize("text", ["", " ", "\u200b", "Pag", "4", "²"])
def test_a_name_that_nobody_has_is_refused(text: str) -> None:
    with pytest.raises(Unusable, match="the players are"):
        find_player(ODD, text)


GAME = random_game(2, 3, rounds=2)
OTHER = random_game(2, 4, rounds=3)


async def save_as(pilot: Pilot[None], name: str, game: Game) -> SaveGameDialog:
    """Types a name into a dialog of its own, and presses Enter."""
    dialog = save_dialog(SAVES, game, SETUP)
    await pilot.app.push_screen(dialog)
    dialog.query_one("#file", Field).value = name
    await press(pilot, "enter")
    await settle(pilot)
    return dialog


async def test_a_name_makes_no_folder_and_replaces_nothing_unasked(
    kingsroad_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    app = make_app()
    data = kingsroad_home / "data"
    async with app.run_test(size=(80, 24)) as pilot:
        for number, (typed, name) in enumerate(
            [("a/b", "a-b"), ("Final: 3/4?", "Final- 3-4-"), ("nul", "_nul")], start=1
        ):
            await save_as(pilot, typed, GAME)
            saved = data / f"{name}.json"
            assert read_game(saved) == GAME.as_public()
            assert saved.stat().st_mode & 0o077 == 0
            assert len(all_games()) == number
        assert list(here.iterdir()) == []

        dialog = await save_as(pilot, "a/b", OTHER)
        assert app.screen is dialog and "a-b.json is there already" in text_of(app)
        assert read_game(data / "a-b.json") == GAME.as_public()
        await press(pilot, "enter")
        assert read_game(data / "a-b.json") == OTHER.as_public()
        dialog = await save_as(pilot, str(here / "folder" / "mine"), GAME)
        assert app.screen is dialog and "there is no such folder" in text_of(app)
        assert list(here.iterdir()) == []
        await press(pilot, "escape")
        await save_as(pilot, str(here / "mine"), GAME)
        assert read_game(here / "mine.json") == GAME.as_public()
        dialog = await save_as(pilot, f"{here}/", GAME)
        assert app.screen is dialog and "that is a folder" in text_of(app)
