"""Position: everything public at one moment of a game, frozen and checked.

Which of the hidden townsfolk are assassins is no part of it (see `assassins.secret`), nor is the
order of the cards still face down.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, NamedTuple

from assassins.actions import ASSASSIN_KILLS, ASSASSINS, FATAL_WOUNDS, Side
from assassins.cards import RoundCard
from assassins.town import KNIGHTS, LETTERS, SQUARE_NAMES, SQUARES, TOWNSFOLK, Town
from tabletop.errors import LocatedError
from tabletop.say import Say

EMPTY: Final = 0
KNIGHT: Final = TOWNSFOLK + 1
KING: Final = TOWNSFOLK + 2
"""Who stands on a square, in `AssassinsPosition.occupants`; 1 to 12 are the townsfolk."""


class AssassinsPhase(StrEnum):
    """Whose half of a round it is; ``over`` when the game is."""

    KING = "king"
    PEOPLE = "people"
    OVER = "over"


class Ending(StrEnum):
    """How a game ended (rules, section 9). No two endings can happen together."""

    CASTLE = "castle"
    ASSASSINS = "assassins"
    KILLED = "killed"
    TIME = "time"

    @property
    def winner(self) -> Side:
        """The side that won."""
        return Side.KING if self in (Ending.CASTLE, Ending.ASSASSINS) else Side.PEOPLE


class AssassinsResult(NamedTuple):
    """Who won, and how."""

    winner: Side
    by: Ending


class AssassinsPositionError(LocatedError):
    """An impossible position; ``where`` is the name of the field that is wrong."""


@dataclass(frozen=True)
class AssassinsPosition:
    """The public state at one moment of a game.

    Townsfolk are numbered 0 to 11, in the order of their letters; squares 0 to 99.

    Attributes:
        town: the board.
        round: the round being played or about to be, from 1; in a game that is over, the round
            that ended it.
        phase: whose phase it is.
        card: the round's card, or None before it is turned up.
        king_ap, knights_ap, people_ap: the action points left in this phase.
        arrest_made: whether this round's arrest has been made; False after the king's phase.
        knights_killed: how many knights were killed in this people's phase, 0 to 2.
        king: the king's square, or None after he has left through a gate.
        wounds: the king's, 0 to 2.
        knights: their squares, ascending; knights are all alike.
        townsfolk: for each, its square, or None when it is out of the game.
        revealed: all who were ever revealed, also those killed since.
        deck: the cards still face down, by kind; their order is unknown.
        ending: how the game ended, or None while it goes on.

    Raises:
        AssassinsPositionError: the position is impossible; says which field and why.
    """

    town: Town = field(repr=False, hash=False)
    round: int
    phase: AssassinsPhase
    card: RoundCard | None
    king_ap: int
    knights_ap: int
    people_ap: int
    arrest_made: bool
    knights_killed: int
    king: int | None
    wounds: int
    knights: tuple[int, ...]
    townsfolk: tuple[int | None, ...]
    revealed: frozenset[int]
    deck: tuple[RoundCard, ...] = field(hash=False)
    ending: Ending | None = None

    def __post_init__(self) -> None:
        for name, why in _problems(self):
            raise AssassinsPositionError(name, why)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.ending is not None

    @property
    def side(self) -> Side:
        """Whose phase it is; the people's side where the game is over."""
        return Side.KING if self.phase is AssassinsPhase.KING else Side.PEOPLE

    @property
    def result(self) -> AssassinsResult | None:
        """Who won and how, or None while the game goes on."""
        return AssassinsResult(self.ending.winner, self.ending) if self.ending else None

    @property
    def last_round(self) -> bool:
        """Whether no card is left for another round. The last card is played, too (decision 14)."""
        return self.round == len(self.town.deck)

    @property
    def can_arrest(self) -> bool:
        """Whether this round's arrest is still to be had: one a card with shackles (rules, 6.4)."""
        return self.card is not None and self.card.shackles and not self.arrest_made

    @property
    def kill_price(self) -> int | None:
        """What killing the next knight of this phase costs, or None when two have been killed."""
        killed = self.knights_killed
        return ASSASSIN_KILLS[killed] if killed < len(ASSASSIN_KILLS) else None

    @property
    def gone(self) -> tuple[int, ...]:
        """The townsfolk out of the game, ascending."""
        return tuple(n for n, square in enumerate(self.townsfolk) if square is None)

    @property
    def arrested(self) -> tuple[int, ...]:
        """The arrested, ascending: only those never revealed can be (decision 10)."""
        return tuple(n for n in self.gone if n not in self.revealed)

    @property
    def killed(self) -> tuple[int, ...]:
        """The killed, ascending: only revealed assassins can be."""
        return tuple(n for n in self.gone if n in self.revealed)

    def occupants(self) -> bytearray:
        """Who stands on each of the 100 squares: `EMPTY`, `KNIGHT`, `KING`, or 1 to 12 for the
        townsfolk, revealed or not."""
        squares = bytearray(len(SQUARES))
        for square in self.knights:
            squares[square] = KNIGHT
        for number, at in enumerate(self.townsfolk, start=1):
            if at is not None:
                squares[at] = number
        if self.king is not None:
            squares[self.king] = KING
        return squares


def starting_position(town: Town, king_start: int | None = None) -> AssassinsPosition:
    """The set-up (rules, sections 4 and 11), before the first card is turned up.

    Args:
        town: the board.
        king_start: the square the king starts on; may be None where the board leaves no choice.

    Raises:
        TownError: the king does not start there, or there is a choice to make.
    """
    start = town.king_start(king_start)
    return AssassinsPosition(
        town=town,
        round=1,
        phase=AssassinsPhase.KING,
        card=None,
        king_ap=0,
        knights_ap=0,
        people_ap=0,
        arrest_made=False,
        knights_killed=0,
        king=start.square,
        wounds=0,
        knights=tuple(sorted((*town.guards_apart, *start.knights))),
        townsfolk=town.townsfolk,
        revealed=frozenset(),
        deck=town.deck,
    )


def changed(position: AssassinsPosition, **changes: Any) -> AssassinsPosition:
    """The position with some fields changed and nothing checked.

    For changes that the rules allow, which lead from a possible position to a possible one; to set
    up a position of one's own, `dataclasses.replace` checks it.
    """
    new = object.__new__(AssassinsPosition)
    new.__dict__.update(position.__dict__, **changes)
    return new


def none_left(townsfolk: tuple[int | None, ...], revealed: frozenset[int]) -> bool:
    """Whether all three assassins must be out of the game, for all that is public.

    Otherwise some triple contains the revealed ones and still has a pawn on the board.
    """
    if any(townsfolk[number] is not None for number in revealed):
        return False
    return len(revealed) == ASSASSINS or all(square is None for square in townsfolk)


def _problems(p: AssassinsPosition) -> Iterator[tuple[str, Say]]:
    """What cannot be, and why."""
    yield from _round_problems(p)
    yield from _pawn_problems(p)
    yield from _phase_problems(p)
    yield from _arrest_problems(p)
    yield from _ending_problems(p)


def _round_problems(p: AssassinsPosition) -> Iterator[tuple[str, Say]]:
    rounds = len(p.town.deck)
    if not 1 <= p.round <= rounds:
        yield "round", Say("assassins-position-range", least=1, most=rounds, found=p.round)
    turned_up = [p.card] if p.card else []
    if Counter((*p.deck, *turned_up)) - Counter(p.town.deck):
        yield "deck", Say("assassins-position-more-cards")
    if list(p.deck) != sorted(p.deck, key=p.town.kinds.index):
        yield "deck", Say("assassins-position-by-kind")
    face_down = rounds - p.round + (p.card is None)
    if len(p.deck) != face_down:
        yield "deck", Say("assassins-position-deck", wanted=face_down, found=len(p.deck))


def _pawn_problems(p: AssassinsPosition) -> Iterator[tuple[str, Say]]:
    if len(p.townsfolk) != TOWNSFOLK:
        yield "townsfolk", Say("assassins-position-count", wanted=TOWNSFOLK, found=len(p.townsfolk))
    if len(p.knights) > KNIGHTS:
        yield "knights", Say("assassins-position-at-most", most=KNIGHTS, found=len(p.knights))
    if list(p.knights) != sorted(p.knights):
        yield "knights", Say("assassins-position-by-square")
    named = [
        *(("knights", square) for square in p.knights),
        *(("townsfolk", square) for square in p.townsfolk if square is not None),
        *(("king", square) for square in (p.king,) if square is not None),
    ]
    taken: set[int] = set()
    for name, square in named:
        if square not in SQUARES:
            yield name, Say("assassins-no-square-number", number=str(square))
        if square in taken:
            yield name, Say("assassins-position-two-pawns", square=SQUARE_NAMES[square])
        taken.add(square)
    if p.king is not None and p.town.roofs[p.king]:
        yield "king", Say("assassins-position-roof", square=SQUARE_NAMES[p.king])
    if not 0 <= p.wounds <= FATAL_WOUNDS:
        yield "wounds", Say("assassins-position-range", least=0, most=FATAL_WOUNDS, found=p.wounds)
    if not p.revealed <= set(range(TOWNSFOLK)):
        yield "revealed", Say("assassins-position-letters", first=LETTERS[0], last=LETTERS[-1])
    if len(p.revealed) > ASSASSINS:
        yield (
            "revealed",
            Say("assassins-position-assassins", wanted=ASSASSINS, found=len(p.revealed)),
        )


def _phase_problems(p: AssassinsPosition) -> Iterator[tuple[str, Say]]:
    """Action points and kills fit the card and the phase."""
    card, king, people = p.card, p.phase is AssassinsPhase.KING, p.phase is AssassinsPhase.PEOPLE
    if card is None and not king:
        yield "card", Say("assassins-position-face-down")
    if people and p.last_round:
        yield "phase", Say("assassins-position-last-round")
    for name, left, most in (
        ("king_ap", p.king_ap, card.king if card and king else 0),
        ("knights_ap", p.knights_ap, card.knights if card and king else 0),
        ("people_ap", p.people_ap, card.people if card and people else 0),
        ("knights_killed", p.knights_killed, len(ASSASSIN_KILLS) if people else 0),
    ):
        if not 0 <= left <= most:
            yield name, Say("assassins-position-range", least=0, most=most, found=left)
    if p.knights_killed > KNIGHTS - len(p.knights):
        yield "knights_killed", Say("assassins-position-killed")


def _arrest_problems(p: AssassinsPosition) -> Iterator[tuple[str, Say]]:
    """Arrests fit the cards turned up so far, and the phase."""
    card = p.card if p.phase is AssassinsPhase.KING else None
    if p.arrest_made and not (card and card.shackles):
        yield "arrest_made", Say("assassins-position-no-shackles")
    # This round's card counts once its arrest may have been made.
    played = Counter(p.town.deck) - Counter(p.deck)
    if card and not p.arrest_made:
        played -= Counter([card])
    shackles = sum(count for kind, count in played.items() if kind.shackles)
    if len(p.arrested) > shackles:
        yield (
            "arrested",
            Say("assassins-position-arrests", count=len(p.arrested), possible=shackles),
        )
    if p.arrest_made and not p.arrested:
        yield "arrest_made", Say("assassins-position-nobody-arrested")


def _ending_problems(p: AssassinsPosition) -> Iterator[tuple[str, Say]]:
    """The phase, the ending and what is on the board agree."""
    if (p.phase is AssassinsPhase.OVER) != (p.ending is not None):
        yield "phase", Say("assassins-position-over")
    if (p.king is None) != (p.ending is Ending.CASTLE):
        yield "king", Say("assassins-position-castle")
    if (p.wounds == FATAL_WOUNDS) != (p.ending is Ending.KILLED):
        yield "wounds", Say("assassins-position-fatal")
    if p.ending is Ending.KILLED and p.last_round:
        yield "round", Say("assassins-position-last-round")
    if p.ending is Ending.TIME and not p.last_round:
        yield "round", Say("assassins-position-time")
    if p.ending is Ending.ASSASSINS:
        missing = ASSASSINS - len(p.revealed)
        if len(p.killed) < len(p.revealed) or len(p.arrested) < missing:
            yield "ending", Say("assassins-position-assassin-left")
    elif none_left(p.townsfolk, p.revealed):
        yield "ending", Say("assassins-position-none-left")
