"""What rivals say at one table of King & Assassins, as phases are seen. No words, no Textual."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from assassins.actions import Side
from assassins.games import AssassinsGame, Opponents
from assassins.rounds import PhaseReport
from kingsroad_tui.assassins.rivals.remarks import SPEAKERS, at_end, of_phase
from kingsroad_tui.rivals.remarks import Heard, Spoken, Talk


class AssassinsTalk:
    """What is said in one game; it is asked once for every phase that a computer has played."""

    def __init__(
        self,
        lines: Mapping[int, Mapping[str, Sequence[str]]],
        mark: int,
        heard: Heard,
        keep: Callable[[str], None] = lambda _: None,
    ) -> None:
        """As `Talk`, by the numbers of sides."""
        self._talk = Talk(lines, mark, heard, keep)

    @property
    def spoken(self) -> tuple[Spoken, ...]:
        """Everything said in this game."""
        return tuple(self._talk.spoken)

    @property
    def by_phase(self) -> dict[tuple[int, Side], list[str]]:
        """The lines said, by the round and the side of whoever says them."""
        said: dict[tuple[int, Side], list[str]] = {}
        for one in self._talk.spoken:
            said.setdefault((one.round, SPEAKERS[one.speaker]), []).append(one.line)
        return said

    def hear(self, phases: Sequence[PhaseReport], players: Opponents) -> Spoken | None:
        """What the side that has just played says, as its phase is shown; or nothing.

        The game is known only by its phases: by who the assassins are, nothing is decided.
        """
        *earlier, phase = phases
        if phase.after.over:
            return None
        before = earlier[-1] if earlier and earlier[-1].side is not phase.side else None
        return self._talk.say(phase.round, of_phase(phase, before, players))

    def over(self, game: AssassinsGame) -> Spoken | None:
        """What is said at the end of a game: the same however often it is asked."""
        number = game.phases[-1].round + 1
        said = self._talk.said_in(number)
        if said:
            return said[0]
        return self._talk.say(number, at_end(game.position, game.players), always=True)
