"""A game whose two players are apart: what each of them seals.

The people's side begins with twelve salted commitments, one a pawn, which fix the three assassins
before the first card. Each can be opened alone, so a reveal proves that very pawn and says nothing
of the others; all salts follow from one seed, so the whole secret is shown in the end by the
letters and the seed.

Cards follow from numbers that both seal, so nobody knows the deck. A phase is its actions, in the
notation of records; a reveal carries what opens its pawn's commitment. An arrest opens nothing:
only where the third assassin may be gone by it the king's phase stops, and the people's side says
whether the game goes on. In the end it shows all twelve.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from assassins.actions import ActionKind, Side, parse_action
from assassins.cards import RoundCard
from assassins.games import ASSASSINS, CARD, END, AssassinsChoice, AssassinsGame, AssassinsGameError
from assassins.notation import print_position
from assassins.position import AssassinsPosition
from assassins.records import FORMAT
from assassins.secret import Secret
from assassins.town import TOWNSFOLK
from tabletop import sealed_phases
from tabletop.game import CHANCE, Turn

_MARK_LENGTH: Final = 2 * sealed_phases.DIGEST_BYTES
_MARKS: Final = re.compile(rf"[0-9a-f]{{{TOWNSFOLK * _MARK_LENGTH}}}")
_SALT: Final = re.compile(rf"[0-9a-f]{{{2 * sealed_phases.SALT_BYTES}}}")
_SECRET: Final = re.compile(rf"(?P<letters>[a-l]{{3}}):(?P<seed>{_SALT.pattern})")

Marks = tuple[bytes, ...]
"""The commitments of the twelve, in the order of their letters."""


@dataclass(frozen=True, slots=True)
class SealedSecret:
    """The people's choice, and the seed of all its salts; prints as nothing.

    Attributes:
        secret: the three assassins.
        seed: 32 bytes that nobody else knows before the end.
    """

    secret: Secret
    seed: bytes = field(repr=False)

    @classmethod
    def new(cls, secret: Secret) -> SealedSecret:
        """A choice with a seed that nobody can guess."""
        return cls(secret, sealed_phases.new_salt())

    @classmethod
    def parse(cls, text: str) -> SealedSecret:
        """Reads what `text` wrote. Raises ValueError.

        >>> sealed = SealedSecret.new(Secret.of("adk"))
        >>> SealedSecret.parse(sealed.text) == sealed
        True
        """
        found = _SECRET.fullmatch(text)
        if found is None or "".join(sorted(found["letters"])) != found["letters"]:
            raise ValueError("not three letters and a seed")
        return cls(Secret.of(found["letters"]), bytes.fromhex(found["seed"]))

    @property
    def text(self) -> str:
        """The three letters and the seed: by it everything can be opened."""
        return f"{''.join(self.secret.letters)}:{self.seed.hex()}"

    def salt(self, game: bytes, pawn: int) -> bytes:
        """The salt of a pawn (0 to 11) in a game; says nothing of the seed."""
        return sealed_phases.digest("pawn salt", self.seed, game, pawn)

    def marks(self, game: bytes) -> Marks:
        """The commitments of the twelve in a game."""
        return tuple(
            pawn_mark(game, pawn, self.salt(game, pawn), assassin=pawn in self.secret.assassins)
            for pawn in range(TOWNSFOLK)
        )


def pawn_mark(game: bytes, pawn: int, salt: bytes, *, assassin: bool) -> bytes:
    """The commitment of a pawn (0 to 11): whether it is an assassin."""
    return sealed_phases.digest("pawn", salt, game, pawn, int(assassin))


def shows_assassin(mark: bytes, game: bytes, pawn: int, salt: str) -> bool:
    """Whether a salt, in hexadecimal, shows that a pawn is an assassin.

    >>> game, sealed = bytes(32), SealedSecret.new(Secret.of("adk"))
    >>> marks = sealed.marks(game)
    >>> [shows_assassin(marks[n], game, n, sealed.salt(game, n).hex()) for n in (0, 1)]
    [True, False]
    """
    if not _SALT.fullmatch(salt):
        return False
    return hmac.compare_digest(mark, pawn_mark(game, pawn, bytes.fromhex(salt), assassin=True))


def print_marks(marks: Marks) -> str:
    """The twelve commitments as one text."""
    return b"".join(marks).hex()


def parse_marks(text: str) -> Marks:
    """Reads what `print_marks` wrote. Raises ValueError."""
    if not _MARKS.fullmatch(text):
        raise ValueError("not twelve commitments")
    return tuple(
        bytes.fromhex(text[start : start + _MARK_LENGTH])
        for start in range(0, len(text), _MARK_LENGTH)
    )


def shown_in(text: str, game: bytes, marks: Sequence[bytes]) -> SealedSecret | None:
    """The secret that a text shows and these commitments are of; None where it does not."""
    try:
        shown = SealedSecret.parse(text)
    except ValueError:
        return None
    return shown if shown.marks(game) == tuple(marks) else None


KING_SEAT: Final = Side.KING.seat
PEOPLE_SEAT: Final = Side.PEOPLE.seat

GOES_ON: Final = "on"
"""The people's side's answer where the game goes on."""

NOTHING: Final = "-"
"""A phase without an action; and the share of a side that has not opened its own."""

_HEXADECIMAL: Final = frozenset("0123456789abcdef")

_OPENED_BY: Final = ":"
"""Stands between a reveal and the salt that proves it."""


@dataclass(frozen=True, slots=True)
class _Answer:
    """Where the people's side said that the game goes on, and who was gone then."""

    round: int
    phase: str
    gone: frozenset[int]


@dataclass(frozen=True, slots=True)
class SealedTown:
    """A game of two who are apart, as everybody knows it who follows what they open.

    Attributes:
        id: that of the game.
        game: the record; the secret is known once it was shown.
        marks: the commitments of the twelve; None before the assassins are chosen.
        shown: the secret with its seed, once it was shown.
        false_answer: where the people's side said that the game goes on though it was over, which
            comes out in the end; None where it did not.
    """

    id: bytes
    game: AssassinsGame
    marks: Marks | None = None
    shown: SealedSecret | None = None
    false_answer: tuple[int, str] | None = None
    _answers: tuple[_Answer, ...] = ()

    @property
    def turn(self) -> Turn | None:
        """Who chooses now; None where the game is over and the assassins were shown."""
        turn = self.game.turn if self.shown is None else None
        if turn is not None and turn.phase == CARD:
            return replace(turn, seats=(KING_SEAT, PEOPLE_SEAT))
        return turn

    @property
    def in_record(self) -> bool:
        """The record of the game holds neither commitments nor shares."""
        return False

    @property
    def immovable(self) -> frozenset[int]:
        """The people's side: its owner alone knows the assassins."""
        return frozenset({PEOPLE_SEAT})

    @property
    def convicted(self) -> tuple[int, str, int] | None:
        """Where the people's side has said what was not so; None where nobody knows of that."""
        return None if self.false_answer is None else (*self.false_answer, PEOPLE_SEAT)

    def is_legal(self, seat: int, choice: str) -> bool:
        """Whether a seat may choose this now."""
        turn = self.turn
        if turn is None or seat not in turn.seats:
            return False
        try:
            if turn.phase == ASSASSINS:
                parse_marks(choice)
            elif turn.phase == CARD:
                return len(choice) == 2 * sealed_phases.SALT_BYTES and set(choice) <= _HEXADECIMAL
            elif turn.phase == END:
                return self._secret_in(choice) is not None
            elif self.game.asked:
                return choice == GOES_ON or self._ends_game(choice)
            else:
                self._acted(choice)
        except (AssassinsGameError, ValueError):
            return False
        return True

    def among(self, seat: int) -> Sequence[str]:
        """All that the lot may choose: to stand still, and no share in a card."""
        return [NOTHING]

    def after(self, choices: Mapping[int, str]) -> SealedTown:
        """The game after these choices, which are legal or the lot's."""
        turn = self.turn
        assert turn is not None
        if turn.phase == CARD:
            return self._played(CHANCE, self._card(choices))
        ((seat, choice),) = choices.items()
        if turn.phase == ASSASSINS:
            return replace(self._played(seat, None), marks=parse_marks(choice))
        if turn.phase == END or (self.game.asked and choice != GOES_ON):
            return self._with_shown(choice)
        if self.game.asked:
            answer = _Answer(turn.round, turn.phase, frozenset(self.game.position.gone))
            return replace(self._played(seat, None), _answers=(*self._answers, answer))
        return self._played(seat, tuple(map(parse_action, actions_in(choice))))

    def _played(self, seat: int, choice: AssassinsChoice) -> SealedTown:
        return replace(self, game=self.game.after({seat: choice}))

    def _card(self, shares: Mapping[int, str]) -> RoundCard:
        given = {seat: bytes.fromhex(one) for seat, one in shares.items() if one != NOTHING}
        return drawn_card(self.id, self.game.position, given)

    def _acted(self, choice: str) -> AssassinsGame:
        """The game after all actions of a choice; the phase goes on. Raises AssassinsGameError and
        ValueError where they are not a whole part of a phase."""
        game = self.game
        for text in () if choice == NOTHING else choice.split(" "):
            if game.finished or game.asked:
                raise ValueError("something follows what ends the phase here")
            action, colon, salt = text.partition(_OPENED_BY)
            game = game.act(action)
            report = game.phases[-1].actions[-1] if game.finished else game.running[-1]
            if report.action.kind is ActionKind.REVEAL:
                assert self.marks is not None and report.townsperson is not None
                mark = self.marks[report.townsperson]
                if not shows_assassin(mark, self.id, report.townsperson, salt):
                    raise ValueError("the pawn was not chosen as an assassin")
            elif colon:
                raise ValueError("only a reveal opens anything")
        return game

    def _secret_in(self, choice: str) -> SealedSecret | None:
        """What a choice shows, where the commitments are of it."""
        return shown_in(choice, self.id, self.marks) if self.marks is not None else None

    def _ends_game(self, choice: str) -> bool:
        """Whether a choice shows that all three are gone."""
        shown = self._secret_in(choice)
        return shown is not None and shown.secret.assassins <= set(self.game.position.gone)

    def _with_shown(self, choice: str) -> SealedTown:
        """The game with its secret, and what that says of the answers; without it in the record
        where one was false, since by the rules the game was over then."""
        shown = self._secret_in(choice)
        assert shown is not None
        false = (one for one in self._answers if shown.secret.assassins <= one.gone)
        first = next(false, None)
        if first is not None:
            where = first.round, first.phase
            return replace(self, shown=shown, false_answer=where)
        return replace(self, shown=shown, game=self.game.with_secret(shown.secret))


def drawn_card(game: bytes, position: AssassinsPosition, shares: Mapping[int, bytes]) -> RoundCard:
    """The next card: nobody draws it alone.

    Args:
        game: the id of the game.
        position: before the card is turned up.
        shares: what each side had sealed before it saw the other's, by seat.
    """
    place = sealed_phases.digest("card", game, position.round)
    return position.deck[sealed_phases.joint_number(len(position.deck), "card", place, shares)]


def phase_choice(
    game: AssassinsGame, since: int, opener: SealedSecret | None, number: bytes
) -> str:
    """What a side seals of a phase: its actions, each reveal with what proves it.

    Args:
        game: with the phase running, or over by its last action.
        since: how many of its actions were sealed before.
        opener: the people's secret; None for the king's side.
        number: the id of the game.
    """
    done = game.phases[-1].actions if game.finished else game.running
    texts = []
    for report in done[since:]:
        text = str(report.action)
        if report.action.kind is ActionKind.REVEAL:
            assert opener is not None and report.townsperson is not None
            text += _OPENED_BY + opener.salt(number, report.townsperson).hex()
        texts.append(text)
    return " ".join(texts) or NOTHING


def actions_in(choice: str) -> list[str]:
    """The actions of a phase, as records write them, in what was sealed of it.

    >>> actions_in("Th2-h3 Rf6:00ff"), actions_in("-")
    (['Th2-h3', 'Rf6'], [])
    """
    if choice == NOTHING:
        return []
    return [text.partition(_OPENED_BY)[0] for text in choice.split(" ")]


def id_of(game: AssassinsGame, host: str, seats: Sequence[sealed_phases.SeatProof]) -> bytes:
    """The id of a game that these seats play together, whatever has been played of it."""
    return sealed_phases.game_id(FORMAT, [*game.players, print_position(game.start)], host, seats)


def begun(game: AssassinsGame, number: bytes) -> SealedTown:
    """A game before anything is chosen; ``number`` is its id."""
    return SealedTown(number, game.again(game.players))
