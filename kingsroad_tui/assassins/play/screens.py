"""What the wing's screens share: actions on a game, and keys by which pawns act."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from rich.cells import cell_len
from textual import events, on
from textual.binding import ActiveBinding, Binding

from assassins.legal import legal_actions
from assassins.notation import print_position
from kingsroad_tui.assassins.keys import DIRECTIONS
from kingsroad_tui.assassins.library.saves import ASSASSINS_SAVES
from kingsroad_tui.assassins.places import GAME
from kingsroad_tui.assassins.play import prompts
from kingsroad_tui.assassins.play.acting_view import ActingView
from kingsroad_tui.assassins.play.board import AssassinsBoard
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.words import arrests
from kingsroad_tui.keys.registry import words_of
from kingsroad_tui.library.save_game import SaveGameDialog, save_dialog
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.widgets.dialog import ConfirmDialog
from tabletop.words.voice import phrase


class OfferedKey(NamedTuple):
    """What a key does at the moment.

    Attributes:
        words: what the footer calls it; empty for what cannot be done now.
        key: what the footer calls the key, where it stands for several.
    """

    words: str
    key: str | None = None


_SPARED: Final = (
    "sign('one-moment')",
    "sign('ouch')",
    "sign('well-played')",
    "people",
    "assume",
    "next_pawn(1)",
    "leave",
    "hint",
)
"""Keys that the footer leaves out where it has no room for all, first to last."""

_AROUND: Final = 3
"""Blanks around a key and its words."""


class ActingPart:
    """A part of a screen on which pawns act; it is asked before the board is.

    What is done by a key answers whether this part has done it.
    """

    def offered(self, offers: dict[str, OfferedKey]) -> dict[str, OfferedKey]:
        """What is offered, by action, given what is offered without this part."""
        return offers

    def changed(self) -> None:
        """An action was done, or taken back."""

    def typed(self, active: ActiveBinding | None) -> None:
        """A key was pressed; it does what the binding says, if anything."""

    def clicked(self, square: int) -> None:
        """A square was clicked."""

    def pressed(self) -> None:
        """The mouse button went down on a square."""

    def pawn(self, key: str) -> bool:
        """Chooses a pawn."""
        return False

    def other(self) -> bool:
        """Does in another way what is shown, or reveals an assassin."""
        return False

    def let_go(self) -> bool:
        """Lets go of what is held."""
        return False

    def back(self) -> bool:
        """Takes back the last action."""
        return False

    def hint(self) -> bool:
        """Says more of a hint."""
        return False

    def experts(self) -> bool:
        """Turns to a hint's figures for experts, and back."""
        return False

    def follow(self) -> bool:
        """Does what a hint would have somebody do."""
        return False

    def do_typed(self, text: str) -> bool:
        """Does actions in notation."""
        return False


class AssassinsTableScreen(HouseScreen[None]):
    """A screen with the game of a table; where it has an `ActingView`, pawns act by `ACTING_KEYS`.

    Attributes:
        table: the table.
        parts: what it has besides the board, those that are asked first before others.
    """

    table: AssassinsTable
    parts: Sequence[ActingPart] = ()

    @property
    def unsaved(self) -> str:
        """Why the game is not saved, in a sentence; empty where it is."""
        return self.table.unsaved()

    def save_dialog(self) -> SaveGameDialog:
        """Asks for a name to save the game by."""
        return save_dialog(ASSASSINS_SAVES, *self.table.named(), self.table.where())

    def action_save(self) -> None:
        self.app.push_screen(self.save_dialog())

    def action_look_back(self) -> None:
        self.app.go("look_back", GAME, table=self.table)

    def action_code(self) -> None:
        self.app.copy_code(print_position(self.table.position))

    def action_leave(self) -> None:
        self.app.go("enter", GAME)

    # --------------------------------------------------------------------- pawns that act

    @property
    def view(self) -> ActingView:
        """The table now; a screen may lay another one."""
        return self.query_one(ActingView)

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys as the footer offers them: in the words of the moment, and what can be done."""
        active = super().active_bindings
        if not self.query(ActingView):  # before the first layout, or between two tables
            return active
        found = _offered_keys(active, self.offers())
        for action in _SPARED:
            if self._footer_width(found) <= self.size.width:
                break
            found = _offered_keys(found, {action: OfferedKey("")})
        return found

    def _footer_width(self, bindings: Mapping[str, ActiveBinding]) -> int:
        """The columns that these keys take in the footer."""
        shown: dict[str, Binding] = {}  # the first key of each action
        for active in bindings.values():
            if active.binding.show:
                shown.setdefault(active.binding.action, active.binding)
        return sum(
            cell_len(self.app.get_key_display(binding)) + cell_len(words_of(binding)) + _AROUND
            for binding in shown.values()
        )

    def on_resize(self) -> None:
        self.refresh_bindings()

    def offers(self) -> Mapping[str, OfferedKey]:
        """By action, what is offered in other words than usual, or not at all."""
        offers = self._board_offers()
        for part in reversed(self.parts):
            offers = part.offered(offers)
        return offers

    def _board_offers(self) -> dict[str, OfferedKey]:
        view, table = self.view, self.table
        if not view.acts:
            return dict.fromkeys(("next_pawn(1)", "other", "back", "forward"), OfferedKey(""))
        offers = {"other": OfferedKey(arrests.other_label(table.position, view.others))}
        if view.shows_action:
            offers["forward"] = OfferedKey(phrase("assassins-key-do-it"))
        elif not table.game.can_take_back:
            offers["back"] = OfferedKey("")
        return offers

    def action_pawn(self, key: str) -> None:
        if not any(part.pawn(key) for part in self.parts):
            self.view.choose_pawn(key)

    def action_go(self, key: str) -> None:
        self.view.go(DIRECTIONS[key])

    def action_take(self) -> None:
        self.view.choose_here()

    def action_next_pawn(self, step: int) -> None:
        self.view.next_pawn(step)

    def action_other(self) -> None:
        if not any(part.other() for part in self.parts):
            self.view.do_otherwise()

    def action_let_go(self) -> None:
        if not any(part.let_go() for part in self.parts):
            self.view.let_go()

    def action_back(self) -> None:
        if not any(part.back() for part in self.parts):
            self.view.take_back()

    def action_hint(self) -> None:
        """Each press says more; the last one closes the hint."""
        any(part.hint() for part in self.parts)

    def action_experts(self) -> None:
        """Turns to the figures of the hint, and back."""
        any(part.experts() for part in self.parts)

    def action_follow(self) -> None:
        """Does what the hint would have somebody do, or says why there is nothing to do."""
        any(part.follow() for part in self.parts)

    def do_typed(self, text: str) -> None:
        """Does actions in notation."""
        if not any(part.do_typed(text) for part in self.parts):
            self.view.do_typed(text)

    @on(ActingView.Changed)
    def _tell_parts(self) -> None:
        for part in self.parts:
            part.changed()

    @on(AssassinsBoard.SquarePressed)
    def _square_pressed(self) -> None:
        for part in self.parts:
            part.pressed()

    @on(AssassinsBoard.SquareClicked)
    def _square_clicked(self, event: AssassinsBoard.SquareClicked) -> None:
        for part in self.parts:
            part.clicked(event.square)

    @on(events.Key)
    def _key_pressed(self, event: events.Key) -> None:
        active = self.active_bindings.get(event.key) if self.parts else None
        for part in self.parts:
            part.typed(active)

    def ask_to_end(self) -> None:
        """Ends the phase; asks first where points would be lost that could be used."""
        position = self.table.position
        question = prompts.unspent_question(position) if legal_actions(position) else None
        if question is None:
            self.end_phase()
        else:
            self.app.push_screen(
                ConfirmDialog(
                    question,
                    phrase("assassins-key-end-phase"),
                    phrase("assassins-key-keep-playing"),
                ),
                lambda sure: self.end_phase() if sure else None,
            )

    def end_phase(self) -> None:
        """Ends the phase, points left or not."""


def _offered_keys(
    bindings: Mapping[str, ActiveBinding], offers: Mapping[str, OfferedKey]
) -> dict[str, ActiveBinding]:
    return {
        key: active._replace(binding=_offered(active.binding, offers))
        for key, active in bindings.items()
    }


def _offered(binding: Binding, offers: Mapping[str, OfferedKey]) -> Binding:
    """A key as it is offered now."""
    offer = offers.get(binding.action)
    if offer is None:
        return binding
    return replace(
        binding,
        show=bool(offer.words),
        description=offer.words or binding.description,
        key_display=offer.key or binding.key_display,
    )
