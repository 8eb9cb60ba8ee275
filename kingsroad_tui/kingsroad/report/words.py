"""What the report of an analysis says around its figures: titles, headings, captions, sentences."""

from __future__ import annotations

from typing import Final

NO_ROUND_JUDGED: Final = "No round was judged."
RESULT: Final = "The result"
PLAYERS: Final = "The players"
ABOUT_ACCURACY: Final = (
    "Accuracy runs from 0 to 100 and is the mean over a player's choices; the interval says how "
    "far so few choices can be trusted. Luck is what the others' choices, their mistakes "
    "included, brought or took."
)
RESULT_COLUMNS: Final = ("Accuracy (95%)", "Luck", "Mistakes")

CHANCES_CHART: Final = "Chance to win over the game"
POINTS_CHART: Final = "Points over the game"
POINTS_CAPTION: Final = "Points before each round."
PERFECT_CHART: Final = "Chance to win with perfect play"
PERFECT_CAPTION: Final = "Chance to win before each round if everybody played it perfectly."

MISTAKE_COLUMNS: Final = (
    "Round",
    "Player",
    "Played",
    "Class",
    "Costs against people",
    "Against perfect play",
    "Better",
)

LUCK: Final = "Luck and costs"
LUCK_CHART: Final = "Luck and costs of each player"

ROUND_BY_ROUND: Final = "Round by round"
ABOUT_ROUNDS: Final = (
    "What everybody chose, what it cost, and the luck of the round; then the chance to win after "
    "it."
)
PERFECT_BEFORE: Final = "With perfect play before it"


def title(game: str) -> str:
    """The title of a report on this game."""
    return f"King's Road: {game}"


def stopped_early(rounds: int) -> str:
    """That not all of so many rounds were judged."""
    return f"The review stopped early: {rounds} rounds were played."


def about_chances(supposed: str) -> str:
    """What the chart of chances shows; ``supposed`` is how opponents are assumed to play."""
    return (
        f"Each player's chance to win, {supposed}: with the best choice, then with the one made. "
        "Where a line falls at once, the choice cost something."
    )


def no_mistakes(least: str) -> str:
    """That no choice lost as much as the smallest mistake does."""
    return f"No choice cost as much as {least}."


def about_mistakes(inaccuracy: str, mistake: str, blunder: str) -> str:
    """What a choice of each class costs at least."""
    return (
        f"Worst first, judged by what could be known then. An inaccuracy costs at least "
        f"{inaccuracy}, a mistake {mistake}, a blunder {blunder}, against people and against "
        "perfect play alike."
    )


def in_round(number: int, *, second: bool) -> str:
    """The round of a choice; ``second`` says whether it is that after a Witch."""
    return f"{number}, second choice" if second else str(number)


def about_luck(*, in_points: bool) -> str:
    """What the chart of luck and costs is counted in."""
    unit = "in points" if in_points else "in percentage points of the chance to win"
    return f"Over the whole game, {unit}."


def round_words(choices: str, luck: str, chance: str) -> str:
    """A player's round: what was chosen, its luck, and the chance to win after it."""
    return f"{choices}; luck {luck}; {chance}"


ACCOUNT_COLUMNS: Final = ("Player", "Start", "Costs", "The others", "Second choices", "Result")
ABOUT_ACCOUNT: Final = (
    "The chance to win with the best choice before the first round, less what the choices cost, "
    "and with what the others did, is the result. Every round is counted so."
)
