"""Settings: every change is shown at once and kept at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import ClassVar, Final, get_args

import msgspec
from textual import events, getters, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.events import DescendantFocus
from textual.screen import ModalScreen
from textual.widgets import Select
from textual.widgets.option_list import Option

from advisor.messages.computers import PERSON
from advisor.messages.verdicts import BeliefKind, Goal
from kingsroad_tui.keys.key_words import shown_keys, with_keys
from kingsroad_tui.keys.registry import SETTINGS_KEYS, Key, KeyProblem, keys_on
from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.look.themes import CONTRAST, DARK, LIGHT
from kingsroad_tui.settings.language import LANGUAGES
from kingsroad_tui.settings.stored import AppSettings, Speed
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.widgets import plain
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.words.errors import words_of
from tabletop.names import MAX_NAME_LENGTH, name_problem, tidy_name
from tabletop.say import Say
from tabletop.words.voice import phrase, said

_CHOICES: Final[dict[str, Sequence[str | int]]] = {
    "theme": (DARK, LIGHT, CONTRAST),
    "glyphs": ("unicode", "ascii"),
    "speed": get_args(Speed),
    "hint_step": range(4),
    "goal": tuple(Goal),
    "belief": (BeliefKind.HIERARCHY, BeliefKind.EQUILIBRIUM, BeliefKind.UNIFORM),
    "warn": (False, True),
    "verdict": (False, True),
    "talk": (True, False),
}
"""The fields, and what they offer, in this order."""


def _offered(field: str, value: str | int) -> Say:
    """What a field offers, in words."""
    match value:
        case bool():
            return Say(f"settings-offer-{field}-{'yes' if value else 'no'}")
        case _:
            return Say(f"settings-offer-{field}-{str(value).replace(' ', '-')}")


def _rows() -> Iterator[tuple[str, plain.Choices[object]]]:
    """Each field, and what can be chosen."""
    languages = [(name, code) for code, name in LANGUAGES.items()]
    yield "language", [(Say("settings-offer-language-system"), ""), *languages]
    for field, values in _CHOICES.items():
        yield field, [(_offered(field, value), value) for value in values]


def _shown(value: object, options: plain.Choices[object]) -> object:
    """What a field shows: the setting, or the first that is offered where it is of no use here."""
    offered = [one for _, one in options]
    return value if value in offered else offered[0]


class _KeyList(plain.PlainOptionList):
    """The list of keys: above its first line, an arrow leads back to the fields."""

    def action_cursor_up(self) -> None:
        if self.highlighted is not None and self.highlighted > 1:  # 0 is a heading
            super().action_cursor_up()
        else:
            self.screen.focus_previous()


class PressKeyDialog(ModalScreen[str | None], HouseScreen[str | None]):
    """Waits for the key that a person wants something to have: answers the key pressed, or None for
    Escape, which keeps the old one."""

    CSS_PATH = sheet("dialog")

    def __init__(self, key: Key) -> None:
        super().__init__()
        self._key = key

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield plain.PlainStatic(
                lambda: Content(phrase("app-press-key-for", tooltip=self._key.tooltip)),
                classes="words",
            )
            yield plain.PlainButton(lambda: with_keys(phrase("app-keep-key")), compact=True)
        yield Footer(show_command_palette=False)  # over that of the screen below, and empty

    @on(plain.PlainButton.Pressed)
    def _keep_old_key(self) -> None:
        self.dismiss(None)

    def on_key(self, event: events.Key) -> None:
        if event.key in {"tab", "shift+tab", "enter"}:
            return
        event.stop()
        event.prevent_default()
        self.dismiss(None if event.key == "escape" else event.key)


class SettingsScreen(HouseScreen[None]):
    """A form in which every change takes effect at once."""

    CSS_PATH = sheet("settings")
    AUTO_FOCUS = "#theme"
    HELP = "settings"
    BINDINGS: ClassVar[list[BindingType]] = SETTINGS_KEYS

    keys_list = getters.query_one("#keys", plain.PlainOptionList)

    def compose(self) -> ComposeResult:
        settings = self.app.settings
        with Vertical(id="form"):
            yield plain.PlainStatic(Say("settings-title"), classes="title")
            with Horizontal(classes="line"):
                yield plain.PlainLabel(Say("settings-field-name"))
                yield plain.Field(
                    settings.name,
                    placeholder=PERSON.name,
                    max_length=MAX_NAME_LENGTH,
                    compact=True,
                    id="name",
                )
            for field, options in _rows():
                with Horizontal(classes="line"):
                    yield plain.PlainLabel(Say(f"settings-field-{field}"))
                    yield plain.ChoiceField(
                        options,
                        value=_shown(getattr(settings, field), options),
                        allow_blank=False,
                        compact=True,
                        id=field,
                    )
            yield plain.PlainStatic(id="about")
        yield plain.PlainStatic(Say("settings-field-keys"), classes="title", id="keys-title")
        yield _KeyList(*self._key_rows(), id="keys", compact=True)
        yield Footer()

    @on(DescendantFocus)
    def _say_what_it_is_about(self) -> None:
        field = self.focused.id if self.focused is not None else None
        about = self.query_one("#about", plain.PlainStatic)
        about.update(
            lambda: (
                Content(with_keys(phrase(f"settings-field-{field}.about"), keys_on(self)))
                if field
                else ""
            )
        )

    @on(Select.Changed)
    def _chosen(self, event: Select.Changed) -> None:
        field = event.select.id
        if field is not None and getattr(self.app.settings, field) != event.value:
            self._keep(msgspec.structs.replace(self.app.settings, **{field: event.value}))

    @on(plain.Field.Changed, "#name")
    def _named(self, event: plain.Field.Changed) -> None:
        """Keeps a name that can be used; none at all is one's right."""
        name = tidy_name(event.value)
        if not name or name_problem(name) is None:
            self._keep(msgspec.structs.replace(self.app.settings, name=name))

    @on(plain.Field.Submitted, "#name")
    def _name_typed(self) -> None:
        self.focus_next()

    @on(plain.PlainOptionList.OptionSelected, "#keys")
    def _ask_for_key(self, event: plain.PlainOptionList.OptionSelected) -> None:
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
            self.notify(words_of(problem), severity="error")
            return
        self._keep(msgspec.structs.replace(self.app.settings, keys=keys))
        self.on_shown_anew()

    def on_shown_anew(self) -> None:
        highlighted = self.keys_list.highlighted
        self.keys_list.set_options(self._key_rows())
        self.keys_list.highlighted = highlighted

    def _keep(self, settings: AppSettings) -> None:
        self.app.keep_settings(settings)

    def _key_rows(self) -> list[Option]:
        changed = self.app.settings.keys
        rows: list[Option] = []
        for context, here in groupby(self.app.key_registry.rows, key=lambda key: said(key.context)):
            rows.append(Option(Content.styled(context, "bold $accent"), disabled=True))
            for key in here:
                shown = shown_keys(changed.get(key.id, key.keys))
                does = key.words
                if key.id in changed:
                    does = phrase("settings-key-changed", words=does)
                rows.append(Option(Content(f"  {shown:<16} {does}"), id=key.id))
        return rows
