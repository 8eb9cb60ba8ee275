"""Who the assassins may be, in sentences, with the one fact that says so most."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from advisor.messages.town_answers import TownAdvice
from advisor.messages.town_secrets import SuspectFacts, SuspectSign
from assassins.town import LETTERS
from kingsroad_tui.assassins.text.game import person, sentence
from kingsroad_tui.common.text.figures import percent
from kingsroad_tui.common.text.words import listed

_NAMED: Final = 3
"""How many are named."""

_MORE: Final = 1.25
"""Whose chance is by this factor above the others' mean is called suspect."""

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


def suspects_sentences(advice: TownAdvice, own: Collection[int] = ()) -> list[str]:
    """Who is most suspect and why, and who hardly; for those whose assassins they are, how suspect
    these look. Nothing where all trios count alike.
    """
    if advice.belief != "seen" or all(one.sign is None for one in advice.suspects):
        return []
    ranked = sorted(advice.suspects, key=lambda one: (-one.chance, one.letter))
    if own:
        mine = [one for one in ranked if LETTERS.index(one.letter) in own]
        if not mine:
            return []
        named = listed(_named(one) for one in mine)
        return [f"What the king's side may think of yours: {named}.", *_facts(mine[:1])]
    mean = sum(one.chance for one in ranked) / len(ranked)
    top = [one for one in ranked[:_NAMED] if one.chance > _MORE * mean]
    least = ranked[-1]
    lines = []
    if top:
        lines += [f"Most suspect: {listed(_named(one) for one in top)}.", *_facts(top[:1])]
    if least.sign in (SuspectSign.KILLED, SuspectSign.WOUNDED):
        lines.append(f"Least suspect: {_named(least)}.")
        lines += _facts([least])
    return lines


def suspect_lines(advice: TownAdvice) -> list[str]:
    """A line for each of the hidden townsfolk, the most suspect first; none where all are alike."""
    if advice.belief != "seen" or all(one.sign is None for one in advice.suspects):
        return []
    ranked = sorted(advice.suspects, key=lambda one: (-one.chance, one.letter))
    return [
        "Who they may be, by what everybody has seen:",
        *(f"  {percent(one.chance):>4}  {_because(one)}" for one in ranked),
    ]


def _facts(some: Collection[SuspectFacts]) -> list[str]:
    return [f"- {sentence(_because(one))}" for one in some if one.sign is not None]


def _because(one: SuspectFacts) -> str:
    """``the monk came nearer to the king in round 4 (else 14%)``."""
    who = person(LETTERS.index(one.letter))
    if one.sign is None:
        return who
    did = _DID[one.sign].format(round=one.round)
    return f"{who} {did} (else {percent(one.without or 0)})"


def _named(one: SuspectFacts) -> str:
    return f"{person(LETTERS.index(one.letter))} ({percent(one.chance)})"
