"""What the guided game says: the step, its idea, the task, and kind answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from textual import getters
from textual.content import Content
from textual.reactive import reactive

from kingsroad_tui.drawing.one_line import crown
from kingsroad_tui.shell.host import Host
from kingsroad_tui.widgets.plain import PlainStatic

_SPACIOUS: Final = 24
"""From this height of the terminal on there is room for a crown, and for what decided a game."""

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
            lines.append(Content.styled(spelled(words.answer), "bold $text-warning"))
            if words.task not in words.answer:
                lines.append(Content.styled(spelled(words.task), "bold"))
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
