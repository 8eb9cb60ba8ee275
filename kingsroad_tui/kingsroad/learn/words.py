"""What the guided first game says: the idea of each step, the task, praise and kind answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsroad.cards import Card
from kingsroad.position import GOAL
from kingsroad.rounds import RoundReport
from kingsroad.scoring import score_region
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.kingsroad.learn.lesson import LEARNER, PLAYERS, STEPS, Attempt, Lesson, Slip
from kingsroad_tui.kingsroad.play import outcome_words as outcome
from kingsroad_tui.kingsroad.play.outlook_words import region_forms, spent_sentence
from kingsroad_tui.kingsroad.words.game import the_region
from kingsroad_tui.kingsroad.words.keys import key
from kingsroad_tui.kingsroad.words.people import Addressed, people
from kingsroad_tui.words.lists import labelled, lesson_menu_words
from tabletop.say import Fact, Say
from tabletop.words.voice import phrase

_BEFORE_THE_CHOICE: Final = frozenset({"markers", "king", "knight", "witch", "dragon"})
"""The steps that say something which is true only until the choice is made."""


def names() -> Addressed:
    """What the players are called: the learner is spoken to."""
    return Addressed(PLAYERS, LEARNER)


def _text(lesson: Lesson, part: str, **facts: Fact) -> str:
    """A part of what the step of a lesson says; of the second choice, where it has one."""
    name = lesson.step.name
    if lesson.second:
        return phrase(f"kingsroad-learn-step-{name}.again-{part}", **facts)
    return phrase(f"kingsroad-learn-step-{name}.{part}", **facts)


def learn_keys(text: str) -> str:
    """A text of the guided game with the names of its keys in their places."""
    return with_keys(text, lambda name: key(f"learn.{name}"))


def played_for_you(number: int) -> str:
    """What became of a step that was passed over, counted from 0: a part of a heading."""
    return phrase("kingsroad-learn-played-for-you", step=number + 1)


def menu_words(step: int) -> str:
    """What the menu says of the guided game; ``step`` is the one to go on with, from 0."""
    return lesson_menu_words(step, len(STEPS), phrase("kingsroad-learn-menu-first"))


def heading(lesson: Lesson) -> str:
    """``Step 3 of 8 · Ties``."""
    title = phrase(f"kingsroad-learn-step-{lesson.step.name}")
    steps = len(STEPS)
    return phrase("kingsroad-learn-heading", step=lesson.number + 1, steps=steps, title=title)


def progress(lesson: Lesson) -> str:
    """``15 of 40 points``, or that the game is over."""
    if lesson.game.finished:
        return phrase("kingsroad-learn-the-end")
    scores = lesson.game.position.scores
    return phrase("kingsroad-learn-progress", points=scores[LEARNER], goal=GOAL)


def task(lesson: Lesson) -> str:
    """What to do now."""
    return learn_keys(_text(lesson, "task", first=_first_alone(lesson)))


def _first_alone(lesson: Lesson) -> bool:
    """Whether the learner is already what the step asks for."""
    region = lesson.step.region
    if region is None:
        return False
    score, _ = score_region(lesson.game.table_position, region)
    return score.place[LEARNER] == 1


def idea(lesson: Lesson, king: str, noble: str, *, on_roads: bool = False) -> str:
    """What there is to know in this step, with the signs of the King and of a Noble.

    ``on_roads`` says whether the roads of a map say how far Dragons take the King.
    """
    if lesson.second:
        return f"{_text(lesson, 'idea')} {_standing(lesson)}"
    parts = [watched(lesson, king, noble, on_roads=on_roads)]
    if lesson.step.name in _BEFORE_THE_CHOICE:
        parts.append(_text(lesson, "now", king=king))
    return " ".join(filter(None, (*parts, _standing(lesson))))


def _standing(lesson: Lesson) -> str:
    """How it stands in the region that the step is about; nothing where that is not to be known."""
    step = lesson.step
    if step.about is None or (step.needed == Card.WITCH.value and not lesson.second):
        return ""
    forms = region_forms(lesson.game.table_position, names(), LEARNER, step.about)
    return forms[lesson.last]  # at the end there is most to say, and the map shows the markers


def watched(lesson: Lesson, king: str, noble: str, *, on_roads: bool = False) -> str:
    """What stays true of the idea while the round changes what the table looks like."""
    name = lesson.step.name
    signs = {"king": king, "noble": noble}
    known = phrase(f"kingsroad-learn-step-{name}.idea", **signs)
    roads = on_roads and name == "dragon"
    return f"{known} {phrase('kingsroad-learn-step-dragon.roads')}" if roads else known


def praise(lesson: Lesson) -> str:
    """What has been learnt in a step that is done, and what somebody says to it."""
    name = "end" if lesson.game.finished else lesson.step.name
    praised = phrase(f"kingsroad-learn-step-{name}.praise")
    reaction = phrase(f"kingsroad-learn-step-{name}.reaction")
    return " ".join(filter(None, (praised, _first_noble(lesson), reaction)))


def _first_noble(lesson: Lesson) -> str:
    """Whose Noble moved in in the first step, if one did: they are told of later."""
    if lesson.number or not lesson.game.position.nobles[0]:
        return ""
    (owner,) = lesson.game.position.nobles[0]
    return phrase("kingsroad-learn-first-noble", who=people(names(), (owner,)))


def victory(lesson: Lesson) -> str:
    """The victory at the end of the game, by how much; nothing before."""
    if not lesson.game.finished:
        return ""
    ahead = outcome.lead_of(lesson.game, (), LEARNER)
    assert ahead is not None, "the last step is to win alone"
    points = lesson.game.position.scores[LEARNER]
    return phrase("kingsroad-learn-victory", points=points, ahead=ahead)


def what_decided(lesson: Lesson) -> tuple[tuple[str, str], ...]:
    """What decided the game, each with what it is about: the lead, region, best round."""
    if not lesson.game.finished:
        return ()
    found = outcome.what_decided(lesson.game, {}, names())
    return tuple((about, said) for about, said in found if about)


def go_on_words(lesson: Lesson) -> str:
    """How to go on after a step."""
    return learn_keys(phrase("kingsroad-learn-go-on", last=lesson.last))


def not_yet(card: Card, lesson: Lesson) -> str:
    """The answer to a card that does not belong into this step."""
    if card is Card.WITCH and lesson.second:
        return f"{phrase('kingsroad-learn-witch-spent')} {task(lesson)}"
    if card in (Card.DRAGON, Card.WITCH) and card not in lesson.hand.cards:
        return f"{spent_sentence(card)} {task(lesson)}"
    comes = next(
        (n for n, step in enumerate(STEPS) if card.value in step.cards and n > lesson.number), None
    )
    name = "knight" if card.is_knight else "dragon" if card is Card.DRAGON else "witch"
    when = phrase(
        "kingsroad-learn-card-later",
        card=Say(f"kingsroad-card-{name}.begins"),
        step=0 if comes is None else comes + 1,
    )
    return f"{when} {task(lesson)}"


def slip_sentence(attempt: Attempt) -> str:
    """Why a choice was not played, kindly: what it would have brought, and what helps."""
    lesson = attempt.lesson
    hint = _text(lesson, "hint")
    if attempt.slip is Slip.CARD_MISSING or attempt.would_be is None:
        return phrase("kingsroad-learn-card-missing", hint=hint)
    if attempt.slip is Slip.NOT_WON:
        why = _end_sentence(attempt.would_be)
    else:
        assert lesson.step.region is not None
        why = _region_sentence(attempt.would_be, lesson.step.region)
    return phrase("kingsroad-learn-try-again", why=why, hint=hint)


def _end_sentence(report: RoundReport) -> str:
    if not report.after.finished:
        return phrase("kingsroad-learn-would-go-on")
    who = people(names(), report.winners)
    return phrase("kingsroad-learn-would-win", who=who, points=max(report.after.scores))


def _region_sentence(report: RoundReport, region: int) -> str:
    where = the_region(report.before.board, region)
    score = next((one for one in report.scored if one.region == region), None)
    if score is None:
        return phrase("kingsroad-learn-not-scored", region=where)
    own, points = score.influence[LEARNER], score.points[LEARNER]
    level = [s for s in report.before.seats if s != LEARNER and score.influence[s] == own]
    if own and level:
        who = people(names(), level)
        return phrase("kingsroad-learn-would-tie", who=who, region=where, points=points)
    return phrase("kingsroad-learn-not-first", region=where, points=points)


def finished_points() -> tuple[tuple[str, str], ...]:
    """What has been learnt: what it is about, and a sentence of a line or two."""
    parts = ("aim", "round", "ties", "markers", "nobles", "knight", "dragon", "witch")
    return tuple(
        (phrase(f"kingsroad-learnt-{part}"), phrase(f"kingsroad-learnt-{part}.about"))
        for part in parts
    )


def finished_lines() -> tuple[str, ...]:
    """What has been learnt, in plain lines."""
    return tuple(labelled(about, sentence) for about, sentence in finished_points())


def lines_of_step(lesson: Lesson, king: str, noble: str) -> Sequence[str]:
    """A step in plain lines: heading, idea, task."""
    return (heading(lesson), idea(lesson, king, noble), task(lesson))
