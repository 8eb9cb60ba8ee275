"""The places of King & Assassins, and the menu of its first screen; nothing of it is loaded."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.home.game_entry import GameEntry
from kingsroad_tui.shell.place import WAYS, Later, Place, Places, ways_of
from tabletop.say import Say

NAME: Final = "King & Assassins"
"""The game, as people read it."""

GAME: Final = "assassins"
"""The word for the game."""

_HERE: Final = "kingsroad_tui.assassins"
_WAYS: Final = f"{_HERE}.ways"
_THIS: Final = {"word": GAME}

PLACES: Final[Places] = {
    "home": Place(f"{_HERE}.home.screen:AssassinsHomeScreen", Say("assassins-place-home")),
    **ways_of(GAME),
    "learn": Place(
        f"{_WAYS}:learn",
        Say("assassins-place-learn"),
        keys=f"{_HERE}.learn.screen:AssassinsLearnScreen",
    ),
    "new": Place(f"{_HERE}.home.new_game:AssassinsNewGameScreen", Say("assassins-place-new")),
    "ladder": Place(f"{WAYS}:ladder", given=_THIS),
    "today": Place(f"{WAYS}:today", given=_THIS),
    "together": Place(f"{WAYS}:together", given={"of_game": GAME}),
    "rules": Place(
        "kingsroad_tui.help.rulebook:show_rules",
        given={"game": GAME, "picture": Later(f"{_HERE}.help.rules:town_picture")},
    ),
    "play": Place(
        f"{WAYS}:play",
        Say("assassins-place-play"),
        keys=f"{_HERE}.play.screen:AssassinsPlayScreen",
        given=_THIS,
    ),
    "apart": Place(
        f"{WAYS}:apart",
        Say("assassins-place-apart"),
        keys=f"{_HERE}.together.play:TownApart",
        given=_THIS,
    ),
    "end": Place(
        f"{WAYS}:end",
        Say("assassins-place-end"),
        keys=f"{_HERE}.play.end:AssassinsEndScreen",
        given=_THIS,
    ),
    "look_back": Place(
        f"{_HERE}.review.look_back:AssassinsLookBackScreen", Say("assassins-place-look-back")
    ),
    "editor": Place(f"{_HERE}.editor.screen:AssassinsEditorScreen", Say("assassins-place-editor")),
    "editor_values": Place(
        f"{_HERE}.editor.draft_values:DraftValues", Say("assassins-place-editor-values")
    ),
    "record": Place(
        f"{_WAYS}:record",
        Say("assassins-place-record"),
        keys=f"{_HERE}.follow.screen:AssassinsFollowScreen",
    ),
    "review": Place(f"{_HERE}.review.screen:AssassinsReviewScreen", Say("assassins-place-review")),
    "try": Place(f"{_HERE}.review.try_again:AssassinsTryScreen", Say("assassins-place-try")),
    "practise": Place(
        "kingsroad_tui.practice.screen:show_practice",
        Say("assassins-place-practise"),
        keys="kingsroad_tui.practice.screen:PractiseScreen",
        given={"practice": Later(f"{_HERE}.practice.practising:PRACTICE")},
    ),
    "exercises": Place(
        "kingsroad_tui.practice.exercise:exercises",
        Say("assassins-place-exercises"),
        keys=f"{_HERE}.practice.exercise:AssassinsExerciseScreen",
        given={"screen": Later(f"{_HERE}.practice.exercise:AssassinsExerciseScreen")},
    ),
    "log": Place(f"{_HERE}.play.log:AssassinsLogDialog", Say("assassins-place-log"), dialog=True),
    "what_if": Place(
        f"{_HERE}.hints.what_if:SupposeDialog", Say("assassins-place-what-if"), dialog=True
    ),
    "statistics": Place(
        f"{WAYS}:statistics",
        Say("assassins-place-statistics"),
        keys="kingsroad_tui.statistics.dialog:StatisticsDialog",
        dialog=True,
        given=_THIS,
    ),
    "turn_up": Place(
        f"{_HERE}.follow.dialog:TurnUpDialog", Say("assassins-place-turn-up"), dialog=True
    ),
    "follow": Place(
        f"{_HERE}.follow.dialog:WhomToFollowDialog", Say("assassins-place-follow"), dialog=True
    ),
    "who_they_were": Place(
        f"{_HERE}.follow.dialog:WhoTheyWereDialog",
        Say("assassins-place-who-they-were"),
        dialog=True,
    ),
    "open": Place(
        "kingsroad_tui.library.open_game:OpenScreen",
        Say("assassins-place-open"),
        keys=f"{_HERE}.keys:ASSASSINS_LIBRARY_KEYS",
        dialog=True,
        given=_THIS,
    ),
}

ENTRY: Final = GameEntry(GAME, "k", Say("assassins-entry"), Say("key-home-assassins"))
"""The way in from the first screen of the app."""

MENU: Final = (
    "continue",
    "again",
    "new",
    "learn",
    "practise",
    "together",
    "look",
    "open",
    "editor",
    "follow",
    "statistics",
    "leave",
)
"""The entries, by their places."""
