"""What a round changed: its largest swing, in one line; and the rounds on which a game turned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from advisor.messages.accounts import Judged
from advisor.messages.review import Mistake, RoundReview, deciding, mistakes
from advisor.messages.verdicts import Goal
from kingsroad_tui.kingsroad.words.keys import key
from kingsroad_tui.kingsroad.words.people import people
from kingsroad_tui.words.figures import label_sign
from tabletop.words.numbers import percent
from tabletop.words.voice import phrase

_QUIET: Final = 0.03
"""A round in which nothing moves a chance by as much is a quiet one."""

_OWN: Final = 2
"""What happens to the reader weighs so much more than what happens to others."""


class Swung(NamedTuple):
    """How a choice, or what came of it, moved somebody's chance to win, by their account.

    Attributes:
        seat: whose.
        before, after: the chance.
    """

    seat: int
    before: float
    after: float


def largest_swing(
    decisions: Sequence[Sequence[Judged]], number: int, reader: int | None = None
) -> Swung | None:
    """The largest swing of the round with this number; ``decisions`` are everybody's, by seat.

    None where nothing is judged there. The reader's own are preferred.
    """

    def size(one: Swung) -> float:
        return abs(one.after - one.before) * (_OWN if one.seat == reader else 1)

    made = (one for by_seat in decisions for one in by_seat if one.round == number)
    return max((swing for one in made for swing in _swings(one)), key=size, default=None)


def _swings(one: Judged) -> Iterator[Swung]:
    yield Swung(one.player, one.before, one.choice)
    yield Swung(one.player, one.choice, one.after)


def round_story(
    decisions: Sequence[Sequence[Judged]],
    number: int,
    names: Sequence[str],
    *,
    reader: int | None,
    decisive: bool,
) -> str:
    """What a round changed: ``Your chance fell from 100% to 83%``.

    ``decisions`` are everybody's as they are shown; ``decisive``: whether the round is one of those
    that moved a chance to win most.
    """
    swing = largest_swing(decisions, number, reader)
    if swing is None or abs(swing.after - swing.before) < _QUIET:
        return phrase("kingsroad-review-round-quiet")
    return phrase(
        "kingsroad-review-round-swing",
        turning=decisive,
        who=people(names, (swing.seat,)),
        rose=swing.after > swing.before,
        before=percent(swing.before),
        after=percent(swing.after),
    )


def turning_sentence(rounds: Sequence[RoundReview]) -> str:
    """The rounds on which a game turned."""
    turned = tuple(map(str, sorted(deciding(rounds))))
    if not turned:
        return phrase("kingsroad-review-turning-no-turning-point")
    return phrase("kingsroad-review-turned", rounds=turned, count=len(turned))


def not_judged_yet() -> str:
    """Why mistakes cannot be played again yet."""
    return phrase("kingsroad-review-turning-not-judged-yet", again=key("analysis.mistakes"))


def no_mistakes_words(names: Sequence[str], rounds: Sequence[RoundReview], seat: int | None) -> str:
    """Where there is no mistake to go to: of whom, and how to see those of others.

    ``seat`` is whose mistakes were looked for; None for everybody's.
    """
    if seat is None or not mistakes(rounds):
        return phrase("kingsroad-review-turning-no-mistakes")
    return phrase(
        "kingsroad-review-no-mistake-so-far",
        who=people(names, (seat,)),
        other=key("analysis.seat"),
        first=key("analysis.next_mistake"),
    )


def favourite(chances: Sequence[float]) -> int | None:
    """The seat that is clearly ahead, or None."""
    first, second = sorted(chances, reverse=True)[:2]
    return chances.index(first) if first - second > _CLEAR else None


_CLEAR: Final = 0.02
"""By as much somebody leads whose chance is clearly the best."""


def flag_words(sign: str, mistake: Mistake, goal: Goal) -> str:
    """A mistake below the chart, with the sign of who made it: ``▲??``."""
    return f"{sign}{label_sign(mistake.choice.label(goal))}"
