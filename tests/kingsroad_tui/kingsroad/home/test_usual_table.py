"""The usual table: the same people and rivals, everybody a seat further."""

from __future__ import annotations

from typing import Final

from kingsroad.position import Variant
from kingsroad_tui.kingsroad.home.form import USUAL, begin
from kingsroad_tui.library.seats import SeatKind

KEPT: Final[dict[str, str | int | bool]] = {
    "players": 3,
    "kind-0": "person",
    "kind-1": "level-1",
    "kind-2": "advisor",
    "kind-3": "instinct",
    "colour-0": 4,
    "colour-1": 1,
    "colour-2": 0,
    "variant": "permanent-nobles",
    "hints": False,
}


def test_a_kept_table_is_laid_again() -> None:
    found = USUAL.of(KEPT, "Ann", 7)
    assert found is not None
    names, setup = found
    assert names == ("Ann", "Baron", "Chancellor")
    assert begin(names, KEPT, None).variant is Variant.PERMANENT_NOBLES
    assert [seat.colour for seat in setup.seats] == [4, 1, 0]
    assert (setup.seed, setup.hints, setup.alone) == (7, False, 0)
    assert USUAL.rivals(KEPT, "Ann") == ["Baron", "Chancellor"]


def test_everybody_moves_on_and_after_as_many_games_sits_there_again() -> None:
    once = USUAL.moved_on(KEPT)
    found = USUAL.of(once, "Ann", 0)
    assert found is not None
    names, setup = found
    assert names == ("Chancellor", "Ann", "Baron")
    assert [seat.colour for seat in setup.seats] == [0, 4, 1]
    assert USUAL.moved_on(USUAL.moved_on(once)) == KEPT
    assert once["kind-3"] == "instinct", "who does not sit there stays"


def test_whatever_is_kept_gives_a_table_or_none() -> None:
    assert USUAL.of({}, "Ann", 0) is None
    assert USUAL.of({"players": 9}, "Ann", 0) is None
    assert USUAL.moved_on({"players": "x"}) == {"players": "x"}
    found = USUAL.of({"players": 2, "kind-0": 3, "colour-0": "x", "colour-1": 0}, "", 0)
    assert found is not None
    names, setup = found
    assert len(set(names)) == 2
    assert begin(names, {}, None).variant is Variant.STANDARD
    assert len({seat.colour for seat in setup.seats}) == 2
    assert all(seat.kind is SeatKind.COMPUTER for seat in setup.seats)
