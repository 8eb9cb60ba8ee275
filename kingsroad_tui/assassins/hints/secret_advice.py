"""A recommended choice of the three assassins, in sentences."""

from __future__ import annotations

from advisor.messages.assassins_answers import SecretAdvice, SecretMember
from assassins.town import LETTERS
from kingsroad_tui.assassins.hints.reasons import people_words
from kingsroad_tui.assassins.words.game import person
from kingsroad_tui.words.figures import percent
from kingsroad_tui.words.lists import begun, count


def choice_sentences(advice: SecretAdvice, by_key: str = "") -> list[str]:
    """Whom to take, and why; ``by_key`` is the key that takes them, where there is one."""
    how = f" ({by_key} takes them)" if by_key else ""
    lines = [f"Take {people_words(member.letter for member in advice.members)}{how}."]
    lines += [f"- {_member_words(member)}" for member in advice.members]
    if advice.apart:
        lines.append(
            f"The nearest two stand {count(advice.apart, 'square')} apart: the farther, the "
            "harder to guard against both."
        )
    if advice.alike > 1:
        lines.append(
            f"Picked at random from {advice.alike} that are as good: what is always picked can be "
            "guessed."
        )
    if advice.chance is not None and advice.even is not None:
        lines.append(
            f"When the computer played itself, such choices won {percent(advice.chance)} of the "
            f"games, whomever the king suspected; any three won {percent(advice.even)}."
        )
    return lines


def _member_words(member: SecretMember) -> str:
    """``The monk H: the king may come by after 3 steps; an arrest takes at least 3 AP.``"""
    number = LETTERS.index(member.letter)
    name = begun(person(number))
    way = (
        "away from the king's shortest ways"
        if member.passes is None
        else f"the king may come by after {count(member.passes, 'step')}"
    )
    if member.arrest is None:
        return f"{name}: {way}; no knight gets there."
    return f"{name}: {way}; an arrest takes at least {member.arrest} AP."
