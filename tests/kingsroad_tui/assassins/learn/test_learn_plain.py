"""``kingsroad assassins learn --plain``: the guided game line by line, as both sides.

What the guided game says of its prepared moments is so: reach, points, knights.
"""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise

import pytest

from advisor.assassins.strikes import Strikes
from assassins.actions import WOUND, Side
from assassins.position import AssassinsPosition
from assassins.town import LETTERS, NEIGHBOURS, parse_square
from kingsroad_tui.assassins.learn.lesson import STEPS, Asked, AssassinsLesson, AssassinsLessonStep
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.settings import stored
from tabletop.say import Say
from tabletop.words.voice import phrase
from tests.support.assassins_lesson import lesson_texts

SAID = {
    Asked.HINT: "hint",
    Asked.FOLLOW: "Nh9-g9",
    Asked.CHOOSE: "fgk",
    Asked.END: "end",
}
"""What is typed for what is no action."""


def typed(step: int) -> list[str]:
    """The lines by which a step is done; a hint says all in one go."""
    asked = dict.fromkeys(STEPS[step].asked) if step == 4 else STEPS[step].asked
    return [SAID[Asked(one)] if one in tuple(Asked) else one for one in asked]


def learn(*arguments: str, lines: list[str] | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kingsroad_tui", "assassins", "learn", *arguments],
        input="".join(f"{line}\n" for line in lines or []),
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )


def test_the_whole_game_as_it_is_said() -> None:
    """Each task typed leads to the next one; who leaves comes back to the same step."""
    half = next(at for at, step in enumerate(STEPS) if step.side is Side.PEOPLE)
    first = [line for step in range(half) for line in typed(step)]
    done = learn("--plain", lines=[*first, "quit"])
    assert (done.returncode, done.stderr) == (0, "")
    said = done.stdout
    for step in STEPS[:half]:
        assert lesson_texts(step.name)[""] in said, step.name
    assert "Type Nb3#c3: Knight 2 on b3 arrests the blacksmith B on c3." in said
    assert "could strike" in said.lower() and "Best" in said
    assert (
        said.rstrip().endswith(phrase("assassins-learn-left"))
        and "Backspace" not in said
        and "q leaves" not in said
    )
    assert stored.read_settings()[0].town_lesson == half
    lines = [line for step in range(half, len(STEPS)) for line in typed(step)]
    rest = learn("--plain", lines=lines)
    assert "Step 13 of 13" in rest.stdout and "Step 8" not in rest.stdout
    assert rest.stderr == ""
    assert lesson_texts("strike")["praise"] in rest.stdout
    assert phrase("assassins-learn-king-wins") in rest.stdout
    assert phrase("assassins-learn-people-win") in rest.stdout
    assert stored.read_settings()[0].town_lesson == stored.LESSON_DONE
    assert "Step 1 of 13" in learn("--plain").stdout


def test_what_can_be_typed_on_the_way() -> None:
    """What is not asked for is answered and not done; the task is said again."""
    first = ("help", "board", "map", "card", "can a4", "nonsense", "undo", "end", "hint", "")
    knight = Say("assassins-knight", number=2)
    lines = [*first, "Nd2-d3", "Na4-a3", "Ni8-h8", "again", "next", "back", "quit"]
    done = learn("--plain", lines=lines)
    assert done.returncode == 0
    for expected in (
        phrase("assassins-notation-king"),
        "The king is on j10, healthy.",
        "Na4-a3 (1 AP)",
        "'nonsense' is not an action.",
        "There is nothing to take back in this phase.",
        phrase("assassins-learn-not-to-be-ended-plain"),
        phrase("assassins-learn-no-hint-needed"),
        phrase("assassins-learn-somebody-else", who=knight),
        "1 AP is spent. undo takes back",
        "Type Na3>b3",
        "Step 3 of 13",
    ):
        assert expected in done.stdout, expected
    assert done.stdout.count("Step 2 of 13") == 3
    assert phrase("assassins-learn-finished-title") not in done.stdout


def test_it_begins_at_a_step_and_the_end_of_the_input_leaves() -> None:
    done = learn("--plain", "--from", "8")
    assert done.returncode == 0
    assert "Step 8 of 13" in done.stdout and "Step 7" not in done.stdout
    assert learn("--from", "14").returncode == 2


def test_unusable_settings_stop_no_lesson() -> None:
    stored.write_settings(stored.AppSettings())
    from kingsroad_tui.settings.stored import settings_file

    settings_file().write_text("{", encoding="utf-8")
    done = learn("--plain", lines=["Na4-a3"])
    assert done.returncode == 0 and "Step 2 of 13" in done.stdout
    assert settings_file().read_text(encoding="utf-8") == "{"


KNIGHTS = 7


def step(name: str) -> AssassinsLessonStep:
    return next(step for step in STEPS if step.name == name)


def said(name: str) -> str:
    return " ".join(lesson_texts(name).values())


def test_the_king_is_out_of_reach_where_it_is_said() -> None:
    """With the three assassins of the lesson, and with all points of the card."""
    game = step("early").game()
    assert game.secret is not None
    least = Strikes(game.position).of(game.secret.assassins)
    assert least == 3
    assert game.position.people_ap == 4 < least + WOUND
    words = (
        "it takes 3 AP to kill him and reach the king, and 2 more to wound the king. You have 4."
    )
    assert words in said("early")
    king = game.position.king
    assert king is not None and set(NEIGHBOURS[king]) <= set(game.position.knights)


def test_the_strike_is_possible_with_the_points_that_are_named() -> None:
    game = step("strike").game()
    assert game.secret is not None
    least = Strikes(game.position).of(game.secret.assassins)
    assert least is not None
    assert game.position.people_ap == 5 >= least + 2 * WOUND
    assert "You have 5 AP." in said("strike")


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.name)
def test_all_knights_are_there_unless_it_is_said_that_one_died(step: AssassinsLessonStep) -> None:
    lost = KNIGHTS - len(step.game().position.knights)
    assert lost == ("one of your knights" in lesson_texts(step.name).get("before", ""))


def test_points_go_on_from_step_to_step_where_the_board_does() -> None:
    """What a step begins with is what the one before has left."""
    for number, (before, after) in enumerate(pairwise(STEPS)):
        if not after.follows:
            continue
        lesson = AssassinsLesson(number)
        for act in before.asked:
            if act not in tuple(Asked):
                lesson.phase.act(act)
        left, given = lesson.table.position, after.game().position
        assert (left.king_ap, left.knights_ap, left.people_ap) == (
            given.king_ap,
            given.knights_ap,
            given.people_ap,
        ), after.name


def test_points_that_are_spent_before_a_step_are_spoken_of() -> None:
    """Where a step begins with fewer than its card gives, it says why or goes on from another."""
    for step in STEPS:
        now = step.game().position
        if now.card is None or step.follows:
            continue
        whole = now.card.knights if step.side is Side.KING else now.card.people
        left = now.knights_ap if step.side is Side.KING else now.people_ap
        between = lesson_texts(step.name).get("before", "")
        assert left == whole or "AP" in between, step.name


def test_it_is_said_who_strikes_up_and_down() -> None:
    """In the lesson, and in the help of the game."""
    assert "from a street, only at others in the street" in said("crowd")
    assert "from a street nobody reaches a roof" in phrase(f"help-{AssassinsPlayScreen.HELP}")


def test_what_is_said_between_the_acts_of_a_step_is_so() -> None:
    """The idea goes with the board: what has been done is not in the way any more."""
    for one in STEPS:
        later = [name for name in lesson_texts(one.name) if name.startswith("later-")]
        assert len(later) in (0, len(one.asked) - 1), one.name
    dash = played("dash")
    b, c3 = LETTERS.index("b"), parse_square("c3")
    assert dash[0].townsfolk[b] == c3 and dash[1].townsfolk[b] != c3 and c3 in dash[1].knights
    assert c3 not in dash[2].knights and dash[2].king_ap == 2
    assert dash[3].king == c3 and dash[3].king_ap == 1
    strike = played("strike")
    g, h6 = LETTERS.index("g"), parse_square("h6")
    assert h6 in strike[1].knights and h6 not in strike[2].knights
    assert strike[2].people_ap == strike[3].people_ap == 4
    assert strike[3].townsfolk[g] in NEIGHBOURS[strike[3].king or 0] and strike[4].wounds == 1


def played(name: str) -> list[AssassinsPosition]:
    """The positions before each act of a step."""
    lesson = AssassinsLesson([one.name for one in STEPS].index(name))
    found = []
    for act in lesson.step.asked:
        found.append(lesson.table.position)
        lesson.phase.act(act)
    return found


def test_the_hint_is_asked_for_where_the_king_was_left() -> None:
    """Between the two steps only the people have moved."""
    number = next(at for at, step in enumerate(STEPS) if step.name == "king")
    lesson = AssassinsLesson(number)
    for act in lesson.step.asked:
        lesson.phase.act(act)
    left, found = lesson.table.position, STEPS[number + 1].game().position
    assert (found.king, sorted(found.knights)) == (left.king, sorted(left.knights))
