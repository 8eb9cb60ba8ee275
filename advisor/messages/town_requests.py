"""What the solver can be asked about King & Assassins; its answers are in `town_answers`.

Types only, no NumPy: the app may import them. A game is a record as files hold it; one for the
king's side never holds the secret.
"""

from __future__ import annotations

from advisor.messages.bases import MessageBase
from assassins.records import TownGameData


class ChooseSecretRequest(MessageBase, frozen=True, kw_only=True, tag="town-secret"):
    """Asks a computer player of the people's side for its three assassins, before the first card.

    Attributes:
        game: the game before its first round.
        computer: one of `advisor.messages.town_computers.TOWN_STRENGTHS`.
        seed: the same seed gives the same choice.
        seconds: time limit, or None.
    """

    game: TownGameData
    computer: str
    seed: int = 0
    seconds: float | None = None


class PlayPhaseRequest(MessageBase, frozen=True, kw_only=True, tag="town-phase"):
    """Asks a computer player what it does for the rest of the running phase, card turned up.

    Attributes:
        game: the record of what the side may see: with ``secret`` for the people's side, without it
            for the king's; actions of the running phase are in ``pending``.
        computer: one of `advisor.messages.town_computers.TOWN_STRENGTHS`.
        seed: the same seed gives the same actions unless time runs out.
        seconds: time limit, or None.
    """

    game: TownGameData
    computer: str
    seed: int = 0
    seconds: float | None = None


TownRequest = ChooseSecretRequest | PlayPhaseRequest
