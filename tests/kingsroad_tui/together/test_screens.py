"""The screens on the way to a table, and at it before the game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from textual.containers import VerticalScroll
from textual.pilot import Pilot

from kingsroad_tui.shell.place import Way
from kingsroad_tui.together import messages
from kingsroad_tui.together.waiting_room import WaitingRoomScreen, in_lines
from kingsroad_tui.widgets.copied import CopiedScreen
from kingsroad_tui.widgets.plain import PlainStatic
from tests.kingsroad_tui.test_outside_text import raw_in
from tests.support.app.acting import make_app, press, running, settle, text_of, visit
from tests.support.app.every_screen import OPENINGS
from tests.support.soak import sampled
from tests.support.together.two_apps import place_of

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


INVITATION = "8J6F-2XD4-8NZA-W0XC-KY4J"


def test_an_invitation_is_broken_between_groups_only_where_it_has_to_be() -> None:
    assert in_lines(INVITATION, 24) == INVITATION
    assert in_lines(INVITATION, 23) == "8J6F-2XD4-8NZA-W0XC-\nKY4J"
    assert in_lines(INVITATION, 10) == "8J6F-2XD4-\n8NZA-W0XC-\nKY4J"
    for width in range(1, 30):
        assert in_lines(INVITATION, width).replace("\n", "") == INVITATION


def test_every_sign_stands_for_its_time() -> None:
    first, second = (
        messages.SignMade(0, messages.Gesture.OUCH, 1.0),
        messages.SignMade(0, messages.Gesture.WELL_PLAYED, 2.0),
    )
    again = messages.SignMade(0, messages.Gesture.OUCH, 3.0)
    assert messages.standing((first, second), 3.0) == (first, second)
    assert messages.standing((first, second, again), 3.0) == (second, again)
    assert messages.standing((first, second), 1.5 + messages.SIGN_SECONDS) == (second,)


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


SCREENS = ("waiting-room", "play-apart", "end-apart", "town-play-apart", "town-end-apart")

PARTS = (
    *"aZ 9[]{}%<>\\",
    *("\x1b[31m", "\x1b]0;owned\x07", "\x9b", "\r", "\n", "\t"),  # controls
    *("\u202e", "\u2066", "\u200f", "\u200b", "\u2060", "\ufeff", "\u2028"),  # unseen
    *("\u0301", "\u0338", "\u20dd", "e\u0308"),  # combining
    *("漢", "👑", "👨\u200d👩\u200d👧", "🇭🇺", "ｗ", "\ufe0f"),  # wide
    *("אב", "عر", "[b]x[/b]", "[@click=app.quit]q[/]"),
)
"""What names are made of; some of it no table of this program would let in."""

TRIES = 8
WIDTH = 60


def name_by(dice: Random) -> str:
    parts = dice.choices(PARTS, k=dice.randint(1, messages.MAX_NAME))
    return "".join(parts)[: messages.MAX_NAME]


@pytest.mark.parametrize("opening", SCREENS)
async def test_any_name_is_shown_whole_or_cut_and_never_raw(opening: str) -> None:
    """Somebody with that name is away, makes a sign and wants another game."""
    dice = Random(opening)
    async with running(size=(WIDTH, 20)) as (app, pilot):
        await OPENINGS[opening].open(pilot)
        session = place_of(app).session
        news = session.guest.news
        assert news is not None
        for _ in range(TRIES):
            seats = [
                replace(seat, name=name_by(dice), here=False, away=130, again=True)
                for seat in news.seats
            ]
            session.guest.news = replace(news, seats=seats)
            session.tell(messages.TableChanged())
            session.tell(
                messages.SignBy(dice.randrange(len(seats)), dice.choice(list(messages.Gesture)))
            )
            await settle(pilot)
            text = text_of(app)
            assert raw_in(text.replace("\u200c", "").replace("\u200d", "")) == []
            bad = [ascii(line) for line in text.splitlines() if cell_len(line) != WIDTH]
            assert not bad
