"""The advisor by lines: hints step by step, what others are supposed to play, the coach."""

from __future__ import annotations

from typing import Final

from advisor.messages import protocol
from advisor.messages.assumptions import Assumption, AssumptionError
from advisor.messages.choices import find_candidate
from kingsroad.cards import Selection
from kingsroad.records import GameData
from kingsroad_tui.hints.pages import Page
from kingsroad_tui.kingsroad.hints import hints
from kingsroad_tui.kingsroad.hints.worse import doubt
from kingsroad_tui.kingsroad.hints.worth import shown_advice
from kingsroad_tui.kingsroad.lines.words import assumed_sentence
from kingsroad_tui.kingsroad.play.coach import RoundVerdict
from kingsroad_tui.kingsroad.play.outlook_words import verdict_sentence
from kingsroad_tui.kingsroad.play.table import Phase, Table
from kingsroad_tui.kingsroad.review.game_story import review_summary
from kingsroad_tui.lines.line_io import say
from kingsroad_tui.lines.setup import ask_until
from kingsroad_tui.settings.stored import read_settings
from kingsroad_tui.solver.client import Solver
from kingsroad_tui.words.errors import words_of
from tabletop.words.voice import phrase

_WIDTH: Final = 72
"""Cells of the list of choices."""


class LineHints:
    """What the advisor says to the player choosing at a table; it rests on public facts alone."""

    def __init__(self, table: Table, solver: Solver) -> None:
        self._table = table
        self._solver = solver
        self._page = Page.OFF
        self._claims: list[str] = []
        self._verdict: RoundVerdict | None = None

    async def begin(self, seat: int) -> None:
        """Somebody begins to choose: the verdict on the last choice, and the hint that is wanted
        at the start of every one (both are settings of the app, and off as they come)."""
        settings, _ = read_settings()
        self._page, self._claims = Page.OFF, []
        if self._table.phase is Phase.CHOOSING and self._verdict is not None:
            await self._say_verdict(seat)
        if settings.hint_step and self._table.setup.hints:
            await self.say_more(seat, Page(settings.hint_step))

    async def say_more(self, seat: int, until: Page | None = None) -> None:
        """Says the next page of the hint, or those up to one."""
        if not self._table.setup.hints:
            say(phrase("kingsroad-no-hints"))
            return
        self._table.note_hint()
        said = self._page
        self._page = until or Page(min(said + 1, Page.EXPERT))
        say(phrase("kingsroad-lines-thinking"))
        advice = await self._advice(seat, self._claims)
        if isinstance(advice, str):
            say(advice)
            return
        pages = hints.pages_of(advice, hints.seat_context(self._table, seat), (), _WIDTH)
        for page in range(min(said + 1, self._page), self._page + 1):
            say(*(one.text for one in pages.on(Page(page))))

    def assume(self, claim: str) -> None:
        """Supposes what somebody plays, for the hints on this choice; ``nothing`` forgets it."""
        players = self._table.game.players
        if not self._table.setup.hints:
            say(phrase("kingsroad-no-hints"))
            return
        if claim.casefold() == "nothing":
            self._claims = []
        elif claim:
            try:
                self._claims.append(Assumption.parse(claim, players).text(players))
            except AssumptionError as error:
                say(f"{words_of(error)}.")
                return
        say(
            assumed_sentence(self._claims)
            if self._claims
            else phrase("kingsroad-lines-nothing-assumed")
        )

    async def is_meant(self, seat: int, selection: Selection) -> bool:
        """Whether cards are to be played: asks before a bad choice, where that is wanted.

        What they cost is remembered where the verdict on each round is wanted.
        """
        settings, _ = read_settings()
        together = (
            self._table.setup.hot_seat
        )  # what one person has set is not for all at the keyboard
        verdict, warns = settings.verdict and not together, settings.warn and not together
        if not self._table.setup.hints or not (warns or verdict):
            return True
        advice = await self._advice(seat, [])
        if isinstance(advice, str):
            return True
        question = doubt(advice, selection, hints.seat_context(self._table, seat))
        if (
            question
            and warns
            and ask_until(phrase("kingsroad-lines-sure", question=question), "n", ("y", "n")) == "n"
        ):
            return False
        candidate = find_candidate(advice.candidates, selection)
        best = hints.best_candidate(advice)
        if verdict and candidate is not None and best is not None:
            first = self._verdict if self._table.phase is Phase.SECOND_CHOICE else None
            self._verdict = RoundVerdict.of(candidate, advice.goal, best, first)
        return True

    async def analyse(self) -> None:
        """Judges every choice so far: the mistakes, and how everybody played."""
        game = self._table.game
        settings, _ = read_settings()
        say(phrase("kingsroad-lines-thinking"))
        said = phrase("kingsroad-commands-no-answer")
        request = protocol.ReviewRequest(
            id=self._solver.fresh_id(),
            game=GameData.of(game.as_public()),
            settings=protocol.AdviceSettings(belief=settings.belief, goal=settings.goal),
        )
        async for answer in self._solver.ask(request):
            if isinstance(answer, protocol.Review):
                said = review_summary(answer, game.players, game.board)
            elif isinstance(answer, protocol.Failure):
                said = phrase("kingsroad-lines-no-analysis", why=answer.message)
        say(*said.splitlines())

    def forget(self) -> None:
        """What was said of a round that is taken back counts no more."""
        self._verdict = None

    async def _say_verdict(self, seat: int) -> None:
        verdict, self._verdict = self._verdict, None
        advice = await self._advice(seat, [])
        if verdict is None:
            return
        if isinstance(advice, protocol.Advice):
            best = max(candidate.value for candidate in advice.candidates)
            verdict = verdict.with_luck(best, advice.goal)
        say(verdict_sentence(verdict, self._table.game.players, self._table.game.board))

    async def _advice(self, seat: int, claims: list[str]) -> protocol.Advice | str:
        """The advisor's last answer as people are told it, or a sentence that says why there is
        none; one answer, so that hint, question and verdict say the same."""
        settings, _ = read_settings()
        advice: protocol.Advice | str = phrase("kingsroad-commands-no-answer")
        number = self._solver.fresh_id()
        request = hints.advice_request(number, self._table, seat, settings, claims)
        async for answer in self._solver.ask(request):
            if isinstance(answer, protocol.Advice):
                advice = shown_advice(answer)
            elif isinstance(answer, protocol.Failure) and not isinstance(advice, protocol.Advice):
                advice = phrase("kingsroad-lines-no-hint", why=answer.message)
        return advice
