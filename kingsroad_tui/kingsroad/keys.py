"""The keys of every screen, dialog and grid of King's Road.

What a key does is an action of its screen (``move`` is ``action_move``).
"""

from __future__ import annotations

from typing import Final

from kingsroad_tui.keys.registry import (
    FORM_KEYS,
    OPEN_KEYS,
    DeclaredKey,
    at_once,
    bindings,
    hidden,
    shown,
)
from tabletop.say import Say

_CARDS: Final = "12345678KkDW"
"""The cards by their codes; the first screen shows before the rules are loaded."""


def _card_key(key: str, card: str) -> DeclaredKey:
    small = ".small" if key != card else ""
    says = Say("choosing-card", card=card)
    # Taken at once: nothing on such a screen is typed into.
    return at_once(key, f"card('{card}')", f"card.{card}{small}", says=says)


CHOOSING_KEYS: Final = (
    *(_card_key(card, card) for card in _CARDS),
    _card_key("d", "D"),
    _card_key("w", "W"),
    hidden("o", "reorder", says="choosing-reorder"),
    hidden("right", "look(1)", "look_next", says="choosing-look-next"),
    hidden("left", "look(-1)", "look_previous", says="choosing-look-previous"),
    hidden("space", "pick", says="choosing-pick"),
)
"""The keys of every screen on which cards are chosen."""

HOME_KEYS: Final = bindings(
    "home",
    shown("l", "go('learn')", "learn"),
    shown("n", "go('new')", "new", says="new-table"),
    hidden("b", "go('together')", "together", says="play-together"),
    hidden("c", "go('continue')", "continue", says="continue"),
    hidden("g", "go('again')", "again", says="play-again"),
    hidden("d", "go('ladder')", "ladder", says="ladder"),
    hidden("t", "go('today')", "today", says="today"),
    hidden("v", "go('look')", "look", says="look"),
    hidden("escape", "out"),
    shown("o", "go('open')", "open", says="open-game"),
    shown("r", "go('rules')", "rules", says="rules"),
    hidden("a", "go('analyse')", "analyse"),
    hidden("e", "go('editor')", "editor", says="editor"),
    hidden("f", "go('follow')", "follow", says="record"),
    hidden("p", "go('practise')", "practise", says="practise"),
    hidden("f5", "go('statistics')", "statistics", says="statistics"),
    hidden("s", "go('settings')", "settings"),
    shown("q", "go('quit')", "quit"),
)

LEARN_KEYS: Final = bindings(
    "learn",
    *CHOOSING_KEYS,
    shown("enter", "forward"),
    shown("backspace", "back", says="drop-card"),
    hidden("escape", "skip"),
    shown("p", "step(-1)", "previous"),
    shown("n", "step(1)", "next"),
    hidden("r", "rules", says="rules"),
    shown("q", "leave"),
)


PLAY_KEYS: Final = bindings(
    "play",
    *CHOOSING_KEYS,
    shown("enter", "forward"),
    hidden("backspace", "back", says="drop-card"),
    hidden("escape", "skip"),
    hidden("g", "hide_aim", "aim"),
    shown("t,h", "hint"),
    hidden("x,e", "experts"),
    shown("a", "assume", says="what-if"),
    shown("u", "take_back"),
    hidden("U", "redo"),
    # From here on the keys stand in wide terminals only; the last ones are left out first.
    shown("l,p", "log"),
    shown("s", "save", says="save-game"),
    shown("z", "analyse", says="look-back"),
    shown("v", "view"),
    hidden("y", "code", says="code"),
    hidden("n", "rivals"),
    hidden("m", "talk", says="mute"),
    shown("q", "leave"),
)


END_KEYS: Final = bindings(
    "end",
    shown("g", "again", says="same-table"),
    shown("s", "save", says="save-game"),
    shown("z,a", "analyse", says="look-back"),
    shown("m", "mistakes"),
    shown("u", "take_back"),
    hidden("c", "copy_day", says="copy-day"),
    hidden("y", "code", says="code"),
    hidden("Y", "share", says="share-game"),
    # Not Esc as well, which skips the story before: pressed once too often, it would end here.
    shown("q", "leave", says="leave-game"),
)

_JUDGING_KEYS: Final = (
    *CHOOSING_KEYS,
    shown("enter", "forward", "judge", says="judging-judge"),
    shown("t,h", "best", says="judging-best"),
    hidden("backspace", "back", says="drop-card"),
    hidden("escape", "skip", "clear", says="judging-clear"),
)

MISTAKES_KEYS: Final = bindings(
    "mistakes",
    *_JUDGING_KEYS,
    shown("n", "move(1)", "next"),
    hidden("p", "move(-1)", "previous"),
    shown("g", "again"),
    shown("q", "leave", says="back"),
)

EXERCISE_KEYS: Final = bindings(
    "exercise",
    *_JUDGING_KEYS,
    shown("n", "next", says="next-exercise"),
    shown("q", "leave", says="back-to-list"),
)

TRY_KEYS: Final = bindings(
    "try",
    *_JUDGING_KEYS,
    shown("q", "leave"),
)

ANALYSIS_KEYS: Final = bindings(
    "analysis",
    hidden("left", "move(-1)", "previous_choice"),
    shown("right", "move(1)", "next_choice"),
    hidden("down,pagedown", "read(1)", "read_on"),
    hidden("up,pageup", "read(-1)", "read_back"),
    hidden("home", "move(-9999)", "start"),
    hidden("end", "move(9999)", "end"),
    hidden("tab", "seat"),
    shown("n", "mistake(1)", "next_mistake"),
    hidden("p", "mistake(-1)", "previous_mistake"),
    shown("r", "try_again", "try"),
    shown("m", "own_mistakes", "mistakes"),
    hidden("backspace", "way_back"),
    hidden("x", "hide"),
    hidden("b", "belief"),
    hidden("g", "goal"),
    hidden("d", "details"),
    hidden("c", "chart"),
    hidden("l", "think"),
    hidden("o", "heat"),
    shown("enter", "play_on", "play"),
    hidden("e", "edit"),
    hidden("f", "follow"),
    hidden("w", "report"),
    hidden("N", "note", says="note"),
    hidden("a", "assume", says="what-if"),
    hidden("k", "turning_point", "turn"),
    hidden("j", "branches"),
    hidden("y", "code", says="code"),
    shown("q,escape", "leave", says="back"),
)

EDITOR_KEYS: Final = bindings(
    "editor",
    shown("enter", "analyse"),
    shown("g", "play", says="play-from-here"),
    shown("p", "players"),
    hidden("v", "variant"),
    hidden("r", "round(1)", "next_round"),
    hidden("R", "round(-1)", "previous_round"),
    hidden("c", "clear", says="clear"),
    hidden("y", "code", says="code"),
    shown("q,escape", "leave", says="back"),
)

GRID_KEYS: Final = bindings(
    "editor",
    hidden("up", "move(-1, 0)", "up"),
    hidden("down", "move(1, 0)", "down"),
    hidden("left", "move(0, -1)", "left"),
    hidden("right", "move(0, 1)", "right"),
    hidden("plus,equals_sign,space", "change(1)", "more"),
    hidden("minus", "change(-1)", "fewer"),
    hidden("backspace,delete", "erase", "none"),
    shown("n", "noble"),
    shown("k", "king"),
    shown("d", "dragon"),
    shown("w", "witch"),
)

FOLLOW_KEYS: Final = [
    *FORM_KEYS,
    *bindings(
        "follow",
        shown("f2", "seat"),
        shown("f3", "take_back"),
        shown("f4", "analyse"),
        shown("f5", "code", says="code"),
        shown("escape", "leave"),
    ),
]


LIBRARY_KEYS: Final = [
    *OPEN_KEYS,
    *bindings(
        "open",
        shown("f3", "library('analyse')", "analyse"),
        shown("f5", "library('statistics')", "statistics", says="statistics"),
    ),
]

WHAT_IF_KEYS: Final = bindings(
    "what_if",
    *(
        at_once(
            str(region),
            f"choose('{region}')",
            str(region),
            says=Say("what-if-region", region=region),
        )
        for region in range(1, 9)
    ),
)


DOUBT_KEYS: Final = bindings(
    "doubt",
    shown("t,h", "other", "better"),
)
