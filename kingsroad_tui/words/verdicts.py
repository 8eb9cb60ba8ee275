"""What choices are called: the words and the signs, the same wherever one is judged."""

from __future__ import annotations

from typing import Final, NamedTuple

from advisor.messages.verdicts import WORST_FIRST, Goal, Severity
from kingsroad_tui.words.figures import loss_words


class SeverityWords(NamedTuple):
    """What a class of choices is called, one and several, and its sign in chess annotation."""

    article: str
    one: str
    several: str
    sign: str

    @property
    def named(self) -> str:
        """With its article: ``a blunder``."""
        return f"{self.article} {self.one}"


SEVERITY_WORDS: Final = {
    Severity.GOOD: SeverityWords("a", "good", "good", ""),
    Severity.INACCURACY: SeverityWords("an", "inaccuracy", "inaccuracies", "?!"),
    Severity.MISTAKE: SeverityWords("a", "mistake", "mistakes", "?"),
    Severity.BLUNDER: SeverityWords("a", "blunder", "blunders", "??"),
    Severity.GAMBLE: SeverityWords("a", "gamble", "gambles", "!?"),
    Severity.MISSED_CHANCE: SeverityWords("a", "missed chance", "missed chances", "~"),
}
"""The signs distinguish the classes without colour."""

SIGNS_LEGEND: Final = " · ".join(
    f"{SEVERITY_WORDS[severity].sign} {SEVERITY_WORDS[severity].one}" for severity in WORST_FIRST
)
"""What the signs mean, in a line where they stand: ``?? blunder · ? mistake · ?! inaccuracy``."""

GAMBLES_AND_CHANCES: Final = (
    "A gamble (!?) is good against people, but costs much against perfect play; a missed chance "
    "(~) is safe against perfect play, but people's habits would have given more."
)
"""What the two are that are no mistakes."""


def perfect_cost(loss: float, loss_best_play: float | None, goal: Goal) -> str:
    """What a mistake costs against perfect play, behind what it costs against people: ``, against
    perfect play 8%``; nothing where that does not decide what it is called."""
    severity = Severity.of(loss, goal, loss_best_play)
    if loss_best_play is None or not severity.is_mistake or severity is Severity.of(loss, goal):
        return ""
    return f", against perfect play {loss_words(loss_best_play, goal)}"


def marked_if_gamble(words: str, severity: Severity) -> str:
    """A choice that is called better than another: ``8 7 Knight (a gamble)`` where it is one."""
    if severity is not Severity.GAMBLE:
        return words
    return f"{words} ({SEVERITY_WORDS[severity].named})"
