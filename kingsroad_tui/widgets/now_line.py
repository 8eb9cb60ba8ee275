"""One line above the hand: what a card or region does now, or what the cards chosen bring."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from textual import getters
from textual.content import Content
from textual.reactive import reactive

from kingsroad_tui.shell.host import Host
from kingsroad_tui.widgets.plain import PlainStatic


class NowLine(PlainStatic):
    """Says what is looked at, or what the cards chosen are worth and bring, or the verdict and,
    where there is room, the aim.

    Reactives:
        looked_at: what the card or region looked at does now, the longest form first.
        coming: what the cards chosen bring; empty for none.
        judged: what a hint says of them, which comes first; empty without one.
        verdict: what the coach says of the last round; empty for nothing.
        aim: the aim of the game, or how it stands, the longest form first; none once it is
            dismissed.
    """

    HELP = "now-line"

    DEFAULT_CSS = """
    NowLine { height: 2; width: 1fr; }
    """

    app = getters.app(Host)

    looked_at: reactive[tuple[str, ...]] = reactive((), init=False, repaint=False)
    coming: reactive[str] = reactive("", init=False, repaint=False)
    judged: reactive[str] = reactive("", init=False, repaint=False)
    verdict: reactive[str] = reactive("", init=False, repaint=False)
    aim: reactive[tuple[str, ...]] = reactive((), init=False, repaint=False)

    def clear(self) -> None:
        """Nobody chooses: nothing is looked at, nothing is coming."""
        self.looked_at = ()
        self.coming = self.judged = self.verdict = ""

    def _write(self) -> None:
        height = self.content_size.height
        chosen = " ".join(filter(None, (self.judged, self.coming)))
        first = tuple(filter(None, (chosen, self.judged))) or self.verdict_or_aim
        lines = self._lines(self.looked_at or first, height)
        of_last_round = self.verdict and not (self.looked_at or chosen)
        if of_last_round and len(lines) < height:
            below = self._lines(self.aim, height - len(lines))
            lines += below if "".join(below).endswith(".") else []  # no half sentence
        # What must stay in one line has done so: terminals without Unicode get plain spaces.
        shown = "\n".join(lines).replace("\N{NO-BREAK SPACE}", " ")
        self.update(Content.styled(shown, "$text-muted"))

    @property
    def verdict_or_aim(self) -> Sequence[str]:
        """What is said while nothing is chosen."""
        return (self.verdict,) if self.verdict else self.aim

    watch_looked_at = watch_coming = watch_judged = watch_verdict = watch_aim = _write
    on_shown_anew = on_resize = _write

    def _lines(self, forms: Sequence[str], height: int) -> list[str]:
        spelled = [*map(self.app.glyphs.spelled, forms)]
        return fitting_lines(spelled, self.content_size.width, height)


def fitting_lines(forms: Sequence[str], width: int, height: int) -> list[str]:
    """The first form that fits, in lines; of the last one, sentences are left out at the end."""
    text = ""
    for text in forms:
        lines = textwrap.wrap(text, max(1, width))
        if len(lines) <= height:
            return lines
    while True:
        lines = textwrap.wrap(text, max(1, width))
        shorter, full_stop, _ = text.rpartition(". ")
        if len(lines) <= height or not full_stop:
            return lines[:height]
        text = f"{shorter}."
