"""A game of King & Assassins being played, with its two sides and its secret. No Textual.

The rules stay in `assassins`; a table turns up the cards, keeps the secret, and has every action
saved. Computer players get what their side may see, and a seed made from the game's seed and the
moment, so that asking again never re-rolls.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import replace
from enum import Enum, unique
from pathlib import Path
from random import Random

import msgspec

from assassins.actions import Action, Side
from assassins.games import TownGame, TownGameError
from assassins.position import TownPhase, TownPosition
from assassins.records import TownGameData
from assassins.rounds import ActionReport, PhaseReport
from assassins.secret import Secret, possible_secrets
from kingsroad_tui.assassins.session.seats import TownSetup


@unique
class Waiting(Enum):
    """What a table waits for."""

    SECRET = "secret"
    """The people's side chooses its three assassins."""
    ACTIONS = "actions"
    """A side acts in its phase."""
    NOTHING = "nothing"
    """The game is over."""


class TownTurn(msgspec.Struct, frozen=True):
    """Everything that a computer player gets to act by: what its side may see.

    Attributes:
        game: the record; it holds the secret for the people's side only.
        computer: the player's strength; empty for a program.
        program: the command line of a program that has not forfeited; empty for others.
        side: the side that acts.
        seed: the same whenever the same turn is asked for.
    """

    game: TownGameData
    computer: str
    program: str
    side: Side
    seed: int


class TownTable:
    """A game being played at one terminal.

    Attributes:
        game: everything that happened, the secret included as soon as it is chosen.
        setup: who plays which side, and the seed.
        where: answers the file that the game is saved in now; None where it is in none.
        kept: whether the game is saved as it goes on. One that was only opened is kept from the
            first thing on that a person does.
        unsaved: answers why the game is not saved, in a sentence; empty where it is.
    """

    def __init__(
        self,
        game: TownGame,
        setup: TownSetup,
        save: Callable[[TownGame, TownSetup], None] = lambda *_: None,
        release: Callable[[], None] = lambda: None,
    ) -> None:
        """Takes up a game where it stands.

        Args:
            game: may have phases behind it, and a running one.
            setup: who plays.
            save: called after every action, to save the game.
            release: called when the table is left, to let others have the game.
        """
        self.game = game
        self.setup = setup
        self.where: Callable[[], Path | None] = lambda: None
        self.kept = True
        self.unsaved: Callable[[], str] = lambda: ""
        self._save = save
        self._release = release
        self._go_on()

    @property
    def position(self) -> TownPosition:
        """The position now."""
        return self.game.position

    @property
    def waiting(self) -> Waiting:
        """What the table waits for."""
        if self.game.finished:
            return Waiting.NOTHING
        return Waiting.SECRET if self.game.secret is None else Waiting.ACTIONS

    @property
    def side(self) -> Side:
        """The side that the table waits for; the people's where the game is over."""
        king = self.waiting is Waiting.ACTIONS and self.position.phase is TownPhase.KING
        return Side.KING if king else Side.PEOPLE

    @property
    def person_acts(self) -> bool:
        """Whether the table waits for a person."""
        return self.waiting is not Waiting.NOTHING and self.setup.seat(self.side).person

    @property
    def may_choose(self) -> tuple[Secret, ...]:
        """The choices of assassins that fit what happened: all 220 at the beginning."""
        return possible_secrets(self.position)

    def choose_secret(self, secret: Secret) -> None:
        """Takes the people's choice, and turns up the first card.

        Raises:
            TownGameError: it has been chosen, or does not fit what happened.
        """
        if self.waiting is not Waiting.SECRET:
            raise TownGameError("secret", "the assassins have been chosen")
        self._note_who_acts()
        self.game = self.game.with_secret(secret)
        self._go_on()
        self.save()

    def draw_secret(self) -> None:
        """Chooses for a computer player in a game that has begun, by chance of what still fits.

        Raises:
            TownGameError: it has been chosen.
        """
        dice = Random(_seed(f"{self.setup.seed}/secret"))
        self.choose_secret(dice.choice(self.may_choose))

    def act(self, action: Action | str) -> ActionReport:
        """Does an action. Raises TownGameError where it is not legal."""
        self._check_acting()
        game = self.game.act(action)
        self._note_who_acts()
        self.game = game
        self._go_on()
        self.save()
        return self._last_report()

    def end_phase(self) -> PhaseReport:
        """Ends the running phase; the next card is turned up where a round begins.

        Raises:
            TownGameError: no phase is running.
        """
        self._check_acting()
        self._note_who_acts()
        self.game = self.game.end_phase()
        self._go_on()
        self.save()
        return self.game.phases[-1]

    def play_phase(self, actions: list[str]) -> PhaseReport:
        """Does what a computer player wants, and ends its phase if that does not end the game.

        Raises:
            TownGameError: an action is not legal; then nothing has happened.
        """
        self._check_acting()
        game = self.game
        for action in actions:
            if game.finished:
                break  # an arrest may have been the last, which the king's side could not know
            game = game.act(action)
        self.game = game if game.finished else game.end_phase()
        self._go_on()
        self.save()
        return self.game.phases[-1]

    @property
    def can_take_back(self) -> bool:
        """Whether the last action of the running phase can be taken back."""
        return self.person_acts and self.game.can_take_back

    def take_back(self) -> None:
        """Takes back the last action of the running phase.

        Raises:
            TownGameError: there is none, or something secret became known by it.
        """
        self.game = self.game.take_back()
        self.save()

    def turn(self) -> TownTurn:
        """The turn of the computer player whose phase or secret choice it is."""
        side = self.side
        game = self.game if side is Side.PEOPLE else self.game.as_public()
        moment = f"{self.setup.seed}/{self.position.round}/{side}/{len(self.game.running)}"
        seat = self.setup.seat(side)
        program = "" if seat.forfeit else seat.program
        return TownTurn(TownGameData.of(game), seat.computer, program, side, _seed(moment))

    def note_forfeits(self, forfeits: Mapping[Side, str]) -> list[tuple[Side, str]]:
        """Programs gave no usable answer: from here on the rule of thumb plays for them.

        Returns:
            Those that are news, and why they forfeited.
        """
        news = [(s, why) for s, why in forfeits.items() if not self.setup.seat(s).forfeit]
        for side, why in news:
            self.setup = self.setup.after_forfeit(side, why)
        if news:
            self.save()
        return news

    def seen_by(self, side: Side, *, with_secret: bool) -> TownGameData:
        """The record of what a side may see; the people's secret only where it may be shown."""
        game = self.game if side is Side.PEOPLE and with_secret else replace(self.game, secret=None)
        return TownGameData.of(game)

    def save(self) -> None:
        """Saves the game as it stands, if it is kept."""
        if self.kept:
            self._save(self.game, self.setup)

    def leave(self) -> None:
        """Lets others go on with the game; if it is saved here again, it is this table's again."""
        self._release()

    def _note_who_acts(self) -> None:
        """From the first thing on that a person does the game is one played here."""
        if self.person_acts:
            self.kept = True
            self.setup = msgspec.structs.replace(self.setup, elsewhere=False)

    def _check_acting(self) -> None:
        if self.waiting is not Waiting.ACTIONS:
            why = "the game is over" if self.game.finished else "the assassins are not chosen yet"
            raise TownGameError("table", why)

    def _go_on(self) -> None:
        """Turns up a card where a round begins and the assassins are chosen.

        It is drawn from those still face down, by the seed and the round: so the order of the cards
        is nowhere written down.
        """
        if self.waiting is Waiting.ACTIONS and self.position.card is None:
            dice = Random(_seed(f"{self.setup.seed}/card/{self.position.round}"))
            self.game = self.game.turn_up(dice.choice(self.position.deck))

    def _last_report(self) -> ActionReport:
        running = self.game.running
        return running[-1] if running else self.game.phases[-1].actions[-1]


def _seed(facts: str) -> int:
    return int.from_bytes(hashlib.blake2b(facts.encode(), digest_size=6).digest(), "big")
