"""A game that was played together stays one: saved on the way, in a copy, and said of a line."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from kingsroad_tui.assassins.library.saves import write_named
from kingsroad_tui.assassins.play.screens import AssassinsTableScreen
from kingsroad_tui.assassins.together.table import mirrored_assassins
from kingsroad_tui.cli import run
from kingsroad_tui.kingsroad.library.saves import save_by_name, setup_for
from kingsroad_tui.kingsroad.lines.mode import KingsroadPlay
from kingsroad_tui.kingsroad.play.end import EndScreen
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.kingsroad.together.table import mirrored_table
from kingsroad_tui.library.proofs import proved_content, take_proof_along
from kingsroad_tui.notes.kept import NO_NOTES, keep_notes
from kingsroad_tui.solver.client import Solver
from tabletop.words.voice import phrase
from tests.support.paths import GAMES
from tests.support.together.assassins_world import AssassinsWorld
from tests.support.together.sealed_games import SealedGame
from tests.support.together.world import World

Output = pytest.CaptureFixture[str]


def until(world: World, phases: int) -> None:
    """Plays so many phases, and a little of the next one."""
    while world.table.ledger is None or len(world.table.ledger.histories) <= phases:
        assert world.step()
    while any(person.guest.ledger is None for person in world.people):
        assert world.step()
    for _ in range(6):
        world.step()


def session_of(world: World, seat: int) -> Any:
    return SimpleNamespace(guest=world.people[seat].guest)


def verified(file: Path, capsys: Output) -> dict[str, Any]:
    capsys.readouterr()
    assert run(["verify", "--json", str(file)]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert found["proved"]
    return found


@pytest.mark.parametrize("phases", [0, 3, 6])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_saved_at_a_running_table_has_its_proof_so_far(
    phases: int, seat: int, tmp_path: Path, capsys: Output
) -> None:
    """By the key, by the word, by the host and by a guest."""
    world = World(3, 2)
    until(world, phases)
    table = mirrored_table(session_of(world, seat))
    assert table.proved
    screen: Any = SimpleNamespace(table=table, _table=table)
    dialogs: list[Any] = [PlayScreen.save_dialog, EndScreen.save_dialog]
    for number, save in enumerate(dialogs):
        save(screen)._save_in(tmp_path / f"{number}.json", replace=False)
    words = KingsroadPlay(table, Solver())
    assert words.save(str(tmp_path / "2"))
    for number in range(3):
        found = verified(tmp_path / f"{number}.json", capsys)
        ledger = world.people[seat].guest.ledger
        assert ledger is not None
        assert not found["finished"]
        assert found["choices"] == sum(len(one.opens) for one in ledger.proof.phases)


@pytest.mark.parametrize("phases", [1, 2, 4, 7])
@pytest.mark.parametrize("seat", [0, 1])
def test_so_has_a_game_of_king_and_assassins_and_no_secret(
    phases: int, seat: int, tmp_path: Path, capsys: Output
) -> None:
    """Not even in the file of the people's side, who may give it to somebody."""
    world = AssassinsWorld(3)
    until(world, phases)
    table = mirrored_assassins(session_of(world, seat))
    screen: Any = SimpleNamespace(table=table)
    file = tmp_path / "town.json"
    AssassinsTableScreen.save_dialog(screen)._save_in(file, replace=False)
    found = verified(file, capsys)
    assert not found["finished"]
    assert found["choices"] >= phases
    assert json.loads(file.read_text())["secret"] is None


# ------------------------------------------------------------------------------------- copies


def test_a_copy_takes_its_proof_along_and_another_game_none(tmp_path: Path, capsys: Output) -> None:
    game = SealedGame(3, Random(2)).play()
    file, copy, other = (tmp_path / name for name in ("game.json", "copy.json", "other.json"))
    file.write_bytes(game.record())
    for target, played in ((copy, game.game), (other, SealedGame(3, Random(3)).play().game)):
        save_by_name(target, played, setup_for(played))
        take_proof_along(target, proved_content(file))
    assert verified(copy, capsys)["finished"]
    assert run(["verify", str(other)]) == 2
    take_proof_along(other, proved_content(GAMES[0]))
    keep_notes(copy, NO_NOTES.with_note(1, "well played"))
    verified(copy, capsys)


# -------------------------------------------------------------------------------------- lines


def test_a_line_says_that_it_carries_no_proof(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not that its game was not played together, which it cannot know."""
    file = tmp_path / "game.json"
    file.write_bytes(SealedGame(2, Random(4)).play().record())
    assert run(["share", str(file)]) == 0
    said = capsys.readouterr()
    assert phrase("app-line-without-proof") in said.err
    (line,) = said.out.splitlines()
    assert run(["verify", line]) == 2
    said = capsys.readouterr()
    assert phrase("together-no-proof-in-line") in said.err
    assert "not played together" not in said.err
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(line.encode())))
    assert run(["verify", "-"]) == 2
    assert phrase("together-no-proof-in-line") in capsys.readouterr().err
    assert run(["share", str(GAMES[0])]) == 0
    said = capsys.readouterr()
    assert not said.err
    assert run(["verify", str(GAMES[0])]) == 2
    assert phrase("together-no-proof") in capsys.readouterr().err


def test_a_line_of_king_and_assassins_too(tmp_path: Path, capsys: Output) -> None:
    world = AssassinsWorld(3)
    until(world, 5)
    file = tmp_path / "town.json"
    game, setup, proof = mirrored_assassins(session_of(world, 1)).named()
    write_named(file, game, setup, proof)
    assert run(["assassins", "share", str(file)]) == 0
    said = capsys.readouterr()
    assert phrase("app-line-without-proof") in said.err
    for command in (["verify"], ["assassins", "verify"]):
        assert run([*command, said.out.strip()]) == 2
        assert phrase("together-no-proof-in-line") in capsys.readouterr().err
