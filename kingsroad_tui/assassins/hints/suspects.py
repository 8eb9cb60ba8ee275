"""Who the assassins may be, in sentences, with the one fact that says so most; and whom to
choose."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from advisor.messages.assassins_answers import (
    AssassinsAdvice,
    SecretAdvice,
    SecretMember,
    SuspectFacts,
    SuspectSign,
)
from assassins.town import LETTERS, NAMES
from kingsroad_tui.assassins.hints.reasons import people_words
from kingsroad_tui.assassins.look.signs import PAWNS
from kingsroad_tui.assassins.words.game import person
from kingsroad_tui.words.figures import percent
from kingsroad_tui.words.lists import begun, count

SUPPOSED: Final = "How likely each is an assassin then:"
NOBODY_HIDDEN: Final = "Everybody is known who is still there."

_DID: Final = {
    SuspectSign.KILLED: "could have killed the king in round {round}, and did not",
    SuspectSign.WOUNDED: "could have wounded the king in round {round}, and did not",
    SuspectSign.MOVED: "moved in round {round}",
    SuspectSign.NEARER: "came nearer to the king in round {round}",
    SuspectSign.FARTHER: "went away from the king in round {round}",
    SuspectSign.IN_REACH: "moved within reach of the king in round {round}",
    SuspectSign.STAYS_IN_REACH: "stayed within reach of the king in round {round}",
    SuspectSign.AWAY_FROM_KNIGHTS: "got away from a knight in round {round}",
    SuspectSign.BESIDE_A_KNIGHT: "was beside a knight in round {round}",
    SuspectSign.ONTO_A_ROOF: "climbed a roof in round {round}",
    SuspectSign.IN_THE_WAY: "stepped into the king's way in round {round}",
    SuspectSign.OFTEN_CHOSEN: "starts where an assassin is worth a lot",
    SuspectSign.SELDOM_CHOSEN: "starts where an assassin is worth little",
}


_DID_OFTEN: Final = {
    SuspectSign.KILLED: "could have killed the king more than once, and did not",
    SuspectSign.WOUNDED: "could have wounded the king more than once, and did not",
    SuspectSign.MOVED: "moved in several rounds",
    SuspectSign.NEARER: "came nearer to the king in several rounds",
    SuspectSign.FARTHER: "went away from the king in several rounds",
    SuspectSign.IN_REACH: "moved within reach of the king in several rounds",
    SuspectSign.STAYS_IN_REACH: "stayed within reach of the king in several rounds",
    SuspectSign.AWAY_FROM_KNIGHTS: "got away from knights in several rounds",
    SuspectSign.BESIDE_A_KNIGHT: "was beside a knight in several rounds",
    SuspectSign.ONTO_A_ROOF: "climbed roofs in several rounds",
    SuspectSign.IN_THE_WAY: "stepped into the king's way in several rounds",
    SuspectSign.OFTEN_CHOSEN: _DID[SuspectSign.OFTEN_CHOSEN],
    SuspectSign.SELDOM_CHOSEN: _DID[SuspectSign.SELDOM_CHOSEN],
}


def suspects_sentences(advice: AssassinsAdvice, own: Collection[int] = ()) -> list[str]:
    """How likely each of the hidden townsfolk is an assassin, the likeliest first, and what of all
    that was seen says so most; for those whose assassins they are, how suspect these look.
    """
    ranked = sorted(advice.suspects, key=lambda one: (-one.chance, one.letter))
    if own:
        ranked = [one for one in ranked if LETTERS.index(one.letter) in own]
    if not ranked:
        return [NOBODY_HIDDEN]
    heading = _heading(advice, own)
    if len({(one.chance, one.sign) for one in ranked}) == 1 < len(ranked):
        return [heading, f"- Each of them {percent(ranked[0].chance)}."]
    return [heading, *(f"- {_line(one)}" for one in ranked)]


def suspect_lines(advice: AssassinsAdvice) -> list[str]:
    """A line for each of the hidden townsfolk, the most suspect first; none where all are alike."""
    if advice.belief != "seen" or all(one.sign is None for one in advice.suspects):
        return []
    heading, *lines = suspects_sentences(advice)
    return [heading, *lines]


def _heading(advice: AssassinsAdvice, own: Collection[int]) -> str:
    """What the chances are, and what they are of."""
    if advice.belief != "seen":
        return "How likely each is an assassin, if what they did says nothing:"
    if all(one.sign is None for one in advice.suspects):
        return SUPPOSED if advice.assumptions else "Nobody has given anything away yet."
    if own:
        return "How suspect yours look to the king's side:"
    return "How likely each is an assassin, by what everybody knows:"


def _line(one: SuspectFacts) -> str:
    """``monk H 21%: came nearer to the king in round 4 (14% without that).``"""
    number = LETTERS.index(one.letter)
    named = f"{NAMES[number]} {PAWNS[number]} {percent(one.chance)}"
    if one.sign is None:
        return f"{begun(named)}."
    did = (_DID_OFTEN if one.round is None else _DID)[one.sign].format(round=one.round)
    return f"{begun(named)}: {did} ({percent(one.without or 0)} without that)."


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
