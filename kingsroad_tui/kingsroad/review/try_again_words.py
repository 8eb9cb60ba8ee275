"""What trying a choice again says: which one it is, the task, what the cards tried are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from advisor.messages.advice import Candidate
from advisor.messages.review import ChoiceReview
from advisor.messages.verdicts import Goal
from kingsroad_tui.kingsroad.words.game import short_words
from kingsroad_tui.kingsroad.words.keys import key
from kingsroad_tui.kingsroad.words.people import seat_spoken_to, who
from kingsroad_tui.words.figures import loss_words

NOT_YET: Final = "Not yet."
IDEA: Final = "The table is as it stood then, and the answer is kept back."


def task() -> str:
    """What to do."""
    judge, best = key("try.judge"), key("try.best")
    return f"Choose cards: {judge} says what they are worth, {best} shows the best choice."


def way_back() -> str:
    """How to leave."""
    return f"{key('try.leave')} leads back."


def drop_and_try_again() -> str:
    """What to do after a choice that is not good."""
    drops, back = key("try.clear"), key("try.leave")
    return f"{drops} drops these cards: try others, or go back with {back}."


class Puzzle(NamedTuple):
    """A choice to be found.

    Attributes:
        heading: which choice it is, and whose.
        idea: what was played then, and what there is to find.
        loss: what the choice that was played cost against people; None where it is not judged.
        surely_lost: what it cost against people and against perfect play alike; None likewise.
    """

    heading: str
    idea: str
    loss: float | None
    surely_lost: float | None = None


def try_puzzle(
    heading: str, choice: ChoiceReview | None, names: Sequence[str], goal: Goal
) -> Puzzle:
    """The puzzle under this heading; ``choice`` is what was played, as far as it is judged."""
    loss, surely = (choice.loss, choice.surely_lost) if choice else (None, None)
    return Puzzle(heading, try_idea(choice, names, goal), loss, surely)


def try_idea(choice: ChoiceReview | None, names: Sequence[str], goal: Goal) -> str:
    """The puzzle: what was played then, what that cost, and that there is something better."""
    if choice is None or choice.forced:
        return IDEA
    played = f"{who(names, (choice.player,), begins=True)} played {short_words(choice.selection)}"
    if choice.equal:
        return f"{played}, and nothing is clearly better. Can you find a choice as good?"
    return f"{played}, which cost {loss_words(choice.loss, goal)}. Can you find a better choice?"


def solved_words(
    tries: int, candidate: Candidate, played_loss: float | None, goal: Goal, *, shown: bool = False
) -> str:
    """``Solved at the first try! That is 18% better than what was played.``

    What is good but not as good as the best is called so, with what it costs; nothing is solved
    once the best choice was ``shown``.
    """
    if shown:
        return "A good choice: the best one was shown."
    best = candidate.loss <= candidate.loss_error
    found = "Solved" if best else f"A good choice (costs {loss_words(candidate.loss, goal)})"
    at = "at the first try" if tries == 1 else f"at try {tries}"
    gain = (played_loss or 0.0) - candidate.loss
    better = f" That is {loss_words(gain, goal)} better than what was played." if gain > 0 else ""
    return f"{found} {at}!{better}"


def try_heading(moment: str, names: Sequence[str], seat: int) -> str:
    """``Round 4 of 11 · What would you play as Bob?``; ``moment`` is its title."""
    place = "" if seat == seat_spoken_to(names) else f" as {names[seat]}"
    return f"{moment} · What would you play{place}?"
