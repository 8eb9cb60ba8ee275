"""Textual's widgets as this app uses them: no text is markup, and no field takes more than it can.

Names, boards, programs and files may be called anything, such as ``[/x]``. Every screen, dialog and
widget takes these instead of Textual's own.

Lists below one another can be linked, so that the arrow keys walk through them as if they were one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Sequence
from contextlib import suppress
from typing import Any, ClassVar, Final, Self, TypeAlias, TypeVar

from rich import _wrap
from textual.binding import BindingType
from textual.content import Content
from textual.events import Paste
from textual.geometry import Size
from textual.visual import VisualType
from textual.widgets import Button, Checkbox, Input, Label, OptionList, Select, Static
from textual.widgets.option_list import Option

from kingsroad_tui.drawing.spans_content import plain
from kingsroad_tui.keys.registry import CHOICE_FIELD_KEYS
from tabletop.say import Say
from tabletop.shown import shown
from tabletop.words.voice import phrase, said

_Chosen = TypeVar("_Chosen", bound=Hashable)
Choices: TypeAlias = Sequence[tuple[str | Say | Content, _Chosen]]
"""What a field offers: in which words, and the value."""

_OptionContent: TypeAlias = "Option | VisualType | None"

MAX_TYPED: Final = 4096
"""The most characters a field takes where nothing else is said: any path fits."""


Words: TypeAlias = "VisualType | Say | Callable[[], VisualType]"
"""What a widget shows; given as what is to be said, or as what says it, it is said anew where the
language changes."""


def _in_words(words: Words) -> VisualType:
    if isinstance(words, Say):
        return plain(said(words))
    return plain(words() if callable(words) else words)


def _label(words: Words) -> Content:
    text = _in_words(words)
    assert isinstance(text, Content)
    return text


_wrap.re_word = re.compile(r"[^\S\xa0]*(?:\S|\xa0)+[^\S\xa0]*")
"""Rich's own breaks lines at no-break blanks, which languages have before ``%`` and ``:``."""


class _Worded(Static):
    _shows: Words = ""

    def update(self, content: Words = "", *, layout: bool = True) -> None:
        """Shows something else; the same text again costs nothing."""
        self._shows = content
        content, before = _in_words(content), self.content
        match content, before:
            case Content(), Content() if content.is_same(before):
                return
        # A widget whose size is given need not be laid out anew, nor everything around it drawn.
        super().update(content, layout=layout and self.styles.auto_dimensions)

    def on_shown_anew(self) -> None:
        self.update(self._shows)


class PlainStatic(_Worded):
    """Shows text as it is."""

    def __init__(
        self, content: Words = "", *, id: str | None = None, classes: str | None = None
    ) -> None:
        super().__init__(_in_words(content), id=id, classes=classes, markup=False)
        self._shows = content


class PlainLabel(Label, _Worded):
    """Shows text as it is, as wide as it is."""

    def __init__(self, content: Words = "", *, id: str | None = None) -> None:
        super().__init__(_in_words(content), id=id, markup=False)
        self._shows = content


class PlainButton(Button):
    """A button; its words are shown as they are."""

    def __init__(self, label: Words, **options: Any) -> None:
        super().__init__(_label(label), **options)
        self._shows, self._said = label, self.label

    def on_shown_anew(self) -> None:
        if self.label == self._said:  # nobody has given it another one since
            self.label = self._said = _label(self._shows)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The height; without room for a letter, where Textual cannot break lines, of a column.

        A terminal may be made that small before the app covers it.
        """
        return super().get_content_height(
            container, viewport, max(width, 2 * self.styles.line_pad + 1)
        )


class PlainCheckbox(Checkbox):
    """A checkbox, ``[X]`` or ``[ ]``; its words are shown as they are."""

    def __init__(self, label: Words, value: bool = False, **options: Any) -> None:
        super().__init__(_label(label), value, **options)
        self._shows = label

    def on_shown_anew(self) -> None:
        self.label = _label(self._shows)

    @property
    def _button(self) -> Content:
        """Textual's own has a cross in it either way, and tells them apart by colour only."""
        style = self.get_visual_style("toggle--button")
        return Content.assemble(("[X]" if self.value else "[ ]", style))


class ChoiceField(Select[_Chosen], inherit_bindings=False):
    """A field with a list of what can be chosen; the arrows are left to the form it stands in.

    Textual's own opens its list by an arrow, too, and the next arrow changes the choice of whoever
    only wanted to go on to the next field.
    """

    BINDINGS: ClassVar[list[BindingType]] = CHOICE_FIELD_KEYS

    def __init__(self, choices: Choices[_Chosen], **options: Any) -> None:
        super().__init__(_said(choices), **options)
        self._choices = choices

    def offer(self, choices: Choices[_Chosen]) -> None:
        """Has it offer other things; what is chosen stays, where it is among them."""
        self._choices, kept = choices, self.value
        with self.prevent(Select.Changed):
            self.set_options(_said(choices))
            if kept in {value for _, value in choices}:
                self.value = kept
            self._watch_value(self.value)  # Textual's own leaves the words where the value stays

    def on_shown_anew(self) -> None:
        self.offer(self._choices)


def _said(choices: Choices[_Chosen]) -> list[tuple[str | Content, _Chosen]]:
    return [(said(words) if isinstance(words, Say) else words, value) for words, value in choices]


class PlainOptionList(OptionList):
    """A list to choose from; the options are shown as they are."""

    def __init__(
        self, *content: _OptionContent, id: str | None = None, compact: bool = False
    ) -> None:
        super().__init__(*content, id=id, compact=compact, markup=False)

    def add_options(self, new_options: Iterable[_OptionContent]) -> Self:
        return super().add_options(map(_plain_option, new_options))

    def _move_page(self, direction: Any) -> None:
        """A page on or back; not in a list that has changed and is yet to be laid out, where
        Textual's own fails."""
        with suppress(LookupError):
            super()._move_page(direction)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The height; of a list without room for a letter too, which Textual cannot wrap."""
        padding = self.get_component_styles("option-list--option").padding.width
        return super().get_content_height(container, viewport, max(width, padding + 1))


class Field(Input):
    """A field of one line that takes at most ``max_length`` characters; more is refused with words.

    Everything that looks at what was typed may rely on that limit.
    """

    def __init__(
        self,
        value: str | None = None,
        placeholder: str | Say = "",
        *,
        max_length: int = MAX_TYPED,
        **options: Any,
    ) -> None:
        super().__init__(value, max_length=max_length, **options)
        self._shows = placeholder
        self.on_shown_anew()

    def on_shown_anew(self) -> None:
        words = self._shows
        self.placeholder = shown(said(words) if isinstance(words, Say) else words)

    def on_paste(self, event: Paste) -> None:
        """Takes several lines as one, all of them; refuses what is too long before anything looks
        at it."""
        assert self.max_length is not None
        lines = [line for line in event.text.splitlines() if line.strip()]
        event.text = " ".join(map(str.strip, lines)) if len(lines) > 1 else "".join(lines)
        if len(event.text) - len(self.selected_text) + len(self.value) > self.max_length:
            event.prevent_default()
            event.stop()
            self.notify(
                phrase("app-too-long", most=self.max_length),
                severity="warning",
            )


def _plain_option(content: _OptionContent) -> _OptionContent:
    if isinstance(content, Option):
        return Option(plain(content.prompt), content.id, content.disabled)
    return content if content is None else plain(content)


class LinkedList(PlainOptionList):
    """A list that may have another one below it: past its end the arrow keys lead there."""

    _other: LinkedList | None = None

    def link(self, other: LinkedList) -> None:
        """Joins two lists to a ring; one without options is passed over."""
        self._other, other._other = other, self

    def action_cursor_down(self) -> None:
        if not self._go_over(from_place=self.option_count - 1, first=True):
            super().action_cursor_down()

    def action_cursor_up(self) -> None:
        if not self._go_over(from_place=0, first=False):
            super().action_cursor_up()

    def _go_over(self, *, from_place: int, first: bool) -> bool:
        """Goes to the first or the last option of the other list if this place is highlighted."""
        other = self._other
        if other is None or not other.option_count or self.highlighted != from_place:
            return False
        other.highlighted = 0 if first else other.option_count - 1
        other.focus()
        return True
