"""The solver's answers about King & Assassins.

They know nothing of that game's rules, so that whoever only plays King's Road loads none of them:
the requests, which hold its records, are in `advisor.messages.town_requests`.
"""

from __future__ import annotations

from advisor.messages.bases import AnswerBase

Letters = list[str]
"""Townsfolk by their letters, ascending."""


class SecretChoice(AnswerBase, frozen=True, kw_only=True, tag="town-secret-choice"):
    """The three assassins that a computer player of the people's side has chosen.

    To be kept from the king's side until the game is over.
    """

    computer: str
    assassins: Letters
    seconds: float = 0.0


class PhaseChoice(AnswerBase, frozen=True, kw_only=True, tag="town-phase-choice"):
    """What a computer player does for the rest of the running phase.

    Attributes:
        computer: which player it is.
        side: ``king`` or ``people``.
        actions: in order, each legal after those before it, in the notation of records; none where
            it ends the phase at once. The king's side cannot know that an arrest ends the game;
            where one does, the actions after it do not happen.
        seconds: time taken.
    """

    computer: str
    side: str
    actions: list[str]
    seconds: float = 0.0


TownAnswer = SecretChoice | PhaseChoice
