"""The guided first game in plain text, line by line: the same steps as on the screen."""

from __future__ import annotations

from assassins.actions import Side
from kingsroad_tui.assassins.session.knights import knight_numbers
from kingsroad_tui.assassins.session.lesson import STEPS
from kingsroad_tui.assassins.session.seats import TownSetup
from kingsroad_tui.assassins.session.table import TownTable
from kingsroad_tui.assassins.text import line_mode as words
from kingsroad_tui.assassins.text.lesson import (
    FINISHED_PLAIN,
    PLAIN_KEYS,
    praise_in_plain,
    step_lines,
    task_in_plain,
)
from kingsroad_tui.assassins.town_lines import TownLines
from kingsroad_tui.line_io import ask, say, teach_by_lines


def learn_town_plain(step: int | None = None) -> int:
    """Plays the guided game on standard input and output; returns the exit code.

    Args:
        step: the step to begin with, from 1; the first one where it is None.
    """
    return teach_by_lines(PLAIN_KEYS, (step or 1) - 1, len(STEPS), _teach, (FINISHED_PLAIN,))


def _teach(number: int) -> None:
    """One step to its end. Raises Leave."""
    step = STEPS[number]
    table = TownTable(step.game(), TownSetup())
    lines = TownLines(table)
    say(*step_lines(number))
    say(*words.standing_lines(table.position, knight_numbers(table.game)))
    secret = table.game.secret
    if table.side is Side.PEOPLE and secret is not None:
        say(words.secret_line(secret.assassins))
    say(*words.card_sentences(table.position), task_in_plain(number))
    while not step.done(table.game):
        line = ask("Your actions")
        match line.lower():
            case "help" | "?":
                say(PLAIN_KEYS, *words.notation_lines())
            case "again":
                table = TownTable(step.game(), TownSetup())
                lines = TownLines(table)
                say(task_in_plain(number))
            case _:
                if not lines.command(line):
                    lines.act(line)
    say(praise_in_plain(number))
