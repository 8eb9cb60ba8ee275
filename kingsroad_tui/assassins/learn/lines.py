"""The guided first game in plain text, line by line: the same steps as on the screen."""

from __future__ import annotations

import asyncio

from assassins.actions import Action, Side
from assassins.games import AssassinsGameError
from assassins.secret import Secret
from kingsroad_tui.assassins.learn import words
from kingsroad_tui.assassins.learn.lesson import STEPS, Asked, AssassinsLesson
from kingsroad_tui.assassins.lines import words as line_mode
from kingsroad_tui.assassins.lines.practise import AssassinsLines, hint_of
from kingsroad_tui.assassins.play.typed_actions import knight_numbers
from kingsroad_tui.files.locations import folders
from kingsroad_tui.learn.lesson_place import SECOND_GAME
from kingsroad_tui.lines.line_io import ask_command, say, teach_by_lines
from kingsroad_tui.settings.stored import read_settings
from kingsroad_tui.solver.client import Solver
from kingsroad_tui.words.errors import words_of
from tabletop.words.voice import phrase


def learn_assassins_plain(step: int | None = None) -> int:
    """Plays the guided game on standard input and output; returns the exit code.

    Args:
        step: the step to begin with, from 1; where one left it where it is None.
    """
    settings, _ = read_settings()
    first = SECOND_GAME.go_on(settings) if step is None else step - 1
    return teach_by_lines(
        phrase("assassins-learn-plain-keys"),
        first,
        len(STEPS),
        lambda number: _teach(AssassinsLesson(number)),
        words.finished_plain(),
        left=[phrase("assassins-learn-left")],
        keep=SECOND_GAME.keep_in_file,
    )


def _teach(lesson: AssassinsLesson) -> int:
    """One step to its end; how many steps to go on by. Raises Leave."""
    lines = _begin(lesson)
    while not lesson.done:
        line = ask_command(phrase("assassins-learn-you")).strip()
        match line.lower():
            case "help" | "?":
                say(phrase("assassins-learn-plain-keys"), *line_mode.notation_lines())
            case "again":
                lesson = AssassinsLesson(lesson.number)
                lines = _begin(lesson)
            case "next":
                return 1
            case "back":
                return -1
            case "":
                say(words.plain_task(lesson))
            case _:
                if not lines.command(line):
                    lines.act(line)
    say(words.plain_praise(lesson))
    return 1


def _begin(lesson: AssassinsLesson) -> _LessonLines:
    """Says what there is to know and to do."""
    table = lesson.table
    say(*words.plain_lines(lesson))
    say(*line_mode.standing_lines(table.position, knight_numbers(table.game)))
    secret = table.game.secret
    if table.side is Side.PEOPLE and secret is not None:
        say(line_mode.secret_line(secret.assassins))
    say(*line_mode.card_sentences(table.position), words.plain_task(lesson))
    return _LessonLines(lesson)


class _LessonLines(AssassinsLines):
    """What can be typed in a step; only what it asks for is done."""

    def __init__(self, lesson: AssassinsLesson) -> None:
        super().__init__(lesson.table)
        self.phase = lesson.phase
        self._lesson = lesson

    def command(self, line: str) -> bool:
        lesson = self._lesson
        match line.lower():
            case "hint" if lesson.wanted == Asked.HINT:
                asyncio.run(self._hint())
            case "hint":
                say(phrase("assassins-learn-no-hint-needed"))
            case "end" if lesson.wanted == Asked.END:
                lesson.end_phase()
            case "end":
                say(phrase("assassins-learn-not-to-be-ended-plain"))
            case _ if super().command(line):
                return True
            case _ if lesson.table.game.secret is None:
                self._choose(line)
            case _:
                return False
        return True

    def objection(self, action: Action) -> str:
        return words.objection(self._lesson, action)

    def act(self, line: str) -> bool:
        done = super().act(line)
        if not self._lesson.done:
            say(words.plain_task(self._lesson))
        return done

    async def _hint(self) -> None:
        lesson = self._lesson
        solver = Solver(log=folders().state / "solver.log")
        try:
            hint = await hint_of(lesson.table, solver, with_secret=False)
            say(*hint.sentences)
        finally:
            await solver.close()
        while lesson.wanted == Asked.HINT:  # in lines all is said in one go
            lesson.did(Asked.HINT)
        say(words.plain_task(lesson))

    def _choose(self, line: str) -> None:
        lesson = self._lesson
        try:
            secret = Secret.of(line.lower().replace(" ", "").replace(",", ""))
            if secret.assassins != lesson.assassins:
                say(phrase("assassins-learn-these-three"))
                return
            lesson.choose(secret)
        except (ValueError, AssassinsGameError) as error:
            say(phrase("assassins-lines-no-such-secret", why=words_of(error)))
