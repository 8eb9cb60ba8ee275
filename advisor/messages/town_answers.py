"""The solver's answers about King & Assassins.

They know nothing of that game's rules, so that whoever only plays King's Road loads none of them:
the requests, which hold its records, are in `advisor.messages.town_requests`.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

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


class Certainty(StrEnum):
    """How sure a figure is."""

    EXACT = "exact"
    """Worked out completely. A chance is exact if every possible triple is as likely as another."""
    PROVED = "proved"
    """Nothing better exists."""
    ESTIMATED = "estimated"
    """The best that was found, or a bound on the cautious side."""


class GateFacts(msgspec.Struct, frozen=True, kw_only=True):
    """The king's way out through one gate.

    Attributes:
        square: the gate's square.
        direction: ``north``, ``east``, ``south`` or ``west``.
        need: king AP with nobody in the way, the exit included; None where no street leads there.
        around: king AP around the townsfolk where they stand; None where they shut the gate off.
        shut: whether they do.
    """

    square: str
    direction: str
    need: int | None
    around: int | None
    shut: bool


class CardCount(msgspec.Struct, frozen=True, kw_only=True):
    """How many cards of a kind (king AP, knights' AP, shackles, people's AP) are face down."""

    card: tuple[int, int, bool, int]
    count: int


class DangerFacts(msgspec.Struct, frozen=True, kw_only=True):
    """What the people can do in their phase, running or next, if the king's side does nothing more.

    Attributes:
        ap: the people's action points.
        death: the chance that the triple is one under which they can kill the king.
        wound: the chance of one under which they can wound him at least.
        death_worlds, wound_worlds: the numbers of those triples.
        worlds: what they are counted of: all possible triples, or for the people's side that knows
            its secret this one only.
        certainty: of these figures.
    """

    ap: int
    death: float
    wound: float
    death_worlds: int
    wound_worlds: int
    worlds: int
    certainty: Certainty


class TownCandidate(msgspec.Struct, frozen=True, kw_only=True):
    """One way to play the rest of the phase.

    Attributes:
        actions: in order, in the notation of records; none for ending the phase at once.
        king: the king's square afterwards; None in the castle.
        win: the chance that this phase itself wins the game: by the castle, by an arrest or kill
            that takes the third assassin away, for the people by the king's death.
        death: the chance of a triple under which the king is dead by the end of the people's phase
            (the next one, or this one); for the people's own phase, whether these actions kill him.
        wound: the same for a wound at least.
        death_worlds, wound_worlds: the numbers of triples.
        need: king AP to the nearest gate that is not shut, afterwards; None if all are, or inside.
        arrests: townsfolk arrested.
        strike: for the people's side, the least AP before one of its assassins can strike as things
            stand afterwards; None beyond reach, unknown, or for the king's side.
        certainty: by the name of the figure.
    """

    actions: list[str]
    king: str | None
    win: float
    death: float
    wound: float
    death_worlds: int
    wound_worlds: int
    need: int | None
    arrests: Letters = []
    strike: int | None = None
    certainty: dict[str, Certainty] = {}


class TownAdvice(AnswerBase, frozen=True, kw_only=True, tag="town-advice"):
    """What helps one side at the present moment of a game.

    Attributes:
        side: ``king`` or ``people``.
        final: whether no better answer follows; the first one has no candidates yet.
        assumptions: as asked.
        worlds: how many triples are possible, for all that is public and assumed.
        chances: by letter, for those on the board, the share of these triples with that pawn.
        danger: by letter, for those on the board, the least AP before that pawn, as an assassin,
            stands where it can strike (the strike itself takes 2 more); None beyond reach.
        farthest: the most AP looked at for ``danger``.
        danger_certainty: of ``danger``.
        stop: the danger of stopping here; None before the card is turned up and after the end.
        need: king AP to the nearest gate that is not shut, or None.
        left: king AP left in this phase and in the deck.
        spare: ``left`` less ``need``: how many can be lost; negative where it is too late.
        gates: the way to each gate.
        deck: the cards face down, by kind: the odds of the next one.
        strike_now: in the people's phase, the actions of the best attack: they kill the king or,
            where that cannot be, wound him. Only with the secret known; else, and where nothing
            can be done to him, None.
        candidates: good ways to play the rest of the phase, best first; none where it is the other
            side's.
        tried: how many ways to play were compared.
        timed_out: whether the time limit ended the search early; ``cut`` in JSON.
        seconds: time taken.
    """

    side: str
    final: bool
    assumptions: list[str]
    worlds: int
    chances: dict[str, float]
    danger: dict[str, int | None]
    farthest: int
    danger_certainty: Certainty
    stop: DangerFacts | None
    need: int | None
    left: int
    spare: int | None
    gates: list[GateFacts]
    deck: list[CardCount]
    strike_now: list[str] | None = None
    candidates: list[TownCandidate] = []
    tried: int = 0
    timed_out: bool = msgspec.field(default=False, name="cut")
    seconds: float = 0.0

    @property
    def last(self) -> bool:
        """Whether no further answer to the request follows."""
        return self.final


TownAnswer = SecretChoice | PhaseChoice | TownAdvice
