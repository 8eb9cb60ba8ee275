"""What advice aims at and how the others are assumed to play, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from advisor.messages.assumptions import Claim, ClaimKind
from advisor.messages.verdicts import BeliefKind, Goal
from kingsroad.board import Board
from kingsroad_tui.kingsroad.words.game import the_region
from kingsroad_tui.kingsroad.words.keys import key
from tabletop.say import Say
from tabletop.words.voice import phrase


def bar_remark(belief: BeliefKind) -> str:
    """What the bar of everybody's chances shows, to stand behind the name above it: how all stand
    before the choice; the best one may well be worth more."""
    return f", {phrase(f'settings-offer-belief-{belief}.supposed')}"


_BELIEFS: Final = (BeliefKind.HIERARCHY, BeliefKind.EQUILIBRIUM, BeliefKind.UNIFORM)


def aim_remark(goal: Goal, belief: BeliefKind) -> str:
    """The settings where they have just been changed: ``For winning, against perfect players``."""
    return phrase(
        "kingsroad-hints-aims-aim-remark",
        goal=Say(f"kingsroad-hints-aim-{goal.value}"),
        players=Say(f"settings-offer-belief-{belief}.against"),
    )


def aims_to_choose() -> str:
    """What the two keys go through, behind `aim_remark`."""
    goal, belief = key("analysis.goal"), key("analysis.belief")
    beliefs = ", ".join(phrase(f"settings-offer-belief-{one}.short") for one in _BELIEFS)
    return phrase("kingsroad-hints-aims-aims-to-choose", goal=goal, belief=belief, beliefs=beliefs)


def worked_out_sentence(goal: Goal, belief: BeliefKind, assumptions: Sequence[str] = ()) -> str:
    """The settings of a result, printed with every one.

    ``Advice for winning against ordinary players.``
    """
    return phrase(
        "kingsroad-hints-aims-worked-out",
        goal=Say(f"kingsroad-hints-aim-{goal.value}"),
        players=Say(f"settings-offer-belief-{belief}.against"),
        number=len(assumptions),
        assumptions=", ".join(assumptions),
    )


_PUTS: Final = ("none", "one", "two")
"""How many markers are put in a region, as messages call it."""


def claim_said(claim: Claim, board: Board | None, *, you: bool) -> Say:
    """What is assumed of somebody, or of ``you``: ``plays 1 Zin Kai's Deep``; without a board a
    region goes by its number."""
    region, puts = claim.card.region, claim.kind is ClaimKind.PUTS
    no = "no-" if claim.kind is ClaimKind.PLAYS_NO else ""
    if region is None:
        return Say(f"kingsroad-hint-claim-card-{no}{claim.card.name.lower()}", you=you)
    what = _PUTS[claim.count] if puts else f"{no}region"
    where = str(region) if board is None else the_region(board, region)
    return Say(f"kingsroad-hint-claim-in-{what}", you=you, region=where)
