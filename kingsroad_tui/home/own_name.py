"""Asks once what the person at this terminal is called."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content

from advisor.messages.computers import PERSON
from kingsroad_tui.shell.host import Host
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import Field, PlainButton, PlainStatic
from tabletop.names import MAX_NAME_LENGTH, name_problem, tidy_name
from tabletop.say import Say
from tabletop.words.voice import phrase


class OwnNameDialog(Dialog[str | None]):
    """Answers a name that can be used at a table, or None where none is given."""

    HELP = "own-name"
    AUTO_FOCUS = "#name"

    def __init__(self, name: str = PERSON.name, why: str = "") -> None:
        """Offers a name; ``why`` it is asked for again, in a sentence."""
        super().__init__()
        self._offered = name
        self._why = why

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(Say("home-own-name-question"), classes="title")
            yield Field(self._offered, max_length=2 * MAX_NAME_LENGTH, id="name")
            about = "" if self._why else phrase("home-own-name-where-to-change")
            yield PlainStatic(
                lambda: phrase("together-at-hosts") if self.app.closed else about, id="about"
            )
            yield PlainStatic(self._why, classes="error", id="error")
            with Horizontal(classes="buttons"):
                yield PlainButton(Say("home-own-name-play"), variant="primary", id="play")
                yield PlainButton(Say("home-own-name-cancel"), id="leave")

    @on(Field.Submitted)
    @on(PlainButton.Pressed, "#play")
    def _take(self) -> None:
        name = tidy_name(self.query_one("#name", Field).value)
        problem = name_problem(name)
        if problem is None:
            self.dismiss(name)
        else:
            self.query_one("#error", PlainStatic).update(
                Content(phrase("home-own-name-refusal", problem=problem.said))
            )


def with_own_name(app: Host, go: Callable[[str], None]) -> None:
    """Goes on with the name of whoever plays here; asks for it the first time."""
    if app.settings.name:
        go(app.settings.name)
        return

    def keep(name: str | None) -> None:
        if name:
            app.keep_settings(replace(app.settings, name=name))
            go(name)

    app.push_screen(OwnNameDialog(), keep)
