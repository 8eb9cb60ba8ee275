"""What the guided first game says: the idea of each step, the task, praise and kind answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kingsroad.cards import Card
from kingsroad.rounds import RoundReport
from kingsroad_tui.session.lesson import LEARNER, PLAYERS, STEPS, Attempt, Lesson, Slip
from kingsroad_tui.text.game import region_name
from kingsroad_tui.text.words import count, listed

ME: Final = PLAYERS[LEARNER]


@dataclass(frozen=True, slots=True)
class StepText:
    """The texts of a step.

    Attributes:
        title: its idea in a word or two.
        idea: what there is to know.
        task: what to do; ``{king}`` is the King's sign.
        hint: what helps after a choice that missed the aim.
        praise: what has been learnt, once the round is over.
        again: the task of the second choice after a Witch, else empty.
    """

    title: str
    idea: str
    task: str
    hint: str
    praise: str
    again: str = ""


TEXTS: Final = {
    "markers": StepText(
        "Place markers",
        f"You are the {ME}, player A. Every round all players choose three cards in secret and "
        "reveal them together. A region's card puts one of your markers there.",
        "Choose three regions by their numbers, 1 to 8, or click them. Then press Enter.",
        "Any three regions will do.",
        "All nine markers lie on the map now. A marker stays until its region is scored.",
    ),
    "king": StepText(
        "The King scores where he stands",
        "Only the King's region ({king}) is scored, now 6 Wizard's Tower. Below its name: 6 points "
        "for most markers, 4 for second most. You and the Baron have 1 each.",
        "Get ahead there: choose 6 and two other regions, then Enter.",
        "Put a marker into 6.",
        "6 points. All markers there went back to their owners, and the King went on to 4. Your "
        "marker that stayed is a Noble: more of him in step 6.",
    ),
    "ties": StepText(
        "Ties",
        "Players who tie all take the lower place. In 5 Dark Tower all three of you have 2, so all "
        "would be third, and third place pays nothing in a game of three.",
        "Break the tie: be first alone in 5.",
        "One marker more than the others is enough: choose 5.",
        "5 points for you. The other two still tie, take third place, and get nothing.",
    ),
    "knight": StepText(
        "The Knight",
        "The Knight puts one more marker where the card before him puts one. He always goes last. "
        "In 7 King's Altar the Baron has 2 and you 1: one marker would only tie.",
        "Choose a region, then 7, then the Knight (K): two markers for 7.",
        "Both markers must go to 7, so 7 has to be the card right before the Knight.",
        "Two markers in one region in one round: only the Knight can do that.",
    ),
    "dragon": StepText(
        "The Dragon",
        "Each Dragon played has one more region scored this round, and the King goes further. "
        "After 2 comes 8 King's Castle, where you lead. You have one Dragon for the whole game.",
        "Choose the Dragon (D) and two other cards that keep your lead in 8.",
        "You lead in 8 already: the Dragon makes it count now.",
        "8 points at once, before anybody could catch up. Your Dragon is spent.",
    ),
    "nobles": StepText(
        "Nobles and chains",
        "Whoever is first alone leaves a Noble ({noble}), who counts as a marker. When his region "
        "is scored, he brings 1 point, and 1 more for each of your Nobles linked to him by roads.",
        "You have Nobles in 5 and 7. Link them: be first alone in 3 Temple Ruins.",
        "Put a marker into 3: you and the Baron have 1 each.",
        "3 points for the place and 3 for the chain of Nobles in 3, 5 and 7.",
    ),
    "witch": StepText(
        "The Witch",
        "Will the Baron play 8 King's Castle? You need not guess. The Witch goes first, your other "
        "cards go back unseen, and you choose again when the others have played. Once a game.",
        "Choose the Witch (W) and any two other cards.",
        "The Witch (W) lets you see first what the others do.",
        "You saw what they did and answered it. Your Witch is spent.",
        "The Baron has 3 in 8 now, you have 2. Choose again and be first alone in 8.",
    ),
    "end": StepText(
        "The end at 40",
        "When somebody has 40 points after a round, the game ends: every region not scored in that "
        "round is scored once more, for places only. Then most points win. You have 33.",
        "Nobody is in 8 King's Castle. Take its points, end the game and win it.",
        "8 is worth 8 points, and 1 for the Noble: that takes you past 40.",
        "You won. 40 points ended the game, and the other regions paid once more.",
    ),
}
"""By the names of the steps."""

KEYS_HERE: Final = (
    "That key does nothing here. Cards: 1 to 8, K, D, W. Enter plays, Backspace drops."
)
"""The answer to a key that nothing is bound to."""

ONLY_ENTER: Final = "The round is over: Enter goes on to the next step."
"""The answer to a card while no cards are chosen."""


def menu_words(step: int) -> str:
    """What the menu says of the guided game; ``step`` is the one to go on with, from 0."""
    if step <= 0:
        return "three minutes, step by step"
    if step >= len(STEPS):
        return "the guided game once more"
    return f"go on with step {step + 1} of {len(STEPS)}"


def heading(lesson: Lesson) -> str:
    """``Step 3 of 8 · Ties``."""
    return f"Step {lesson.number + 1} of {len(STEPS)} · {TEXTS[lesson.step.name].title}"


def task(lesson: Lesson) -> str:
    """What to do now."""
    text = TEXTS[lesson.step.name]
    return text.again if lesson.second else text.task


def idea(lesson: Lesson, king: str, noble: str) -> str:
    """What there is to know in this step, with the signs of the King and of a Noble."""
    return TEXTS[lesson.step.name].idea.format(king=king, noble=noble)


PLAIN_KEYS: Final = (
    "Learn to play King's Road. Type cards in one word, such as 164, and press Enter: 1 to 8 are "
    "the regions, K is the Knight, D the Dragon, W the Witch. Type players to hear of the players, "
    "quit to leave."
)
"""How the guided game is played line by line."""


def praise_in_plain(lesson: Lesson) -> str:
    """What has been learnt in a step that is done."""
    return TEXTS[lesson.step.name].praise


def praise(lesson: Lesson) -> str:
    """What has been learnt in a step that is done, and how to go on."""
    go_on = "Enter shows what you know now." if lesson.last else "Enter goes on."
    return f"{TEXTS[lesson.step.name].praise} {go_on}"


def not_yet(card: Card, lesson: Lesson) -> str:
    """The answer to a card that does not belong into this step."""
    name = "Knight" if card.is_knight else card.name.capitalize()
    if card is Card.WITCH and lesson.second:
        return f"The Witch is spent. {task(lesson)}"
    comes = next(
        (n for n, step in enumerate(STEPS) if card.value in step.cards and n > lesson.number), None
    )
    when = f"comes in step {comes + 1}" if comes is not None else "is not needed here"
    return f"The {name} {when}. {task(lesson)}"


def slip_sentence(attempt: Attempt) -> str:
    """Why a choice was not played, kindly: what it would have brought, and what helps."""
    lesson = attempt.lesson
    hint = TEXTS[lesson.step.name].hint
    if attempt.slip is Slip.CARD_MISSING or attempt.would_be is None:
        return f"Not yet: {hint}"
    if attempt.slip is Slip.NOT_WON:
        return f"{_end_clause(attempt.would_be)} {hint} Try again."
    assert lesson.step.region is not None
    return f"{_region_clause(attempt.would_be, lesson.step.region)} {hint} Try again."


def _end_clause(report: RoundReport) -> str:
    if not report.after.finished:
        return "Then nobody would have 40 points, and the game would go on."
    who = listed(PLAYERS[seat] for seat in report.winners)
    return f"Then {who} would win with {count(max(report.after.scores), 'point')}."


def _region_clause(report: RoundReport, region: int) -> str:
    name = region_name(report.before.board, region)
    score = next((one for one in report.scored if one.region == region), None)
    if score is None:
        return f"Then {name} would not be scored."
    own = score.influence[LEARNER]
    tied = [PLAYERS[s] for s in report.before.seats if s != LEARNER and score.influence[s] == own]
    points = count(score.points[LEARNER], "point")
    if own and tied:
        return f"You would tie with {listed(tied)} in {name}: {points}."
    return f"You would not be first in {name}: {points}."


FINISHED_TITLE: Final = "You know King's Road"

FINISHED: Final = (
    "The aim: most points when somebody has reached 40.",
    "Every round: three cards in secret, a marker for each region's card, then the King's region "
    "is scored and he goes on.",
    "A tie takes the lower place. First alone leaves a Noble, who scores with his chain.",
    "The Knight: one more marker where the card before him puts one.",
    "The Dragon: one more region is scored. Once a game.",
    "The Witch: choose again after seeing the others' cards. Once a game.",
)
"""What has been learnt, in sentences of a line or two."""

FINISHED_KEYS: Final = "n: a new game · r: the rules · Backspace: once more · q: first screen"
"""What can be done after the last step."""


def lines_of_step(lesson: Lesson, king: str, noble: str) -> Sequence[str]:
    """A step in plain lines: heading, idea, task."""
    return (heading(lesson), idea(lesson, king, noble), task(lesson))
