"""Which languages there are, and which one is spoken.

What is asked for on the command line comes first, then ``KINGSROAD_LANGUAGE``, the setting, and
what the system speaks; else it is English. Formats, codes, names of commands and options are the
same in every language.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Final

from kingsroad_tui.words.voice import ENGLISH, PSEUDO, Voice, speak

LANGUAGES: Final = {ENGLISH: "English"}
"""Each by its code, with its name in the language itself."""

VARIABLE: Final = "KINGSROAD_LANGUAGE"
OPTION: Final = "--language"

_OF_THE_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguageError(ValueError):
    """A language that the program does not speak.

    Attributes:
        where: what asked for it: the option or the variable.
        code: as it was written.
    """

    def __init__(self, where: str, code: str) -> None:
        self.where, self.code = where, code
        super().__init__(f"{where}: {code!r} is none of {', '.join(LANGUAGES)}")


def asked_for(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The code of the language that this start of the program asks for; empty where none is.

    Raises UnknownLanguageError.
    """
    for at, argument in enumerate(arguments):
        name, equals, code = argument.partition("=")
        if name == OPTION and (equals or at + 1 < len(arguments)):
            return _known(OPTION, code if equals else arguments[at + 1])
    code = environment.get(VARIABLE, "")
    return _known(VARIABLE, code) if code else ""


def of_the_system(environment: Mapping[str, str] = os.environ) -> str:
    """The code of the system's language, where the program speaks it; else English.

    >>> of_the_system({"LANG": "en_GB.UTF-8"})
    'en'
    """
    named = next(filter(None, (environment.get(name, "") for name in _OF_THE_SYSTEM)), "")
    code = named.partition(".")[0].partition("_")[0].lower()
    return code if code in LANGUAGES else ENGLISH


def speak_as_set(asked: str, setting: str) -> None:
    """Chooses the voice of the process: what was asked for, what is set, what the system speaks."""
    code = asked or (setting if setting in LANGUAGES else "") or of_the_system()
    speak(Voice(code))


def _known(where: str, code: str) -> str:
    if code in LANGUAGES or code == PSEUDO:
        return code
    raise UnknownLanguageError(where, code)
