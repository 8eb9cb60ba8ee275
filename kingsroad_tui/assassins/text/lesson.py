"""The words of the guided first game, a few sentences for each step."""

from __future__ import annotations

from typing import Final, NamedTuple


class TownLessonWords(NamedTuple):
    """What is said in one step.

    Attributes:
        title: what it is about.
        idea: the rule behind it.
        task: what to do, with the keys.
        typed: what to do, where actions are typed in notation.
        praise: what to say when it is done.
    """

    title: str
    idea: str
    task: str
    typed: str
    praise: str


WORDS: Final = (
    TownLessonWords(
        "A knight walks",
        "You play the king's side. The card gives your knights 6 action points (AP) together; a "
        "step costs 1, and climbing up to a roof 2.",
        "Press 2 for knight 2 on the roof a4, then the up arrow.",
        "Type Na4-a3: a knight (N) goes from the roof a4 to a3.",
        "One point is spent. As long as your phase runs, its actions can be taken back.",
    ),
    TownLessonWords(
        "A push",
        "A knight who goes where one of the townsfolk stands pushes that pawn on, and all behind. "
        "Nobody can be pushed up to a roof, off the board, or onto a knight or the king.",
        "Knight 2 stands on a3. Press 2 and the right arrow: the push is shown. The arrow again "
        "does it.",
        "Knight 2 stands on a3, the blacksmith b beside it. Type Na3>b3: > is a push.",
        "The blacksmith b stands on c3 now. The push was free; the step cost 1.",
    ),
    TownLessonWords(
        "An arrest",
        "When the card shows shackles, one of the townsfolk beside a knight may be arrested. "
        "Whether it was an assassin stays secret.",
        "Press 2 and the right arrow, then r for the arrest in place of the push, then Enter.",
        "Type Nb3#c3: knight 2 on b3 arrests (#) the blacksmith b on c3.",
        "b is gone for good. If the game goes on, at least one assassin is still out there.",
    ),
    TownLessonWords(
        "The king walks",
        "The king has points of his own, only 1 or 2 a round. He walks on streets only, and pushes "
        "nobody: his knights make way.",
        "Knight 6 stands in his way. Press 6, the up arrow, then 0 for the king and the up arrow.",
        "Knight 6 stands in his way. Type Nj9-j8 Kj10-j9: first the knight goes, then the king.",
        "From the start it is 14 steps to the west gate, and all cards together give him 19: he "
        "can lose 5.",
    ),
    TownLessonWords(
        "Through the gate",
        "A gate is the way out of one square in one direction. To stand in front of it is not "
        "enough: he has to leave, for 1 point.",
        "The king stands on c3, the gate is to the north. Press 0, then the up arrow twice.",
        "The king stands on c3, the gate is to the north. Type Kc3-out.",
        "The king is in the castle: the king's side wins at once.",
    ),
    TownLessonWords(
        "The people move",
        "Now you play the people. Any of the townsfolk may move, assassins or not: so nobody knows "
        "who is who but you.",
        "A dagger marks your assassins. Press g for the fishwife on h5, and go up to a roof: "
        " left for the roof g5. It costs 2.",
        "Type Th5-g5: the fishwife g, one of the townsfolk (T), climbs from h5 to the roof g5. It "
        "costs 2.",
        "From a roof an assassin strikes down at the streets beside it; from a street nobody can "
        "strike up at a roof.",
    ),
    TownLessonWords(
        "A knife is drawn",
        "At any moment of your phase you may reveal an assassin, for nothing. Revealed, it climbs "
        "for 1, comes down for 0, kills knights and wounds the king.",
        "Press f, then r: the reveal is shown. Enter does it. It cannot be taken back.",
        "Type Rg6: the farmer f on g6 is revealed (R). It cannot be taken back.",
        "Everybody knows it now. Any knight beside it can kill it now.",
    ),
    TownLessonWords(
        "The strike",
        "A wound costs 2 AP, the second one kills. The first knight killed in a phase costs 1. You "
        "have 5 AP: a knight on h6 guards the king on i6, and your assassin g is on the roof g6.",
        "Press g, the right arrow and Enter: the knight falls. Once more the right arrow: down to "
        "h6, for nothing. Then the right arrow and Enter, two times: two wounds.",
        "Type Ag6!h6, and the knight falls (!). Ag6-h6 goes down to h6, for nothing. Then Ah6* "
        "twice: two wounds (*).",
        "The king is dead: the people win at once.",
    ),
)
"""By the number of the step."""

NEXT: Final = "Enter: the next step."
FINISHED: Final = (
    "You know the game now: n begins a real one, against the computer or a friend; r shows every "
    "rule."
)
FINISHED_PLAIN: Final = (
    "You know the game now: kingsroad assassins play --plain begins a real one, against the "
    "computer or a friend; rules says every rule there."
)
PLAIN_KEYS: Final = (
    "Learn to play King & Assassins. Type actions as the steps show them. Type board to hear where "
    "everybody stands, map for the board in letters, can SQUARE for what a pawn can do, undo to "
    "take back an action, again to begin the step again, help for the notation, quit to leave."
)
"""How the guided game is played line by line."""


def step_title(number: int, total: int) -> str:
    """``Step 2 of 8: A push``."""
    return f"Step {number + 1} of {total}: {WORDS[number].title}"


def step_lines(number: int) -> tuple[str, str]:
    """A step in plain lines: what it is about, and the rule behind it."""
    return step_title(number, len(WORDS)), WORDS[number].idea


def task_in_plain(number: int) -> str:
    """What to do in a step, in notation."""
    return WORDS[number].typed


def praise_in_plain(number: int) -> str:
    """What to say when a step is done."""
    return WORDS[number].praise
