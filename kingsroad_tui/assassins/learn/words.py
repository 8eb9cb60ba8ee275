"""What the guided first game says: one idea a step, one thing to do at a time, kind answers.

The messages of a step are the attributes of one: its title, ``idea`` behind its first task, and
what is said later, ``task-1`` and so on, ``praise``.
"""

from __future__ import annotations

from typing import Final

from assassins.actions import Action, IllegalAction, parse_action
from assassins.rounds import act
from kingsroad_tui.assassins.learn.lesson import STEPS, Asked, AssassinsLesson
from kingsroad_tui.assassins.play.panels import Line
from kingsroad_tui.assassins.play.typed_actions import knight_numbers, knight_numbers_before
from kingsroad_tui.assassins.words.game import action_sentence, actor, card_words
from kingsroad_tui.assassins.words.keys import key
from kingsroad_tui.assassins.words.turns import turn_words
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.words.lists import lesson_menu_words
from tabletop.say import Fact, Say
from tabletop.words.voice import phrase

_CHANGING: Final = frozenset({"dash", "early", "strike"})
"""Steps of several acts whose first idea does not hold after the first one."""

_IDEAS_OF_KEYS: Final = frozenset({"hint", "crowd"})
_PRAISE_OF_KEYS: Final = frozenset({"walk", "dash"})
"""Steps whose idea or praise speaks of keys or pictures, so that it is another where everything is
typed."""


def menu_words(step: int) -> str:
    """What the menu says of the guided game; ``step`` is the one to go on with, from 0."""
    return lesson_menu_words(
        step,
        len(STEPS),
        phrase("assassins-learn-menu-first"),
    )


def _learn_key(name: str) -> str:
    return key(name if name.startswith("confirm.") else f"town_learn.{name}")


def learn_keys(text: str) -> str:
    """A text of the guided game with the names of its keys in their places."""
    return with_keys(text, _learn_key)


def step_title(lesson: AssassinsLesson) -> str:
    """``3/14 · An arrest``."""
    return phrase(
        "assassins-learn-place", step=lesson.number + 1, steps=len(STEPS), title=_title(lesson)
    )


def lesson_lines(lesson: AssassinsLesson, answer: str = "", *, hinted: bool = False) -> list[Line]:
    """What a step says now, as paragraphs with roles.

    Args:
        lesson: the step.
        answer: to the last key, in place of the idea.
        hinted: whether a hint stands below, in place of the idea as well.
    """
    if lesson.done:
        return [
            [(answer or praise(lesson), "answer" if answer else "text")],
            [
                (
                    learn_keys(
                        phrase("assassins-learn-last-next")
                        if lesson.last
                        else phrase("assassins-learn-next")
                    ),
                    "strong",
                )
            ],
        ]
    task_words = phrase(f"assassins-lesson-{lesson.step.name}.task-{lesson.place + 1}")
    task: Line = [(learn_keys(task_words), "strong")]
    if answer:
        return [[(answer, "answer")], task]
    if hinted:  # which may be long
        return [task]
    return [[(learn_keys(_idea(lesson)), "text")], task]


def look_on() -> list[Line]:
    """While a blow is told."""
    return [[(phrase("assassins-learn-look-on"), "text")]]


def finished_lines() -> list[Line]:
    """What has been learnt: how each side wins, and where to go now."""
    return [
        *([(way, "text")] for way in _ways_to_win()),
        [(learn_keys(phrase("assassins-learn-finished-keys")), "strong")],
    ]


def praise(lesson: AssassinsLesson) -> str:
    """What to say when a step is done."""
    return learn_keys(phrase(f"assassins-lesson-{lesson.step.name}.praise", **_told(lesson)))


def objection(lesson: AssassinsLesson, action: Action) -> str:
    """Why an action is not done in a step, however legal; empty where it is what is asked for."""
    if lesson.fits(action):
        return ""
    if lesson.done:
        return learn_keys(phrase("assassins-learn-step-done"))
    if lesson.wanted in tuple(Asked):
        return phrase("assassins-learn-not-asked-for")
    numbers = knight_numbers(lesson.table.game)
    wanted = _who(lesson, parse_action(lesson.wanted), numbers)
    if _who(lesson, action, numbers) == wanted:
        return phrase("assassins-learn-something-else", who=wanted)
    return phrase("assassins-learn-somebody-else", who=wanted)


def _who(lesson: AssassinsLesson, action: Action, numbers: dict[int, int]) -> Say:
    try:
        report = act(lesson.table.position, action, lesson.table.game.secret)
    except IllegalAction:
        return Say("assassins-nobody")
    return actor(report, numbers)


def plain_lines(lesson: AssassinsLesson) -> tuple[str, str]:
    """A step in plain lines: what it is about, and the rule behind it."""
    name = lesson.step.name
    step = lesson.number + 1
    title = phrase("assassins-learn-plain-place", step=step, steps=len(STEPS), title=_title(lesson))
    idea = (
        phrase(f"assassins-lesson-{name}.plain-idea")
        if name in _IDEAS_OF_KEYS
        else phrase(f"assassins-lesson-{name}.idea")
    )
    return title, _introduced(lesson, idea)


def plain_task(lesson: AssassinsLesson) -> str:
    """What to do next in a step, in notation."""
    if lesson.wanted in tuple(Asked):
        return phrase(f"assassins-learn-type-{lesson.wanted}")
    game = lesson.table.game
    report = act(game.position, parse_action(lesson.wanted), game.secret)
    what = action_sentence(report, knight_numbers(game))
    return phrase("assassins-learn-type", action=lesson.wanted, what=what)


def plain_praise(lesson: AssassinsLesson) -> str:
    """What to say when a step is done."""
    name = lesson.step.name
    if name in _PRAISE_OF_KEYS:
        return phrase(f"assassins-lesson-{name}.plain-praise")
    return phrase(f"assassins-lesson-{name}.praise", **_told(lesson))


def finished_plain() -> tuple[str, ...]:
    """What has been learnt, and how to go on."""
    return (
        phrase("assassins-learn-finished-title"),
        *_ways_to_win(),
        phrase("assassins-learn-finished-plain"),
    )


def _ways_to_win() -> tuple[str, str]:
    return phrase("assassins-learn-king-wins"), phrase("assassins-learn-people-win")


def _title(lesson: AssassinsLesson) -> str:
    return phrase(f"assassins-lesson-{lesson.step.name}")


def _idea(lesson: AssassinsLesson) -> str:
    """The rule behind what is asked for now."""
    name = lesson.step.name
    if lesson.place and name in _CHANGING:
        return phrase(f"assassins-lesson-{name}.later-{lesson.place}")
    idea = phrase(f"assassins-lesson-{name}.idea")
    return idea if lesson.place else _introduced(lesson, idea)


def _introduced(lesson: AssassinsLesson, idea: str) -> str:
    """The idea, after what lies between the step before and this one where the board is new."""
    if not lesson.number or lesson.step.follows:
        return idea
    return f"{phrase(f'assassins-lesson-{lesson.step.name}.before')} {idea}"


def _told(lesson: AssassinsLesson) -> dict[str, Fact]:
    """What a praise may tell of the game: what the other side did, and the round's card."""
    game = lesson.table.game
    numbers = knight_numbers_before(game, len(game.phases))
    card = game.position.card
    return {
        "replies": turn_words(lesson.replies, numbers),
        "card": "" if card is None else card_words(card),
    }
