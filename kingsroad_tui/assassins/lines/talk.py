"""What rivals say in plain play of King & Assassins: one line, in quotation marks."""

from __future__ import annotations

from collections.abc import Sequence

from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from assassins.actions import Side
from assassins.games import Opponents
from assassins.rounds import PhaseReport
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.rivals.remark_words import lines_at
from kingsroad_tui.assassins.rivals.remarks import SPEAKERS
from kingsroad_tui.assassins.rivals.table_talk import AssassinsTalk
from kingsroad_tui.lines.line_io import say
from kingsroad_tui.lines.rivals import say_rivals, talk_wanted
from kingsroad_tui.rivals.heard_lines import heard_lines, keep_heard
from kingsroad_tui.rivals.remarks import Heard, Spoken
from kingsroad_tui.rivals.words import said_sentence


class AssassinsLineTalk:
    """The rivals of one table."""

    def __init__(self, table: AssassinsTable) -> None:
        setup = table.setup
        self._table = table
        self._talk = AssassinsTalk(lines_at(setup), setup.mark, Heard(heard_lines()), keep_heard)

    @property
    def said(self) -> dict[tuple[int, Side], list[str]]:
        """The lines said, by round and side."""
        return self._talk.by_phase

    def hear(self, phases: Sequence[PhaseReport], players: Opponents) -> None:
        """Says what the side says that has just played, the last one, if anything."""
        if phases[-1].side.seat in self._table.setup.computers and talk_wanted():
            self._say(self._talk.hear(phases, players))

    def over(self) -> None:
        """Says what is said at the end of a game that was played here."""
        table = self._table
        if table.game.finished and table.kept and talk_wanted():
            self._say(self._talk.over(table.game))

    def say_who(self) -> None:
        """Who plays for the computer, and how."""
        players, computers = self._table.game.players, self._table.setup.computers
        say_rivals((players[seat], ASSASSINS_STRENGTHS[name]) for seat, name in computers.items())

    def _say(self, spoken: Spoken | None) -> None:
        if spoken is not None:
            name = self._table.game.players.of(SPEAKERS[spoken.speaker])
            say(said_sentence(name, spoken.line))
