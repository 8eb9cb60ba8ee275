"""Watching a reveal: which frame is shown, and what a key or the clock makes of it. No Textual."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kingsroad_tui.kingsroad.play.reveal_frame import FrameKind, RevealFrame


@dataclass(frozen=True, slots=True)
class RevealCursor:
    """A reveal and the frame of it that is shown.

    Attributes:
        frames: all of them, at least one.
        at: the index of the frame shown.
        rushed: whether the step was completed by a key, so that its frames were not seen.
    """

    frames: tuple[RevealFrame, ...]
    at: int = 0
    rushed: bool = False

    @property
    def frame(self) -> RevealFrame:
        """The frame shown."""
        return self.frames[self.at]

    @property
    def so_far(self) -> tuple[RevealFrame, ...]:
        """The last frames of the steps completed so far, and the one shown."""
        done = tuple(frame for frame in self.frames[: self.at] if frame.completes)
        return (*done, self.frame)

    @property
    def beats(self) -> float:
        """How long the frame shown stays if nobody presses a key."""
        if not self.rushed:
            return self.frame.beats
        return sum(frame.beats for frame in self.frames if frame.step == self.frame.step)

    def tick(self) -> RevealCursor | None:
        """The next frame; None when this is the last one."""
        at = self.at + 1
        return replace(self, at=at, rushed=False) if at < len(self.frames) else None

    def forward(self) -> RevealCursor | None:
        """The present step completed or, where it is, the next one; None when all is over."""
        start = self.at + self.frame.completes
        return None if start == len(self.frames) else self._completed(start)

    def settled(self) -> RevealCursor:
        """The present step completed."""
        return self._completed(self.at)

    def back(self) -> RevealCursor:
        """The step before, complete; the first one where there is none."""
        earlier = [i for i in range(self.at) if self.frames[i].completes]
        return replace(self, at=earlier[-1], rushed=True) if earlier else self.settled()

    def skip(self) -> RevealCursor | None:
        """The end of the round; then that of the final scoring; None when all is over.

        On the way it stops where somebody has come to 40 points. So nobody misses by one key that
        the game ends with this round, and that the final scoring begins.
        """
        final = self.frame.final or self.frame.kind is FrameKind.KING
        stops = [
            index
            for index, frame in enumerate(self.frames)
            if index > self.at and frame.completes and (final or not frame.final)
        ]
        if not stops:
            return None
        goal = (index for index in stops if self.frames[index].kind is FrameKind.GOAL)
        return replace(self, at=next(goal, stops[-1]), rushed=True)

    def _completed(self, start: int) -> RevealCursor:
        """The last frame of the step that the frame ``start`` belongs to."""
        end = next(i for i in range(start, len(self.frames)) if self.frames[i].completes)
        return replace(self, at=end, rushed=True)
