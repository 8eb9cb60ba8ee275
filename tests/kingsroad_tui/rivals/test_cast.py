"""What the computer players of each game can say: something of everything, in one line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

import pytest

from kingsroad_tui.assassins.rivals.remarks import CAST as TOWN
from kingsroad_tui.assassins.rivals.remarks import AssassinsSituation
from kingsroad_tui.drawing.canvas import width_of
from kingsroad_tui.kingsroad.rivals.remarks import CAST as ROAD
from kingsroad_tui.kingsroad.rivals.remarks import Situation
from kingsroad_tui.rivals.cast import Cast
from kingsroad_tui.rivals.remarks import Remark, places_of, quoted_line
from tests.assassins.support.random_play import random_game
from tests.kingsroad_tui.assassins.rivals.test_remarks import remarks_of
from tests.kingsroad_tui.kingsroad.rivals.test_remarks import remarks_of_games
from tests.support.app.assassins_acting import recorded

MOST_CELLS = 70


def town_remarks() -> Iterator[Remark]:
    for game in (*map(random_game, range(40)), recorded("king-in-the-castle")):
        yield from remarks_of(game)


@dataclass(frozen=True)
class Talked:
    """A game, everything that could be said in some of its games, and the longest facts."""

    cast: Cast
    situations: type[StrEnum]
    remarks: tuple[Remark, ...]
    longest: Mapping[str, str]


@pytest.fixture(scope="module", params=["kingsroad", "assassins"])
def talked(request: pytest.FixtureRequest) -> Talked:
    if request.param == "assassins":
        longest = {"who": "Strategist", "person": "witch hunter", "cards": "4"}
        return Talked(TOWN, AssassinsSituation, tuple(town_remarks()), longest)
    longest = {"who": "Chancellor", "third": "Chancellor", "region": "Wizard's Tower"}
    longest |= dict.fromkeys(("points", "lead", "behind", "by"), "12")
    longest |= {"best": "61", "left": "8", "count": "5"}
    return Talked(ROAD, Situation, tuple(remarks_of_games(25)), longest)


def test_every_character_has_a_voice_for_everything(talked: Talked) -> None:
    voices = [talked.cast.voice(strength) for strength in talked.cast.strengths]
    assert all(set(lines) == set(talked.situations) for lines in voices)
    every = [line for lines in voices for each in lines.values() for line in each]
    assert len(set(every)) == len(every), "a line stands twice"


def test_every_line_fits_the_facts_there_are_and_one_line(talked: Talked) -> None:
    """A situation's remarks always have the facts that at least one of its lines names."""
    always: dict[str, frozenset[str]] = {}
    ever: dict[str, frozenset[str]] = {}
    for remark in talked.remarks:
        facts = frozenset(remark.facts)
        always[remark.situation] = always.get(remark.situation, facts) & facts
        ever[remark.situation] = ever.get(remark.situation, facts) | facts
    rare = {Situation.WON_TIE, Situation.SHARED, Situation.LOST_TIE}
    assert set(ever) >= set(talked.situations) - rare
    for strength in talked.cast.strengths:
        for situation, each in talked.cast.voice(strength).items():
            for line in each:
                shown = quoted_line(line.format_map(talked.longest))
                assert width_of(shown) <= MOST_CELLS and "{" not in shown, shown
                assert places_of(line) <= ever.get(situation, set(talked.longest)), (strength, line)
            if situation in always:
                sure = [line for line in each if places_of(line) <= always[situation]]
                assert sure, f"{strength} may have nothing to say: {situation}"
