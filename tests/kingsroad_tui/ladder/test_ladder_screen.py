"""The ladder as one sees it, in both games."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.pilot import Pilot

from kingsroad_tui.assassins.ladder import RUNGS as TOWN
from kingsroad_tui.kingsroad.ladder import RUNGS
from kingsroad_tui.ladder.screen import LadderScreen, ladder_lines
from kingsroad_tui.ladder.standing import Rating, Rungs, ladder_of
from kingsroad_tui.ladder.words import mark, points, printed
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.statistics.kept import KeptResult
from tabletop.words.voice import said
from tests.kingsroad_tui.statistics.games import result
from tests.support.app.acting import make_app, settle
from tests.support.soak import sampled

Snap = Callable[..., bool]

CLIMBING = (1, 1, 0, 1, 0, 1, 1, 1)
"""Won, then lost and won, then one game ahead."""


def played(rungs: Rungs, shares: tuple[float, ...]) -> list[KeptResult]:
    """Games of the ladder, one after the other."""
    results: list[KeptResult] = []
    for share in shares:
        match = ladder_of(results, list(rungs.strengths)).match
        results.append(result(match.rung, share=share, occasion=match.next_game))
    return results


@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24), (120, 36)], (80, 24), (120, 36)))
@pytest.mark.parametrize("rungs", [RUNGS, TOWN])
def test_the_ladder(snap_compare: Snap, size: tuple[int, int], rungs: Rungs) -> None:
    """Rungs between two poles, those climbed ticked, an arrow at the next; beside them the rival's
    face and how the match stands, on a button the next game; below, the rating and its ends."""

    async def scene(pilot: Pilot[None]) -> None:
        await settle(pilot)
        screen = LadderScreen(rungs, lambda: played(rungs, CLIMBING))
        await pilot.app.push_screen(screen)
        await settle(pilot)

    assert snap_compare(make_app(), terminal_size=size, run_before=scene)


@pytest.mark.parametrize("rungs", [RUNGS, TOWN])
def test_at_the_top_the_title_stands_in_the_light(rungs: Rungs) -> None:
    place = rungs.place(played(rungs, (1,) * 2 * len(rungs.strengths)))
    assert place.title.startswith("the King's own ")
    said = " ".join(printed(place))
    assert f"You are {place.title}." in said and "You have beaten them all." in said
    for glyphs in (Glyphs.unicode(), Glyphs.ascii()):
        picture = ladder_lines(place, glyphs, 60, 20)
        assert place.title in picture.plain
        assert glyphs.name == "unicode" or picture.plain.isascii()


def test_there_is_a_title_for_every_rung() -> None:
    for rungs in (RUNGS, TOWN):
        assert len(rungs.titles) == len(rungs.strengths) + 1 == len(set(rungs.titles))
        assert set(rungs.anchors.ratings) == set(rungs.strengths)
        assert list(rungs.anchors.ratings.values()) == sorted(rungs.anchors.ratings.values())


@pytest.mark.parametrize("rungs", [RUNGS, TOWN])
def test_no_two_strengths_have_one_figure(rungs: Rungs) -> None:
    """Each has its own name, and is the mark beside a rating like its own."""
    figures = {points(worth): name for name, worth in rungs.anchors.ratings.items()}
    assert len(figures) == len(rungs.strengths)
    for figure, name in figures.items():
        near = said(mark(Rating(rungs.anchors.ratings[name], 50, 20), rungs))
        assert near == f"the {rungs.strengths[name].character.name} has {figure}"
