"""A table for a board of one's own: read by the host, checked by every guest, proved in the end."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import msgspec
import pytest
from textual.widgets import Input

from assassins.records import encode_game
from assassins.town import SQUARE_NAMES
from kingsroad_tui.assassins.together.command import TOGETHER
from kingsroad_tui.assassins.together.kind import SEALED
from kingsroad_tui.cli import run
from kingsroad_tui.home.game_form import OptionProblem
from kingsroad_tui.shell.place import Way
from kingsroad_tui.together.ledger import NoBeginning
from kingsroad_tui.together.verifying import check_proof
from kingsroad_tui.together.waiting_room import WaitingRoomScreen
from tabletop.proved_records import with_proof
from tabletop.words.voice import phrase
from tests.support.app.acting import press, running, settle, text_of, until, visit
from tests.support.together.assassins_world import AssassinsWorld

_SECOND_START = """
[[kings]]
square = "c10"
knights = ["c9", "d10", "e9", "e8", "d8"]
"""

STARTS = phrase("assassins-home-type-one-of", squares=("j10", "c10"))


@pytest.fixture
def board(tmp_path: Path) -> Path:
    """Side A with a second square for the king to start on."""
    side_a = resources.files("assassins").joinpath("boards/side_a.toml").read_text()
    path = tmp_path / "two starts.toml"
    path.write_text(side_a.replace('name = "Side A"', 'name = "Two starts"') + _SECOND_START)
    return path


def world_of(options: dict[str, str]) -> AssassinsWorld:
    """A table for games that are played so."""

    class _World(AssassinsWorld):
        kind = TOGETHER.kind(options)

    return _World(3)


def test_a_game_on_a_board_of_ones_own_is_played_to_its_end_and_proved(
    board: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The board and the square come with the beginning, and through a table that was kept."""
    options = TOGETHER.typed({"board": str(board), "king_start": "C10"})
    world = world_of(options)
    world.go_on(trouble=0.05)
    game, proof = world.ledger.game.game, world.ledger.proof
    assert game.finished
    assert not world.broken
    assert game.town.name == "Two starts"
    assert game.start.king == SQUARE_NAMES.index("c10")
    assert not check_proof(SEALED, game, proof).broken
    saved = tmp_path / "played.json"
    saved.write_bytes(with_proof(encode_game(game), proof))
    assert run(["verify", str(saved)]) == 0
    assert "fair" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("was", "becomes"),
    [
        ('"direction":"west"', '"direction":"east"'),
        ('"name":"Two starts"', '"name":"Two\\u001bstarts"'),
        ('"square":"c10"', '"square":"c11"'),
        ('"king_start":"c10"', '"king_start":"a1"'),
        ('"king_start":"c10"', '"king_start":null'),
    ],
)
def test_a_guest_takes_no_board_that_breaks_a_rule(board: Path, was: str, becomes: str) -> None:
    options = TOGETHER.typed({"board": str(board), "king_start": "c10"})
    world = world_of(options)
    world.go_on(trouble=0)
    began = world.ledger.begun
    record = began.record.replace(": ", ":")
    assert was in record
    damaged = msgspec.structs.replace(began, record=record.replace(was, becomes))
    with pytest.raises(NoBeginning):
        AssassinsWorld.kind.ledger(damaged)


@pytest.mark.parametrize(
    ("file", "square", "where"),
    [
        ("two starts.toml", "", "king_start"),
        ("two starts.toml", "a1", "king_start"),
        ("", "c10", "king_start"),
        ("none.toml", "", "board"),
    ],
)
def test_what_cannot_be_is_said_where_it_was_typed(
    board: Path, file: str, square: str, where: str
) -> None:
    typed = {"board": str(board.with_name(file)) if file else "", "king_start": square}
    with pytest.raises(OptionProblem) as problem:
        TOGETHER.typed(typed)
    assert problem.value.name == where


async def test_the_form_asks_for_a_board_and_for_the_start_that_it_leaves_open(board: Path) -> None:
    async with running(size=(80, 30)) as (app, pilot):
        await visit(pilot, Way("together", of_game="assassins"))
        form = app.screen
        start, said = (
            form.query_one(f"#assassins-king_start-{part}") for part in ("line", "error")
        )
        await settle(pilot)
        form.query_one("#name", Input).value = "Ann"
        assert not start.display
        assert not form.query_one("#kingsroad-board-line").display
        form.query_one("#assassins-board", Input).value = str(board)
        await until(pilot, lambda: start.display)
        form.query_one("#open").focus()
        await press(pilot, "enter")
        await until(pilot, lambda: said.display)
        assert STARTS in text_of(app)
        form.query_one("#assassins-king_start", Input).value = "c10"
        form.query_one("#open").focus()
        await press(pilot, "enter")
        await until(pilot, lambda: isinstance(app.screen, WaitingRoomScreen))
