"""Which languages there are, and which one is spoken.

What is asked for on the command line comes first, then ``KINGSROAD_LANGUAGE``, the setting, and
what the system speaks; else it is English. Formats, codes, names of commands and options are the
same in every language.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

from kingsroad_tui.files.locations import folders
from tabletop.words.catalogue import ENGLISH, PSEUDO
from tabletop.words.voice import Voice, phrase, speak

LANGUAGES: Final[dict[str, str]] = {
    ENGLISH: "English",
    "hu": "magyar",
    "ru": "русский",
    "fr": "français",
    "pl": "polski",
}
"""Each by its code, with its name in the language itself."""

VARIABLE: Final = "KINGSROAD_LANGUAGE"
OPTION: Final = "--language"

_OF_THE_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguageError(ValueError):
    """A language that the program does not speak, or none where one is to be named; in one line."""


def speak_as_asked(arguments: Sequence[str]) -> list[str]:
    """Gives the process its voice, as its arguments, its environment or its settings ask for it.

    Returns the other arguments. Raises UnknownLanguageError; the process speaks English then.
    """
    rest, named = list(arguments), ""
    for at, argument in enumerate(arguments):
        name, equals, code = argument.partition("=")
        if name == OPTION:
            named = code if equals else "".join(arguments[at + 1 : at + 2])
            del rest[at : at + 1 if equals else at + 2]
            _check(OPTION, named)
            break
        if argument == "--":
            break
    if not named and (named := os.environ.get(VARIABLE, "")):
        _check(VARIABLE, named)
    speak_as_set(named or _setting())
    return rest


def speak_as_set(code: str) -> None:
    """Gives the process the voice of a language; that of the system's for an empty code."""
    speak(Voice(code or of_the_system()))


def of_the_system(environment: Mapping[str, str] = os.environ) -> str:
    """The code of the system's language, where the program speaks it; else English.

    >>> of_the_system({"LANG": "en_GB.UTF-8"})
    'en'
    """
    named = next(filter(None, (environment.get(name, "") for name in _OF_THE_SYSTEM)), "")
    code = named.partition(".")[0].partition("_")[0].lower()
    return code if code in LANGUAGES else ENGLISH


def _setting() -> str:
    """What is set; empty where that is nothing that the program speaks.

    The other settings are not looked at: the app does that, and says what is wrong with them.
    """
    import json  # not by the app, which reads all settings

    with suppress(OSError, ValueError, AttributeError, RecursionError):
        found = json.loads(folders().settings.read_bytes()).get("language", "")
        return found if isinstance(found, str) and found in LANGUAGES else ""
    return ""


def _check(where: str, code: str) -> None:
    if code not in LANGUAGES and code != PSEUDO:
        known = tuple(LANGUAGES)
        raise UnknownLanguageError(
            phrase("settings-unknown-language", where=where, code=repr(code), known=known)
        )
