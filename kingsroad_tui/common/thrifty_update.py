"""What the terminal is sent for a change: only texts and colours that it does not show already."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final

from rich.cells import cell_len
from rich.color import ColorSystem
from rich.console import COLOR_SYSTEMS, Console
from rich.segment import Segment
from rich.style import Style
from textual._compositor import ChopsUpdate, LayoutUpdate

from tabletop.shown import pieces

_RESET: Final = "\x1b[0m"
_PLAIN: Final = Style()

_GAP: Final = 7
"""The cells between two changes that cost no more to send than to go past."""


_UNKNOWN: Final = "\x01"
"""In place of a sign: nobody knows what stands there."""

_BEHIND: Final = "\0"
"""In place of a sign: the second cell of the one before."""


class ShownLine:
    """What the terminal shows in a line, a character a cell: its sign, and one for its style.

    So a segment that stands there already is told from one that does not by two comparisons.
    """

    __slots__ = ("_looks", "_signs")

    def __init__(self, width: int) -> None:
        self._signs = self._looks = _UNKNOWN * width

    def news(self, x: int, segment: Segment) -> Iterator[tuple[int, Segment]]:
        """The parts of a segment at a column that do not stand there yet, by column.

        From now on they do.
        """
        text, style, _ = segment
        style = style or _PLAIN
        signs = text if text.isascii() else _cell_by_cell(text)
        length = len(signs)
        end, looks = x + length, _look(style) * length
        old_signs, old_looks = self._signs[x:end], self._looks[x:end]
        if old_signs == signs and old_looks == looks and _UNKNOWN not in signs:
            return
        missing = x - len(self._signs)
        if missing > 0:
            self._signs += _UNKNOWN * missing
            self._looks += _UNKNOWN * missing
        self._signs = f"{self._signs[:x]}{signs}{self._signs[end:]}"
        self._looks = f"{self._looks[:x]}{looks}{self._looks[end:]}"
        if signs != text:  # what is wider than its letters is sent as a whole
            yield x, segment
            return
        old_signs, old_looks = old_signs.ljust(length, _UNKNOWN), old_looks.ljust(length, _UNKNOWN)
        cells = enumerate(zip(old_signs, signs, old_looks, looks, strict=True))
        changed = [at for at, (old, new, was, now) in cells if old != new or was != now]
        for start, stop in _runs(changed):
            yield x + start, Segment(text[start:stop], style)


@lru_cache(maxsize=4096)
def _cell_by_cell(text: str) -> str:
    """A text with one character a cell; unknown ones where several are seen as one."""
    widths = [cell_len(char) for char in text]
    if 0 in widths or len(pieces(text)) < len(text):
        return _UNKNOWN * cell_len(text)
    return "".join(char + _BEHIND * (width - 1) for char, width in zip(text, widths, strict=True))


_LOOKS: Final[dict[Style, str]] = {}


def _look(style: Style) -> str:
    """A character that stands for a style, the same for equal ones."""
    look = _LOOKS.get(style)
    if look is None:
        look = _LOOKS[style] = chr(len(_LOOKS) + ord(_UNKNOWN) + 1)
    return look


def _runs(changed: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Ascending places as runs, each with its start and its end; small gaps belong to them."""
    start = before = changed[0]
    for at in changed:
        if at - before > _GAP:
            yield start, before + 1
            start = at
        before = at
    yield start, before + 1


Shown = dict[int, ShownLine]
"""The lines that the terminal has been sent."""


class ThriftyUpdate(ChopsUpdate):
    """Textual's own update of a part of the screen, in fewer bytes.

    Segments that stand there already are left out, and of a style only what differs from the one
    before is said. ``shown`` is what the terminal shows, as far as it is known; it is kept up to
    date as the update is rendered, which is when it is sent.
    """

    def __init__(self, update: ChopsUpdate, shown: Shown) -> None:
        super().__init__(update.chops, update.spans, update.chop_ends)
        self._shown = shown

    def render_segments(self, console: Console) -> str:
        """The bytes for the terminal."""
        news = ((y, *new) for y, first, last in self.spans for new in self._news(y, first, last))
        return _encoded(news, console)

    def _news(self, y: int, first: int, last: int) -> Iterator[tuple[int, Segment]]:
        """The segments of a line between two columns that do not stand there yet, by column."""
        ends = self.chop_ends[y]
        line = self._shown.get(y) or self._shown.setdefault(y, ShownLine(ends[-1]))
        for end, (start, strip) in zip(ends, self.chops[y].items(), strict=False):
            if strip is None or start >= last or end <= first:
                continue
            x = start
            for segment in strip:
                text = segment.text
                following = x + (len(text) if text.isascii() else segment.cell_length)
                if following > first and x < last:
                    yield from line.news(x, segment)
                x = following


class WholeUpdate(LayoutUpdate):
    """Textual's own update of the whole screen, in fewer bytes; it is all shown afterwards."""

    def __init__(self, update: LayoutUpdate, shown: Shown) -> None:
        super().__init__(update.strips, update.region)
        self._shown = shown

    def render_segments(self, console: Console) -> str:
        """The bytes for the terminal."""
        self._shown.clear()
        return _encoded(self._all(), console)

    def _all(self) -> Iterator[tuple[int, int, Segment]]:
        left = self.region.x
        for y, strips in enumerate(self.strips, start=self.region.y):
            x = left
            line = self._shown[y] = ShownLine(left + self.region.width)
            for segment in chain.from_iterable(strips):
                for at, part in line.news(x, segment):
                    yield y, at, part
                x += segment.cell_length


def _encoded(news: Iterable[tuple[int, int, Segment]], console: Console) -> str:
    """What a terminal is sent for these segments, each with its line and column.

    It has a plain style before it and after it, as Rich leaves it.
    """
    system = COLOR_SYSTEMS[console.color_system or "truecolor"]
    plain = _codes(_PLAIN, system)
    parts: list[str] = []
    codes, at = plain, (-1, -1)
    for y, x, segment in news:
        if (y, x) != at:
            parts.append(f"\x1b[{y + 1};{x + 1}H")
        style = segment.style or _PLAIN
        if style.link:
            parts += [_RESET, style.render(segment.text, color_system=system)]
            codes = plain
        else:
            following = _codes(style, system)
            parts += [_between(codes, following), segment.text]
            codes = following
        at = y, x + segment.cell_length
    return "".join((*parts, _between(codes, plain)))


Codes = tuple[str, str, str]
"""What is said of a style: bold and the like, foreground, background; each may be empty."""


@lru_cache(maxsize=4096)
def _codes(style: Style, system: ColorSystem) -> Codes:
    parts = (style.without_color, Style(color=style.color), Style(bgcolor=style.bgcolor))
    attributes, foreground, background = (
        part.render("x", color_system=system).partition("x")[0][2:-1] for part in parts
    )
    return attributes, foreground or "39", background or "49"


@lru_cache(maxsize=8192)
def _between(before: Codes, now: Codes) -> str:
    """How a terminal goes from one style to another."""
    if before == now:
        return ""
    attributes, *colours = now
    if before[0] != attributes:
        said = ["0", attributes] if before[0] else [attributes]
        plain = ("39", "49") if before[0] else before[1:]
    else:
        said, plain = [], before[1:]
    said += [colour for colour, old in zip(colours, plain, strict=True) if colour != old]
    return f"\x1b[{';'.join(filter(None, said))}m"
