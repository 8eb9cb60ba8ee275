"""Choosing cards: the hand, and above it a line that says what they do now."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

import msgspec
from textual import getters, on
from textual.app import ComposeResult
from textual.containers import Vertical

from kingsroad.board import Board
from kingsroad.cards import Card, Selection
from kingsroad_tui.drawing.canvas import width_of
from kingsroad_tui.kingsroad.play.hand import HandPane
from kingsroad_tui.kingsroad.play.kingdom import Kingdom
from kingsroad_tui.kingsroad.play.outlook_words import (
    aim_sentence,
    card_forms,
    coming_sentence,
    how_to_hide_aim,
    region_forms,
)
from kingsroad_tui.kingsroad.play.prompts import near_end_forms
from kingsroad_tui.kingsroad.play.selection_builder import SelectionBuilder
from kingsroad_tui.kingsroad.play.story_panel import StoryPanel
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.play.table_view import TableView
from kingsroad_tui.kingsroad.words.people import names_at
from kingsroad_tui.shell.host import Host
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.widgets.now_line import NowLine


class ChoosingView(Vertical):
    """The hand of the player choosing at this terminal, and what its cards do now."""

    DEFAULT_CSS = """
    ChoosingView { height: auto; }
    ChoosingView NowLine { padding: 0 1; }
    """

    app = getters.app(Host)

    def __init__(
        self, board: Board, *, aim: bool = True, judged: bool = False, id: str | None = None
    ) -> None:
        """``aim``: whether the aim of the game, and how it stands, is said until that is hidden.

        ``judged``: whether the cards chosen are judged rather than played.
        """
        super().__init__(id=id)
        self.hand = HandPane(board, judged=judged, id="hand")
        self.now = NowLine(id="now")
        self._aim = aim
        self._told_of: Callable[[int], str] = lambda region: ""
        self._table: Table | None = None
        self._seat = 0

    def compose(self) -> ComposeResult:
        yield self.now
        yield self.hand

    def on_mount(self) -> None:
        self._show_aim()

    def on_shown_anew(self) -> None:
        self._show_aim()
        if self.builder is not None and self.builder.cards:
            self._say_what_comes()

    @property
    def builder(self) -> SelectionBuilder | None:
        """The cards chosen so far; None while nobody chooses here."""
        return self.hand.builder

    def let_choose(self, table: Table, seat: int, *, by_name: bool = False) -> None:
        """Offers the hand that this seat has at the table, nothing chosen yet.

        ``by_name``: whether the person is told by name, as several share the terminal.
        """
        self._table, self._seat = table, seat
        name = table.game.players[seat] if by_name else ""

        def near_end() -> str:
            forms = near_end_forms(table.position, names_at(table))
            room = self.app.size.width - 2  # the hand has its own width only once it is laid out
            return next((form for form in forms if width_of(form) <= room), "")

        self.hand.let_choose(table.hand(seat), name, near_end)
        self.now.clear()
        self._show_aim()

    def lay_down(self, note: Callable[[], str] = str) -> None:
        """Nobody chooses: shows no card, only the note."""
        self._table = None
        self.hand.lay_down(note)
        self.now.clear()
        self.now.aim = ()

    def show_hint(self, told_of: Callable[[int], str], judged: str) -> None:
        """What an open hint says of a marker in a region, and of the cards chosen; it stands in
        place of what further markers would bring."""
        self._told_of = told_of
        self.now.judged = judged
        self._show_aim()

    def change(self, step: Callable[[SelectionBuilder], SelectionBuilder]) -> None:
        """Takes one step of choosing, and says what the cards bring."""
        self.hand.change(step)
        self._say_what_comes()

    def _say_what_comes(self) -> None:
        builder, table = self.builder, self._table
        if builder is not None and table is not None:
            revealed = table.game.revealed
            dragons = revealed.dragons if revealed else 0
            self.now.looked_at = ()
            last = revealed is not None and table.game.to_choose == (self._seat,)
            self.now.coming = coming_sentence(
                table.position, self._seat, builder, dragons, last=last
            )

    def finished_selection(self) -> Selection | None:
        """The cards chosen, or None while some are missing, which the hand then says."""
        return self.hand.finished_selection()

    def explain(self, card: Card | None) -> None:
        """Says what a card does now; a region's card stands for the region on the map."""
        builder, table = self.builder, self._table
        if card is None or builder is None or table is None:
            self.now.looked_at = ()
        else:
            names = table.game.players
            told = self._told_of(card.region) if card.region else ""
            position, seat = table.position, self._seat
            self.now.looked_at = card_forms(card, position, names, seat, builder, told=told)

    def toggle_aim(self) -> None:
        """Hides the aim of the game for good, or shows it again."""
        settings = msgspec.structs.replace(self.app.settings, aim=not self.app.settings.aim)
        self.app.keep_settings(settings)
        self._show_aim()

    @on(HandPane.LookedAt)
    def _looked_at(self, event: HandPane.LookedAt) -> None:
        event.stop()
        self.explain(event.card)

    def _show_aim(self) -> None:
        """The aim of the game in its first round, then how it stands where the King stands."""
        if not self._aim or not self.app.settings.aim:
            self.now.aim = ()
            return
        king, table = self.app.glyphs.king, self._table
        if table is None or not table.game.rounds:
            self.now.aim = (f"{aim_sentence(king)} {how_to_hide_aim()}",)
            return
        position = table.position
        told, names = self._told_of(position.king), table.game.players
        forms = region_forms(position, names, self._seat, position.king, told)
        self.now.aim = tuple(f"{king} {form}" for form in forms)


class ChoosingScreen(HouseScreen[None]):
    """A screen with a `ChoosingView`: cards are chosen by the keys of `choosing_bindings`, or by
    clicks on hand and map; a subclass says what comes of them.

    Where it has a `StoryPanel`, the table follows the story; while one is told, the keys that drop
    cards go through it.
    """

    choosing = getters.query_one(ChoosingView)
    view = getters.query_one(TableView)
    story = getters.query_one(StoryPanel)

    @abstractmethod
    def change_choice(self, step: Callable[[SelectionBuilder], SelectionBuilder]) -> None:
        """Takes one step of choosing, whichever way it was asked for."""

    @abstractmethod
    def action_forward(self) -> None:
        """Plays the cards; goes on."""

    @property
    def tells(self) -> bool:
        """Whether a story is told."""
        return bool(self.query(StoryPanel)) and self.story.telling

    @on(StoryPanel.FrameShown)
    def _frame_shown(self, event: StoryPanel.FrameShown) -> None:
        cursor = self.story.cursor
        if cursor is not None and cursor.frame is event.frame:
            waits = self.story.waits or self.story.by_hand
            self.view.show_frame(event.frame, event.title, cursor, event.seconds, waits=waits)
            self.story.show_now(event.seconds)

    def action_back(self) -> None:
        """Drops the last card; in a story, goes back a step."""
        if self.tells:
            self.story.back()
        else:
            self.change_choice(SelectionBuilder.back)

    def action_card(self, code: str) -> None:
        self.change_choice(lambda builder: builder.toggle(Card(code)))

    def action_look(self, steps: int) -> None:
        self.choosing.hand.look(steps)

    def action_pick(self) -> None:
        """Chooses the card looked at, or drops it; in a story, goes on."""
        if self.tells:
            self.story.forward()
            return
        card = self.choosing.hand.looked_at
        if card is not None:
            self.action_card(card.value)

    def action_reorder(self) -> None:
        self.change_choice(SelectionBuilder.reordered)

    def action_skip(self) -> None:
        """Drops all cards; in a story, goes to its end."""
        if self.tells:
            self.story.skip()
        else:
            self.change_choice(SelectionBuilder.clear)

    @on(HandPane.CardPressed)
    def _card_pressed(self, event: HandPane.CardPressed) -> None:
        self.action_card(event.card.value)

    @on(HandPane.BackPressed)
    def _back_pressed(self) -> None:
        self.action_back()

    @on(HandPane.CommitPressed)
    def _commit_pressed(self) -> None:
        self.action_forward()

    @on(Kingdom.RegionClicked)
    def _region_clicked(self, event: Kingdom.RegionClicked) -> None:
        self.action_card(str(event.region))

    @on(Kingdom.RegionLookedAt)
    def _region_looked_at(self, event: Kingdom.RegionLookedAt) -> None:
        self.choosing.explain(None if event.region is None else Card(str(event.region)))
