"""What the report of an analysis says around its figures: titles, headings, captions, sentences."""

from __future__ import annotations

from typing import Final

from tabletop.words.voice import phrase

RESULT_COLUMNS: Final = ("Accuracy (95%)", "Luck", "Mistakes")

MISTAKE_COLUMNS: Final = (
    "Round",
    "Player",
    "Played",
    "Class",
    "Costs against people",
    "Against perfect play",
    "Better",
)


def about_mistakes(inaccuracy: str, mistake: str, blunder: str) -> str:
    """What a choice of each class costs at least."""
    return phrase(
        "kingsroad-report-about-mistakes", inaccuracy=inaccuracy, mistake=mistake, blunder=blunder
    )


def in_round(number: int, *, second: bool) -> str:
    """The round of a choice; ``second`` says whether it is that after a Witch."""
    return phrase("kingsroad-report-in-round", number=number) if second else str(number)


def about_luck(*, in_points: bool) -> str:
    """What the chart of luck and costs is counted in."""
    unit = "in points" if in_points else "in percentage points of the chance to win"
    return phrase("kingsroad-report-about-luck", unit=unit)


ACCOUNT_COLUMNS: Final = ("Player", "Start", "Costs", "The others", "Second choices", "Result")
