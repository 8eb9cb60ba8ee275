"""The keys of every screen, dialog and grid of King's Road.

What a key does is an action of its screen (``move`` is ``action_move``).
"""

from __future__ import annotations

from typing import Final

from textual.binding import Binding

from kingsroad_tui.keys.registry import (
    FORM_KEYS,
    OPEN_KEYS,
    at_once,
    bindings,
    hidden,
    shown,
)

_CARDS: Final = {
    **{str(region): f"Region {region}" for region in range(1, 9)},
    "K": "Knight",
    "k": "Declining knight",
    "D": "Dragon",
    "W": "Witch",
}
"""The cards by their codes, in words; the first screen shows before the rules are loaded."""


def _card_key(key: str, card: str) -> Binding:
    small = ".small" if key != card else ""
    what = "Choose this card, or drop it"
    # Taken at once: nothing on such a screen is typed into.
    return at_once(key, f"card('{card}')", _CARDS[card], what, f"card.{card}{small}")


CHOOSING_KEYS: Final = (
    *(_card_key(card, card) for card in _CARDS),
    _card_key("d", "D"),
    _card_key("w", "W"),
    hidden("o", "reorder", "Order", "Put the Knight after another card", "reorder"),
    hidden("right", "look(1)", "Look", "What the next card does now", "look_next"),
    hidden("left", "look(-1)", "Look back", "What the card before does now", "look_previous"),
    hidden("space", "pick", "Pick", "Choose the card looked at, or drop it", "pick"),
)
"""The keys of every screen on which cards are chosen."""

HOME_KEYS: Final = bindings(
    "home",
    shown("l", "go('learn')", "Learn", "A guided first game", "learn"),
    shown("n", "go('new')", "New game", "Set up a table", "new"),
    hidden("b", "go('together')", "Play together", "Friends at their own computers", "together"),
    hidden("c", "go('continue')", "Continue", "Pick up where you left off", "continue"),
    hidden("g", "go('again')", "Play again", "Your usual rivals, a new game", "again"),
    hidden("d", "go('ladder')", "The ladder", "Best of three, up to the Chancellor", "ladder"),
    hidden("t", "go('today')", "Today's game", "The same for everybody, once a day", "today"),
    shown("o", "go('open')", "Open", "Open a saved game", "open"),
    shown("r", "go('rules')", "Rules", "Read the rules", "rules"),
    hidden("a", "go('analyse')", "Analyse", "Analyse a game or a position", "analyse"),
    hidden("e", "go('editor')", "Set up a position", "The position editor", "editor"),
    hidden("f", "go('follow')", "Follow a table", "Write down a real game", "follow"),
    hidden("p", "go('practise')", "Practise", "Your own mistakes, and puzzles", "practise"),
    hidden("f5", "go('statistics')", "Statistics", "How you fared", "statistics"),
    hidden("s", "go('settings')", "Settings", "Colours, keys, hints", "settings"),
    shown("q", "go('quit')", "Quit", "Leave the game", "quit"),
)

LEARN_KEYS: Final = bindings(
    "learn",
    *CHOOSING_KEYS,
    shown("enter", "forward", "Go on", "Play the cards; go on", "forward"),
    shown("backspace", "back", "Drop", "Drop the last card", "back"),
    hidden("escape", "skip", "Clear", "Drop all cards; skip", "skip"),
    shown("p", "step(-1)", "Step back", "The step before", "previous"),
    shown("n", "step(1)", "Next step", "The next step", "next"),
    hidden("r", "rules", "Rules", "Read the rules", "rules"),
    shown("q", "leave", "Leave", "Leave; your step is kept", "leave"),
)


PLAY_KEYS: Final = bindings(
    "play",
    *CHOOSING_KEYS,
    shown("enter", "forward", "Play", "Play the cards; go on", "forward"),
    hidden("backspace", "back", "Drop", "Drop the last card", "back"),
    hidden("escape", "skip", "Clear", "Close the hint, else drop all cards; skip", "skip"),
    hidden("x", "hide_aim", "Aim", "Hide or show the aim of the game", "aim"),
    shown("t,h", "hint", "Hint", "A hint; again for its next page", "hint"),
    hidden("e", "experts", "For experts", "The hint in figures, for experts", "experts"),
    shown("a", "assume", "What if", "What if: assume what somebody plays", "assume"),
    shown("u", "take_back", "Undo", "Undo a round", "take_back"),
    hidden("U", "redo", "Redo", "Bring back the round undone last", "redo"),
    # From here on the keys stand in wide terminals only; the last ones are left out first.
    shown("l,p", "log", "Log", "Everything that has happened", "log"),
    shown("s", "save", "Save", "Save it by a name", "save"),
    shown("z", "analyse", "Look back", "Look back at the game and analyse it", "analyse"),
    shown("v", "view", "View", "History or advice", "view"),
    hidden("y", "code", "Code", "The position's code", "code"),
    hidden("n", "rivals", "Rivals", "Your rivals, and how each of them plays", "rivals"),
    hidden("m", "talk", "Mute", "Rivals keep quiet; again to let them talk", "talk"),
    shown("q", "leave", "Leave", "Leave the game; all is saved", "leave"),
)


END_KEYS: Final = bindings(
    "end",
    shown("g", "again", "Again", "The same table, a new game", "again"),
    shown("s", "save", "Save", "Save the game by a name", "save"),
    shown("z,a", "analyse", "Look back", "Look back at the game and analyse it", "analyse"),
    shown("m", "mistakes", "Mistakes", "Look for your mistakes, to play them again", "mistakes"),
    shown("u", "take_back", "Undo", "Undo the last round", "take_back"),
    hidden("c", "copy_day", "Copy result", "The result of today's game, to pass on", "copy_day"),
    hidden("y", "code", "Code", "The position's code", "code"),
    hidden("Y", "share", "Share", "The whole game as one line", "share"),
    # Not Esc as well, which skips the story before: pressed once too often, it would end here.
    shown("q", "leave", "Leave", "Leave the game", "leave"),
)

_JUDGING_KEYS: Final = (
    *CHOOSING_KEYS,
    shown("enter", "forward", "Judge", "Judge the cards; go on", "judge"),
    shown("t,h", "best", "Answer", "Show the best choice", "best"),
    hidden("backspace", "back", "Drop", "Drop the last card", "back"),
    hidden("escape", "skip", "Clear", "Drop all cards", "clear"),
)

MISTAKES_KEYS: Final = bindings(
    "mistakes",
    *_JUDGING_KEYS,
    shown("n", "move(1)", "Next", "The next mistake", "next"),
    hidden("p", "move(-1)", "Before", "The mistake before", "previous"),
    shown("g", "again", "Again", "Play them again, from the first", "again"),
    shown("q", "leave", "Back", "Back to where you were", "leave"),
)

EXERCISE_KEYS: Final = bindings(
    "exercise",
    *_JUDGING_KEYS,
    shown("n", "next", "Next", "The next exercise, without this one", "next"),
    shown("q", "leave", "Back", "Back to the list", "leave"),
)

TRY_KEYS: Final = bindings(
    "try",
    *_JUDGING_KEYS,
    shown("q", "leave", "Back", "Back to the analysis", "leave"),
)

ANALYSIS_KEYS: Final = bindings(
    "analysis",
    hidden("left", "move(-1)", "Back", "The choice before", "previous_choice"),
    shown("right", "move(1)", "On", "The next choice", "next_choice"),
    hidden("down,pagedown", "read(1)", "Read on", "Read on beside the map", "read_on"),
    hidden("up,pageup", "read(-1)", "Read back", "Read back beside the map", "read_back"),
    hidden("home", "move(-9999)", "Start", "The first choice of the game", "start"),
    hidden("end", "move(9999)", "End", "Where the game stands", "end"),
    shown("tab", "seat", "Player", "Another player's choice", "seat"),
    shown("n", "mistake(1)", "Next mistake", "This player's next mistake", "next_mistake"),
    hidden("p", "mistake(-1)", "Mistake before", "Their mistake before", "previous_mistake"),
    shown("r", "try_again", "Try again", "Choose again here, the answer hidden", "try"),
    shown("m", "own_mistakes", "Mistakes", "Play this player's mistakes again", "mistakes"),
    hidden("backspace", "way_back", "Way back", "Back from a branch", "way_back"),
    hidden("x", "hide", "Hide", "Hide or show the answer", "hide"),
    hidden("b", "belief", "Opponents", "Assume other opponents", "belief"),
    hidden("g", "goal", "Aim", "Another aim", "goal"),
    hidden("d", "details", "Details", "Show or hide details for experts", "details"),
    hidden("c", "chart", "Chart", "The chart against people or with perfect play", "chart"),
    hidden("l", "think", "Think longer", "Think longer about this choice; again to stop", "think"),
    hidden("o", "heat", "Others", "Show or hide where the others' markers are likely", "heat"),
    shown("enter", "play_on", "Play", "A game from here", "play"),
    hidden("e", "edit", "Edit", "Change the position in the editor", "edit"),
    hidden("f", "follow", "Follow", "Go on writing down this game at a real table", "follow"),
    shown("w", "report", "Report", "Write the report as a page", "report"),
    hidden("N", "note", "Note", "A note on this round; at the end, on the game", "note"),
    # Where the line is short, these are left out, the last one first.
    shown("a", "assume", "What if", "What if: assume what somebody plays", "assume"),
    shown("k", "turning_point", "Turn", "The next round that decided most", "turn"),
    shown("j", "branches", "Branches", "Go to a branch: what you tried", "branches"),
    hidden("y", "code", "Code", "The position's code", "code"),
    shown("q,escape", "leave", "Back", "Back", "leave"),
)

EDITOR_KEYS: Final = bindings(
    "editor",
    shown("enter", "analyse", "Advice", "What to play here", "analyse"),
    shown("g", "play", "Play", "A game from this position", "play"),
    shown("p", "players", "Seats", "Add a player (after 5: back to 2)", "players"),
    hidden("v", "variant", "Variant", "The other rules", "variant"),
    hidden("r", "round(1)", "Round", "The next round", "next_round"),
    hidden("R", "round(-1)", "Round before", "The round before", "previous_round"),
    hidden("c", "clear", "Clear", "The beginning of a game", "clear"),
    hidden("y", "code", "Code", "The position's code", "code"),
    shown("q,escape", "leave", "Back", "Back", "leave"),
)

GRID_KEYS: Final = bindings(
    "editor",
    hidden("up", "move(-1, 0)", "Up", "The row above", "up"),
    hidden("down", "move(1, 0)", "Down", "The row below", "down"),
    hidden("left", "move(0, -1)", "Left", "The column before", "left"),
    hidden("right", "move(0, 1)", "Right", "The column after", "right"),
    hidden("plus,equals_sign,space", "change(1)", "+1", "One more", "more"),
    hidden("minus", "change(-1)", "-1", "One fewer", "fewer"),
    hidden("backspace,delete", "erase", "0", "None", "none"),
    shown("n", "noble", "Noble", "Put or take a Noble here", "noble"),
    shown("k", "king", "King", "The King stands here", "king"),
    shown("d", "dragon", "Dragon", "Dragon spent or not", "dragon"),
    shown("w", "witch", "Witch", "Witch spent or not", "witch"),
)

FOLLOW_KEYS: Final = [
    *FORM_KEYS,
    *bindings(
        "follow",
        shown("f2", "seat", "Advice for", "Advice for another", "seat"),
        shown("f3", "take_back", "Undo", "Take back what was typed", "take_back"),
        shown("f4", "analyse", "Analyse", "The game so far", "analyse"),
        shown("f5", "code", "Code", "The position's code", "code"),
        shown("escape", "leave", "Leave", "The game is saved", "leave"),
    ),
]


LIBRARY_KEYS: Final = [
    *OPEN_KEYS,
    *bindings(
        "open",
        shown("f3", "library('analyse')", "Analyse", "Look at the game", "analyse"),
        shown("f5", "library('statistics')", "Statistics", "How you fared", "statistics"),
    ),
]

WHAT_IF_KEYS: Final = bindings(
    "what_if",
    *(
        at_once(
            str(region), f"choose('{region}')", f"Plays {region}", "Assume this region", str(region)
        )
        for region in range(1, 9)
    ),
)


DOUBT_KEYS: Final = bindings(
    "doubt",
    shown("t,h", "other", "Show me", "Do not play the cards; show the better choice", "better"),
)
