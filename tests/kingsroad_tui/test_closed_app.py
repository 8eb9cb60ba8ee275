"""A seat in a browser: nothing but its table can be reached there, and nothing of the host's."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from dataclasses import replace
from fnmatch import filter as filter_names
from pathlib import Path

from kingsroad_tui.app import key_registry
from kingsroad_tui.games import GAMES
from kingsroad_tui.together.browser_seats import own_environment
from tests.kingsroad_tui.test_keys import classes_of_the_app
from tests.support.paths import ROOT
from tests.support.together.closed_walk import SECRET
from tests.support.together.network import NetworkGuest, served

SCREENS = {
    "ConfirmDialog",
    "EndScreen",
    "GameLogDialog",
    "HelpScreen",
    "OpponentsDialog",
    "OwnNameDialog",
    "OwnPalette",
    "PlayScreen",
    "RulesScreen",
    "WaitingRoomScreen",
}


async def test_every_key_and_every_command_stays_at_the_table(tmp_path: Path) -> None:
    """In an app of its own, inside its fence, from the name to the end of a game."""
    own, home = tmp_path / "seat", tmp_path / "home"
    own.mkdir()
    home.mkdir()
    secret = home / "settings.json"
    secret.write_text("the host's")
    async with served(tmp_path, 2) as (invitation, _):
        given = own_environment(os.environ, own, str(replace(invitation, game=0)))
        walk = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.support.together.closed_walk",
            env=given | {SECRET: str(secret)},
            cwd=ROOT,
            stdout=asyncio.subprocess.PIPE,
        )
        assert walk.stdout is not None
        async with asyncio.timeout(300):
            assert (await walk.stdout.readline()).strip() == b"waiting"
            ann = NetworkGuest("Ann", invitation)
            said = await walk.stdout.read()
            assert await walk.wait() == 0
        await ann.leave()
    seen = json.loads(said)
    assert set(seen["screens"]) <= SCREENS
    assert {"PlayScreen", "EndScreen", "HelpScreen", "RulesScreen"} <= set(seen["screens"])
    assert seen["refusals"] == []
    assert seen["refused"] == []
    assert seen["left"]
    mine = [path for path in seen["opened"] if str(tmp_path) in path]
    assert mine
    assert [path for path in mine if not path.startswith(str(own))] == []
    assert str(own) not in seen["end"]  # nor is a path of the host's shown
    for titles in seen["titles"].values():
        assert not {"Settings", "Home", "Open a game", "Save", "Analyse"} & set(titles)


def test_all_that_is_named_for_a_seat_in_a_browser_is_there() -> None:
    ids = [row.id for row in key_registry().rows]
    names = {kind.__name__ for kind in classes_of_the_app()}
    together = [game.commands().together for game in GAMES]
    parts = [part.closed for part in together if part is not None]
    for game, closed in zip(GAMES, parts, strict=True):
        assert [key for key in closed.keys if not filter_names(ids, key)] == []
        assert set(closed.places) <= set(game.places)
        assert set(closed.screens) <= names
