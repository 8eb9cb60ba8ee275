"""What stands around the pages of a hint: what the next press shows, and where the map comes in."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.kingsroad.hints.hints import HintStep
from kingsroad_tui.kingsroad.words.keys import key

LOOK_SIGNS: Final = "The map shows where: “hint” or !."

_NEXT_PAGE: Final = {
    HintStep.LOOK: "how you stand",
    HintStep.STANDING: "what to play",
    HintStep.BEST: "other choices",
    HintStep.COMPARE: "close",
    HintStep.DETAILS: "back",
}


def next_page_words(step: HintStep, *, last: bool) -> str:
    """What the next press shows; ``last``: on the last page of the step."""
    if step is HintStep.DETAILS and last:
        return f"{key('play.experts')}: {_NEXT_PAGE[step]}"
    return f"{key('play.hint')}: {_NEXT_PAGE[step] if last else 'read on'}"


def how_to_ask() -> str:
    """What stands in the place of a hint that nobody has asked for."""
    return f"Press {key('play.hint')} for a hint: where to look first, then what to play."


def map_covered() -> str:
    """In place of `LOOK_SIGNS`, where there is no room for both."""
    return f"The hint covers the map: {key('play.skip')} shows it again."
