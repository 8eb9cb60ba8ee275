"""The screen of a table: the invitation whole and alone, signs, and all of it within reach."""

from __future__ import annotations

from textual.containers import VerticalScroll

from kingsroad_tui.together.messages import SIGN_SECONDS, Gesture, SignMade, standing
from kingsroad_tui.together.waiting_room import WaitingRoomScreen, in_lines
from kingsroad_tui.widgets.copied import CopiedScreen
from kingsroad_tui.widgets.plain import PlainStatic
from tests.support.app.acting import press, running, text_of
from tests.support.app.every_screen import OPENINGS
from tests.support.together.two_apps import place_of

INVITATION = "8J6F-2XD4-8NZA-W0XC-KY4J"


def test_an_invitation_is_broken_between_groups_only_where_it_has_to_be() -> None:
    assert in_lines(INVITATION, 24) == INVITATION
    assert in_lines(INVITATION, 23) == "8J6F-2XD4-8NZA-W0XC-\nKY4J"
    assert in_lines(INVITATION, 10) == "8J6F-2XD4-\n8NZA-W0XC-\nKY4J"
    for width in range(1, 30):
        assert in_lines(INVITATION, width).replace("\n", "") == INVITATION


def test_every_sign_stands_for_its_time() -> None:
    first, second = SignMade(0, Gesture.OUCH, 1.0), SignMade(0, Gesture.WELL_PLAYED, 2.0)
    again = SignMade(0, Gesture.OUCH, 3.0)
    assert standing((first, second), 3.0) == (first, second)
    assert standing((first, second, again), 3.0) == (second, again)
    assert standing((first, second), 1.5 + SIGN_SECONDS) == (second,)


async def test_the_invitation_stands_alone_to_be_selected() -> None:
    """From the left edge on, and nothing is said to be copied that the terminal may not have."""
    async with running() as (app, pilot):
        await OPENINGS["waiting-room"].open(pilot)
        invitation = place_of(app).session.invitation
        assert invitation in text_of(app)
        await press(pilot, "c")
        assert isinstance(app.screen, CopiedScreen)
        assert app.clipboard == invitation
        assert invitation in [line.rstrip() for line in text_of(app).splitlines()]
        await press(pilot, "escape")
        assert isinstance(app.screen, WaitingRoomScreen)


async def test_keys_lead_to_the_last_line_of_the_table() -> None:
    """In a small terminal, by whole pages and by lines, though a list of seats has the focus."""
    async with running(size=(60, 20)) as (app, pilot):
        await OPENINGS["waiting-room"].open(pilot)
        page = app.screen.query_one("#page", VerticalScroll)
        await page.mount(PlainStatic("link\n" * 20))
        await press(pilot, *["pagedown"] * 4)
        assert page.scroll_offset.y == page.max_scroll_y > 0
        await press(pilot, *["pageup"] * 4)
        assert page.scroll_offset.y == 0
        await press(pilot, *["down"] * 60)
        assert page.scroll_offset.y == page.max_scroll_y
        await press(pilot, *["up"] * 60)
        assert page.scroll_offset.y == 0


async def test_keys_lead_to_the_last_line_of_the_end() -> None:
    async with running(size=(60, 20)) as (app, pilot):
        await OPENINGS["end-apart"].open(pilot)
        page = app.screen.query_one("#page", VerticalScroll)
        assert page.max_scroll_y > 0
        await press(pilot, *["pagedown"] * 4)
        assert page.scroll_offset.y == page.max_scroll_y
        await press(pilot, *["up"] * 40)
        assert page.scroll_offset.y == 0
