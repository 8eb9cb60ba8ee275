"""How far one has come in a guided game, as the settings remember it."""

from __future__ import annotations

import contextlib
from typing import Final, NamedTuple

from msgspec.structs import replace

from kingsroad_tui.settings import stored


class LessonPlace(NamedTuple):
    """The step of one guided game to go on with.

    Attributes:
        field: the field of the settings that holds it.
    """

    field: str

    def done(self, settings: stored.AppSettings) -> bool:
        """Whether somebody has been through it all."""
        return self._kept(settings) >= stored.LESSON_DONE

    def go_on(self, settings: stored.AppSettings) -> int:
        """The step to go on with, from 0: the first one again after the last."""
        return 0 if self.done(settings) else self._kept(settings)

    def keep(
        self, settings: stored.AppSettings, number: int | None, **beside: object
    ) -> stored.AppSettings:
        """The settings with the step that begins, or None after the last one.

        Somebody who has been through it all and looks at the first step again has begun nothing.

        Args:
            settings: as they are.
            number: as above.
            beside: other fields that change with the step.
        """
        if self.done(settings) and number == 0:
            return settings
        step = stored.LESSON_DONE if number is None else number
        return replace(settings, **{self.field: step}, **beside)

    def keep_in_file(self, number: int | None) -> None:
        """Likewise, in the file of the settings, where that can be written: a mere comfort."""
        with contextlib.suppress(OSError, stored.SettingsError):
            settings = stored.load_settings(stored.settings_file())
            kept = self.keep(settings, number)
            if kept != settings:
                stored.write_settings(kept)

    def _kept(self, settings: stored.AppSettings) -> int:
        kept: int = getattr(settings, self.field)
        return kept


FIRST_GAME: Final = LessonPlace("lesson")
SECOND_GAME: Final = LessonPlace("town_lesson")
