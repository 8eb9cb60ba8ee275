"""The coach of a person who plays alone: what the last phase was worth, and what gives much away.

Both are said by the review: as a phase is judged afterwards, so it is before it ends.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from math import hypot

from advisor.messages.assassins_answers import AssassinsCandidate
from advisor.messages.verdicts import Severity
from assassins.actions import Action, ActionKind, Side
from assassins.games import AssassinsGame
from assassins.records import AssassinsGameData
from kingsroad_tui.assassins.play.computer_players import advise, judge_phase
from kingsroad_tui.assassins.play.screens import AssassinsTableScreen
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.review.judged import coach_words, way_words
from kingsroad_tui.assassins.review.phases import judged_at, judging_at
from kingsroad_tui.review.judging import judge_behind
from kingsroad_tui.widgets.dialog import ConfirmDialog
from tabletop.say import Share
from tabletop.words.voice import phrase

_DOUBT = "doubt"
"""The group of the worker that looks whether something is to be asked about."""


class Coach:
    """What a screen on which a table is played has of the coach."""

    def __init__(self, screen: AssassinsTableScreen, table: AssassinsTable) -> None:
        """``screen`` shows the table."""
        self._screen = screen
        self._table = table

    def begin(self) -> None:
        """Has the phases judged that are over, behind the game; says what the last one was worth
        as soon as that is known."""
        judging = judging_at(self._table)
        judging.listeners[:] = [self._hear]
        judge_behind(self._screen.app, judging)
        self._hear("")

    def end(self) -> None:
        """Says nothing more; what is judged goes on."""
        judging_at(self._table).listeners.clear()

    def _hear(self, _: str) -> None:
        if not self._screen.is_mounted or not self._screen.query("#view"):
            return
        table = self._table
        phases = table.game.phases
        number = next(
            (
                at
                for at in reversed(range(len(phases)))
                if phases[at].side.seat == table.setup.alone
            ),
            None,
        )
        wanted = self._screen.app.settings.verdict and table.setup.hints and not table.game.finished
        one = judged_at(table).of(number) if wanted and number is not None else None
        words = coach_words(one, table.game) if one is not None else ""
        self._screen.view.side.show_verdict(words)

    # -------------------------------------------------------- before something is done

    @property
    def warns(self) -> bool:
        """Whether it asks before what gives much away: it is one person's setting, so where two
        share the screen nobody is asked."""
        setup = self._table.setup
        return self._screen.app.settings.warn and setup.hints and setup.alone is not None

    def ask_before_end(self, end: Callable[[], None], go_on: Callable[[], None]) -> None:
        """Has the phase end, and asks first where that gives much away; else goes on."""
        self._ask(self._doubt_of_end(), phrase("assassins-key-end-phase"), end, go_on)

    def ask_first(self, actions: Sequence[Action], do: Callable[[], None]) -> bool:
        """Whether some actions are looked at before they are done, as they turn an assassin up:
        asks where that gives much away, and then has them done."""
        reveal = next((one for one in actions if one.kind is ActionKind.REVEAL), None)
        if reveal is None or not self.warns:
            return False
        self._ask(self._doubt_of_reveal(reveal), phrase("assassins-doubt-reveal.yes"), do, do)
        return True

    def _ask(
        self,
        doubt: Coroutine[None, None, str | None],
        yes: str,
        do: Callable[[], None],
        go_on: Callable[[], None],
    ) -> None:
        """Asks what there is to ask before something is done, unless something else was done."""
        game = self._table.game

        async def ask() -> None:
            question = await doubt
            if self._table.game is not game or not self._screen.view.acts:
                return
            self._screen.view.say_moment()
            if question is None:
                go_on()
                return
            self._screen.app.push_screen(
                ConfirmDialog(question, yes, phrase("assassins-key-keep-playing")),
                lambda sure: do() if sure else None,
            )

        self._screen.view.say(phrase("assassins-one-moment"))
        self._screen.run_worker(ask(), exclusive=True, group=_DOUBT)

    async def _doubt_of_end(self) -> str | None:
        """What to ask before the phase ends as it stands; nothing where it is good enough."""
        seen = self._seen()
        side, number = seen.position.side, len(seen.phases)
        ended = seen.play_phase([])
        found = await judge_phase(
            self._screen.app.solver, AssassinsGameData.of(ended), side, number
        )
        if found is None or found.severity in (None, Severity.GOOD) or found.best is None:
            return None
        return phrase(
            "assassins-doubt-end",
            cost=Share(found.cost),
            best=Share(found.best.chance or 0.0),
            better=way_words(found, found.best.actions, ended),
        )

    async def _doubt_of_reveal(self, reveal: Action) -> str | None:
        """What to ask before an assassin is turned up; nothing where that is as good as not."""
        seen = self._seen()
        before, after = [await self._best(game) for game in (seen, seen.act(reveal))]
        if before is None or after is None or before.win >= 1:
            return None
        cost = (before.chance or 0.0) - (after.chance or 0.0)
        error = hypot(before.chance_error or 0.0, after.chance_error or 0.0)
        if Severity.of(max(0.0, cost - error)) is Severity.GOOD:
            return None
        return phrase("assassins-doubt-reveal", cost=Share(cost), best=Share(before.chance or 0.0))

    async def _best(self, game: AssassinsGame) -> AssassinsCandidate | None:
        """The best way to play on that a hint would give."""
        answers = advise(self._screen.app.solver, AssassinsGameData.of(game), game.position.side)
        found = [one async for one in answers]
        return found[-1].candidates[0] if found and found[-1] and found[-1].candidates else None

    def _seen(self) -> AssassinsGame:
        """The game as the person who acts knows it."""
        game = self._table.game
        return replace(game, secret=None) if game.position.side is Side.KING else game
