"""Rivals in plain play, whichever game's: who they are, and whether they talk."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from advisor.messages.computers import Strength
from kingsroad_tui.library.saving_words import settings_not_kept
from kingsroad_tui.lines.line_io import say
from kingsroad_tui.rivals.words import NO_RIVALS, TALK_OFF, TALK_ON, rival_lines
from kingsroad_tui.settings.stored import read_settings, write_settings


def talk_wanted() -> bool:
    """Whether rivals talk, as the settings say now."""
    settings, _ = read_settings()
    return settings.talk


def toggle_talk() -> None:
    """Has the rivals keep quiet, or talk again; kept as in the app."""
    settings, _ = read_settings()
    try:
        write_settings(msgspec.structs.replace(settings, talk=not settings.talk))
    except OSError as error:
        say(settings_not_kept(error))
    else:
        say(TALK_OFF if settings.talk else TALK_ON)


def say_rivals(rivals: Iterable[tuple[str, Strength]]) -> None:
    """Who plays for the computer, by name, and how."""
    lines = [rival_lines(name, one.label, one.character.manner) for name, one in rivals]
    say(*(lines or [NO_RIVALS]))
