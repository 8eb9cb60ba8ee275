"""Plain play offers what the app offers to whoever plays, and says so in its help."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest
from textual.binding import Binding, BindingType

from kingsroad.games import Game
from kingsroad_tui.assassins.keys import ASSASSINS_END_KEYS, ASSASSINS_PLAY_KEYS
from kingsroad_tui.assassins.lines import words as town
from kingsroad_tui.keys.registry import CURTAIN_KEYS
from kingsroad_tui.kingsroad.keys import END_KEYS, PLAY_KEYS
from kingsroad_tui.kingsroad.lines import words as road
from kingsroad_tui.kingsroad.lines.mode import KingsroadPlay
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.solver.client import Solver
from tests.support.seats import COMPUTER, PERSON, setup_of

TYPED = "cards, such as 16K"
ACTIONS = "actions, such as Na4-a3 Na3>b3"

ROAD = {
    **dict.fromkeys(("play.forward", "play.pick", "play.back", "play.skip", "play.reorder"), TYPED),
    "play.hint": "hint",
    "play.experts": "hint",  # the last step of it
    "play.assume": "assume",
    "play.take_back": "undo",
    "play.redo": "redo",
    "play.log": "log",
    "play.view": "history",
    "play.save": "save",
    "play.analyse": "analyse",
    "play.code": "code",
    "play.rivals": "rivals",
    "play.talk": "talk",
    "play.leave": "quit",
    "curtain.ready": "(Enter)",
    "curtain.again": "(again)",
    "curtain.leave": "(quit)",
}
ROAD_END = {
    "end.again": "again",
    "end.save": "save",
    "end.analyse": "analyse",
    "end.take_back": "undo",
    "end.code": "code",
    "end.share": "share",
    "end.copy_day": "result",
    "end.leave": "quit",
}
TOWN = {
    "town.forward": "end",
    "town.back": "undo",
    **dict.fromkeys(("town.other", "town.take", "town.type"), ACTIONS),
    **dict.fromkeys((f"town.{key}" for key in ("up", "right", "down", "left")), ACTIONS),
    "town.hint": "hint",
    "town.assume": "assume",
    "town.follow": "follow",
    "town.peek": "secret",
    "town.log": "log",
    "town.look_back": "log",
    "town.save": "save",
    "town.code": "code",
    "town.rivals": "rivals",
    "town.talk": "talk",
    "town.leave": "quit",
}
ASSASSINS_END = {
    "town_end.swap": "swap",
    "town_end.again": "again",
    "town_end.look_back": "log",
    "town_end.log": "log",
    "town_end.save": "save",
    "town_end.share": "share",
    "town_end.copy_day": "result",
    "town_end.leave": "quit",
}
DRAWN_ONLY = {
    "play.look_next": "a region is looked at on the map; the words map and hint name them all",
    "play.look_previous": "likewise",
    "play.aim": "hides a line that only a screen repeats",
    "curtain.not_now": "plain play asks nobody to look where nothing is to be seen",
    "end.mistakes": "goes back and forth between positions on the map; analyse lists them",
    "town.next": "moves a cursor on the board; actions name their pawn",
    "town.previous": "likewise",
    "town.let_go": "nothing is held",
}
"""What makes sense on a drawn screen only, and why."""


def ids(keys: Iterable[BindingType]) -> list[str]:
    """The actions, without those that choose one card or one pawn."""
    found = [key.id for key in keys if isinstance(key, Binding) and key.id]
    return [one for one in found if ".card." not in one and ".pawn." not in one]


def words(commands: Iterable[tuple[str, str]]) -> set[str]:
    """The first word of each line of a help."""
    return {shown if " such as " in shown else shown.split()[0] for shown, _ in commands}


@pytest.mark.parametrize(
    ("keys", "offered", "commands"),
    [
        ([*PLAY_KEYS, *CURTAIN_KEYS], ROAD, road.COMMANDS),
        (END_KEYS, ROAD_END, road.END_COMMANDS),
        (ASSASSINS_PLAY_KEYS, TOWN, town.HELP),
        (ASSASSINS_END_KEYS, ASSASSINS_END, town.END_HELP),
    ],
)
def test_whatever_the_app_offers_is_a_word_in_plain_play(
    keys: list[BindingType],
    offered: Mapping[str, str],
    commands: Iterable[tuple[str, str]],
) -> None:
    there = words(commands)
    for action in ids(keys):
        if action in DRAWN_ONLY:
            assert action not in offered
            continue
        word = offered[action]
        assert word.startswith("(") or word in there, f"{action}: {word} is not in the help"
    assert set(offered) <= set(ids(keys))


def test_the_help_lists_every_word_there_is() -> None:
    solver = Solver()
    table = Table(Game(("Ann", "Bob")), setup_of(PERSON, COMPUTER))
    typed = KingsroadPlay(table, solver)
    assert set(typed.words()) - {"?"} | {"again"} == words(road.END_COMMANDS) | {"help"}
    typed.seat = 0
    assert set(typed.words()) - {"?", "help"} == words(road.COMMANDS) - {TYPED}


def test_setting_up_offers_what_the_form_does() -> None:
    for offered in (road.SET_UP_WORDS, town.SET_UP_WORDS):
        assert {"open", "board", "seed", "hints", "ladder", "today"} <= words(offered)
    assert "start" in words(town.SET_UP_WORDS) and "statistics" in words(road.SET_UP_WORDS)
