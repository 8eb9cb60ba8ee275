"""A game of King & Assassins at a table whose players are apart, line by line."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

from assassins.actions import Side
from assassins.games import ASSASSINS, AssassinsChoice, AssassinsGame
from assassins.rounds import PhaseReport
from assassins.running import RunningPhase
from assassins.secret import Secret
from kingsroad_tui.assassins.library.saves import ASSASSINS_SAVES
from kingsroad_tui.assassins.lines import words as line_words
from kingsroad_tui.assassins.lines.mode import read_secret, say_end, say_last_phase
from kingsroad_tui.assassins.lines.practise import AssassinsLines, hint_of
from kingsroad_tui.assassins.play.prompts import status_line
from kingsroad_tui.assassins.play.typed_actions import (
    knight_numbers,
)
from kingsroad_tui.assassins.together import words
from kingsroad_tui.assassins.together.table import (
    ApartSides,
    ApartTable,
    FalseAnswer,
    mirrored_assassins,
)
from kingsroad_tui.lines.apart import say_kept
from kingsroad_tui.lines.line_io import say
from kingsroad_tui.lines.session import save_by_lines
from kingsroad_tui.solver.client import Solver
from kingsroad_tui.together.asking import InOnesPlace
from kingsroad_tui.together.mirror import keep_with_proof
from kingsroad_tui.together.place import SaidAtTable
from kingsroad_tui.together.session import Session
from tabletop.game import SeatView, play
from tabletop.say import Say
from tabletop.shown import shown
from tabletop.words.voice import phrase


class AssassinsApart:
    """One game at the table: its watcher, and the player of one's own side.

    Attributes:
        words: as `GameLines` has them.
    """

    words: Sequence[Say] = line_words.APART_WORDS

    def __init__(self, solver: Solver, session: Session) -> None:
        """The game that has begun at the table."""
        self._session = session
        self._solver = solver
        self._table = mirrored_assassins(session)
        self._apart = ApartTable(session)
        self._own = self._apart.own
        self._lines = AssassinsLines(self._table)
        self._choice: asyncio.Future[Secret] | None = None
        """The three assassins, while they are to be typed."""
        self._acting: asyncio.Future[None] | None = None
        """The end of one's own phase, while it is played."""

    async def play(self) -> None:
        """Plays it to its end; see `GameLines`."""
        table, apart = self._table, self._apart
        players = table.game.players
        say(
            "",
            phrase("together-begins", names=tuple(players)),
            phrase(
                "assassins-together-sides", king=shown(players.king), people=shown(players.people)
            ),
        )
        if apart.ledger.game.marks is None and self._own is not Side.PEOPLE:
            say(phrase("assassins-together-waits-for-choice", who=shown(players.people)))
        if table.game.phases:
            say_last_phase(table.game)
        sides = ApartSides(self._session, table.setup, self._solver, self)
        try:
            await play(table.game, sides.players, self, apart.deal)
            await apart.over()
            say_end(table.game)
        except FalseAnswer as lie:
            say(
                "",
                phrase(
                    "assassins-together-false-answer", who=shown(players.people), round=lie.round
                ),
            )
        finally:
            sides.close()
            self._save_with_proof()
        say(phrase("assassins-together-swap"))

    def _save_with_proof(self) -> None:
        """Keeps the game, once it is over: also where the people's side never shows its cards."""
        if self._apart.has_ended:
            say_kept(partial(keep_with_proof, ASSASSINS_SAVES, self._table))

    # ------------------------------------------------------------------------------- what is typed

    async def heed(self, line: str) -> bool:
        """Does what a line asks for; see `GameLines`."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "end" if self._acting is not None:
                self._end_phase()
            case "end":
                say(self._why_nothing_to_choose())
            case "undo" if self._acting is None:
                say(phrase("assassins-together-undone"))
            case "hint":
                await self._say_hint()
            case "secret":
                self._say_secret()
            case "save":
                save_by_lines(rest, self._table, ASSASSINS_SAVES)
            case "rivals" | "talk":
                return False
            case _:
                return self._lines.command(line)
        return True

    def take(self, line: str) -> None:
        """Takes what was typed for assassins or actions, where they are asked for."""
        if self._choice is not None and not self._choice.done():
            if (secret := read_secret(line, self._table.game)) is not None:
                self._choice.set_result(secret)
        elif self._acting is not None and not self._acting.done():
            self._lines.act(line)
            if self._lines.phase.view.game.finished or self._lines.phase.asks:
                self._end_phase()
        else:
            say(self._why_nothing_to_choose())

    def _why_nothing_to_choose(self) -> str:
        return SaidAtTable(self._session.guest).why_nothing_to_choose()

    def said_instead(self, one: InOnesPlace) -> str:
        """What was chosen in one's own place; see `GameLines`."""
        return words.instead_sentence(one.round, one.phase, one.choice, away=one.away)

    def _end_phase(self) -> None:
        if self._acting is not None and not self._acting.done():
            self._acting.set_result(None)

    async def _say_hint(self) -> None:
        table = self._table
        if not table.setup.hints:
            say(phrase("assassins-hints-no-hints"))
        elif self._choice is None and self._acting is None:
            say(phrase("assassins-together-hint-later"))
        else:
            own = self._own is Side.PEOPLE
            hint = await hint_of(table, self._solver, with_secret=own)
            say(*hint.sentences)

    def _say_secret(self) -> None:
        secret = self._table.game.secret
        if secret is None or self._own is not Side.PEOPLE:
            say(phrase("assassins-together-not-yours"))
        else:
            say(line_words.secret_line(secret.assassins))

    # ----------------------------------------------------------------------------- one's own side

    async def choose(self, view: SeatView[AssassinsGame]) -> AssassinsChoice:
        """Lets a person choose the assassins, or act."""
        if view.turn.phase == ASSASSINS:
            return await self.choose_secret(view)
        phase = RunningPhase(self._table.game, self.changed)
        await self.play_phase(phase)
        return phase.choice

    async def choose_secret(self, view: SeatView[AssassinsGame]) -> Secret:
        """What one types for the three assassins."""
        say(*line_words.standing_lines(view.game.position, knight_numbers(view.game)))
        say(phrase("assassins-together-choose-assassins"))
        self._choice = asyncio.get_running_loop().create_future()
        try:
            return await self._choice
        finally:
            self._choice = None

    async def play_phase(self, phase: RunningPhase) -> None:
        """What one types for a phase."""
        self._lines.phase = phase
        position = phase.view.game.position
        say(
            "",
            self._status(),
            *line_words.card_sentences(position),
            phrase("assassins-together-type-actions"),
        )
        self._acting = asyncio.get_running_loop().create_future()
        try:
            await self._acting
        finally:
            self._acting = None

    # --------------------------------------------------------------------------------- the watcher

    def chose(self, seat: int) -> None:
        """Takes no notice: who chooses does it alone."""

    def changed(self, game: AssassinsGame) -> None:
        """Follows the game."""
        self._table.changed(game)

    async def saw(self, before: AssassinsGame, game: AssassinsGame) -> None:
        """Says what the other side has done, who is to act, and what the people's side is asked."""
        chosen, phase = not before.chosen, game.phase_since(before)
        if chosen or phase is not None:
            self._say_phase(game, phase)
        name = game.players.people
        if before.asked and game.hidden:
            say(phrase("assassins-together-goes-on", who=shown(name)))
        if game.asked:
            say(phrase("assassins-together-asked-whether-over", who=shown(name)))
        elif game.finished and game.hidden:
            say(phrase("assassins-together-turns-up", who=shown(name)))

    def _say_phase(self, game: AssassinsGame, phase: PhaseReport | None) -> None:
        """Says what was done in a phase, or (None) that the assassins are chosen."""
        if phase is None:
            if not game.phases and not game.running:
                own = self._own is Side.PEOPLE
                say(
                    phrase("assassins-together-assassins-sealed")
                    if own
                    else phrase("assassins-together-has-chosen", who=shown(game.players.people))
                )
        elif phase.side is not self._own:
            say_last_phase(game)
        if not game.finished and game.position.side is not self._own:
            cards = line_words.card_sentences(game.position)[:1]
            name = game.players.of(game.position.side)
            still = self._apart.stands_still(game.position.side)
            acts = (
                phrase("assassins-together-stands-still", who=shown(name))
                if still
                else phrase("assassins-together-to-act", who=shown(name))
            )
            say("", self._status(), *cards, acts)

    def _status(self) -> str:
        return status_line(self._table.game, followed=True)
