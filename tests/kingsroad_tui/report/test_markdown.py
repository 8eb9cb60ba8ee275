"""Text in a Markdown report is shown as it is, whoever reads it."""

from __future__ import annotations

import re
from html import unescape

import pytest
from markdown_it import MarkdownIt

from kingsroad_tui.report.markdown import escaped, table_in_markdown
from kingsroad_tui.statistics.progress import _csv_cell
from kingsroad_tui.words.tables import TextTable

READERS = (MarkdownIt("commonmark"), MarkdownIt("gfm-like"), MarkdownIt("js-default"))
FOUND_LATER = re.compile(
    r"@\w|:[\w+-]*[a-z+-][\w+-]*:|:100:|:1234:|[#!]\d|(?<!\w)[~$&%]\d|GH-\d|\b(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{7,40}\b"
)
"""What GitHub and GitLab look for in a page that is finished, outside code."""

TEXTS = (
    "@name",
    "Ann (@name, @org/team-2)",
    "ann.b+c@mail.example.org",
    "www.x.org",
    "www.2x.org WWW.9-9.de",
    "see https://x.org/a?b=c&d#12 or x.org",
    "irc://x ftp://y.z",
    "$x$ and $$y$$ for $5",
    ":smile: :+1: a:tada:b ::",
    ":a::b:@c`@d`",
    ":100: :1234:",
    "10:30:45, 1:2:3",
    "1. Ann",
    "123456789. Ann 1.",
    "1) Ann",
    "- a",
    "+ a",
    "* a",
    "# a",
    "#12 and a/b#3, GH-12, !4, &5, %6",
    "0123abc 0123abcdef0123abcdef0123abcdef0123abcdef",
    "> a",
    "===",
    "==a== b=c",
    "~1 %2 $3 &4, 5% of 6~7",
    "---",
    "~~~ ~~a~~",
    "/close",
    "| a | b |",
    "a|b",
    "&amp; &#64; &copy;",
    "<b>a</b> <!-- a --> <a@b.c>",
    "[a](b) ![a](b) [^1] [[_TOC_]] [TOC]",
    "_a_ __a__ *a* **a** `a` ``a",
    "a\\@b \\",
    "2^10^",
    "{a} {{ b }}",
)


def shown_in(page: str) -> str:
    return unescape(re.sub(r"<[^>]*>", "", page)).strip()


@pytest.mark.parametrize("text", TEXTS)
def test_text_is_shown_as_it_is(text: str) -> None:
    for reader in READERS:
        page = reader.render(f"Ann\n\n{escaped(text)}\n\nBob")
        tags = set(re.findall(r"<(\w+)", page))
        assert tags <= {"p", "code"} and page.count("<p>") == 3, page
        assert shown_in(page) == f"Ann\n{text}\nBob"
        assert not FOUND_LATER.search(unescape(re.sub(r"<code>.*?</code>|<[^>]*>", " ", page)))
        assert "pre" not in reader.render(escaped(f"\t    {text}"))
    table = table_in_markdown(TextTable((text, "b"), ((text, text), ("c", text))))
    page = MarkdownIt("gfm-like").render(table)
    assert page.count("<td") == 4 and page.count("<th") - page.count("<thead") == 2
    assert shown_in(page).count(text) == 4
    assert "<a" not in page


def test_every_line_of_a_text_is_escaped() -> None:
    page = MarkdownIt("commonmark").render(escaped("Ann\n1. Bob\n===\n    # Cid\n@d"))
    assert "<li" not in page and "<h1" not in page and "<code>@d</code>" in page
    assert "==" not in escaped("==marked== by some readers")


def test_plain_sentences_are_left_alone() -> None:
    sentence = "Round 3: Ann wins 12.5 points, at 10:30 (80 %)."
    assert escaped(sentence).replace("\\", "") == sentence
    assert escaped("Ann wins 12.5 points: well.") == "Ann wins 12.5 points: well."


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@SUM(A1)", "\uff1d1+1", "\uff0b1"])
def test_a_cell_of_a_table_is_no_formula(text: str) -> None:
    assert _csv_cell(text) == f"'{text}" and _csv_cell("Ann =1") == "Ann =1"
