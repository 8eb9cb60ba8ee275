"""A rulebook on one long page, with a picture in it and a search; for the rules of any game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar, NamedTuple

from textual import getters, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widget import Widget

from kingsroad_tui.help import rules_page
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.keys.registry import RULES_KEYS
from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.shell.going import Going
from kingsroad_tui.shell.host import Host
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.shell.place import Later
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import Field, PlainOptionList, PlainStatic
from tabletop.say import Say
from tabletop.searching import find_all
from tabletop.words.voice import phrase

_MAX_WANTED = 80


class _Text(PlainStatic):
    """One paragraph of the rules, which can show where something was found in it."""

    app = getters.app(Host)

    def __init__(self, paragraph: rules_page.Paragraph, *, last: bool) -> None:
        super().__init__(classes="item" if paragraph.item else "paragraph")
        self.set_class(last, "last")
        self.paragraph = paragraph
        self._wanted = ""

    def on_mount(self) -> None:
        self.mark("")

    def on_shown_anew(self) -> None:
        self.mark(self._wanted)

    def mark(self, wanted: str) -> int:
        """Shows the paragraph with every occurrence of a text marked; returns how many."""
        self._wanted = wanted
        bullet = f"{self.app.glyphs.dot} " if self.paragraph.item else ""
        content = Content(bullet + self.paragraph.text)
        for start, end in self.paragraph.strong:
            content = content.stylize("bold", start + len(bullet), end + len(bullet))
        found = find_all(self.paragraph.text, wanted)
        for start, end in found:
            content = content.stylize("reverse", start + len(bullet), end + len(bullet))
        self.update(content)
        return len(found)


class RulesPicture(NamedTuple):
    """What stands among the rules.

    Attributes:
        widget: draws it.
        section: the number of the section that it stands below, from 0.
    """

    widget: Widget
    section: int


class RulesScreen(HouseScreen[None]):
    """The rules on one long page, the titles beside it where there is room."""

    CSS_PATH = sheet("rules")
    AUTO_FOCUS = "#page"
    HELP = "rulebook"
    BINDINGS: ClassVar[list[BindingType]] = RULES_KEYS

    def __init__(
        self,
        rules: Callable[[], Sequence[rules_page.RulesSection]],
        picture: RulesPicture | None = None,
    ) -> None:
        super().__init__()
        self._rules = rules
        self._sections = rules()
        self._picture = picture
        self._found: list[_Text] = []
        self._at = 0

    def compose(self) -> ComposeResult:
        with Horizontal():
            yield PlainOptionList(
                *(Content(section.title) for section in self._sections), id="titles", compact=True
            )
            with VerticalScroll(id="page"):
                for number, section in enumerate(self._sections):
                    yield PlainStatic(
                        Content(section.title), classes="title", id=f"section-{number}"
                    )
                    below = [*section.paragraphs[1:], None]
                    for paragraph, following in zip(section.paragraphs, below, strict=True):
                        yield _Text(paragraph, last=following is None or not following.item)
                    if self._picture is not None and number == self._picture.section:
                        yield self._picture.widget
        yield PlainStatic("", id="found")
        yield Field(
            placeholder=Say("rules-search"),
            id="search",
            compact=True,
            max_length=_MAX_WANTED,
        )
        yield Footer()

    def on_shown_anew(self) -> None:
        if self._rules() != self._sections:
            self.run_worker(self._lay_anew(), exclusive=True)

    async def _lay_anew(self) -> None:
        """The page in another language, at the same height; a search is over."""
        self._sections, self._found = self._rules(), []
        self.remove_class("searching")
        top = self.query_one("#page").scroll_offset.y
        await self.recompose()
        self.query_one("#page").scroll_to(y=top, animate=False)

    @on(PlainOptionList.OptionSelected, "#titles")
    def _go_to_section(self, event: PlainOptionList.OptionSelected) -> None:
        section = self.query_one(f"#section-{event.option_index}")
        self.query_one("#page").scroll_to_widget(section, top=True, animate=False)

    def action_search(self) -> None:
        self.add_class("searching")
        self.query_one(Field).focus()

    @on(Field.Changed, "#search")
    def _search(self, event: Field.Changed) -> None:
        wanted = event.value.strip()
        self._found = [text for text in self.query(_Text) if text.mark(wanted)]
        self._at = 0
        self._show_found(wanted)

    @on(Field.Submitted, "#search")
    def _next_found(self) -> None:
        self.action_step(1)

    def action_step(self, step: int) -> None:
        if self._found:
            self._at = (self._at + step) % len(self._found)
            self._show_found(self.query_one(Field).value.strip())

    def _show_found(self, wanted: str) -> None:
        line = self.query_one("#found", PlainStatic)
        if not wanted:
            line.update("")
        elif not self._found:
            line.update(phrase("rules-no-match"))
        else:
            found = phrase("rules-found", at=self._at + 1, count=len(self._found))
            line.update(with_keys(found))
            self.query_one("#page").scroll_to_widget(self._found[self._at], animate=False)

    def action_leave(self) -> None:
        """Closes the search; without one, goes back."""
        if self.has_class("searching"):
            self.remove_class("searching")
            self.query_one(Field).value = ""
            self.query_one("#page").focus()
        else:
            self.dismiss()


def show_rules(
    app: Going, game: str, picture: Later[Callable[[Any], RulesPicture]] | None = None
) -> None:
    """The rules of a game, by its word, over what is there.

    ``picture`` draws what stands among them, given the board of new games, or None for the game's.
    """
    drawn = None if picture is None else picture.load()(app.board_of(game))
    app.push_screen(RulesScreen(partial(rules_page.rules_of, game), drawn))
