"""What rivals say in plain play of King's Road: one line, in quotation marks."""

from __future__ import annotations

from advisor.messages.computers import STRENGTHS
from kingsroad.rounds import Outcome
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.rivals.remark_words import lines_at
from kingsroad_tui.kingsroad.rivals.remarks import BEFORE
from kingsroad_tui.kingsroad.rivals.table_talk import TableTalk
from kingsroad_tui.lines.line_io import say
from kingsroad_tui.lines.rivals import say_rivals, talk_wanted
from kingsroad_tui.rivals.heard_lines import heard_lines, keep_heard
from kingsroad_tui.rivals.remarks import Heard, Spoken
from kingsroad_tui.rivals.words import said_by_round, said_sentence


class LineTalk:
    """The rivals of one table."""

    def __init__(self, table: Table) -> None:
        setup = table.setup
        self._table = table
        self._talk = TableTalk(lines_at(setup), setup.mark, Heard(heard_lines()), keep_heard)
        self._waits: Spoken | None = None
        """What is said once the round has been told."""

    def before(self, outcome: Outcome, *, seen: bool) -> None:
        """Says what is said before the cards are told; ``seen`` as for `TableTalk.hear`."""
        self._waits = None
        if talk_wanted():
            spoken = self._talk.hear(outcome, self._table.game.players, seen=seen)
            if spoken is not None and spoken.at == BEFORE:
                self._say(spoken)
            else:
                self._waits = spoken

    def after(self) -> None:
        """Says what is said of what has just been told."""
        if self._waits is not None:
            self._say(self._waits)
            self._waits = None

    def over(self) -> None:
        """Says what is said at the end of the game."""
        table = self._table
        if talk_wanted() and table.game.finished and table.kept:
            spoken = self._talk.over(table.game, tuple(table.setup.forfeited))
            if spoken is not None:
                self._say(spoken)

    def back(self) -> None:
        """The game has gone back, or on again."""
        self._talk.back_to(self._table.game)

    def log(self, round_number: int) -> list[str]:
        """What was said in a round."""
        names = self._table.game.players
        return said_by_round(self._talk.said_in(round_number), names).get(round_number, [])

    def say_who(self) -> None:
        """Who plays for the computer, and how."""
        names, computers = self._table.game.players, self._table.setup.computers
        say_rivals((names[seat], STRENGTHS[name]) for seat, name in computers.items())

    def _say(self, spoken: Spoken) -> None:
        say(said_sentence(self._table.game.players[spoken.speaker], spoken.line))
