"""The guided first game in plain text, line by line: the same steps as on the screen."""

from __future__ import annotations

from kingsroad.cards import Selection
from kingsroad.rounds import Revealed
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.kingsroad.learn import words
from kingsroad_tui.kingsroad.learn.lesson import LEARNER, STEPS, Attempt, Lesson
from kingsroad_tui.kingsroad.lines.words import player_lines, region_lines
from kingsroad_tui.kingsroad.play.narration import narrate_reveal, narrate_round
from kingsroad_tui.kingsroad.play.outlook_words import coming_sentence
from kingsroad_tui.kingsroad.play.prompts import refusal
from kingsroad_tui.kingsroad.play.selection_builder import Refused, SelectionBuilder
from kingsroad_tui.lines.line_io import Leave, ask_command, say, teach_by_lines
from tabletop.words.voice import phrase


def learn_plain(step: int | None = None) -> int:
    """Plays the guided game on standard input and output; returns the exit code.

    Args:
        step: the step to begin with, from 1; the first one where it is None.
    """
    game = _PlainLesson((step or 1) - 1)
    return teach_by_lines(
        with_keys(phrase("kingsroad-learn-plain")),
        game.first,
        len(STEPS),
        game.teach,
        words.finished_lines(),
    )


class _PlainLesson:
    """The game that goes on from step to step."""

    def __init__(self, first: int) -> None:
        self.first = first
        self._lesson = Lesson.at(first)

    def teach(self, number: int) -> int:
        """One step to its end; none where the game is over already. Raises Leave."""
        if number > self.first:
            if self._lesson.last:
                return 1
            self._lesson = self._lesson.following()
        self._lesson = _taught(self._lesson)
        return 1


def _taught(lesson: Lesson) -> Lesson:
    """The lesson after its step. Raises Leave."""
    say(*words.lines_of_step(lesson, "King", phrase("kingsroad-noble")))
    say(*region_lines(lesson.game.table_position, words.names()))
    seen: Revealed | None = None
    while not lesson.done:
        selection = _cards(lesson)
        attempt = lesson.choose(selection)
        if attempt.outcome is None:
            say(words.slip_sentence(attempt))
            continue
        _tell(attempt, seen)
        seen = attempt.outcome if isinstance(attempt.outcome, Revealed) else None
        lesson = attempt.lesson
        if not lesson.done:
            say(*region_lines(lesson.game.table_position, words.names()), words.task(lesson))
    say(words.praise(lesson), *filter(None, (words.victory(lesson),)))
    return lesson


def _cards(lesson: Lesson) -> Selection:
    """A complete selection of cards that belong into the step. Raises Leave."""
    while True:
        word = ask_command(phrase("kingsroad-lines-your-cards"))
        if word.lower() in ("quit", "q"):
            raise Leave
        if word.lower() in ("players", "hand"):
            say(*player_lines(lesson.game.table_position, words.names()))
            continue
        try:
            builder = SelectionBuilder(lesson.hand).typed(word)
            stranger = next((card for card in builder.cards if not lesson.belongs(card)), None)
            if stranger is not None:
                say(words.not_yet(stranger, lesson))
                continue
            selection = builder.selection()
        except Refused as refused:
            say(refusal(refused, lesson.hand))
            continue
        say(coming_sentence(lesson.game.table_position, LEARNER, builder))
        return selection


def _tell(attempt: Attempt, seen: Revealed | None) -> None:
    outcome = attempt.outcome
    if outcome is None:
        return
    if isinstance(outcome, Revealed):
        steps = narrate_reveal(outcome, words.names())
    else:
        steps = narrate_round(outcome, words.names(), seen=seen)
    for step in steps:
        say(*step.sentences)
