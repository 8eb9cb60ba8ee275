"""The review of a game of King & Assassins: every phase judged by what could be known then.

The king's side is judged by what everybody could know, the people's side by that and its secret, as
a hint would have judged it then. Beside the judgement stand facts that need no model: a kill or a
win that was missed, a turn without any risk, a gate left open, action points that brought nothing.

What a phase cost and what luck made of it is the account (see `advisor.messages.accounts`): between
two phases of a side, a card was turned up, those it had arrested were assassins or not, and the
other side played.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.metadata import version
from itertools import chain
from typing import Final

import msgspec
from msgspec.structs import replace as structs_replace

from advisor.messages.accounts import (
    Chosen,
    Judged,
    LuckPart,
    PlayerAccount,
    account_of,
    decided,
)
from advisor.messages.assassins_answers import LEAST_ERRORS, AssassinsCandidate
from advisor.messages.bases import AnswerBase
from advisor.messages.verdicts import WORST_FIRST, Kind, Label, Severity

MIN_LUCK: Final = 0.05
"""Luck that moves a chance to win by less is not worth a word."""


class WastedAp(msgspec.Struct, frozen=True, kw_only=True):
    """Action points that brought nothing.

    Attributes:
        king, knights, people: left unspent at the end of the phase, by whose they are.
        to_and_fro: spent on actions without which everything would stand as it did.
    """

    king: int = 0
    knights: int = 0
    people: int = 0
    to_and_fro: int = 0


class OpenGate(msgspec.Struct, frozen=True, kw_only=True):
    """A way out for the king that the people left open and could have closed. Exact.

    Attributes:
        leaves: with how many of the cards face down he could walk out in his next phase.
        cards: how many lay there.
        instead: with how many he could have after ``actions``.
        actions: what would have closed it, in the notation of records.
    """

    leaves: int
    cards: int
    instead: int
    actions: list[str]


class Arrested(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody arrested.

    Attributes:
        letter: who.
        chance: how likely it was an assassin, for what everybody had seen.
        assassin: whether it was one; None while that is not public.
    """

    letter: str
    chance: float
    assassin: bool | None = None


class PhaseReview(msgspec.Struct, frozen=True, kw_only=True):
    """One phase. Chances are 0 to 1, and the side's own.

    Attributes:
        number: its place among the game's phases, from 0.
        round: from 1.
        side: whose phase it was, ``king`` or ``people``.
        actions: what was done.
        loss: how much smaller the chance to win was with it than with the best way to play; None
            where the phase is not judged (the other side's in a running game, or the people's whose
            secret is not known), and then nothing below is said but ``king_before`` and
            ``king_after``.
        loss_error: its standard error.
        severity: its class, by the loss where that is surely one (see `cost`).
        worlds: how many trios were possible, for the risks of ``played`` and ``best``.
        played: what was done, with its figures; without reasons.
        best: the first of the ways to play that a hint would have given then.
        missed_kill: the actions with which the people could have killed the king; None where they
            could not, or did.
        missed_win: the same of the king's side that could have won for sure.
        missed_safe: actions of the king's side after which he would have stood on the same square
            without any risk, nobody let go; None where there were none, or he was safe, or the game
            over.
        open_gate: for the people's side; None where none was left open that could be closed.
        wasted_ap: action points that brought nothing.
        castle_lost: whether after this phase the cards left were too few for the castle, and not
            before.
        arrests: who was arrested.
        card: what the round's card was worth more than the cards that could have come.
        arrest: what came of the arrests: that they ended the game, or that they did not.
        over: whether the phase ended the game.
        king_before, king_after: how likely the king's side was to win before the round's card and
            after the round, as far as it is played, by what everybody could know.
    """

    number: int
    round: int
    side: str
    actions: list[str]
    loss: float | None = None
    loss_error: float | None = None
    severity: Severity | None = None
    worlds: int = 0
    played: AssassinsCandidate | None = None
    best: AssassinsCandidate | None = None
    missed_kill: list[str] | None = None
    missed_win: list[str] | None = None
    missed_safe: list[str] | None = None
    open_gate: OpenGate | None = None
    wasted_ap: WastedAp | None = None
    castle_lost: bool = False
    arrests: list[Arrested] = []
    card: float = 0.0
    arrest: float = 0.0
    over: bool = False
    king_before: float
    king_after: float

    @property
    def judged(self) -> bool:
        """Whether anything is said of how well it was played."""
        return self.loss is not None

    @property
    def cost(self) -> float:
        """The loss, nothing where that is less than so many of its errors: then it is none."""
        loss, error = self.loss or 0.0, self.loss_error or 0.0
        return loss if loss > LEAST_ERRORS * error else 0.0

    @property
    def label(self) -> Label:
        """What the phase is called."""
        won = self.played is not None and self.played.win >= 1
        return Label.of(self.cost, forced=Kind.WON if won else None)

    @property
    def is_mistake(self) -> bool:
        """Whether it is worth a word: not good, or something certain was missed."""
        return self.severity not in (None, Severity.GOOD) or self.missed_something

    @property
    def missed_something(self) -> bool:
        """Whether something certain was missed: a kill, a win, a turn without risk, a gate."""
        missed = (self.missed_kill, self.missed_win, self.missed_safe, self.open_gate)
        return any(one is not None for one in missed)


class SideReview(msgspec.Struct, frozen=True, kw_only=True):
    """How one side played.

    Attributes:
        side: ``king`` or ``people``.
        phases: how many of its phases are judged.
        counts: how many of each class.
    """

    side: str
    phases: int
    counts: dict[Severity, int]


SIDES: Final = ("king", "people")
"""In the order of their seats."""


def decided_by(phases: Sequence[PhaseReview], side: str) -> list[Judged]:
    """The decisions of a side with what came of them: its judged phases, as far as none between two
    of them is missing."""
    made: list[Chosen] = []
    last: PhaseReview | None = None
    for one in phases:
        if one.side != side or one.loss is None or one.played is None or one.best is None:
            continue
        if last is not None:
            if one.number != last.number + len(SIDES):
                return decided(made, None)
            known = {LuckPart.CARDS: one.card, LuckPart.ARRESTS: last.arrest}
            made[-1] = structs_replace(made[-1], known=known)
        own, cost = one.played.chance or 0.0, one.cost
        before = own + cost if cost else max(own, one.best.chance or 0.0)
        made.append(
            Chosen(
                player=SIDES.index(side),
                round=one.round,
                phase=side,
                before=min(1.0, before),
                cost=cost,
                verdict=None if one.severity is None else one.severity.value,
            )
        )
        last = one
    if last is None or not phases[-1].over:
        return decided(made, None)
    made[-1] = structs_replace(made[-1], known={LuckPart.ARRESTS: last.arrest})
    king = phases[-1].king_after
    return decided(made, king if side == SIDES[0] else 1.0 - king)


class AssassinsReviewedPhase(AnswerBase, frozen=True, kw_only=True, tag="town-reviewed-phase"):
    """A phase, as soon as it is judged.

    Attributes:
        reviewed: the phase.
        done, total: how many phases are, of how many.
    """

    reviewed: PhaseReview
    done: int
    total: int

    @property
    def last(self) -> bool:
        """Whether no further answer to the request follows."""
        return False


class AssassinsReview(AnswerBase, frozen=True, kw_only=True, tag="town-review"):
    """A whole review, or as much as was judged in time.

    Attributes:
        phases: in order.
        sides: by side, those with a judged phase.
        decisions: every judged phase with what it cost and what luck made of it, the king's side
            first.
        accounts: of the king's side and the people's, how they add up; None of one that is not
            judged.
        castle_lost: the round after which the cards left were too few for the castle; None where
            they were not.
        complete: whether all phases asked for are in it.
        finished: whether the game is over.
        seconds: time taken.
        program: who judged.
        method: how.
    """

    phases: list[PhaseReview]
    sides: list[SideReview]
    decisions: list[Judged]
    accounts: list[PlayerAccount | None]
    castle_lost: int | None
    complete: bool
    finished: bool
    seconds: float
    program: str
    method: str


AssassinsReviewAnswer = AssassinsReviewedPhase | AssassinsReview

METHOD: Final = (
    "Every phase is judged as a hint would have judged it then: the king's side by what everybody "
    "could know, the people's side by that and their secret. A phase is called by what it lost "
    "if that is more than twice its standard error."
)


def summed_up(
    phases: Sequence[PhaseReview],
    seconds: float,
    *,
    complete: bool,
    finished: bool,
    id: int = 0,
) -> AssassinsReview:
    """The whole review of a game, of the phases judged so far; ``seconds`` is the time taken."""
    made = [decided_by(phases, side) for side in SIDES]
    return AssassinsReview(
        id=id,
        phases=list(phases),
        sides=[found for side in SIDES if (found := _of_side(phases, side)) is not None],
        decisions=list(chain.from_iterable(made)),
        accounts=[account_of(decisions) if decisions else None for decisions in made],
        castle_lost=next((one.round for one in phases if one.castle_lost), None),
        complete=complete,
        finished=finished,
        seconds=seconds,
        program=f"kingsroad {version('kingsroad')}",
        method=METHOD,
    )


def _of_side(phases: Sequence[PhaseReview], side: str) -> SideReview | None:
    """How a side played; None where none of its phases is judged."""
    own = [one for one in phases if one.side == side and one.judged]
    if not own:
        return None
    counts = {s: n for s in Severity if (n := sum(one.severity is s for one in own))}
    return SideReview(side=side, phases=len(own), counts=counts)


def worst_first(phases: Iterable[PhaseReview], side: str | None = None) -> list[PhaseReview]:
    """The phases that are worth a word, of one side or of both: the worst class first, in it the
    costliest; those that are good but for something certain that was missed come last."""
    order = (*WORST_FIRST, Severity.GOOD, None)
    return sorted(
        (one for one in phases if one.is_mistake and side in (None, one.side)),
        key=lambda one: (order.index(one.severity), -(one.loss or 0.0), one.number),
    )


def lucky(phases: Sequence[PhaseReview]) -> list[PhaseReview]:
    """The phases whose card or arrests moved the side's chance enough for a word, most first."""
    found = [one for one in phases if max(abs(one.card), abs(one.arrest)) >= MIN_LUCK]
    return sorted(found, key=lambda one: (-max(abs(one.card), abs(one.arrest)), one.number))
