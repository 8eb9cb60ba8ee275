"""A story told step by step, by the clock or by hand, in place of what one plays with."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import Final, Generic, Protocol, Self, TypeVar

from textual import getters
from textual.events import Click
from textual.timer import Timer
from textual.widget import Widget

from kingsroad_tui.shell.host import Host, WidgetMessage
from kingsroad_tui.shell.screen_kinds import is_on_top

OF_A_STORY: Final = ("forward", "pick", "skip", "let_go")
"""The actions of keys that go through a story."""

_AT_ONCE: Final = 0.01
"""The seconds that a moment stays where no time is wanted between them."""


class StoryCursor(Protocol):
    """A story and the moment of it that is shown; where there is no next one, None."""

    @property
    def beats(self) -> float:
        """How long the moment shown stays if nobody presses a key, in beats."""

    def tick(self) -> Self | None:
        """What the clock goes on to."""

    def forward(self) -> Self | None:
        """What a key goes on to."""

    def back(self) -> Self:
        """Where a key goes back to."""

    def skip(self) -> Self | None:
        """What comes next for somebody in a hurry."""


CursorT = TypeVar("CursorT", bound=StoryCursor)


class Story(Widget, Generic[CursorT]):
    """Tells a story; `Ended` says it is over.

    A one-shot timer brings the next moment; between them nothing runs. Who goes back a step wants
    to look: the clock stands still until a key goes on.
    """

    app = getters.app(Host)

    @dataclass
    class Ended(WidgetMessage[Widget]):
        """The story is over.

        Attributes:
            by_itself: whether its time was up, rather than somebody going on.
        """

        by_itself: bool

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._cursor: CursorT | None = None
        self._timer: Timer | None = None
        self._beat = 0.0
        self._by_hand = False
        self._held = False
        """Whether somebody has gone back to look."""

    @abstractmethod
    def show(self, cursor: CursorT) -> None:
        """Draws the moment that the story has come to."""

    @abstractmethod
    def draw(self, cursor: CursorT) -> None:
        """Draws the same moment in another size, or with other signs."""

    @property
    def cursor(self) -> CursorT | None:
        """The story and the moment shown; None while none is told."""
        return self._cursor

    @property
    def telling(self) -> bool:
        """Whether a story is being told."""
        return self._cursor is not None

    @property
    def waits(self) -> bool:
        """Whether nothing goes on until somebody presses a key."""
        return self._held or self._by_hand

    @property
    def by_hand(self) -> bool:
        """Whether every step waits for a key at its end."""
        return self._by_hand

    @property
    def animated(self) -> bool:
        """Whether moments follow each other within a step."""
        return self._beat > 0 and self.app.animation_level != "none"

    def begin(self, cursor: CursorT, beat: float, *, by_hand: bool) -> None:
        """Begins a story.

        Args:
            cursor: its first moment.
            beat: the seconds of a beat.
            by_hand: whether to wait for `forward` after every step.
        """
        self.app.spend()  # whatever was pressed too often before: now it hurries the story
        self._beat, self._by_hand = beat, by_hand
        self._go_to(cursor)

    def forward(self) -> None:
        """Goes on; after the last moment ends the story."""
        if self._cursor is not None:
            self._go_to(self._cursor.forward())

    def back(self) -> None:
        """Goes back; the clock stops, as somebody wants to look."""
        if self._cursor is not None:
            self._go_to(self._cursor.back(), held=True)

    def skip(self) -> None:
        """Goes to the next moment that nobody should miss; without any, ends the story."""
        if self._cursor is not None:
            self._go_to(self._cursor.skip())

    def close(self) -> None:
        """Ends the story at once."""
        if self._cursor is not None:
            self._go_to(None)

    def stop(self) -> None:
        """Breaks the story off for somebody who knows what comes next: `Ended` is not posted."""
        self._cursor = None
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def on_click(self, event: Click) -> None:
        event.stop()
        self.forward()

    def on_resize(self) -> None:
        if self._cursor is not None:
            self.draw(self._cursor)

    on_shown_anew = on_resize

    def _go_to(
        self, cursor: CursorT | None, *, held: bool = False, by_itself: bool = False
    ) -> None:
        self.stop()
        if cursor is None:
            self.app.spend(*OF_A_STORY)
            self.post_message(self.Ended(self, by_itself))
            return
        self._cursor, self._held = cursor, held
        self.show(cursor)
        self._start_timer()

    def _start_timer(self) -> None:
        if self._cursor is not None and not self.waits:
            seconds = max(self._beat * self._cursor.beats, _AT_ONCE)
            self._timer = self.set_timer(seconds, self._tick)

    def _tick(self) -> None:
        """Goes on by itself, but not behind another screen."""
        if self._cursor is None:
            return
        if not is_on_top(self.screen):
            self._start_timer()
        else:
            following = self._cursor.tick() if self.animated else self._cursor.forward()
            self._go_to(following, by_itself=True)
