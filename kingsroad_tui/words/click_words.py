"""What click says by itself, in the process's language: it asks gettext, and here it asks us."""

from __future__ import annotations

import gettext
from collections.abc import Sequence
from types import ModuleType
from typing import Final

from click import core, decorators, exceptions, formatting, parser, types

from tabletop.say import Say
from tabletop.words.voice import said

_MODULES: Final[Sequence[ModuleType]] = (core, decorators, exceptions, formatting, parser, types)
"""Those that say something."""

_SAID: Final = {
    "Usage:": Say("click-usage"),
    "Options": Say("click-options"),
    "Commands": Say("click-commands"),
    "Positional arguments": Say("click-arguments"),
    "Show this message and exit.": Say("click-help"),
    "Show the version and exit.": Say("click-version"),
    "required": Say("click-required"),
    "default: {default}": Say("click-default", default="{default}"),
    "Missing argument": Say("click-missing-argument"),
    "Missing option": Say("click-missing-option"),
    "Missing command.": Say("click-missing-command"),
    "No such option {name!r}.": Say("click-no-option", name="{name!r}"),
    "Option {name!r} requires an argument.": Say("click-needs-value", name="{name!r}"),
    "Option {name!r} does not take a value.": Say("click-no-value", name="{name!r}"),
    "Got unexpected extra argument ({args})": Say("click-too-much", args="{args}"),
    "Got unexpected extra arguments ({args})": Say("click-too-much", args="{args}"),
    "Invalid value: {message}": Say("click-invalid", message="{message}"),
    "Invalid value for {param_hint}: {message}": Say(
        "click-invalid-for", field="{param_hint}", message="{message}"
    ),
    "{value!r} is not {choice}.": Say("click-not-among", value="{value!r}", choices="{choices}"),
    "{value!r} is not one of {choices}.": Say(
        "click-not-among", value="{value!r}", choices="{choices}"
    ),
    "{value!r} is not a valid {number_type}.": Say("click-no-number", value="{value!r}"),
    "{value} is not in the range {range}.": Say(
        "click-out-of-range", value="{value}", range="{range}"
    ),
    "{name} {filename!r} does not exist.": Say("click-no-file", name="{filename!r}"),
    "Did you mean {possibility}?": Say("cli-did-you-mean", command="{possibility}"),
    "(Did you mean one of: {possibilities}?)": Say("click-one-of", these="{possibilities}"),
}
"""What it says that people meet here; its places for words stay as they are."""


def _say(text: str) -> str:
    return said(_SAID[text]) if text in _SAID else gettext.gettext(text)


def _say_of_many(one: str, many: str, number: int) -> str:
    return _say(one if number == 1 else many)


def give_click_words() -> None:
    """Has click say in the process's voice what it says by itself."""
    for module in _MODULES:
        vars(module).update(_=_say)
        if "ngettext" in vars(module):
            vars(module).update(ngettext=_say_of_many)
