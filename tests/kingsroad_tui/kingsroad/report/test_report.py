"""The report: complete, self-contained, safe against any name, and fit for a browser."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from dataclasses import replace
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from advisor.messages.intervals import Estimate
from advisor.messages.protocol import Review
from advisor.messages.review import KeptThought, Thought, ThoughtChoice, mistakes, remarkable
from advisor.messages.verdicts import Goal
from kingsroad.games import Game
from kingsroad_tui.drawing.line_chart import LineChart, Series, point_ticks
from kingsroad_tui.kingsroad.report.sections import REPORT
from kingsroad_tui.kingsroad.review.own_mistakes import to_learn
from kingsroad_tui.kingsroad.review.words import choice_code, round_sentence
from kingsroad_tui.kingsroad.words.game import selection_code, short_words
from kingsroad_tui.report.svg import line_chart_svg
from tests.support.app.browser import found_chromium
from tests.support.legal import random_game
from tests.support.sample_review import sample_review

NASTY = ("<script>alert(1)</script>", "a|b*c_[d](e)&amp;", "\"'><img src=x>", "$title ${body} %s")


def nasty_game() -> Game:
    return replace(random_game(4, 7), players=NASTY)


class Outline(HTMLParser):
    """What a page is made of: its tags with their attributes, in order, and its text."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def test_the_page_asks_for_nothing_and_runs_nothing() -> None:
    page = REPORT.html(nasty_game(), sample_review(nasty_game()))
    for tag, attributes in Outline(page).tags:
        assert tag not in {"script", "iframe", "object", "embed", "img", "base", "form"}
        for name, value in attributes.items():
            assert not name.startswith("on")
            if name in {"src", "href", "srcset", "action", "xlink:href"}:
                assert value == "data:,"
    assert "url(" not in page and "@import" not in page and "http://" not in page
    assert "default-src 'none'" in page


def test_what_was_wrong_is_said_with_a_small_map_of_the_regions_in_question() -> None:
    """Of the costliest choices, on the page and in Markdown: why, and what lay there before."""
    game = replace(nasty_game(), players=("Ann", "Bob", "Cid", "Dee"))
    review = sample_review(game)
    moments = [to_learn(review.rounds, Goal.WIN, seat) for seat in range(4)]
    wrong = [one for of_seat in moments for one in of_seat if one.choice.why]
    assert len(wrong) > 3
    page = Outline(REPORT.html(game, review))
    markdown = re.sub(r"\\(.)", r"\1", REPORT.markdown(game, review))
    text = "".join(page.text)
    for mistake in wrong:
        choice, names = mistake.choice, game.players
        after = names[(choice.player + 1) % 4]
        cards = short_words(choice.selection)
        for whole in (text, markdown):
            assert f"{names[choice.player]} played {cards}, " in whole
            assert (
                f"If {after} adds a marker to 8 King's Castle (7 in 10), {cards} wins 10% and "
                "8, 7, Knight 40%; otherwise 50% and 50%."
            ) in whole
            assert "8, 7, Knight brings 2.5 points more in 7 King's Altar, on average this" in whole
    maps = [
        a for tag, a in page.tags if tag == "svg" and "of the map" in (a.get("aria-label") or "")
    ]
    assert len(maps) == len(wrong)
    first = wrong[0]
    before = game.take_back(len(game.rounds) - first.round + 1)
    if first.second:
        before = before.reveal(game.reports[first.round - 1].selections)
    position, seat = before.table_position, first.choice.player
    row = next(line for line in markdown.splitlines() if line.startswith("| 8 King's Castle (8"))
    held = [cell.strip() for cell in row.strip("|").split("|")][1:5]
    for other in position.seats:
        noble = "Noble" in held[other]
        assert noble == (other in position.nobles[7])
        shown = held[other].partition(" + ")[0]
        assert shown in ("Noble", str(position.markers[other][7]))
    assert position.seats[seat] == seat and "!2" not in held


def test_names_are_shown_as_they_are() -> None:
    game = nasty_game()
    text = "".join(Outline(REPORT.html(game, sample_review(game))).text)
    for name in NASTY:
        assert name in text
    markdown = REPORT.markdown(game, sample_review(game))
    assert not re.search(r"(?<!\\)[<&]", markdown)
    assert re.sub(r"\\(.)", r"\1", markdown).count(NASTY[0]) >= 3
    widths = [
        {len(re.split(r"(?<!\\)\|", line)) for line in table.splitlines() if line.startswith("|")}
        for table in markdown.split("\n\n")
    ]
    assert all(len(width) <= 1 for width in widths), "a name broke a table"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_forms_say_everything(players: int) -> None:
    game = random_game(players, 3)
    review = sample_review(game)
    page = "".join(Outline(REPORT.html(game, review)).text)
    markdown = re.sub(r"\\(.)", r"\1", REPORT.markdown(game, review))
    for text in (page, markdown):
        for name, player in zip(game.players, review.players, strict=True):
            assert name in text
            assert player.accuracy is not None and f"{player.accuracy:.0f} (" in text
        for mistake in mistakes(review.rounds):
            assert choice_code(mistake.choice, Goal.WIN) in text
        assert review.program in text and review.method in text
        assert "How it adds up" in text and "Residual" not in text


def thought_about(review: Review, number: int) -> Review:
    """A review whose worst choices were thought about longer; what was played costs little then."""
    kept = []
    for mistake in remarkable(review.rounds)[:number]:
        choice = mistake.choice
        behind = [Estimate(0.0, 0.0, 0.0), Estimate(0.012, 0.008, 0.016)]
        codes = [choice.best[0], choice.selection]
        choices = [ThoughtChoice(*both) for both in zip(codes, behind, strict=True)]
        thought = Thought(games=1200 * number, choices=choices, settled=True, seconds=1.0)
        kept.append(KeptThought(mistake.round, mistake.second, choice.player, thought))
    return msgspec.structs.replace(review, thoughts=kept)


@pytest.mark.parametrize(("players", "number"), [(2, 0), (3, 1), (4, 4)])
def test_what_thinking_longer_found_stands_in_the_report(players: int, number: int) -> None:
    """On the page and in Markdown: a sentence of each choice, and how far the choices lie apart."""
    game = random_game(players, 3)
    review = thought_about(sample_review(game), number)
    page = "".join(Outline(REPORT.html(game, review)).text)
    markdown = re.sub(r"\\(.)", r"\1", REPORT.markdown(game, review))
    for text in (page, markdown):
        assert ("After thinking longer" in text) == bool(number)
        assert text.count("after thinking longer, ") == number
        assert text.count("1.2% (0.8–1.6)") == number
        assert text.count(f"{1200 * number:,}") >= number
    for one in remarkable(review.rounds)[:number]:
        row = (
            f"| {game.players[one.choice.player]} | {selection_code(one.choice.selection)} | −1.2%"
        )
        assert any(row in " ".join(line.split()) for line in markdown.splitlines()), row


def test_what_perfect_play_made_of_every_round_stands_beside_it() -> None:
    """The chances after a round are not all there is to say where somebody had won already."""
    game = replace(random_game(3, 3), players=("Ann", "Bob", "Cid"))
    review = sample_review(game)
    assert "If all play perfectly after it" not in REPORT.markdown(game, review)
    chances = [[0.3, 0.3, 0.4], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0 - 1e-9], [0.25, 0.35, 0.4]]
    rounds = [
        msgspec.structs.replace(
            played,
            steps=[
                msgspec.structs.replace(step, before_best_play=chances[min(number, 3)])
                for step in played.steps
            ],
        )
        for number, played in enumerate(review.rounds)
    ]
    review = msgspec.structs.replace(review, rounds=rounds)
    markdown = re.sub(r"\\(.)", r"\1", REPORT.markdown(game, review))
    said = ["Ann 25%, Bob 35%, Cid 40%", "Ann wins for certain", "Cid wins for certain"]
    for text in ("".join(Outline(REPORT.html(game, review)).text), markdown):
        assert "If all play perfectly after it" in text and all(one in text for one in said)
    lines = [round_sentence(played, game.players, Goal.WIN) for played in rounds]
    assert lines[0].startswith("Round 1: ")
    assert lines[1].startswith("Round 2 (with perfect play Ann wins for certain): ")
    assert lines[2].startswith("Round 3 (with perfect play Cid wins for certain): ")


def test_the_drawings_are_well_formed_and_inside_their_frame() -> None:
    game = nasty_game()
    page = REPORT.html(game, sample_review(game))
    drawings = re.findall(r"<svg.*?</svg>", page, flags=re.DOTALL)
    charts = [drawing for drawing in drawings if "aria-label" in drawing]
    review = sample_review(game)
    mapped = [one for seat in range(4) for one in to_learn(review.rounds, Goal.WIN, seat)]
    assert len(charts) == 2 + sum(one.choice.why is not None for one in mapped)
    for drawing in charts:
        root = ElementTree.fromstring(drawing)
        _, _, width, height = map(float, root.attrib["viewBox"].split())
        for element in root.iter():
            for name, most in (("x", width), ("cx", width), ("y", height), ("cy", height)):
                if name in element.attrib:
                    assert 0 <= float(element.attrib[name]) <= most
    assert page.count('class="line') == 2 * len(game.players)


def test_whatever_is_drawn_has_its_colour() -> None:
    """A class that no rule of the page knows would be drawn black, in the dark theme too."""
    game = nasty_game()
    page = REPORT.html(game, sample_review(game))
    drawn = "".join(re.findall(r"<svg.*?</svg>", page, flags=re.DOTALL))
    classes = {tuple(names.split()) for names in re.findall(r'class="([^"]+)"', drawn)}
    assert ("line", "p0") in classes
    for names in classes:
        assert f"svg .{'.'.join(names)} {{" in page or f".{names[0]} {{" in page, names
    assert "var(--" in page
    for name in re.findall(r"var\((--\w+)\)", page):
        assert f"{name}:" in page, name


def test_a_review_cut_short_and_an_empty_one_still_make_a_report() -> None:
    game = random_game(3, 3)
    partial = REPORT.html(game, sample_review(game, complete=False))
    assert "stopped early" in partial
    empty = Game(("Ann", "Bob"))
    for made in (REPORT.html, REPORT.markdown):
        assert "No round was judged" in made(empty, sample_review(empty)).replace("\\", "")


def heights(drawing: str) -> list[float]:
    """Where the names at the lines' ends stand."""
    return [float(y) for y in re.findall(r'class="name" x="[\d.]+" y="([\d.]+)"', drawing)]


@pytest.mark.parametrize("ends", [(0.0,) * 5, (1.0,) * 5, (0.5, 0.5, 0.51, 0.0, 1.0)])
def test_names_at_the_lines_ends_never_cover_each_other(ends: Sequence[float]) -> None:
    series = tuple(Series(f"P{seat}", seat, (0.2, end)) for seat, end in enumerate(ends))
    drawing = line_chart_svg(LineChart("Test", series, ("1", "2"), ((0.0, "0"), (1.0, "1"))))
    placed = sorted(heights(drawing))
    assert len(placed) == 5 and placed[0] > 0 and placed[-1] <= 300
    gaps = pairwise(placed)
    assert all(after - before >= 14 for before, after in gaps)


def test_ticks() -> None:
    for highest in (0, 1, 14, 40, 41, 97, 999):
        ticks = point_ticks(highest)
        assert ticks[0][0] == 0 and ticks[-1][0] >= highest and 2 <= len(ticks) <= 9


class Browser:
    """Headless Chromium, and what it had to say of a page."""

    def __init__(self, folder: Path) -> None:
        self._command = [found_chromium(), "--headless", "--no-sandbox", "--disable-gpu"]
        self._folder = folder

    def open(self, page: Path) -> tuple[list[str], list[str], bytes]:
        """The lines on the console, what the page asked for, and a picture of it."""
        log, picture = self._folder / "net.json", self._folder / "page.png"
        wanted = ["--enable-logging=stderr", f"--log-net-log={log}", f"--screenshot={picture}"]
        said = self._run(*wanted, "--window-size=1000,1400", page.as_uri()).stderr
        # Chromium's own requests have no origin; those of a page name it ("null" for a file).
        requests = [line for line in log.read_text("utf-8").splitlines() if '"initiator":' in line]
        asked = [line for line in requests if '"initiator":"not an origin"' not in line]
        return re.findall(r"CONSOLE.*", said), asked, picture.read_bytes()

    def elements(self, page: Path) -> str:
        """The page as the browser has understood it."""
        return self._run("--dump-dom", page.as_uri()).stdout

    def _run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*self._command, *arguments], capture_output=True, text=True, timeout=120, check=True
        )


@pytest.mark.soak
def test_a_browser_opens_it_without_a_word_and_without_a_request(tmp_path: Path) -> None:
    """Headless Chromium: nothing on the console, no request to anywhere, all charts drawn."""
    browser = Browser(tmp_path)
    bad = tmp_path / "bad.html"
    bad.write_text("<img src='http://example.invalid/x.png'><script>console.log('hello')</script>")
    console, asked, _ = browser.open(bad)
    assert "hello" in console[0] and "example.invalid" in asked[0], "this would be noticed"

    game = nasty_game()
    page = tmp_path / "report.html"
    page.write_text(REPORT.html(game, sample_review(game)), "utf-8")
    console, asked, picture = browser.open(page)
    assert console == [] and asked == []
    assert picture.startswith(b"\x89PNG") and len(picture) > 50_000
    elements = browser.elements(page)
    assert elements.count("<polyline") == 2 * len(game.players)
    assert "<script>" not in elements
