"""The five hints in docs/hints.md: what the program says about positions from real games.

Run with ``python -m tests.support.app.hints_page`` after anything that changes advice; a test
compares.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from advisor.core.threads import use_one_thread
from advisor.messages.protocol import Advice
from kingsroad.board import Board
from kingsroad.cards import Card, Selection
from kingsroad.notation import print_position
from kingsroad.position import Position
from kingsroad_tui.kingsroad.hints.hints import (
    best_sentences,
    look_sentences,
    settings_sentence,
    stand_lines,
)
from kingsroad_tui.kingsroad.hints.reasons import SeatContext, reason_sentences
from kingsroad_tui.kingsroad.hints.worse import live_sentences
from kingsroad_tui.kingsroad.hints.worth import shown_advice
from kingsroad_tui.kingsroad.library.saves import open_source
from kingsroad_tui.kingsroad.words.game import region_name, short_words
from kingsroad_tui.words.lists import count, listed, ordinal
from tests.positions import suite
from tests.support.paths import ROOT

PAGE: Final = ROOT / "docs" / "hints.md"
BEGIN: Final = "<!-- hints: made by tests/support/app/hints_page.py -->"
END: Final = "<!-- end of the hints -->"

_PICKED: Final = ((2, 2), (2, 8), (3, 0), (4, 4), (5, 2))
"""How many play, and which of the ten positions of a table of that size."""


def positions() -> list[Position]:
    """The five positions."""
    return [suite(players)[number] for players, number in _PICKED]


def hint(number: int, position: Position) -> str:
    """One hint as Markdown: who chooses when, the code, what the program says."""
    from advisor.advise import advise

    code = print_position(position)
    game = open_source(code)
    *_, advice = advise(game, 0)
    table = SeatContext(position, game.players, 0)
    advice = shown_advice(advice)
    said = [
        *look_sentences(advice, table),
        *best_sentences(advice, game.board),
        *reason_sentences(advice, table),
        *stand_lines(advice, game.players),
        *_second_best(advice, table),
    ]
    lines = [
        f"**{number}. {_title(position, game.board)}**",
        "",
        f"`{code}`",
        "",
        *(f"> {sentence}  " for sentence in said),
        f"> {settings_sentence(advice, game.players, game.board)}",
    ]
    return "\n".join(lines)


def _title(position: Position, board: Board) -> str:
    """The round, the King, and who is ahead."""
    place = next(i for i, seats in enumerate(position.ranking) if 0 in seats)
    before = sum(len(seats) for seats in position.ranking[:place])
    scores = listed(str(score) for score in position.scores[1:])
    return (
        f"{position.num_players} players, round {position.round}, the King in "
        f"{region_name(board, position.king)}. You have {count(position.scores[0], 'point')} "
        f"({ordinal(before + 1)}), the others {scores}."
    )


def _second_best(advice: Advice, table: SeatContext) -> Iterator[str]:
    """What it says of a choice that one might have had in mind: one that costs something."""
    costly = [
        c for c in advice.candidates if c.loss > 2 * c.loss_error and Card.WITCH not in c.selection
    ]
    if costly:
        other = Selection.of(costly[len(costly) // 4].selection)
        said = live_sentences(advice, other.cards, table)
        yield f"And if you choose {short_words(other.codes)}: {' '.join(said)}"


def hints() -> list[str]:
    """All five."""
    return [hint(number, position) for number, position in enumerate(positions(), start=1)]


def main() -> None:
    """Writes the hints into the page."""
    use_one_thread()
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    body = "\n\n".join(hints())
    PAGE.write_text(f"{before}{BEGIN}\n\n{body}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
