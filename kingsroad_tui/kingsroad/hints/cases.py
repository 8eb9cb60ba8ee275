"""What a value hangs on, in one sentence: how likely that is, and what a choice is worth then.

The one way of saying a split: for the best choice, for the one that looks best, for the reader's
own cards, in reviews, reports and puzzles. Nobody is addressed but where a choice is the reader's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from advisor.messages.advice import Split, SplitCase, SplitKind
from advisor.messages.verdicts import SCALE, Goal
from kingsroad.board import Board
from kingsroad_tui.kingsroad.words.game import region_name
from kingsroad_tui.words.figures import value_figure
from tabletop.say import Fact, Say
from tabletop.words.voice import phrase

THIS: Final = Say("kingsroad-hints-case-this")
YOURS: Final = Say("kingsroad-hints-case-yours")

LIKELY: Final = 0.5
"""From this chance on something is what will probably come."""

_ALIKE: Final = 0.02
"""Two chances to win no further apart are told as one."""

_TELLING: Final = 0.05
"""Chances to win in two cases that lie no further apart are no reason."""

_TWO: Final = 2


def tells(split: Split, goal: Goal) -> bool:
    """Whether a choice is worth clearly another thing in one case than in another.

    Where it is not, the cases say why another choice is better only beside that one's values.
    """
    return _apart([case.value for case in split.cases], goal)


def tells_beside(split: Split, goal: Goal) -> bool:
    """Whether the cases say why a choice is worse, with the values of the better one beside its
    own; of three cases those are not told."""
    if len(split.cases) > _TWO:
        return tells(split, goal)
    return _apart([(case.beside or 0.0) - case.value for case in split.cases], goal)


def _apart(values: Sequence[float], goal: Goal) -> bool:
    return max(values) - min(values) >= _TELLING * SCALE[goal]


def split_sentence(
    split: Split,
    goal: Goal,
    names: Sequence[str],
    board: Board,
    *,
    choice: Say | str,
    better: str = "",
    perfect: bool = False,
) -> str:
    """The cases of a split.

    ``choice`` is how the choice is called, ``better`` the one set beside it, where that is to be
    named; ``perfect``: whether all this is against perfect play.
    """
    values = [value_figure(case.value, goal) for case in split.cases]
    beside = [value_figure(case.beside or 0.0, goal) for case in split.cases] if better else []
    told: dict[str, Fact] = {"choice": choice, "goal": goal.value, "perfect": perfect}
    if len(split.cases) > _TWO:
        return phrase("kingsroad-hints-split-three", **told, **_three(split, goal, names, board))
    told |= {
        "case": case_clause(split, split.cases[-1], names, board),
        "odds": odds(split.cases[-1].chance),
        "value": values[-1],
        "otherwise": values[0],
        "better": better,
    }
    if not better:
        return phrase("kingsroad-hints-split", **told)
    apart = abs((split.cases[0].beside or 0.0) - (split.cases[-1].beside or 0.0))
    if apart < _ALIKE * SCALE[goal]:
        return phrase("kingsroad-hints-split-beside-alike", **told, best=beside[0])
    return phrase("kingsroad-hints-split-beside", **told, best=beside[-1], best_otherwise=beside[0])


def _three(split: Split, goal: Goal, names: Sequence[str], board: Board) -> dict[str, Fact]:
    """The facts of three cases."""
    found: dict[str, Fact] = {}
    for name, case in zip(("few", "some", "most"), split.cases, strict=True):
        found[name] = case_clause(split, case, names, board)
        found[f"{name}_odds"] = odds(case.chance)
        found[f"{name}_value"] = value_figure(case.value, goal)
    return found


def looks_sentence(
    split: Split, goal: Goal, names: Sequence[str], board: Board, *, cards: str, points: Say
) -> str:
    """What a choice looks like, and what that hangs on."""
    told: dict[str, Fact] = {"cards": cards, "points": points, "goal": goal.value}
    if len(split.cases) > _TWO:
        return phrase("kingsroad-hints-looks-three", **told, **_three(split, goal, names, board))
    fewest, most = split.cases
    clause = case_clause(split, most, names, board)
    spoils = most.value < fewest.value
    told |= {
        "case": clause.part("probably") if spoils and most.chance >= LIKELY else clause,
        "odds": odds(most.chance),
        "value": value_figure(most.value, goal),
        "otherwise": value_figure(fewest.value, goal),
    }
    if not spoils:
        return phrase("kingsroad-hints-looks-needs", **told)
    if most.chance >= LIKELY:
        return phrase("kingsroad-hints-looks-likely", **told)
    return phrase("kingsroad-hints-looks-unless", **told)


def case_clause(split: Split, case: SplitCase, names: Sequence[str], board: Board) -> Say:
    """What others do in one of the cases, as a clause: ``Cid adds a marker to 8 King's Castle``."""
    count = len(split.players)
    if count == 1:
        who = "one"
    elif case.most == 0:
        who = "nobody"
    elif case.least == count:
        who = "both" if count == _TWO else "all"
    elif case.most == case.least == 1:
        who = "only-one"
    elif case.most < count:
        who = "some"
    else:
        who = "somebody" if case.least == 1 else "several"
    name = names[split.players[0]]
    if split.region is None:
        card = "witch" if split.kind is SplitKind.WITCH else "dragon"
        return Say(f"kingsroad-hints-play-{card}", who=who, name=name)
    return Say(
        "kingsroad-hints-others-markers",
        who=who,
        name=name,
        what=Say("kingsroad-hints-case-added", markers=split.markers),
        region=region_name(board, split.region),
    )


def odds(chance: float) -> Say:
    """``3 in 10``; of what is rarer, or surer, that it is."""
    return Say("kingsroad-hints-case-odds", tenths=round(10 * chance))
