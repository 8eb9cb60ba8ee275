"""The ladder as a picture: rungs between two poles, the strongest at the top, and one's place."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from textual.content import Content

from kingsroad_tui.ladder.ladder import Ladder
from kingsroad_tui.ladder.standing import LadderPlace
from kingsroad_tui.ladder.words import YOU, points, rung_words
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.rivals.faces import face_sign
from kingsroad_tui.rivals.remarks import Mood

_POLE: Final = ("┃", "|")
_RUNG: Final = ("━", "=")
_ACROSS: Final = 7
"""Cells between the poles: a face, and room on both sides."""

_NAME: Final = 11
_LABEL: Final = 10
_ROOMY: Final = 50
"""From this width on there is room for what a strength is worth."""

_NARROW: Final = 40
"""From this width on there is room for how strong somebody is, in a word."""


def ladder_lines(standing: LadderPlace, glyphs: Glyphs, width: int, height: int) -> Content:
    """The ladder in ``height`` lines, where that is enough for one a rung."""
    ladder = standing.ladder
    ascii_only = glyphs.name == "ascii"
    pole, rung = _POLE[ascii_only], _RUNG[ascii_only]
    apart = max(1, min(3, (height - 1) // (len(ladder.rungs) + 1)))
    title = glyphs.spelled(standing.rungs.title(len(ladder.rungs)))
    at_the_top = "bold $accent" if ladder.at_the_top else "$text-muted"
    half = _ACROSS // 2
    between = Content.styled(f"  {pole}{' ' * _ACROSS}{pole}", "$text-muted")
    lines = [
        Content.assemble(
            (f"  {pole}{' ' * half}", at_the_top),
            (glyphs.king, "bold $accent"),
            (f"{' ' * (_ACROSS - half - 1)}{pole}   ", at_the_top),
            (title, at_the_top),
        )
    ]
    for name in reversed(ladder.rungs):
        lines += [between] * (apart - 1)
        lines.append(_rung(standing, name, glyphs, (pole, rung), width))
    if apart > 1:
        lines.append(between)
    return Content("\n").join(lines)


def _rung(
    standing: LadderPlace, name: str, glyphs: Glyphs, wood: tuple[str, str], width: int
) -> Content:
    """One rung: who stands on it, how strong that is, and how one has fared."""
    ladder, strength = standing.ladder, standing.rungs.strengths[name]
    pole, rung = wood
    here = name == ladder.match.rung
    won, _ = ladder.won_and_lost(name)
    sign = face_sign(_mood(ladder, name, won), glyphs)
    side = (_ACROSS - cell_len(sign)) // 2
    style = "bold $accent" if here else "$success" if won else "$text-muted"
    board = f"{rung * side}{sign}{rung * (_ACROSS - side - cell_len(sign))}"
    facts = glyphs.spelled(rung_words(ladder, name))
    mark = f"{glyphs.chosen} " if won else "  "
    label = f"{strength.label:<{_LABEL}}" if width >= _NARROW else ""
    worth = f"{points(standing.rungs.anchors.ratings[name]):>5}" if width >= _ROOMY else ""
    return Content.assemble(
        (f"{glyphs.pointer if here else ' '} ", "bold $accent"),
        (f"{pole}{board}{pole}", style),
        (f" {mark}", "bold $success"),
        (f"{strength.character.name:<{_NAME}}", "bold" if here else ""),
        (f"{label}{worth} ", "$text-muted"),
        (facts or (f"{glyphs.left} {YOU}" if here else ""), "$accent" if here else "$text-muted"),
    )


def _mood(ladder: Ladder, name: str, won: int) -> Mood:
    """How somebody on the ladder looks: as the match goes, or went."""
    if name == ladder.match.rung and ladder.match.games:
        mine, theirs = ladder.match.score
        return Mood.WORRIED if mine > theirs else Mood.PLEASED if theirs > mine else Mood.CALM
    return Mood.STUNNED if won else Mood.CALM
