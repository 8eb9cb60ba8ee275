"""The small map of a report: a few regions as they stood, and what two choices add there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from xml.etree.ElementTree import tostring

from advisor.messages.choices import Comparison
from kingsroad.cards import Selection
from kingsroad.position import Position
from kingsroad_tui.kingsroad.review.game_story import (
    REGION,
    added_words,
    adds_words,
    held_words,
    map_title,
    region_title,
)
from kingsroad_tui.report.markdown import MarkdownText, table_in_markdown
from kingsroad_tui.report.svg import WIDTH, add, add_text, new_svg, number, sign
from kingsroad_tui.words.tables import TextTable

_MOST: Final = 4
"""The most regions beside one another."""

_BOX, _ROW, _HEAD = WIDTH / _MOST, 18, 30


@dataclass(frozen=True, slots=True)
class MappedRegion:
    """One region: its title, what everybody has there, and what two choices of a seat add.

    Attributes:
        title: its name, and what it pays.
        names: everybody's, by seat.
        markers: by seat.
        nobles: the seats that have a Noble there.
        seat: whose choices these are.
        played, better: the markers that they add.
    """

    title: str
    names: tuple[str, ...]
    markers: tuple[int, ...]
    nobles: tuple[int, ...]
    seat: int
    played: int
    better: int

    def held(self, seat: int) -> str:
        """What somebody has there, in words."""
        return held_words(self.markers[seat], noble=seat in self.nobles)

    @property
    def added(self) -> str:
        """What the two choices add."""
        return added_words(self.played, self.better)


RegionMap = tuple[MappedRegion, ...]


def region_map(
    position: Position,
    seat: int,
    names: tuple[str, ...],
    why: Comparison,
) -> RegionMap:
    """The map of the regions in question before a choice of a seat, beside a better one."""
    placed, best = (Selection.of(codes).placed() for codes in (why.played, why.better))
    return tuple(
        MappedRegion(
            title=region_title(position.board, region, position.num_players),
            names=names,
            markers=tuple(position.markers[other][region - 1] for other in position.seats),
            nobles=position.nobles[region - 1],
            seat=seat,
            played=placed[region - 1],
            better=best[region - 1],
        )
        for region in why.regions[:_MOST]
    )


def region_map_svg(regions: RegionMap) -> str:
    """The map as SVG: a box for each region, a row for each player."""
    players = len(regions[0].markers)
    height = _HEAD + _ROW * players + 10
    svg = new_svg(map_title(len(regions)), height)
    for place, region in enumerate(regions):
        left = place * _BOX
        size = {"width": number(_BOX - 8), "height": str(height - 4), "rx": "4"}
        add(svg, "rect", "grid", {"x": number(left + 1), "y": "2", **size})
        add_text(svg, "name", left + 8, 20, region.title)
        for seat in range(players):
            y = _HEAD + _ROW * seat + 6.0
            svg.append(sign(seat, left + 14, y))
            add_text(svg, "tick", left + 26, y + 4, region.held(seat))
            if seat == region.seat and region.added:
                add_text(svg, "name", left + _BOX - 18, y + 4, region.added, anchor="end")
    return tostring(svg, encoding="unicode")


def region_map_table(regions: RegionMap) -> MarkdownText:
    """The map as a table: a row for each region, a column for each player."""
    names = regions[0].names
    rows = tuple(
        (region.title, *(region.held(seat) for seat in range(len(names))), region.added)
        for region in regions
    )
    return table_in_markdown(TextTable((REGION, *names, adds_words(names[regions[0].seat])), rows))
