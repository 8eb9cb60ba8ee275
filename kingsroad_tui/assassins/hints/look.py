"""Where to look: what is decided already, the danger by who is suspected, the king's clock, who is
suspected most."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from advisor.messages.assassins_answers import (
    AssassinsAdvice,
    BlockerFacts,
    Certainty,
    GateFacts,
    SuspectFacts,
    SuspectSign,
)
from assassins.actions import WOUND
from assassins.position import AssassinsPosition
from assassins.town import LETTERS, SQUARE_NAMES
from kingsroad_tui.assassins.hints.apart import harm
from kingsroad_tui.assassins.words.game import people, person
from tabletop.say import Fact, Say, Share, id_of
from tabletop.words.voice import phrase

_NAMED: Final = 3
"""How many of those who could strike are named, and of those who are suspected; the board marks
all who could strike."""

_PEOPLE_AP: Final = 5
"""The people's AP of the dearer cards of the printed game."""

_CHOSEN: Final = (SuspectSign.OFTEN_CHOSEN, SuspectSign.SELDOM_CHOSEN)


def look_sentences(
    advice: AssassinsAdvice, position: AssassinsPosition, own: Collection[int] = ()
) -> list[str]:
    """What matters first, then the rest, the most urgent first.

    Args:
        advice: the solver's.
        position: what it is about.
        own: the assassins (0 to 11) of the people's player who is told it.
    """
    return [
        *decided_sentences(advice),
        *danger_sentences(advice, position, own),
        *clock_sentences(advice),
        odds_sentence(advice),
        *suspected_sentences(advice, own),
    ]


def decided_sentences(advice: AssassinsAdvice) -> list[str]:
    """That the king's side can win now, or that he walks out in his next phase; else nothing."""
    if advice.win_now:
        return [phrase("assassins-hints-win-now")]
    if not advice.leaves:
        return []
    gates = [gate for gate in advice.gates if gate.through is not None]
    near = min(gates, key=lambda gate: (gate.shut, gate.through or 0))
    which = which_cards(advice, advice.leaves)
    return [phrase("assassins-hints-walks-out", square=near.square, **which)]


def which_cards(advice: AssassinsAdvice, cards: int) -> Mapping[str, Fact]:
    """With how many of the cards to come something happens, as the facts of a message."""
    total = sum(kind.count for kind in advice.next_cards or advice.deck)
    which = "some" if cards < total else "that" if advice.next_cards else "any"
    return {"which": which if cards else "none", "cards": cards, "total": total}


# ------------------------------------------------------------------------------------- danger


def danger_sentences(
    advice: AssassinsAdvice, position: AssassinsPosition, own: Collection[int] = ()
) -> list[str]:
    """What the people can do to the king, by who is suspected, and who could strike; to the player
    whose assassins they are, with whom to strike."""
    stop = advice.stop
    if stop is None:
        return []
    facts = harm(stop)
    king = advice.side == "king"
    if king and not advice.deck and not advice.leaves and not stop.wound:
        facts["harm"] = "lost"
    if king:
        lines = [phrase("assassins-hints-stop", **facts)]
    elif own:
        lines = [phrase("assassins-hints-can", harm=facts["harm"])]
    else:
        lines = [phrase("assassins-hints-fears", **facts)]
    if stop.wound and stop.certainty is not Certainty.EXACT:
        lines.append(phrase("assassins-hints-at-worst"))
    near = sorted(near_pawns(advice, own).items(), key=lambda pair: (pair[1], pair[0]))
    if near:
        named: list[Fact] = [
            _striker(number, ap, advice, position, own=bool(own)) for number, ap in near[:_NAMED]
        ]
        if more := len(near) - len(named):
            named.append(Say("assassins-hints-more", more=more))
        whose = "king" if king else "own" if own else "fear"
        lines.append(phrase("assassins-hints-strikers", whose=whose, people=tuple(named)))
    return lines


def _striker(
    number: int, ap: int, advice: AssassinsAdvice, position: AssassinsPosition, *, own: bool
) -> Say:
    """One who could strike, how likely it is an assassin, and after how many AP."""
    at, suspects = position.townsfolk[number], {one.letter: one for one in advice.suspects}
    suspect = suspects.get(LETTERS[number])
    assert at is not None
    return Say(
        "assassins-hints-striker",
        who=person(number),
        square=SQUARE_NAMES[at],
        sure=own or suspect is None,
        chance=Share(suspect.chance if suspect else 1.0),
        when=Say("assassins-hints-strikes-after", ap=ap),
    )


def near_pawns(advice: AssassinsAdvice, own: Collection[int] = ()) -> Mapping[int, int]:
    """Who may be an assassin (0 to 11; with ``own``, who is one) and could strike with the
    people's points; the AP it takes to get there."""
    if advice.stop is None:
        return {}
    most = advice.stop.ap - WOUND
    return {
        LETTERS.index(letter): price
        for letter, price in advice.danger.items()
        if price is not None and price <= most and advice.chances[letter]
        if not own or LETTERS.index(letter) in own
    }


# -------------------------------------------------------------------------------------- clock


def too_late(advice: AssassinsAdvice) -> bool:
    """Whether no gate can be reached with the king AP that are left, were nobody in the way."""
    needs = [gate.need for gate in advice.gates if gate.need is not None]
    return bool(needs) and min(needs) > advice.left


def gate_name(direction: str) -> Say:
    """``the north gate``."""
    return Say(f"assassins-hints-gate-{direction}")


def clock_sentences(advice: AssassinsAdvice) -> list[str]:
    """How the king's steps stand against his action points; exact."""
    left, spare = advice.left, advice.spare
    ways = [(gate.need, gate.direction) for gate in advice.gates if gate.need is not None]
    if not ways:
        return [phrase("assassins-hints-clock-no-street", left=left)]
    if too_late(advice):
        steps, direction = min(ways)
        gate = gate_name(direction)
        return [
            phrase(
                "assassins-hints-clock-too-late",
                side=advice.side,
                steps=steps,
                gate=gate,
                left=left,
            )
        ]
    if through := _through(advice):
        return _through_sentences(through, left)
    if advice.need is None or spare is None:
        return [phrase("assassins-hints-clock-shut", steps=min(ways)[0], left=left)]
    near = next(g.direction for g in advice.gates if g.need == advice.need and not g.shut)
    gate = gate_name(near)
    if spare < 0:
        return [phrase("assassins-hints-clock-around", steps=advice.need, gate=gate, left=left)]
    return [phrase("assassins-hints-clock", steps=advice.need, gate=gate, left=left, spare=spare)]


def _through(advice: AssassinsAdvice) -> GateFacts | None:
    """The gate that is nearest once somebody has gone out of the way; None where a free way to one
    is as short, or it is too late."""

    def weight(gate: GateFacts) -> int:
        return (gate.through or 0) + len(gate.blockers)

    gates = [gate for gate in advice.gates if gate.through is not None]
    in_time = [gate for gate in gates if (gate.through or 0) <= advice.left]
    if not in_time:
        return None
    best = min(in_time, key=lambda gate: (weight(gate), len(gate.blockers)))
    around = [gate.around for gate in gates if gate.around is not None]
    free = min((steps for steps in around if steps <= advice.left), default=None)
    return None if not best.blockers or (free is not None and free <= weight(best)) else best


def _through_sentences(gate: GateFacts, left: int) -> list[str]:
    steps = gate.through or 0
    there = people(blocker.letter for blocker in gate.blockers)
    lines = [
        phrase(
            "assassins-hints-clock-through",
            steps=steps,
            square=gate.square,
            people=there,
            many=len(there),
            left=left,
            spare=left - steps,
        )
    ]
    if len(gate.blockers) == 1 and (ways := _ways_by(gate.blockers[0])):
        lines.append(phrase("assassins-hints-blocker", ways=_either(ways)))
    return lines


def _ways_by(blocker: BlockerFacts) -> list[Say]:
    """What can be done about somebody in the way."""
    ways = []
    if blocker.push is not None:
        ways.append(Say("assassins-hints-blocker-push", ap=blocker.push))
    if blocker.arrest is not None:
        ways.append(Say("assassins-hints-blocker-arrest", ap=blocker.arrest))
    if blocker.kill is not None:
        ways.append(Say("assassins-hints-blocker-kill", ap=blocker.kill))
    return ways


def _either(ways: Sequence[Say]) -> Say:
    one, *others = ways
    return Say("assassins-hints-blocker-ways", one=one, other=_either(others)) if others else one


def odds_sentence(advice: AssassinsAdvice) -> str:
    """What the cards to come bring, exact."""
    cards = sum(kind.count for kind in advice.deck)
    if not cards:
        return phrase("assassins-hints-odds-none")
    if cards == 1:
        king, _, arrest, _ = advice.deck[0].card
        return phrase("assassins-hints-odds-last", king=king, arrest=arrest)
    return phrase(
        "assassins-hints-odds",
        cards=cards,
        two=sum(kind.count for kind in advice.deck if kind.card[0] > 1),
        arrests=sum(kind.count for kind in advice.deck if kind.card[2]),
        many=sum(kind.count for kind in advice.deck if kind.card[3] >= _PEOPLE_AP),
    )


# ----------------------------------------------------------------------------------- suspects


def suspected_sentences(advice: AssassinsAdvice, own: Collection[int] = ()) -> list[str]:
    """Who is suspected most; for those whose assassins they are, how suspect these look."""
    of = _told_of(advice)
    if of in ("alike", "nothing"):
        return [phrase("assassins-hints-suspects", of=of)] if of == "nothing" else []
    ranked = [one for one in _ranked(advice) if not own or LETTERS.index(one.letter) in own]
    named = tuple(
        Say("assassins-hints-suspected-one", who=_who(one), chance=Share(one.chance))
        for one in ranked[:_NAMED]
    )
    of = "own" if own else "seen"
    return [phrase("assassins-hints-suspected", of=of, people=named)] if named else []


def suspects_lines(advice: AssassinsAdvice) -> list[str]:
    """How likely each of the hidden townsfolk is an assassin, the likeliest first, and what of all
    that was seen says so most."""
    ranked = _ranked(advice)
    if not ranked:
        return [phrase("assassins-hints-suspects-none")]
    heading = phrase("assassins-hints-suspects", of=_told_of(advice))
    if len({(one.chance, one.sign) for one in ranked}) == 1 < len(ranked):
        return [heading, phrase("assassins-hints-suspect-each", chance=Share(ranked[0].chance))]
    return [heading, *map(_suspect, ranked)]


def _ranked(advice: AssassinsAdvice) -> list[SuspectFacts]:
    return sorted(advice.suspects, key=lambda one: (-one.chance, one.letter))


def _told_of(advice: AssassinsAdvice) -> str:
    """What the chances are of."""
    if advice.belief != "seen":
        return "alike"
    if all(one.sign is None for one in advice.suspects):
        return "supposed" if advice.assumptions else "nothing"
    return "seen"


def _who(one: SuspectFacts) -> Say:
    return person(LETTERS.index(one.letter))


def _suspect(one: SuspectFacts) -> str:
    who = _who(one)
    if one.sign is None:
        return phrase("assassins-hints-suspect", who=who, chance=Share(one.chance))
    when = (
        Say("assassins-hints-when-often")
        if one.round is None
        else Say("assassins-hints-when-once", round=one.round)
    )
    facts: dict[str, Fact] = {} if one.sign in _CHOSEN else {"when": when}
    return phrase(
        "assassins-hints-suspect-by",
        who=who,
        chance=Share(one.chance),
        sign=Say(f"assassins-hints-sign-{id_of(one.sign)}", **facts),
        without=Share(one.without or 0),
    )
