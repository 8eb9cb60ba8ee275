"""Players named on a command line: by what is seen of their names, where that is clear."""

from __future__ import annotations

import pytest

from advisor.messages.assumptions import Assumption, AssumptionError
from kingsroad.games import Game
from kingsroad_tui.kingsroad.library.saves import find_player
from kingsroad_tui.shell.errors import Unusable

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
