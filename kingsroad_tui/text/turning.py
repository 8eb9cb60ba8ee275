"""The story of a game in the chances to win: what each round changed, in one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from advisor.messages.review import Mistake, Outlook, RoundReview
from kingsroad_tui.text.figures import percents
from kingsroad_tui.text.review import SEVERITY_WORDS
from kingsroad_tui.text.words import listed

_QUIET: Final = 0.03
"""A round that moves no chance by more than this is a quiet one."""

_CLEAR: Final = 0.02
"""By as much somebody leads whose chance is clearly the best."""

NO_MISTAKES: Final = "There is no mistake in this game."
NOT_JUDGED_YET: Final = "The choices are still being judged: press m again in a moment."
NO_TURNING_POINT: Final = "No single round decided the game."
BACK_TO_FIRST: Final = "Back to the first mistake"
BACK_TO_LAST: Final = "Back to the last mistake"


def mover(played: RoundReview) -> int:
    """The seat whose chance to win a round changed most."""
    changes = [after.win - before.win for before, after in _pairs(played)]
    return max(range(len(changes)), key=lambda seat: abs(changes[seat]))


def round_story(played: RoundReview, names: Sequence[str], *, turning: bool) -> str:
    """What a round changed: ``Turning point: Bob becomes the favourite, 33% → 51%``."""
    if played.swing < _QUIET:
        return "A quiet round"
    said = _change(played, names)
    return f"Turning point: {said}" if turning else said


def _change(played: RoundReview, names: Sequence[str]) -> str:
    before = [outlook.win for outlook in played.before]
    after = [outlook.win for outlook in played.after]
    seat, favourite = mover(played), _favourite(after)
    new = favourite is not None and favourite != _favourite(before)
    if favourite is not None and new and after[favourite] > before[favourite]:
        seat, verb = favourite, "becomes the favourite,"
    else:
        verb = "rises" if after[seat] > before[seat] else "falls"
    return f"{names[seat]} {verb} {percents(before)[seat]} → {percents(after)[seat]}"


def _favourite(chances: Sequence[float]) -> int | None:
    """The seat that is clearly ahead, or None."""
    first, second = sorted(chances, reverse=True)[:2]
    return chances.index(first) if first - second > _CLEAR else None


def _pairs(played: RoundReview) -> list[tuple[Outlook, Outlook]]:
    return list(zip(played.before, played.after, strict=True))


def flag_words(sign: str, mistake: Mistake) -> str:
    """A mistake below the chart, with the sign of who made it: ``▲??``."""
    return f"{sign}{SEVERITY_WORDS[mistake.choice.severity].sign}"


def turning_sentence(turning: Sequence[int]) -> str:
    """The rounds on which a game turned."""
    if not turning:
        return NO_TURNING_POINT
    rounds = listed(str(number) for number in sorted(turning))
    return f"The game turned in round{'s' if len(turning) > 1 else ''} {rounds}."


def ways_on(*, turned: bool, erred: bool) -> str:
    """The keys that lead through a game, as far as there is something there."""
    ways = ["k shows the turning points."] if turned else []
    if erred:
        ways += ["n goes from mistake to mistake.", "m lets you play your worst choices again."]
    return " ".join(ways)
