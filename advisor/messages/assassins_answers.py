"""The solver's answers about King & Assassins, those about the people's secret among them.

They know nothing of that game's rules, so that somebody who only plays King's Road loads none of
them: the requests, which hold its records, are in `advisor.messages.assassins_requests`.
"""

from __future__ import annotations

from enum import StrEnum
from math import hypot
from typing import Final

import msgspec

from advisor.messages.bases import AnswerBase


class SuspectSign(StrEnum):
    """What has moved somebody's chance to be an assassin most, of all that was seen, and of where
    everybody starts."""

    KILLED = "killed"
    """It could have had the king killed, and let that pass."""
    WOUNDED = "wounded"
    """It could have had him wounded, and let that pass."""
    MOVED = "moved"
    """It moved at all."""
    NEARER = "nearer"
    """It came nearer to the king."""
    FARTHER = "farther"
    """It went away from him."""
    IN_REACH = "in reach"
    """It moved to where it can strike soon."""
    STAYS_IN_REACH = "stays in reach"
    """It stayed where it can."""
    AWAY_FROM_KNIGHTS = "away from knights"
    """It got away from a knight."""
    BESIDE_A_KNIGHT = "beside a knight"
    """It ended beside one."""
    ONTO_A_ROOF = "onto a roof"
    """It climbed a roof."""
    IN_THE_WAY = "in the way"
    """It stepped into the king's way."""
    OFTEN_CHOSEN = "often chosen"
    """From where it starts, it is worth choosing; nothing was to be seen for that."""
    SELDOM_CHOSEN = "seldom chosen"
    """From where it starts, it is seldom worth choosing."""


class SuspectFacts(msgspec.Struct, frozen=True, kw_only=True):
    """How likely one of the hidden townsfolk is an assassin, for what everybody has seen.

    Attributes:
        letter: who.
        chance: estimated; by the trios alone where all are counted alike.
        sign: what has moved it most, or None where nothing has much.
        round: when that was; None where it was in several rounds, or nothing that was seen.
        without: its chance, had that not been seen.
    """

    letter: str
    chance: float
    sign: SuspectSign | None = None
    round: int | None = None
    without: float | None = None


class SecretMember(msgspec.Struct, frozen=True, kw_only=True):
    """One of three recommended assassins.

    Attributes:
        letter: which.
        passes: after how many steps on one of his shortest ways to a gate the king can be beside
            it; None beside none of them.
        arrest: knights' AP before it can be arrested where it stands, at least; None if it cannot.
    """

    letter: str
    passes: int | None
    arrest: int | None


class SecretAdvice(msgspec.Struct, frozen=True, kw_only=True):
    """A recommended choice of the assassins. To be kept from the king's side.

    Attributes:
        members: the three, by their letters.
        apart: squares between the two nearest to each other, along the rows and columns.
        alike: the number of choices of which it was drawn.
        chance: the people's chance to win by such choices against whoever suspects what is worst
            for them, in quick games of self-play; None on a board on which none was played.
        even: that of drawing all choices alike.
    """

    members: list[SecretMember]
    apart: int
    alike: int
    chance: float | None = None
    even: float | None = None


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
    """Worked out completely; a chance is, if who is suspected is suspected rightly."""
    PROVED = "proved"
    """Nothing better exists."""
    ESTIMATED = "estimated"
    """The best that was found, or a bound on the cautious side."""


class BlockerFacts(msgspec.Struct, frozen=True, kw_only=True):
    """One of the people in the king's way, and what can be done about it in his running phase.

    Attributes:
        letter: who it is.
        push: the least AP after which a knight who goes around everybody has pushed it out of the
            way; None where none can, or in another phase.
        arrest, kill: the same for an arrest and, of a revealed assassin, for killing it.
    """

    letter: str
    push: int | None = None
    arrest: int | None = None
    kill: int | None = None


class GateFacts(msgspec.Struct, frozen=True, kw_only=True):
    """The king's way out through one gate.

    Attributes:
        square: the gate's square.
        direction: ``north``, ``east``, ``south`` or ``west``.
        need: king AP with nobody in the way, the exit included; None where no street leads there.
        around: king AP around the townsfolk where they stand; None where they shut the gate off.
        shut: whether they do.
        through: king AP on the way on which the fewest steps and townsfolk are, if these go; None
            where no street leads there.
        blockers: those townsfolk.
    """

    square: str
    direction: str
    need: int | None
    around: int | None
    shut: bool
    through: int | None = None
    blockers: list[BlockerFacts] = []


class CardCount(msgspec.Struct, frozen=True, kw_only=True):
    """How many cards of a kind (king AP, knights' AP, shackles, people's AP) are face down."""

    card: tuple[int, int, bool, int]
    count: int


class DangerFacts(msgspec.Struct, frozen=True, kw_only=True):
    """What the people can do in their phase, running or next, if the king's side does nothing more.

    Attributes:
        ap: the people's action points.
        death: the chance, by who is suspected, of a triple under which they can kill the king.
        wound: the chance of one under which they can wound him at least.
        death_worlds, wound_worlds: the numbers of those triples, each counted alike.
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


class AssassinsReasonKind(StrEnum):
    """What would be otherwise without the actions of one pawn."""

    PROGRESS = "progress"
    """The king has fewer steps to a gate."""
    REMOVES = "removes"
    """One of the townsfolk is out of the game."""
    KEEPS_OFF = "keeps-off"
    """Some could strike who cannot now."""
    ROOM = "room"
    """A later action of the turn would not be possible."""
    OPENS = "opens"
    """A gate would be shut off by the crowd."""
    SHORTENS = "shortens"
    """The king's way around the crowd would be longer."""
    CLEARS = "clears"
    """The king could take fewer steps to the nearest gate at once."""
    FARTHER = "farther"
    """Somebody would be nearer to a strike."""
    GUARDS = "guards"
    """A knight would not stand beside the king."""
    SHUTS = "shuts"
    """A gate would be open."""
    LENGTHENS = "lengthens"
    """The king's way around the crowd would be shorter."""
    BLOCKS = "blocks"
    """The king could take more steps to the nearest gate at once."""
    NEARER = "nearer"
    """An assassin would be farther from a strike."""
    FEIGNS = "feigns"
    """Somebody who is none, or of whom that is not known, would be farther from one."""


class AssassinsReason(msgspec.Struct, frozen=True, kw_only=True):
    """Why a pawn acts in a turn: a fact that would be otherwise if it stayed where it was.

    Attributes:
        kind: which fact.
        at: the place in the turn of the first of its actions, from 0.
        letters: the townsfolk it is about.
        ap: AP before they can strike: without these actions for ``keeps-off`` and, at the
            beginning, ``removes`` (None where they could not strike); else with them.
        at_least: whether it may take more AP.
        chance: for ``removes``, how likely it is an assassin, as in the suspects.
        gate: the direction of the gate it is about; empty for ``shuts`` where then none is open.
        steps: for ``progress`` the steps left to it, else how many more or fewer.
        other: for ``room``, the place of the action that would not be possible.
    """

    kind: AssassinsReasonKind
    at: int
    letters: Letters = []
    ap: int | None = None
    at_least: bool = False
    chance: float | None = None
    gate: str = ""
    steps: int | None = None
    other: int | None = None


LEAST_ERRORS: Final = 2.0
"""A loss of no more than so many joint standard errors is none."""


class AssassinsCandidate(msgspec.Struct, frozen=True, kw_only=True):
    """One way to play the rest of the phase.

    Attributes:
        actions: in order, in the notation of records; none for ending the phase at once.
        king: the king's square afterwards; None in the castle.
        win: the chance, by who is suspected, that this phase itself wins the game: by the castle,
            by an arrest or kill that takes the third assassin away, for the people by the king's
            death.
        death: the chance, likewise, of a triple under which the king is dead by the end of the
            people's phase (the next one, or this one); for the people's own phase, whether these
            actions kill him.
        wound: the same for a wound at least.
        death_worlds, wound_worlds: the numbers of triples.
        need: king AP to the nearest gate that is not shut, afterwards; None if all are, or inside.
        spare: how many of the king AP on the cards face down can be lost on that way; negative
            where it is too late, None where there is none.
        through: for the king's side, king AP on the way on which the fewest steps and townsfolk
            are, if these go; None where no gate can be reached in time, or inside.
        blockers: those townsfolk.
        arrests: townsfolk arrested.
        leaves: for the people's side, with how many of the cards that may come next the king can
            leave in his next phase, as things stand afterwards; None where that is not certain.
        strike: for the people's side, the least AP before one of its assassins can strike as things
            stand afterwards; None beyond reach, unknown, or for the king's side.
        reasons: why the pawns act, in their order; not for those whose actions change no fact.
        chance: the advised side's chance to win with it, an estimate.
        chance_error: its standard error.
        loss: how much smaller that is than with the first candidate, the best of all judged.
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
    spare: int | None = None
    through: int | None = None
    blockers: Letters = []
    arrests: Letters = []
    leaves: int | None = None
    strike: int | None = None
    reasons: list[AssassinsReason] = []
    chance: float | None = None
    chance_error: float | None = None
    loss: float | None = None
    certainty: dict[str, Certainty] = {}

    def as_good_as(self, best: AssassinsCandidate) -> bool:
        """Whether it cannot be told from the best: it loses no more than `LEAST_ERRORS`."""
        if self.chance is None or best.chance is None or best.win == 1:
            return self.win == best.win == 1
        error = hypot(self.chance_error or 0.0, best.chance_error or 0.0)
        return best.chance - self.chance <= LEAST_ERRORS * error


class ChanceFacts(msgspec.Struct, frozen=True, kw_only=True):
    """Both sides' chances to win, an estimate that adds up to 1, and its standard error."""

    king: float
    people: float
    error: float


class AssassinsAdvice(AnswerBase, frozen=True, kw_only=True, tag="town-advice"):
    """What helps one side at the present moment of a game.

    Attributes:
        side: ``king`` or ``people``.
        final: whether no better answer follows; the first one has no candidates yet.
        assumptions: as asked.
        worlds: how many triples are possible, for all that is public and assumed.
        chances: by letter, for those on the board, the share of these triples with that pawn.
        belief: ``seen``: trios are weighed by what everybody has seen; or ``alike``.
        suspects: the hidden townsfolk on the board, by letter, with their chances to be assassins
            under that belief, which nobody's secret is in.
        chance: both sides' chances to win, by what the advised side knows; None in the other side's
            phase, and before the best way to play is known.
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
        next_cards: those of which the next one is assumed to be; none where nothing is.
        strike_now: in the people's phase, the actions of the best attack: they kill the king or,
            where that cannot be, wound him. Only with the secret known; else, and where nothing
            can be done to him, None.
        win_now: in the king's phase, actions that win the game for sure; None where there are none,
            or in the first answer where they are not found at once.
        leaves: in the people's phase, with how many of the cards that may come next the king can
            leave through a gate in his next phase, if the people do nothing more; None where that
            is not certain.
        candidates: good ways to play the rest of the phase, best first; none where it is the other
            side's.
        choice: which assassins to choose, where the people's side is to do that; else None.
        tried: how many ways to play were compared.
        complete: whether these were all, so that no candidate is worse than another way to play in
            everything that counts: the chance to win at once, of death and of a wound, the king's
            way, arrests. Never for the people's side.
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
    next_cards: list[CardCount] = []
    belief: str = "alike"
    suspects: list[SuspectFacts] = []
    chance: ChanceFacts | None = None
    strike_now: list[str] | None = None
    win_now: list[str] | None = None
    leaves: int | None = None
    candidates: list[AssassinsCandidate] = []
    choice: SecretAdvice | None = None
    tried: int = 0
    complete: bool = False
    timed_out: bool = msgspec.field(default=False, name="cut")
    seconds: float = 0.0

    @property
    def last(self) -> bool:
        """Whether no further answer to the request follows."""
        return self.final

    @property
    def as_good(self) -> list[AssassinsCandidate]:
        """The ways to play that are as good as the first, without it."""
        return [way for way in self.candidates[1:] if way.as_good_as(self.candidates[0])]


AssassinsAnswer = SecretChoice | PhaseChoice | AssassinsAdvice
