"""What the guided first game says: the idea of each step, the task, praise and kind answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kingsroad.cards import Card
from kingsroad.position import GOAL, MARKERS
from kingsroad.rounds import RoundReport
from kingsroad_tui.keys.key_words import ENTER, with_keys
from kingsroad_tui.kingsroad.learn.lesson import LEARNER, PLAYERS, STEPS, Attempt, Lesson, Slip
from kingsroad_tui.kingsroad.play import outcome_words as outcome
from kingsroad_tui.kingsroad.play.outlook_words import region_forms, spent_sentence
from kingsroad_tui.kingsroad.play.selection_builder import region_outlook
from kingsroad_tui.kingsroad.words.game import region_name
from kingsroad_tui.kingsroad.words.keys import key
from kingsroad_tui.kingsroad.words.people import Addressed, said_of
from kingsroad_tui.words.lists import count, lesson_menu_words, listed
from tabletop.words.voice import phrase

NAMES: Final = Addressed(PLAYERS, LEARNER)
"""What the players are called: the learner is spoken to."""


@dataclass(frozen=True, slots=True)
class Again:
    """The texts of the second choice after a Witch: what is known now, the task, and what helps."""

    idea: str
    task: str
    hint: str


@dataclass(frozen=True, slots=True)
class StepText:
    """The texts of a step.

    Attributes:
        title: its idea in a word or two.
        idea: what there is to know; ``{king}`` and ``{noble}`` are their signs.
        now: what to mind before the choice, said only until then; may be empty. How it stands in
            the region that the step is about is said besides.
        task: what to do; ``{have}`` is to have or to keep what it says.
        hint: what helps after a choice that missed the aim.
        praise: what has been learnt, once the round is over.
        reaction: what somebody else at the table says to that.
        again: those of the second choice after a Witch, or None.
        on_roads: what the roads of the map say of it, where they have room; may be empty.
    """

    title: str
    idea: str
    now: str
    task: str
    hint: str
    praise: str
    reaction: str
    again: Again | None = None
    on_roads: str = ""


TEXTS: Final = {
    "markers": StepText(
        "Place markers",
        "You, Baron and Duchess fight for one kingdom. Each round everyone chooses three "
        "cards in secret. A region's card puts one of your markers there.",
        "Where the King ({king}) stands is scored: now 1, then 6. Most markers in 6 earn 6 points, "
        "second most 4; places in brackets are not paid.",
        "Choose 6 and two other regions, by number or with the mouse. Then press <forward>.",
        "Put a marker into 6, where the King goes next, and two anywhere.",
        "Markers stay where they are until the King comes and their region is scored; the number "
        "in your row is how many you have left.",
        "Baron laughs: “A beginner! This kingdom is as good as mine.”",
    ),
    "king": StepText(
        "The King scores where he stands",
        "Only the region where the King ({king}) stands is scored. Then he walks on.",
        "Players who are level share the lower place.",
        "{have} the most markers in 6: choose 6 and two other regions, then <forward>.",
        "Put a marker into 6.",
        "You had the most markers in 6. One of them stays as your Noble; all the others in 6 went "
        "home.",
        "Baron frowns: “The Tower? Oh, keep it.”",
    ),
    "knight": StepText(
        "The Knight",
        "The Knight puts one more marker into the region whose card you chose right before him.",
        "Leave 4 to the others: 7 pays more.",
        "Choose a region, then 7, then the Knight (K): two markers in 7.",
        "Both markers must go to 7: choose the Knight right after 7.",
        "Two markers in one region in one round: only the Knight can do that. He is back in your "
        "hand every round.",
        "Baron smiles: “Savage Hills for me. And the Altar next!”",
    ),
    "ties": StepText(
        "Ties",
        "Players who tie all take the lower place: two who tie for 1st place both get the points "
        "for 2nd. If all three of you tie, nobody scores: 3rd place is not paid.",
        "",
        "{have} the most markers in 7: choose 7 and two more cards, then <forward>.",
        "One marker more than Baron is enough: choose 7.",
        "7 points for 1st place, and a Noble. A tie would have paid only 5, and no Noble.",
        "Duchess whispers: “How red he turns. Do go on.”",
    ),
    "nobles": StepText(
        "Nobles and chains",
        "Your Noble ({noble}) stays in his region and counts as a marker. When it is scored he "
        "brings 1 point, and 1 more for each of your Nobles linked to him by roads, also by "
        "the dashed road between 1 and 3.",
        "",
        "{have} the most in 3: choose any card, then 3, then the Knight (K).",
        "Baron wants it too: choose 3 and right after it the Knight (K).",
        "3 points for 1st place, and 1 for each Noble in the chain of 3 and 7. A Noble stays until "
        "somebody else has the most markers there.",
        "Baron growls: “Nobles everywhere! Whose kingdom is this?”",
    ),
    "witch": StepText(
        "The Witch",
        "The Witch goes first. The cards behind her go back unseen, and you choose again once you "
        "have seen what the others play. Once a game.",
        "Will Baron play 5? With the Witch you need not guess.",
        "Choose the Witch (W), then <forward>. She needs no other cards.",
        "The Witch (W) lets you see first what the others do.",
        "You saw what they did and answered it. Your Witch is spent for this game.",
        "Baron shouts: “Witchcraft! I want that round again.”",
        Again(
            "Baron did play 5. Nobody can answer what you choose now.",
            "Choose three cards again, and have the most markers in 5.",
            "Choose 5 and right after it the Knight (K).",
        ),
    ),
    "dragon": StepText(
        "The Dragon",
        "Each Dragon played takes the King one region further, and that region is scored too. You "
        "have one for the whole game.",
        "8 pays most of all.",
        "{have} the most in 8: choose the Dragon (D), 8, then the Knight (K).",
        "Baron is on his way there: choose the Dragon, 8, and right after it the Knight (K).",
        "8 King's Castle paid you before anybody could catch up. Your Dragon is spent for this "
        "game.",
        "Duchess claps: “A Dragon! At last somebody plays.”",
        on_roads="D on the road is for one Dragon, D2 for two.",
    ),
    "end": StepText(
        "The end at 40",
        "The round in which somebody reaches 40 points is the last. Then all other regions pay "
        "once more, places only: no points for Nobles.",
        "",
        "{have} the most markers in 1, and end the game.",
        "Choose 1 and right after it the Knight (K).",
        "You passed 40 points, which ended the game, and the other regions paid once more.",
        "Baron bows, then grins: “Another game! At once!”",
    ),
}
"""By the names of the steps."""


def learn_keys(text: str) -> str:
    """A text of the guided game with the names of its keys in their places."""
    return with_keys(text, lambda name: key(f"learn.{name}"))


def played_for_you(number: int) -> str:
    """What became of a step that was passed over, counted from 0: a part of a heading."""
    return f"step {number + 1} played for you"


def menu_words(step: int) -> str:
    """What the menu says of the guided game; ``step`` is the one to go on with, from 0."""
    return lesson_menu_words(
        step, len(STEPS), "three minutes, step by step", "the guided game once more"
    )


def heading(lesson: Lesson) -> str:
    """``Step 3 of 8 · Ties``."""
    return f"Step {lesson.number + 1} of {len(STEPS)} · {TEXTS[lesson.step.name].title}"


def progress(lesson: Lesson) -> str:
    """``15 of 40 points``, or that the game is over."""
    if lesson.game.finished:
        return phrase("kingsroad-learn-progress")
    return phrase(
        "kingsroad-learn-progress-2", scores=lesson.game.position.scores[LEARNER], goal=GOAL
    )


def task(lesson: Lesson) -> str:
    """What to do now."""
    text = TEXTS[lesson.step.name]
    if lesson.second and text.again:
        return text.again.task
    have = "Keep" if _first_alone(lesson) else "Have"
    return learn_keys(text.task).format(have=have)


def _first_alone(lesson: Lesson) -> bool:
    """Whether the learner is already what the step asks for."""
    region = lesson.step.region
    if region is None:
        return False
    return region_outlook(lesson.game.table_position, LEARNER, region).now.place == 1


def idea(lesson: Lesson, king: str, noble: str, *, on_roads: bool = False) -> str:
    """What there is to know in this step, with the signs of the King and of a Noble.

    ``on_roads`` says whether the roads of a map say how far Dragons take the King.
    """
    text = TEXTS[lesson.step.name]
    if lesson.second and text.again:
        return f"{text.again.idea} {_standing(lesson)}"
    known = watched(lesson, king, noble, on_roads=on_roads)
    parts = (known, text.now.format(king=king), _standing(lesson))
    return " ".join(filter(None, parts))


def _standing(lesson: Lesson) -> str:
    """How it stands in the region that the step is about; nothing where that is not to be known."""
    step = lesson.step
    if step.about is None or (step.needed == Card.WITCH.value and not lesson.second):
        return ""
    forms = region_forms(lesson.game.table_position, NAMES, LEARNER, step.about)
    return forms[lesson.last]  # at the end there is most to say, and the map shows the markers


def watched(lesson: Lesson, king: str, noble: str, *, on_roads: bool = False) -> str:
    """What stays true of the idea while the round changes what the table looks like."""
    text = TEXTS[lesson.step.name]
    known = text.idea.format(king=king, noble=noble)
    return f"{known} {text.on_roads}" if on_roads and text.on_roads else known


def _hint(lesson: Lesson) -> str:
    """What helps after a choice that missed the aim."""
    text = TEXTS[lesson.step.name]
    return text.again.hint if lesson.second and text.again else text.hint


PLAIN_KEYS: Final = (
    f"Learn to play King's Road. Type cards in one word, such as 164, and press {ENTER}: 1 to 8 "
    "are the regions, K is the Knight, D the Dragon, W the Witch. Type players to hear of the "
    "players, quit to leave."
)
"""How the guided game is played line by line."""


def praise(lesson: Lesson) -> str:
    """What has been learnt in a step that is done, and what somebody says to it."""
    text = TEXTS["end" if lesson.game.finished else lesson.step.name]
    return " ".join(filter(None, (text.praise, _first_noble(lesson), text.reaction)))


def _first_noble(lesson: Lesson) -> str:
    """Whose Noble moved in in the first step, if one did: they are told of later."""
    if lesson.number or not lesson.game.position.nobles[0]:
        return ""
    (owner,) = lesson.game.position.nobles[0]
    first = said_of(NAMES, (owner,), one="{who} was first in 1", you="You were first in 1")
    return phrase("kingsroad-learn-first-noble", first=first)


def victory(lesson: Lesson) -> str:
    """The victory at the end of the game, by how much; nothing before."""
    if not lesson.game.finished:
        return ""
    points = count(lesson.game.position.scores[LEARNER], "point")
    own = outcome.own_sentence(lesson.game, (), LEARNER)
    return phrase("kingsroad-learn-victory", points=points, own=own)


def what_decided(lesson: Lesson) -> tuple[tuple[str, str], ...]:
    """What decided the game, each with what it is about: the lead, region, best round."""
    if not lesson.game.finished:
        return ()
    found = outcome.what_decided(lesson.game, {}, NAMES)
    return tuple((about, said) for about, said in found if about)


def go_on_words(lesson: Lesson) -> str:
    """How to go on after a step."""
    on = key("learn.forward")
    return (
        phrase("kingsroad-learn-go-on-words", on=on)
        if lesson.last
        else phrase("kingsroad-learn-go-on-words-2", on=on)
    )


def not_yet(card: Card, lesson: Lesson) -> str:
    """The answer to a card that does not belong into this step."""
    name = "Knight" if card.is_knight else card.name.capitalize()
    if card is Card.WITCH and lesson.second:
        return phrase("kingsroad-learn-not-yet", task=task(lesson))
    if card in (Card.DRAGON, Card.WITCH) and card not in lesson.hand.cards:
        return f"{spent_sentence(card)} {task(lesson)}"
    comes = next(
        (n for n, step in enumerate(STEPS) if card.value in step.cards and n > lesson.number), None
    )
    when = f"comes in step {comes + 1}" if comes is not None else "is not needed here"
    return phrase("kingsroad-learn-not-yet-2", name=name, when=when, task=task(lesson))


def slip_sentence(attempt: Attempt) -> str:
    """Why a choice was not played, kindly: what it would have brought, and what helps."""
    lesson = attempt.lesson
    hint = _hint(lesson)
    if attempt.slip is Slip.CARD_MISSING or attempt.would_be is None:
        return phrase("kingsroad-learn-slip-sentence", hint=hint)
    if attempt.slip is Slip.NOT_WON:
        return phrase(
            "kingsroad-learn-slip-sentence-2", end_clause=_end_clause(attempt.would_be), hint=hint
        )
    assert lesson.step.region is not None
    return phrase(
        "kingsroad-learn-slip-sentence-3",
        region_clause=_region_clause(attempt.would_be, lesson.step.region),
        hint=hint,
    )


def _end_clause(report: RoundReport) -> str:
    if not report.after.finished:
        return phrase("kingsroad-learn-end-clause")
    who = listed(map(_who, report.winners))
    return phrase("kingsroad-learn-end-clause-2", who=who, max=max(report.after.scores))


def _region_clause(report: RoundReport, region: int) -> str:
    name = region_name(report.before.board, region)
    score = next((one for one in report.scored if one.region == region), None)
    if score is None:
        return phrase("kingsroad-learn-region-clause", name=name)
    own = score.influence[LEARNER]
    tied = [_who(s) for s in report.before.seats if s != LEARNER and score.influence[s] == own]
    points = count(score.points[LEARNER], "point")
    if own and tied:
        return phrase(
            "kingsroad-learn-region-clause-2", listed=listed(tied), name=name, points=points
        )
    return phrase("kingsroad-learn-region-clause-3", name=name, points=points)


FINISHED: Final = (
    (
        "The aim",
        "most points win. At 40 the game ends; then every other region pays once more, places "
        "only.",
    ),
    (
        "Every round",
        "three cards in secret, a marker for each region's card. Then the King's region is scored, "
        "and he walks on.",
    ),
    ("Ties", "all who tie take the lower place."),
    (
        "Markers",
        f"{MARKERS}; those on the map come back when scored. With fewer than three left you choose "
        "fewer cards.",
    ),
    (
        "Nobles",
        "alone in 1st place you leave one. He brings a point for himself and for every Noble of "
        "yours linked to him.",
    ),
    ("The Knight", "one more marker in the region before him."),
    ("The Dragon", "one more region is scored. Once a game."),
    ("The Witch", "choose again after seeing the others' cards. Once a game."),
)
"""What has been learnt: what it is about, and a sentence of a line or two."""


def finished_lines() -> tuple[str, ...]:
    """What has been learnt, in plain lines."""
    return tuple(f"{about}: {sentence}" for about, sentence in FINISHED)


def _who(seat: int) -> str:
    """A player in a sentence to the learner: ``you``, ``Baron``."""
    return phrase("kingsroad-learn-who") if seat == LEARNER else PLAYERS[seat]


def lines_of_step(lesson: Lesson, king: str, noble: str) -> Sequence[str]:
    """A step in plain lines: heading, idea, task."""
    return (heading(lesson), idea(lesson, king, noble), task(lesson))
