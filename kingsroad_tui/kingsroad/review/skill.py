"""How strong somebody played, in words and as a table: what a choice cost, and what that is on a
scale of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from advisor.messages.computers import STRENGTHS
from advisor.messages.intervals import Estimate
from advisor.messages.protocol import Review
from advisor.messages.review import PlayerReview
from advisor.messages.skill import DecisionKind, Skill, marks
from advisor.messages.verdicts import Goal, Severity
from kingsroad_tui.drawing.canvas import Span, fit, width_of
from kingsroad_tui.kingsroad.words.people import seat_spoken_to, who
from kingsroad_tui.look.glyphs import LETTERS, Glyphs
from kingsroad_tui.words.figures import SIGNS, mean_loss_figure, too_few
from tabletop.say import Say
from tabletop.words.voice import phrase, said

_KINDS: Final = (
    DecisionKind.PLACING,
    DecisionKind.KNIGHT,
    DecisionKind.DRAGON,
    DecisionKind.WITCH,
)
"""What decisions are about, the most frequent first."""


_VAGUE: Final = 50
"""An interval of strength that is wider, half of the scale, says nothing."""


def mean_loss_words(skill: Skill | None, goal: Goal) -> str:
    """``2.1% (0.4–3.8)``: what a choice cost on average, with what is likely; ``–`` of none."""
    if skill is None:
        return "–"
    figure, interval = mean_loss_figure(skill.loss, goal), skill.mean.interval
    if interval is None:
        return f"{figure} ({too_few()})"
    low, high = (mean_loss_figure(end, goal, unit="") for end in (interval.low, interval.high))
    return f"{figure} ({low}–{high})"


def strength_figure(skill: Skill | None) -> str:
    """``62 (48–75)``: how strong that was; ``–`` where it is not known."""
    found = None if skill is None else _known(skill)
    return "–" if found is None else said(_strength(found))


def _known(skill: Skill) -> Estimate | None:
    """The strength; None where it may be anything: there are too few choices to tell."""
    found = skill.strength
    return None if found is None or found.high - found.low > _VAGUE else found


def _strength(strength: Estimate) -> Say:
    value, low, high = (round(one) for one in (strength.value, strength.low, strength.high))
    return Say("kingsroad-review-skill-strength", value=value, low=low, high=high)


def _mark(name: str) -> Say:
    """A computer player on the scale."""
    character = STRENGTHS[name].character.name
    return Say("kingsroad-review-skill-mark", name=character, value=round(marks()[name]))


def _nearest(strength: Estimate) -> Say:
    """The computer player who is nearest on the scale."""
    name = min(marks(), key=lambda name: abs(marks()[name] - strength.value))
    return _mark(name).part("has")


def skill_sentences(names: Sequence[str], seat: int, skill: Skill, goal: Goal) -> list[str]:
    """What a player's choices cost on average, how strong that is, and which choices cost most."""
    player, cost = who(names, (seat,), begins=True), mean_loss_words(skill, goal)
    if (strength := _known(skill)) is None:
        vague = skill.strength is not None
        first = phrase("kingsroad-review-skill-one", who=player, cost=cost, vague=vague)
    else:
        first = phrase(
            "kingsroad-review-skill-one.strength",
            who=player,
            cost=cost,
            strength=_strength(strength),
            mark=_nearest(strength),
        )
    parts = {kind: skill.by_kind[kind] for kind in _KINDS if skill.by_kind[kind] > 0}
    if len(parts) < 2:
        return [first]
    most = tuple(
        Say(f"kingsroad-review-skill-of-{kind}", cost=mean_loss_figure(parts[kind], goal))
        for kind in sorted(parts, key=lambda kind: -parts[kind])
    )
    return [first, phrase("kingsroad-review-skill-parts", parts=most)]


def skill_note() -> str:
    """What the scale means, and who stands where on it."""
    return phrase("kingsroad-review-skill-note", marks=tuple(map(_mark, marks())))


def all_skills(review: Review, names: Sequence[str]) -> list[str]:
    """How strong everybody played, a line a player, and how that is judged."""
    goal = review.settings.goal
    lines = [
        " ".join(skill_sentences(names, player.player, player.skill, goal))
        for player in review.players
        if player.skill is not None
    ]
    return [*lines, skill_note()] if lines else []


def shown_skills(review: Review, names: Sequence[str]) -> list[str]:
    """How strong the reader played, or else everybody."""
    you, goal = seat_spoken_to(names), review.settings.goal
    if you is None:
        return all_skills(review, names)
    own = review.players[you].skill
    return [] if own is None else [*skill_sentences(names, you, own, goal), skill_note()]


def games_sentences(skill: Skill, games: int) -> list[str]:
    """How strong the one who reads has played in the games that are analysed."""
    cost = mean_loss_words(skill, Goal.WIN)
    if (strength := _known(skill)) is None:
        return [phrase("kingsroad-review-skill-games", games=games, cost=cost)]
    said = phrase(
        "kingsroad-review-skill-games.strength",
        games=games,
        cost=cost,
        strength=_strength(strength),
        mark=_nearest(strength),
    )
    return [said, skill_note()]


_COUNTED: Final = (Severity.BLUNDER, Severity.MISTAKE, Severity.INACCURACY)
_COUNT: Final = 3
"""Cells for the number of choices of a class."""
_BAR: Final = 10
_ACCURACY: Final = 4
"""Cells for the figure, which is set flush with its heading."""


def accuracy_table(
    review: Review, names: Sequence[str], colours: Sequence[int], glyphs: Glyphs, width: int
) -> list[list[Span]]:
    """Badge, name, accuracy (with a bar where there is room) and mistakes of each player.

    Args:
        review: of the whole game.
        names: in seat order.
        colours: each seat's player colour (0 to 4).
        glyphs: the signs to draw with.
        width: in cells; from 28 on.
    """
    fixed = 3 + 1 + _ACCURACY + _COUNT * len(_COUNTED)
    longest = max(5, *map(width_of, names))
    bar = _BAR + 1 if width >= fixed + min(longest, 10) + _BAR + 1 else 0
    room = max(0, min(longest, width - fixed - bar))
    start = 3 + room + 1 + bar + _ACCURACY
    signs = "".join(f"{SIGNS[severity]:>{_COUNT}}" for severity in _COUNTED)
    heading = phrase("kingsroad-review-column-accuracy")
    rows: list[list[Span]] = [[(heading.rjust(start) + signs, "quiet")]]
    for player in review.players:
        name = fit(names[player.player], room, glyphs.ellipsis)
        sign = glyphs.players[colours[player.player]]
        role = f"player-{colours[player.player]}"
        row: list[Span] = [
            (f"{LETTERS[colours[player.player]]}{sign} ", role),
            (f"{name}{' ' * (room - width_of(name) + 1)}", "strong"),
        ]
        if bar:
            row += _bar(player, glyphs, role)
        shown = "–" if player.accuracy is None else f"{player.accuracy:.0f}"
        row.append((f"{shown:>{_ACCURACY}}", "strong"))
        for severity in _COUNTED:
            number = player.counts.get(severity, 0)
            row.append((f"{number or glyphs.dot:>{_COUNT}}", "" if number else "quiet"))
        rows.append(row)
    return rows


def _bar(player: PlayerReview, glyphs: Glyphs, role: str) -> list[Span]:
    """The accuracy as a bar of ten cells."""
    full = round((player.accuracy or 0.0) * _BAR / 100)
    return [(glyphs.bar[0] * full, role), (glyphs.bar[1] * (_BAR - full) + " ", "quiet")]
