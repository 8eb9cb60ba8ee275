"""Names that a table tells, on every screen of playing together: none comes raw, none tears one."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from rich.cells import cell_len

from kingsroad_tui.together.messages import MAX_NAME, Gesture, SignBy, TableChanged
from tests.kingsroad_tui.test_outside_text import raw_in
from tests.support.app.acting import running, settle, text_of
from tests.support.app.every_screen import OPENINGS
from tests.support.together.two_apps import place_of

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
    parts = dice.choices(PARTS, k=dice.randint(1, MAX_NAME))
    return "".join(parts)[:MAX_NAME]


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
            session.tell(TableChanged())
            session.tell(SignBy(dice.randrange(len(seats)), dice.choice(list(Gesture))))
            await settle(pilot)
            text = text_of(app)
            assert raw_in(text.replace("\u200c", "").replace("\u200d", "")) == []
            bad = [ascii(line) for line in text.splitlines() if cell_len(line) != WIDTH]
            assert not bad
