"""What the guided game says: the step, its idea, the task, and kind answers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from textwrap import wrap
from typing import Final

from textual import getters
from textual.content import Content
from textual.reactive import reactive

from kingsroad_tui.drawing.one_line import crown
from kingsroad_tui.shell.host import Host
from kingsroad_tui.widgets.plain import PlainStatic

_SPACIOUS: Final = 24
"""From this height of the terminal on there is room for a crown, and for what decided a game."""

_KEPT: Final = 2
"""Sentences of an answer that are never left out."""

_ROOMY: Final = (116, 34)
"""From this width and height of the terminal on there are blank lines between the parts."""


@dataclass(frozen=True, slots=True)
class LessonWords:
    """What there is to say at one moment.

    Attributes:
        heading: which step it is.
        idea: what there is to know.
        points: that, or more of it, in points, each with what it is about.
        crown: whether a crown stands above all of it, for a victory.
        task: what to do now, or that the step is done.
        answer: what is said of the last key or choice, in place of the idea; empty for nothing.
            The task stays below it, where it does not say it itself.
    """

    heading: str = ""
    idea: str = ""
    task: str = ""
    answer: str = ""
    points: tuple[tuple[str, str], ...] = ()
    crown: bool = False


class LessonPanel(PlainStatic):
    """Heading, idea and task; an answer takes the idea's place until the next card.

    Reactives:
        words: what to say.
    """

    HELP = "lesson"

    app = getters.app(Host)

    words: reactive[LessonWords] = reactive(LessonWords(), init=False)

    def _write(self) -> None:
        words, spelled = self.words, self.app.glyphs.spelled
        width, height = self.app.size
        roomy = width >= _ROOMY[0] and height >= _ROOMY[1]
        lines = [Content.styled(spelled(words.heading), "bold $primary")]
        spacious = height >= _SPACIOUS
        if words.crown and spacious:
            lines.insert(0, Content.styled(crown(self.app.glyphs), "bold $warning"))
        if words.answer:
            task = Content.styled("" if words.task in words.answer else spelled(words.task), "bold")
            room = self._rows - sum(len(one.wrap(max(1, self.size.width))) for one in lines)
            answer = whole_sentences(
                spelled(words.answer), self.size.width, room - bool(task.plain)
            )
            lines += [Content.styled(answer, "bold $text-warning"), task]
        else:
            lines.append(Content(spelled(words.idea)))
            points = [
                Content.assemble((f"{about}: ", "bold $accent"), spelled(sentence))
                for about, sentence in (words.points if spacious or not words.crown else ())
            ]
            lines.append(Content("\n").join(points))
            lines.append(Content.styled(spelled(words.task), "bold"))
        gap = Content("\n\n" if roomy else "\n")
        self.update(gap.join(line for line in lines if line.plain))

    watch_words = on_shown_anew = _write

    def on_resize(self) -> None:
        """Only then is its height that of its text."""
        self.call_after_refresh(self._write)

    @property
    def _rows(self) -> int:
        """The most rows that there can be, as far as the sheet says."""
        most = self.styles.max_height
        cells = None if most is None else most.cells
        return self.app.size.height if cells is None else cells - self.gutter.height


def whole_sentences(text: str, width: int, rows: int) -> str:
    """As much of a text as has room in so many rows: of its sentences the first and the last one
    stay, as that says how to go on, and those before it go first. All before there is a width."""
    sentences = re.split(r"(?<=[.!?]) ", text)
    while width and len(sentences) > _KEPT and len(wrap(" ".join(sentences), width)) > rows:
        del sentences[-2]
    return " ".join(sentences)
