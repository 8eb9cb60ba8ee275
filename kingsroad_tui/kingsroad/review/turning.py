"""The story of a game in the chances to win: what each round changed, in one line."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from advisor.messages.review import Mistake, Outlook, RoundReview, deciding, mistakes
from kingsroad_tui.kingsroad.words.keys import key
from kingsroad_tui.kingsroad.words.people import people, whose
from kingsroad_tui.words.figures import SEVERITY_WORDS, percents
from kingsroad_tui.words.lists import listed
from tabletop.words.voice import phrase

_QUIET: Final = 0.03
"""A round that moves no chance by more than this is a quiet one."""

_CLEAR: Final = 0.02
"""By as much somebody leads whose chance is clearly the best."""

_BEHIND: Final = 0.01
"""Whoever was behind another by less before a round was as good as level."""
LIST_TITLE: Final = "Mistakes and gambles"


def not_judged_yet() -> str:
    """Why mistakes cannot be played again yet."""
    again = key("analysis.mistakes")
    return phrase("kingsroad-review-turning-not-judged-yet", again=again)


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


def mover(played: RoundReview) -> int:
    """The seat whose chance to win a round changed most."""
    changes = [after.win - before.win for before, after in _pairs(played)]
    return max(range(len(changes)), key=lambda seat: abs(changes[seat]))


def new_favourite(played: RoundReview) -> int | None:
    """Whoever is clearly the likeliest winner after a round, and was behind another before it."""
    before = [outlook.win for outlook in played.before]
    leader = favourite([outlook.win for outlook in played.after])
    if leader is None or max(before) - before[leader] < _BEHIND:
        return None
    return leader


def round_story(played: RoundReview, names: Sequence[str], *, decisive: bool) -> str:
    """What a round changed: ``Turning point: Bob becomes the favourite``.

    No figure: the chart has those before and after the round, and the verdict on a choice, which
    stands below, those with the best choice and with the one that was made.

    ``decisive``: whether it is one of those that moved a chance to win most. Only one that changes
    who is likely to win is a turning point; another is a big swing.
    """
    if played.swing < _QUIET:
        return phrase("kingsroad-review-turning-round-story")
    leader = new_favourite(played)
    if leader is None:
        if decisive:
            return phrase(
                "kingsroad-review-turning-round-story-2",
                change=_change(played, names, begins=False),
            )
        return _change(played, names, begins=True)
    who = people(names, (leader,))
    return phrase("kingsroad-review-favourite", who=who, decisive=decisive)


def _change(played: RoundReview, names: Sequence[str], *, begins: bool) -> str:
    seat = mover(played)
    rises = played.after[seat].win > played.before[seat].win
    chance = f"{whose(names, seat, begins=begins)} chance to win"
    return f"{chance} {'rises' if rises else 'falls'}"


def from_to(played: RoundReview, seat: int) -> str:
    """``33% → 51%``: somebody's chance to win before and after a round."""
    before, after = (
        percents([outlook.win for outlook in outlooks])[seat]
        for outlooks in (played.before, played.after)
    )
    return f"{before} → {after}"


def favourite(chances: Sequence[float]) -> int | None:
    """The seat that is clearly ahead, or None."""
    first, second = sorted(chances, reverse=True)[:2]
    return chances.index(first) if first - second > _CLEAR else None


def _pairs(played: RoundReview) -> list[tuple[Outlook, Outlook]]:
    return list(zip(played.before, played.after, strict=True))


def flag_words(sign: str, mistake: Mistake) -> str:
    """A mistake below the chart, with the sign of who made it: ``▲??``."""
    return f"{sign}{SEVERITY_WORDS[mistake.choice.severity].sign}"


def turning_sentence(rounds: Sequence[RoundReview]) -> str:
    """The rounds on which a game turned, and those that only moved a chance to win much."""
    decisive = set(deciding(rounds))
    if not decisive:
        return phrase("kingsroad-review-turning-no-turning-point")
    turned = {r.round for r in rounds if r.round in decisive and new_favourite(r) is not None}
    swung = decisive - turned
    if not turned:
        return phrase("kingsroad-review-turning-turning-sentence", rounds=_rounds(swung))
    also = f" Much changed in {_rounds(swung)} as well." if swung else ""
    return phrase("kingsroad-review-turning-turning-sentence-2", rounds=_rounds(turned), also=also)


def _rounds(numbers: Collection[int]) -> str:
    """``round 3``, ``rounds 3 and 5``."""
    return f"round{'s' if len(numbers) > 1 else ''} {_numbers(numbers)}"


def _numbers(numbers: Collection[int]) -> str:
    return listed(str(number) for number in sorted(numbers))
