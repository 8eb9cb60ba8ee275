"""Keys typed faster than the screen follows, as they come in one read from a terminal."""

from __future__ import annotations

import pytest
from textual.events import Key
from textual.message import Message
from textual.widgets import Input

from kingsroad.games import Game
from kingsroad_tui.navigation import NamePlayers, RecordTable, SetUpGame
from tests.support.acting import make_app, settle, visit


@pytest.mark.parametrize(
    ("wish", "keys", "field", "value"),
    [
        (SetUpGame(), ["tab", "A", "n", "n"], "name-0", "Ann"),
        (SetUpGame(), [*["tab"] * 4, "B", "o"], "name-1", "Bo"),
        (NamePlayers(), ["A", "tab", "shift+tab", "B"], "names", "B"),
        (RecordTable(Game(("Ann", "Bob"))), ["1", "tab", "2"], "cards-1", "2"),
    ],
)
async def test_nothing_typed_after_tab_is_lost(
    wish: Message, keys: list[str], field: str, value: str
) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await visit(pilot, wish)
        await settle(pilot)
        for key in keys:
            app.post_message(Key(key, key if len(key) == 1 else None))
        await settle(pilot)
        assert app.screen.query_one(f"#{field}", Input).value == value
