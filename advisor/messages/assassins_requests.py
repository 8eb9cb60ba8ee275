"""What the solver can be asked about King & Assassins; its answers are in `assassins_answers`.

Types only, no NumPy: the app may import them. A game is a record as files hold it; one for the
king's side never holds the secret.
"""

from __future__ import annotations

from typing import Literal

from advisor.messages.assassins_review import PhaseReview
from advisor.messages.bases import ComputerRequestBase, MessageBase
from assassins.records import AssassinsGameData


class ComputerRequest(ComputerRequestBase, frozen=True, kw_only=True):
    """What a computer player is asked by; each kind says what its fields hold."""

    game: AssassinsGameData


class ChooseSecretRequest(ComputerRequest, frozen=True, kw_only=True, tag="town-secret"):
    """Asks a computer player of the people's side for its three assassins, before the first card.

    Attributes:
        game: the game before its first round.
        computer: one of `advisor.messages.assassins_computers.ASSASSINS_STRENGTHS`.
        seed: the same seed gives the same choice.
        seconds: time limit, or None.
    """


class PlayPhaseRequest(ComputerRequest, frozen=True, kw_only=True, tag="town-phase"):
    """Asks a computer player what it does for the rest of the running phase, card turned up.

    Attributes:
        game: the record of what the side may see: with ``secret`` for the people's side, without it
            for the king's; actions of the running phase are in ``pending``.
        computer: one of `advisor.messages.assassins_computers.ASSASSINS_STRENGTHS`.
        seed: the same seed gives the same actions unless time runs out.
        seconds: time limit, or None.
    """


class AssassinsAdviseRequest(MessageBase, frozen=True, kw_only=True, tag="town-advise"):
    """Asks for everything about the game's present moment that helps one side.

    Answered twice: at once with the facts, then with the candidates as well.

    Attributes:
        game: the record of what the side may see, as in `PlayPhaseRequest`. The people's side may
            leave its secret out and is advised as somebody who only knows what is public.
        side: ``king`` or ``people``.
        assumptions: such as ``"monk is none"`` (see `advisor.messages.assassins_assumptions`).
        belief: ``seen``: trios are weighed by what everybody has seen; ``alike``: each counts as
            much as any other.
        seed: of the search for candidates: the same seed gives the same ones unless time runs out.
        seconds: time limit, or None.
    """

    game: AssassinsGameData
    side: Literal["king", "people"]
    assumptions: list[str] = []
    belief: Literal["seen", "alike"] = "seen"
    seed: int = 0
    seconds: float | None = None


class AssassinsReviewRequest(MessageBase, frozen=True, kw_only=True, tag="town-review"):
    """Asks how well the phases played to their end were played.

    Answered by each phase as it is judged, then by the whole review.

    Attributes:
        game: the record. Of a game that is over the secret counts where it is known. Of a running
            game it counts for the phases of the people's side only, and these are judged only if
            ``side`` asks for them alone, or for each.
        side: whose phases are judged: ``king``, ``people``, or both; ``each`` is both of a running
            game, too, for whoever keeps to itself what that tells of the secret.
        known: the first phases as they were judged before; they are not judged again.
        only: the place of one phase, from 0: that one alone is judged. None for all.
        seconds: time limit, or None.
    """

    game: AssassinsGameData
    side: Literal["king", "people", "both", "each"] = "both"
    known: list[PhaseReview] = []
    only: int | None = None
    seconds: float | None = None


AssassinsRequest = (
    ChooseSecretRequest | PlayPhaseRequest | AssassinsAdviseRequest | AssassinsReviewRequest
)
