"""The words that can be typed at a table of King's Road, while somebody chooses and at the end."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from functools import partial

from kingsroad.notation import print_position
from kingsroad.records import encode_game
from kingsroad_tui.help.rules_page import rules_as_text
from kingsroad_tui.kingsroad.help.rules_page import rules
from kingsroad_tui.kingsroad.library.saves import save_by_name
from kingsroad_tui.kingsroad.lines.hints import LineHints
from kingsroad_tui.kingsroad.lines.new_game import COUNTED_LINES, say_statistics
from kingsroad_tui.kingsroad.lines.talk import LineTalk
from kingsroad_tui.kingsroad.lines.words import (
    END_COMMANDS,
    ROUND_IS_BACK,
    hand_lines,
    help_lines,
    player_lines,
    region_lines,
    round_undone,
    score_lines,
)
from kingsroad_tui.kingsroad.play.game_log import present_entry, round_entry
from kingsroad_tui.kingsroad.play.history_words import no_round_words
from kingsroad_tui.kingsroad.play.narration import narrate_round
from kingsroad_tui.kingsroad.play.prompts import status_line
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.results import mark_of
from kingsroad_tui.kingsroad.words.people import names_at
from kingsroad_tui.lines.line_io import Leave, say
from kingsroad_tui.lines.rivals import toggle_talk
from kingsroad_tui.lines.session import save_by_lines
from kingsroad_tui.shell.notices import LINE_WITHOUT_PROOF
from kingsroad_tui.words.undo import NO_REDO, undo_refusal
from tabletop.game_lines import print_line

_Word = Callable[[str], "Awaitable[None] | None"]


class TableWords:
    """What each word does; some are for the player choosing, ``seat``, and not for the end."""

    def __init__(self, table: Table, hints: LineHints, talk: LineTalk) -> None:
        self._table = table
        self._talk = talk
        self._hints = hints
        self.seat: int | None = None
        """The seat that chooses; None where the game is over."""

        self._always: dict[str, _Word] = {
            "help": lambda _: self._help(),
            "?": lambda _: self._help(),
            "map": lambda _: say(*region_lines(table.position, names_at(table))),
            "players": lambda _: say(*player_lines(table.position, names_at(table))),
            "history": lambda _: self._last_round(),
            "log": lambda _: self._log(),
            "scores": lambda _: self._scores(),
            "analyse": lambda _: self._hints.analyse(),
            "undo": lambda _: self._undo(),
            "redo": lambda _: self._redo(),
            "rivals": lambda _: talk.say_who(),
            "talk": lambda _: toggle_talk(),
            "rules": lambda _: say(rules_as_text(rules())),
            "code": lambda _: say(print_position(table.position)),
            "share": lambda _: say(
                print_line(encode_game(table.game.as_public())),
                *([LINE_WITHOUT_PROOF] if table.proved else []),
            ),
            "statistics": lambda _: say_statistics(),
            "save": self._save,
            "quit": lambda _: _leave(),
        }

    def words(self) -> dict[str, _Word]:
        """What can be typed now."""
        seat, table = self.seat, self._table
        if seat is None:
            return self._always | {"result": lambda _: self._say_result()}
        return self._always | {
            "hand": lambda _: say(*hand_lines(table.hand(seat), table.position)),
            "hint": lambda _: self._hints.say_more(seat),
            "assume": self._hints.assume,
        }

    async def heed(self, line: str) -> bool:
        """Does what a line asks for; False where it begins with no such word. Raises Leave."""
        word, _, rest = line.partition(" ")
        do = self.words().get(word.lower())
        if do is None:
            return False
        done = do(rest.strip())
        if inspect.isawaitable(done):
            await done
        return True

    def _help(self) -> None:
        say(*(help_lines() if self.seat is not None else help_lines(END_COMMANDS)))

    def _last_round(self) -> None:
        report, out = self._table.last_report, self._table.setup.forfeited
        steps = narrate_round(report, names_at(self._table), out=out) if report else ()
        sentences = [sentence for step in steps for sentence in step.sentences]
        say(*(sentences or [no_round_words(self._table.game.first.round)]))

    def _scores(self) -> None:
        table = self._table
        say(*score_lines(table.game, names_at(table), table.setup.forfeited))

    def _say_result(self) -> None:
        table = self._table
        say(*COUNTED_LINES.after(mark_of(table.game, table.setup)))

    def _log(self) -> None:
        game, names = self._table.game, names_at(self._table)
        out = self._table.setup.forfeited
        for report in game.reports:
            entry = round_entry(report, names, out)
            said = self._talk.log(report.before.round)
            say(f"{entry.heading}.", *entry.paragraphs, *said)
        if (present := present_entry(game, None, names)) is not None:
            said = self._talk.log(game.table_position.round)
            say(f"{present.heading}.", *present.paragraphs, *said)
        elif not game.reports:
            say(no_round_words(game.first.round))

    def _undo(self) -> None:
        if not self._table.can_take_back:
            say(
                undo_refusal(len(self._table.setup.people), counts=bool(self._table.setup.occasion))
            )
            return
        number = self._table.last_round
        self._table.take_back()
        self._hints.forget()
        self._talk.back()
        say(round_undone(number))
        say(status_line(self._table.position, second=False) + ".")

    def _redo(self) -> None:
        if not self._table.can_redo:
            say(NO_REDO)
            return
        self._table.redo()
        self._hints.forget()
        self._talk.back()
        say(ROUND_IS_BACK)

    def _save(self, name: str) -> None:
        self.save(name)

    def save(self, name: str) -> bool:
        """Saves the game by a name; says so, or why not, and whether it did."""
        game, setup, proof = self._table.named()
        return save_by_lines(name, partial(save_by_name, game=game, setup=setup, proof=proof))


def _leave() -> None:
    raise Leave
