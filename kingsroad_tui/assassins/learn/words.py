"""The words of the guided first game: one idea a step, one thing to do at a time, kind answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from assassins.actions import Action, IllegalAction, parse_action
from assassins.rounds import act
from kingsroad_tui.assassins.learn.lesson import STEPS, Asked, AssassinsLesson
from kingsroad_tui.assassins.play.panels import Line
from kingsroad_tui.assassins.play.typed_actions import knight_numbers, knight_numbers_before
from kingsroad_tui.assassins.words.game import action_clause, actor_words, card_words
from kingsroad_tui.assassins.words.keys import key
from kingsroad_tui.assassins.words.turns import turn_words
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.words.lists import lesson_menu_words
from tabletop.words.voice import phrase


@dataclass(frozen=True, slots=True)
class AssassinsStepWords:
    """What is said in one step.

    Attributes:
        title: what it is about, in a word or three.
        idea: the rule behind it, as the step begins.
        tasks: for each act that is asked for, what to do and by which keys.
        praise: what to say when it is done; ``{replies}`` is what the other side did, ``{card}``
            the round's card.
        before: what lies between the step before and this one; nothing where that has left the
            board as it is.
        later: the same as ``idea`` for each act after the first, where the idea does not hold any
            more then; it stays where this is empty.
    """

    title: str
    idea: str
    tasks: tuple[str, ...]
    praise: str
    before: str = ""
    later: tuple[str, ...] = ()

    def idea_at(self, place: int) -> str:
        """The rule behind the act at a place, from 0."""
        if place == 0:
            return self.introduced(self.idea)
        return self.later[place - 1] if self.later else self.idea

    def introduced(self, idea: str) -> str:
        """The idea, in these words or its own, after what lies before it."""
        return f"{self.before} {idea}".lstrip()


WORDS: Final = {
    "walk": AssassinsStepWords(
        "Knights walk",
        "You play the king's side. The card gives your knights 6 action points (AP) together. A "
        "step costs 1, climbing to a roof 2.",
        ("Press <pawn.2> for knight 2 on the roof a4, then <up>.",),
        "1 AP is spent. <back> takes back what you have done in your phase.",
    ),
    "push": AssassinsStepWords(
        "A push",
        "A knight who steps onto one of the people pushes that pawn on, and all behind it. Nobody "
        "is pushed up to a roof, off the board, or onto a knight or the king. People have capital "
        "letters, columns small ones: B is a pawn, b3 a square.",
        ("Press <pawn.2>, then <right>: you see the push. Press <right> again to do it.",),
        "The blacksmith B stands on c3 now. Pushing is free; the step cost 1 AP.",
    ),
    "arrest": AssassinsStepWords(
        "An arrest",
        "Three of the twelve are assassins. Is B one of them? This card allows one arrest: of any "
        "townsperson beside a knight. Nobody tells you whether it was an assassin.",
        ("Press <pawn.2> and <right>. Then <other>: arrest instead of push. <forward> does it.",),
        "B has left the game, and nobody tells you who it was. But as soon as all three assassins "
        "are gone, you win.",
    ),
    "king": AssassinsStepWords(
        "The king",
        "Every round out here may be his last. He has AP of his own: 1 or 2 a round. He walks on "
        "streets only and pushes nobody, so knights make way.",
        (
            "Knight 6 stands in his way. Press <pawn.6>, then <up>.",
            "Press <pawn.0> for the king, then <up>.",
        ),
        "13 steps to the west gate, and the cards to come give him 18 AP: 5 to spare.",
    ),
    "hint": AssassinsStepWords(
        "Hints",
        "In your phase you may ask for a hint. Each time you press <hint> it says more.",
        (
            "Press <hint>: how far is it to a gate?",
            "Press <hint> again: is the king in danger?",
            "Press <hint> once more: what is best to do?",
            "Press <follow>, and the hint is played for you.",
        ),
        "Done. A hint says what each move is for. It knows no secret of the other side: it goes by "
        "what everybody can see.",
        "Round 2, a new card: the witch hunter L comes near. Friend or killer?",
    ),
    "end": AssassinsStepWords(
        "The phase ends",
        "You need not use all your AP; what is left when you end your phase is lost. Then it is "
        "the people's turn, with their AP on the same card. Hold your breath!",
        ("Press <forward>, then <confirm.yes>: you have AP left, so you are asked.",),
        "Your 2 AP are lost. Then the people moved: {replies}.",
        "A round later, your knights have 2 AP left.",
    ),
    "hunt": AssassinsStepWords(
        "The last assassin",
        "A knight can kill a revealed assassin beside him for 1 AP, whatever the card. With the "
        "third one gone, you win.",
        (
            "Assassin G is on h7. Press <pawn.4>, <up>, <up> again, then <forward>.",
            "Press <pawn.4>, <up>: you see the kill. <forward> does it.",
        ),
        "Victory! All three assassins are out of the game. Arrested ones count as well.",
        "Round 6: two assassins struck too early. They are dead, and so is one of your knights.",
    ),
    "dash": AssassinsStepWords(
        "To the castle!",
        "If the king is still outside after this phase, the people "
        "win. The gate is the north edge of c3, but B blocks it.",
        (
            "Press <pawn.1>, then <left> twice: push B away.",
            "Press <pawn.1>, then <right>: the knight makes way.",
            "Press <pawn.0> for the king, then <up>.",
            "Press <pawn.0>, then <up> twice: out through the gate.",
        ),
        "Victory! The king is in the castle. That was the first half. <leave> leaves at "
        "any time; Learn to play brings you back here. Now for the other side.",
        "Another game: nobody has struck, this is the last card, and your knights have 2 AP left!",
        (
            "B is out of the way, but now your own knight stands before the gate.",
            "The way is free, and the king has 2 AP.",
            "He is not inside yet! Going out through the gate costs 1 AP more.",
        ),
    ),
    "choose": AssassinsStepWords(
        "The secret",
        "Before the first card you choose any three of the twelve as your assassins. Nobody can "
        "tell them from the others.",
        (
            "This lesson needs F, G and K: they stand along the king's way, and no knight is near. "
            "Press the three letters, then <forward>.",
        ),
        "Only you know them. If two of you share a screen, a curtain hides the choice.",
        "A new game, and now you plot against the king.",
    ),
    "crowd": AssassinsStepWords(
        "The people",
        "F, G and K are your assassins; only you see the daggers that mark them. You "
        "move all twelve, so nobody knows who is who.",
        ("Press <pawn.g> for the fishwife G, then <left>: up to the roof g5, for 2 AP.",),
        "From a roof an assassin can strike at anybody beside it, on a roof or in the street; from "
        "a street, only at others in the street. The same goes for knights who kill or arrest.",
        "Your first phase: G has walked from h6 to h5 already, for 1 AP.",
    ),
    "card": AssassinsStepWords(
        "The next card",
        "When you end your phase the round is over and the next of 15 cards is turned up. "
        "It gives both sides their AP, and both see it.",
        ("Press <forward>, then <confirm.yes>.",),
        "The new card: {card}. So both sides know what the other can do.",
    ),
    "early": AssassinsStepWords(
        "Too early",
        "In your phase you may reveal an assassin, which is free. From then on it climbs for 1 AP "
        "and comes down for nothing. But the knights know whom to hunt.",
        (
            "Try it: press <pawn.f>, then <other> and <forward>. There is no taking back.",
            "End your phase: <forward>, then <confirm.yes>.",
        ),
        "It is dead: {replies}. Reveal nobody until the strike can follow in the same phase.",
        "Round 3, a card with 4 AP for you: the king has come to i9, and F is near.",
        (
            "A knight is in the way: it takes 3 AP to kill him and reach the king, and 2 more to "
            "wound the king. You have 4.",
        ),
    ),
    "strike": AssassinsStepWords(
        "The strike",
        "A wound costs 2 AP, and two wounds kill the king. The first knight killed in a phase "
        "costs 1 AP, the second 2. You have 5 AP.",
        (
            "Draw the knife: press <pawn.g>, then <other> and <forward>.",
            "The knight falls: press <pawn.g>, <right>, then <forward>.",
            "Down to h6, for nothing: press <pawn.g>, then <right>.",
            "The first wound: press <pawn.g>, <right>, then <forward>.",
            "And again: press <pawn.g>, <right>, then <forward>!",
        ),
        "Victory! The king is dead. To everybody else the fishwife was one of the crowd.",
        "Round 6: F is dead, but over the roofs G has come to g6, and the king walks below.",
        (
            "From the roof g6 your assassin strikes down at the knight on h6, who is in the way.",
            "The knight is dead. A revealed assassin comes down from a roof for nothing.",
            "Your assassin is beside the king. You have 4 AP: enough for two wounds.",
            "The king is wounded, and wounds never heal.",
        ),
    ),
}
"""By the names of the steps."""

_PLAIN_TASKS: Final = {
    Asked.HINT: "Type hint: the way to the gate, the danger, what is best to do.",
    Asked.FOLLOW: "Type the actions that the hint names.",
    Asked.CHOOSE: (
        "Type FGK: this lesson needs these three. They stand along the king's way, and no knight "
        "is near."
    ),
    Asked.END: "Type end.",
}
"""What to do for what is no action, where everything is typed."""

_PLAIN_IDEAS: Final = {
    "hint": "In your phase you may ask for a hint: in one go it says all that there is to say.",
    "crowd": "F, G and K are your assassins. You move all twelve, so nobody knows who is who.",
}
"""Ideas that speak of keys or pictures, where everything is typed."""

_PLAIN_PRAISE: Final = {
    "walk": "1 AP is spent. undo takes back what you have done in your phase.",
    "dash": (
        "Victory! The king is in the castle. That was the first half. quit leaves at any time, and "
        "the same command goes on from there. Now for the other side."
    ),
}
WAYS_TO_WIN: Final = (
    "The king's side wins when the king leaves through a gate, or when all three assassins are out "
    "of the game.",
    "The people win with the second wound, or if the king is still outside after the last card.",
)


def menu_words(step: int) -> str:
    """What the menu says of the guided game; ``step`` is the one to go on with, from 0."""
    return lesson_menu_words(step, len(STEPS), "in five minutes", "the guided game once more")


def _learn_key(name: str) -> str:
    return key(name if name.startswith("confirm.") else f"town_learn.{name}")


def learn_keys(text: str) -> str:
    """A text of the guided game with the names of its keys in their places."""
    return with_keys(text, _learn_key)


def step_title(lesson: AssassinsLesson) -> str:
    """``3/14 · An arrest``."""
    return f"{lesson.number + 1}/{len(STEPS)} · {_words(lesson).title}"


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
    task: Line = [(learn_keys(_words(lesson).tasks[lesson.place]), "strong")]
    if answer:
        return [[(answer, "answer")], task]
    if hinted:  # which may be long
        return [task]
    return [[(learn_keys(_words(lesson).idea_at(lesson.place)), "text")], task]


LOOK_ON: Final[list[Line]] = [[("Look at the board …", "text")]]
"""While a blow is told."""


def finished_lines() -> list[Line]:
    """What has been learnt: how each side wins, and where to go now."""
    return [
        *([(way, "text")] for way in WAYS_TO_WIN),
        [(learn_keys(phrase("assassins-learn-finished-keys")), "strong")],
    ]


def praise(lesson: AssassinsLesson) -> str:
    """What to say when a step is done."""
    return _filled(learn_keys(_words(lesson).praise), lesson)


def objection(lesson: AssassinsLesson, action: Action) -> str:
    """Why an action is not done in a step, however legal; empty where it is what is asked for."""
    if lesson.fits(action):
        return ""
    if lesson.done:
        return learn_keys(phrase("assassins-learn-step-done"))
    if lesson.wanted in tuple(Asked):
        return phrase("assassins-learn-objection")
    numbers = knight_numbers(lesson.table.game)
    who = _who(lesson, action, numbers)
    wanted = _who(lesson, parse_action(lesson.wanted), numbers)
    if who == wanted:
        return phrase("assassins-learn-objection-2", wanted=wanted)
    return phrase("assassins-learn-objection-3", wanted=wanted)


def _who(lesson: AssassinsLesson, action: Action, numbers: dict[int, int]) -> str:
    try:
        report = act(lesson.table.position, action, lesson.table.game.secret)
    except IllegalAction:
        return phrase("assassins-learn-who")
    return actor_words(report, numbers)


def plain_lines(lesson: AssassinsLesson) -> tuple[str, str]:
    """A step in plain lines: what it is about, and the rule behind it."""
    title = f"Step {lesson.number + 1} of {len(STEPS)}: {_words(lesson).title}"
    words = _words(lesson)
    return title, words.introduced(_PLAIN_IDEAS.get(lesson.step.name, words.idea))


def plain_task(lesson: AssassinsLesson) -> str:
    """What to do next in a step, in notation."""
    if lesson.wanted in tuple(Asked):
        return _PLAIN_TASKS[Asked(lesson.wanted)]
    game = lesson.table.game
    report = act(game.position, parse_action(lesson.wanted), game.secret)
    clause = action_clause(report, knight_numbers(game))
    return phrase("assassins-learn-plain-task", wanted=lesson.wanted, clause=clause)


def plain_praise(lesson: AssassinsLesson) -> str:
    """What to say when a step is done."""
    return _filled(_PLAIN_PRAISE.get(lesson.step.name, _words(lesson).praise), lesson)


def finished_plain() -> tuple[str, ...]:
    """What has been learnt, and how to go on."""
    return (
        phrase("assassins-learn-finished-title"),
        *WAYS_TO_WIN,
        phrase("assassins-learn-finished-plain"),
    )


def _words(lesson: AssassinsLesson) -> AssassinsStepWords:
    return WORDS[lesson.step.name]


def _filled(words: str, lesson: AssassinsLesson) -> str:
    """A praise with what it tells of the game."""
    game = lesson.table.game
    numbers = knight_numbers_before(game, len(game.phases))
    card = game.position.card
    return words.format(
        replies=turn_words(lesson.replies, numbers),
        card="" if card is None else card_words(card),
    )
