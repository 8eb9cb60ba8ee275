"""The report of a review: complete, self-contained, safe against any name, with its boards."""

from __future__ import annotations

from dataclasses import replace
from html.parser import HTMLParser
from xml.etree import ElementTree

from advisor.messages.assassins_review import worst_first
from assassins.games import AssassinsGame, Opponents
from kingsroad_tui.assassins.report.boards import boards_of, boards_svg
from kingsroad_tui.assassins.report.sections import REPORT
from kingsroad_tui.assassins.review.judged import better_actions
from tests.support.planted_assassins import MISSED_KILL, planted_game, sample_review

NASTY = Opponents("<script>alert(1)</script>", "a|b*c_[d](e)&amp;")


def nasty_game() -> AssassinsGame:
    return replace(planted_game(), players=NASTY)


class Tags(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def test_the_page_runs_nothing_and_asks_for_nothing() -> None:
    page = REPORT.html(nasty_game(), sample_review())
    for tag, attributes in Tags(page).found:
        assert tag not in {"script", "iframe", "object", "embed", "img", "base", "form"}
        assert not any(name.startswith("on") for name in attributes)
    assert "url(" not in page and "@import" not in page and "http://" not in page


def test_it_shows_every_mistake_with_its_boards_and_all_phases() -> None:
    review = sample_review()
    page = REPORT.html(planted_game(), review)
    tags = [tag for tag, _ in Tags(page).found]
    assert tags.count("article") == 3 < len(worst_first(review.phases))
    drawings = [a for tag, a in Tags(page).found if tag == "svg" and "aria-label" in a]
    assert sum("Boards" in str(a["aria-label"]) for a in drawings) == 3
    assert tags.count("tr") == (1 + 2) + (1 + 7) + (1 + 2)  # the sides, the phases, the sums
    for said in ("could have been killed", "without any risk", "the other side +"):
        assert said in page


def test_the_boards_show_who_stands_where_before_as_played_and_better() -> None:
    one = sample_review().phases[MISSED_KILL]
    boards = boards_of(one, better_actions(one), planted_game())
    assert [board.title for board in boards] == ["As it stood", "As it was played", "A better turn"]
    before, played, better = boards
    assert before.position == played.position and not played.moved
    assert better.position.wounds == 2 and better.position.revealed
    svg = ElementTree.fromstring(boards_svg(boards))
    letters = [text.text for text in svg.iter("text") if "pawn" in (text.get("class") or "")]
    assert len(letters) == 3 * (1 + 7 + 12) and letters.count("♔") == 3


def test_markdown_keeps_its_tables_whatever_the_names() -> None:
    text = REPORT.markdown(nasty_game(), sample_review())
    assert "<script>" not in text and r"\<script\>" in text
    rows = [line for line in text.splitlines() if line.startswith("|")]
    assert len(rows) == (2 + 2) + (2 + 7) + (2 + 2)
    assert text.count("    A better turn") == 3
