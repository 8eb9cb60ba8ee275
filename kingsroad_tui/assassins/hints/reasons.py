"""The use of what a pawn does in a plan: blocks, guards, threatens, opens, removes. A pawn whose
actions have none is given none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from advisor.messages.assassins_answers import (
    AssassinsCandidate,
    AssassinsReason,
    AssassinsReasonKind,
)
from assassins.rounds import ActionReport
from kingsroad_tui.assassins.play.typed_actions import Numbers
from kingsroad_tui.assassins.words.game import people
from kingsroad_tui.assassins.words.turns import PawnTurn, actors, pawn_turns
from tabletop.say import Say, Share
from tabletop.words.voice import phrase

JOINT: Final = frozenset(
    {AssassinsReasonKind.SHUTS, AssassinsReasonKind.OPENS, AssassinsReasonKind.CLEARS}
)
"""What several pawns can do only together."""

_KILLS_ASSASSIN: Final = "assassins-turn-kills-assassin"
_KILLS_KNIGHT: Final = "assassins-turn-kills-knight"

_SURE: Final = 1e-9
"""A chance no further from 0 or 1 is certain: no rounding of the belief comes near it."""

THREAT: Final = 3
"""The most AP that a card of the printed game leaves before a wound: who needs more threatens
nothing next turn."""


def moves(
    way: AssassinsCandidate, reports: Sequence[ActionReport], numbers: Numbers
) -> tuple[str, ...]:
    """What each pawn does, and its use where it has one; what several do together stands with the
    last of them."""
    turns, who = pawn_turns(reports, numbers), actors(reports, numbers)
    reasons = {reason.at: reason for reason in way.reasons}
    uses = [reasons.get(turn.place) for turn in turns]
    lines, pawns = [], 1
    for turn, reason, following in zip(turns, uses, (*uses, None)[1:], strict=True):
        if _together(reason, following):
            why, pawns = None, pawns + 1
        else:
            why, pawns = _use(turn, reason, reports, who, pawns), 1
        lines.append(
            phrase("assassins-hints-move", done=turn.clause)
            if why is None
            else phrase("assassins-hints-move-why", done=turn.clause, why=why)
        )
    return tuple(lines)


def _together(one: AssassinsReason | None, other: AssassinsReason | None) -> bool:
    return (
        one is not None
        and other is not None
        and one.kind in JOINT
        and (one.kind, one.gate) == (other.kind, other.gate)
    )


def _use(
    turn: PawnTurn,
    reason: AssassinsReason | None,
    reports: Sequence[ActionReport],
    who: Mapping[int, Say],
    pawns: int,
) -> Say | None:
    acts = [act.id for act in turn.acts]
    if reason is not None:
        # To make room for oneself is no more than to go on.
        if reason.kind is AssassinsReasonKind.ROOM and who.get(reason.other or 0) == turn.pawn:
            return None
        return reason_words(reason, who, revealed=_KILLS_ASSASSIN in acts, pawns=pawns)
    if _KILLS_KNIGHT in acts:
        return Say("assassins-hints-why-kills", knights=len(reports[-1].after.knights))
    return None


def reason_words(
    reason: AssassinsReason, actors: Mapping[int, Say], *, revealed: bool = False, pawns: int = 1
) -> Say | None:
    """The use of what a pawn does, as a clause; None where it is none.

    Args:
        reason: the solver's.
        actors: who does each action of the turn, by its place.
        revealed: whether it removes somebody who is known to be an assassin, which is not news.
        pawns: how many do it together.
    """
    gate = Say(f"assassins-hints-gate-{reason.gate}") if reason.gate else "every"
    steps, ap, letters = reason.steps or 0, reason.ap or 0, people(reason.letters)
    match reason.kind:
        case AssassinsReasonKind.PROGRESS:
            return Say("assassins-hints-why-progress", gate=gate, steps=steps)
        case AssassinsReasonKind.REMOVES:
            return _removes(reason, revealed=revealed)
        case AssassinsReasonKind.KEEPS_OFF:
            return Say("assassins-hints-why-keeps-off", people=letters, when=_when(ap))
        case AssassinsReasonKind.ROOM:
            room = actors.get(reason.other or 0)
            return None if room is None else Say("assassins-hints-why-room", later=room)
        case AssassinsReasonKind.OPENS:
            return Say("assassins-hints-why-opens", gate=gate, pawns=pawns)
        case AssassinsReasonKind.SHORTENS:
            return Say("assassins-hints-why-shortens", gate=gate, steps=steps)
        case AssassinsReasonKind.CLEARS:
            return Say("assassins-hints-why-clears", pawns=pawns)
        case AssassinsReasonKind.FARTHER:
            return Say("assassins-hints-why-farther", people=letters, ap=ap)
        case AssassinsReasonKind.GUARDS:
            return Say("assassins-hints-why-guards")
        case AssassinsReasonKind.SHUTS:
            return Say("assassins-hints-why-shuts", gate=gate, pawns=pawns)
        case AssassinsReasonKind.LENGTHENS:
            return Say("assassins-hints-why-lengthens", gate=gate, steps=steps)
        case AssassinsReasonKind.BLOCKS:
            return Say("assassins-hints-why-blocks")
        case AssassinsReasonKind.NEARER if ap <= THREAT:
            return Say("assassins-hints-why-nearer", when=_when(ap, least=reason.at_least))
        case AssassinsReasonKind.FEIGNS if ap <= THREAT:
            return Say("assassins-hints-why-feigns", when=_when(ap, least=reason.at_least))
        case _:
            return None


def _removes(reason: AssassinsReason, *, revealed: bool) -> Say | None:
    when = None if reason.ap is None else _when(reason.ap)
    if revealed:
        return None if when is None else Say("assassins-hints-why-known", when=when)
    chance = reason.chance or 0.0
    how = "never" if chance < _SURE else "surely" if chance > 1 - _SURE else "likely"
    if when is None:
        return Say("assassins-hints-why-removes", how=how, chance=Share(chance))
    return Say("assassins-hints-why-removes-near", how=how, chance=Share(chance), when=when)


def _when(ap: int, *, least: bool = False) -> Say:
    if least and ap:
        return Say("assassins-hints-strikes-after-least", ap=ap)
    return Say("assassins-hints-strikes-after", ap=ap)
