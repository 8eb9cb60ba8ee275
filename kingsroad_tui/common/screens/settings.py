"""Settings: every change is shown at once and kept at once."""

from __future__ import annotations

from itertools import groupby
from typing import ClassVar, Final, get_args

import msgspec
from textual import getters, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.events import DescendantFocus
from textual.screen import Screen
from textual.widgets import Select
from textual.widgets.option_list import Option

from advisor.messages.goals import BeliefKind, Goal
from kingsroad_tui.common.dialogs.press_key import PressKeyDialog
from kingsroad_tui.common.host import Host
from kingsroad_tui.common.key_words import shown_keys, with_keys
from kingsroad_tui.common.keys import KeyProblem, keys_on
from kingsroad_tui.common.look.sheets import sheet
from kingsroad_tui.common.screen_keys import SETTINGS_KEYS
from kingsroad_tui.common.storage.settings import THEME_NAMES, AppSettings, Speed
from kingsroad_tui.common.widgets.footer import Footer
from kingsroad_tui.common.widgets.plain import ChoiceField, PlainLabel, PlainOptionList, PlainStatic

_HINTS = ("none", "where to look", "how you stand", "the best choice and why", "compare choices")
_BELIEFS = {
    BeliefKind.HIERARCHY: "as people do, some deeper than others",
    BeliefKind.EQUILIBRIUM: "perfectly",
    BeliefKind.UNIFORM: "anything, equally likely",
}
_GOALS = {
    Goal.WIN: "the chance to win",
    Goal.MARGIN: "the lead over the best other player",
    Goal.POINTS: "the points of the round",
}
_ABOUT: Final = {
    "theme": "Every player has a sign as well, so that nothing rests on colour alone.",
    "glyphs": "ASCII is for terminals that lack the signs.",
    "speed": "How a round is revealed. Any key goes on at once.",
    "hint_step": "What is said before you choose; <play.hint> says more at any time.",
    "goal": "What hints, warnings and verdicts call good.",
    "belief": "How the advice expects the others to choose.",
    "warn": "A question before you play a choice that gives much away.",
    "verdict": "A line after each round, where you play alone against the computer.",
    "keys": "<fixed.enter>, then the new key. <default_key> goes back to the key that it had.",
}
"""What a field is about, in a line below the form."""

_SIGNS = {"unicode": "Unicode: ● ▲ ■ ◆ ★", "ascii": "ASCII: @ & # % *"}


def _rows(settings: AppSettings) -> list[tuple[str, str, list[tuple[str, object]], object]]:
    """Field, label, what can be chosen, and what is chosen now."""
    return [
        ("theme", "Colours", list(THEME_NAMES.items()), settings.theme),
        ("glyphs", "Symbols", [(words, name) for name, words in _SIGNS.items()], settings.glyphs),
        ("speed", "Reveal speed", [(name, name) for name in get_args(Speed)], settings.speed),
        (
            "hint_step",
            "Show hints automatically",
            [(words, step) for step, words in enumerate(_HINTS)],
            settings.hint_step,
        ),
        (
            "goal",
            "Advice aims at",
            [(words, goal) for goal, words in _GOALS.items()],
            settings.goal,
        ),
        (
            "belief",
            "Assume opponents play",
            [(words, belief) for belief, words in _BELIEFS.items()],
            settings.belief,
        ),
        (
            "warn",
            "Warn before a blunder",
            [("off", False), ("ask", True)],
            settings.warn,
        ),
        (
            "verdict",
            "After each round",
            [("no verdict", False), ("say how good my choice was", True)],
            settings.verdict,
        ),
    ]


class _KeyList(PlainOptionList):
    """The list of keys: above its first line, an arrow leads back to the fields."""

    def action_cursor_up(self) -> None:
        if self.highlighted is not None and self.highlighted > 1:  # 0 is a heading
            super().action_cursor_up()
        else:
            self.screen.focus_previous()


class SettingsScreen(Screen[None]):
    """A form in which every change takes effect at once."""

    CSS_PATH = sheet("settings")
    AUTO_FOCUS = "#theme"
    HELP = (
        "What you like. <above|below> and <next> go from line to line, <choice_field.open> opens "
        "what can be chosen. Every change is in force at once and kept. To give something another "
        "key, choose it in the list and press the new key."
    )
    BINDINGS: ClassVar[list[BindingType]] = SETTINGS_KEYS

    app = getters.app(Host)

    keys_list = getters.query_one("#keys", PlainOptionList)

    def compose(self) -> ComposeResult:
        settings = self.app.settings
        with Vertical(id="form"):
            yield PlainStatic("Settings", classes="title")
            for field, label, options, value in _rows(settings):
                with Horizontal(classes="line"):
                    yield PlainLabel(label)
                    yield ChoiceField(
                        options, value=value, allow_blank=False, compact=True, id=field
                    )
            yield PlainStatic(id="about")
        yield PlainStatic("Keys", classes="title", id="keys-title")
        yield _KeyList(*self._key_rows(), id="keys", compact=True)
        yield Footer()

    @on(DescendantFocus)
    def _say_what_it_is_about(self) -> None:
        field = self.focused.id if self.focused is not None else None
        self.query_one("#about", PlainStatic).update(
            Content(with_keys(_ABOUT.get(field or "", ""), keys_on(self)))
        )

    @on(Select.Changed)
    def _chosen(self, event: Select.Changed) -> None:
        field = event.select.id
        if field is not None and getattr(self.app.settings, field) != event.value:
            self._keep(msgspec.structs.replace(self.app.settings, **{field: event.value}))

    @on(PlainOptionList.OptionSelected, "#keys")
    def _ask_for_key(self, event: PlainOptionList.OptionSelected) -> None:
        binding = event.option.id or ""
        key = next(row for row in self.app.key_registry.rows if row.id == binding)

        def set_key(pressed: str | None) -> None:
            if pressed is not None:
                self._keep_keys({**self.app.settings.keys, binding: pressed})

        self.app.push_screen(PressKeyDialog(key), set_key)

    def action_default_key(self) -> None:
        option = self.keys_list.highlighted_option
        if self.keys_list.has_focus and option is not None:
            kept = {name: key for name, key in self.app.settings.keys.items() if name != option.id}
            self._keep_keys(kept)

    def action_leave(self) -> None:
        self.dismiss()

    def _keep_keys(self, keys: dict[str, str]) -> None:
        try:
            self.app.key_registry.keymap(keys, self.app.settings.keys)
        except KeyProblem as problem:
            self.notify(str(problem), severity="error")
            return
        self._keep(msgspec.structs.replace(self.app.settings, keys=keys))
        highlighted = self.keys_list.highlighted
        self.keys_list.set_options(self._key_rows())
        self.keys_list.highlighted = highlighted

    def _keep(self, settings: AppSettings) -> None:
        self.app.use_settings(settings)
        self.app.store_settings()

    def _key_rows(self) -> list[Option]:
        changed = self.app.settings.keys
        rows: list[Option] = []
        keys = [key for key in self.app.key_registry.rows if key.id]
        for context, here in groupby(keys, key=lambda key: key.context):
            rows.append(Option(Content.styled(context, "bold $accent"), disabled=True))
            for key in here:
                shown = shown_keys(changed.get(key.id, key.keys))
                mark = " (changed)" if key.id in changed else ""
                rows.append(Option(Content(f"  {shown:<16} {key.words}{mark}"), id=key.id))
        return rows
