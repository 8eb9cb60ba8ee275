"""Tables of text: columns as wide as their widest cell, in terminal cells, and as Markdown."""

from __future__ import annotations

from kingsroad_tui.words.tables import TextTable

TABLE = TextTable(("", "points"), (("Ann", "7"), ("王", "12")), numbers=frozenset({1}))


def test_columns_are_aligned_by_cells() -> None:
    assert TABLE.aligned_lines() == ["     points", "Ann       7", "王       12"]


def test_a_table_without_rows_is_its_header() -> None:
    assert TextTable(("a", "b"), ()).aligned_lines() == ["a  b"]


def test_a_last_column_of_text_leaves_no_blanks_behind() -> None:
    table = TextTable(("name", "why"), (("Ann", "x"), ("Bob", "because")))
    assert table.aligned_lines()[1] == "Ann   x"


def test_as_markdown_every_cell_is_escaped() -> None:
    assert TABLE.markdown(lambda cell: f"<{cell}>").splitlines() == [
        "| <> | <points> |",
        "|---|---:|",
        "| <Ann> | <7> |",
        "| <王> | <12> |",
    ]
