"""Answers for readers that take lines of a limited length, as most do unless they are told to wait
for more.

What a shortened answer lacks is what its schema lets it lack, or was sent before.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from advisor.messages.advice import Candidate
from advisor.messages.assassins_review import AssassinsReview
from advisor.messages.protocol import Advice, Answer, Review

MAX_ANSWER_BYTES: Final = 65_536
"""The most bytes of a line, its break included: what asyncio in Python and other readers take."""

_KEPT: Final = frozenset(
    ("points_se", "win_se", "margin_se", "loss_error", "win_best_play", "loss_best_play")
)
"""What a candidate has though it need not: it lacks only those of them that are null."""

_DETAILS: Final = frozenset(
    field.name for field in msgspec.structs.fields(Candidate) if not field.required
).difference(_KEPT)
"""What a candidate may lack."""

_SENT_BEFORE: Final[dict[type, str]] = {Review: "rounds", AssassinsReview: "phases"}
"""The list of an answer whose items were answers of their own."""


class AnswerTooLong(ValueError):
    """An answer is longer than a line may be, however it is shortened."""


def short_line(answer: Answer) -> bytes:
    """An answer as JSON, shortened where it has to be, without the break of the line.

    Raises:
        AnswerTooLong: it is longer than `MAX_ANSWER_BYTES` whatever is left out.
    """
    line = msgspec.json.encode(answer)
    if len(line) < MAX_ANSWER_BYTES:
        return line
    whole: dict[str, Any] = msgspec.to_builtins(answer)
    if isinstance(answer, Advice):
        candidates, excess = whole["candidates"], len(line) - MAX_ANSWER_BYTES + 1
        for lacks in (_is_detail, _is_unknown):
            for at in reversed(range(len(candidates))):
                if excess > 0:
                    shorter = {k: v for k, v in candidates[at].items() if not lacks(k, v)}
                    excess -= _length(candidates[at]) - _length(shorter)
                    candidates[at] = shorter
    elif (name := _SENT_BEFORE.get(type(answer))) is not None:
        whole[name] = []
    line = msgspec.json.encode(whole)
    if len(line) >= MAX_ANSWER_BYTES:
        raise AnswerTooLong(f"the answer is longer than {MAX_ANSWER_BYTES} bytes")
    return line


def _is_detail(name: str, _: object) -> bool:
    return name in _DETAILS


def _is_unknown(name: str, value: object) -> bool:
    """Of what must stay, too: null is what is said by nothing."""
    return value is None and name in _KEPT


def _length(value: object) -> int:
    return len(msgspec.json.encode(value))
