"""Where one opens a table or joins one, as people see it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.pilot import Pilot

from kingsroad_tui.shell.place import Way
from tests.support.app.acting import make_app, settle, visit
from tests.support.soak import sampled

Snap = Callable[..., bool]


@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24), (120, 36)], (80, 24), (120, 36)))
def test_play_together(snap_compare: Snap, size: tuple[int, int]) -> None:
    """A field for one's name; then one for the invitation, with Join; then who plays at a table of
    one's own, who can reach it, clock and hints, with a button that opens it."""

    async def scene(pilot: Pilot[None]) -> None:
        await settle(pilot)
        await visit(pilot, Way("together"))
        await settle(pilot)

    assert snap_compare(make_app(), terminal_size=size, run_before=scene)
