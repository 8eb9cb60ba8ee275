"""What the guided game says of its prepared moments is so: reach, points, knights."""

from __future__ import annotations

from itertools import pairwise

import pytest

from advisor.assassins.strikes import Strikes
from assassins.actions import Side
from assassins.prices import WOUND
from assassins.squares import NEIGHBOURS
from kingsroad_tui.assassins.screens.town_play import TownPlayScreen
from kingsroad_tui.assassins.session.lesson import STEPS, Asked, TownLesson, TownLessonStep
from kingsroad_tui.assassins.text.lesson import WORDS

KNIGHTS = 7


def step(name: str) -> TownLessonStep:
    return next(step for step in STEPS if step.name == name)


def said(name: str) -> str:
    words = WORDS[name]
    return " ".join((words.before, words.idea, *words.tasks, words.praise))


def test_the_king_is_out_of_reach_where_it_is_said() -> None:
    """With the three assassins of the lesson, and with all points of the card."""
    game = step("early").game()
    assert game.secret is not None
    least = Strikes(game.position).of(game.secret.assassins)
    assert least == 3
    assert game.position.people_ap == 4 < least + WOUND
    words = "over him it is 3 AP to the king, and a wound takes 2 more. You have 4."
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
def test_all_knights_are_there_unless_it_is_said_that_one_died(step: TownLessonStep) -> None:
    lost = KNIGHTS - len(step.game().position.knights)
    assert lost == ("a knight with them" in said(step.name))


def test_points_go_on_from_step_to_step_where_the_board_does() -> None:
    """What a step begins with is what the one before has left."""
    for number, (before, after) in enumerate(pairwise(STEPS)):
        if not after.follows:
            continue
        lesson = TownLesson(number)
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
        assert left == whole or "AP" in WORDS[step.name].before, step.name


def test_it_is_said_who_strikes_up_and_down() -> None:
    """In the lesson, and in the help of the game."""
    assert "from a street nobody strikes up at a roof" in said("crowd")
    assert "from a street nobody up at a roof" in TownPlayScreen.HELP


def test_the_hint_is_asked_for_where_the_king_was_left() -> None:
    """Between the two steps only the people have moved."""
    number = next(at for at, step in enumerate(STEPS) if step.name == "king")
    lesson = TownLesson(number)
    for act in lesson.step.asked:
        lesson.phase.act(act)
    left, found = lesson.table.position, STEPS[number + 1].game().position
    assert (found.king, sorted(found.knights)) == (left.king, sorted(left.knights))
