"""The play screen: choose, reveal, see the round told, round after round to the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Paste
from textual.screen import Screen

from kingsroad.cards import Card, Selection
from kingsroad.rounds import Revealed, RoundReport
from kingsroad_tui.screens.confirm import Confirm
from kingsroad_tui.screens.curtain import Curtain
from kingsroad_tui.session.selection_builder import Refused, SelectionBuilder
from kingsroad_tui.session.table import Phase, Table
from kingsroad_tui.solver.seat_players import Players
from kingsroad_tui.text.hints import HintStep
from kingsroad_tui.text.narration import narrate_reveal, narrate_round
from kingsroad_tui.text.prompts import choosing_note, leaving_question, refusal
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.hand import Hand
from kingsroad_tui.widgets.hint_pane import AdvicePane
from kingsroad_tui.widgets.kingdom import Kingdom
from kingsroad_tui.widgets.narration import StoryPanel
from kingsroad_tui.widgets.table_view import TableView

if TYPE_CHECKING:
    from kingsroad_tui.app import KingsRoad

_CARD_KEYS = {**{card.value: card for card in Card}, "d": Card.DRAGON, "w": Card.WITCH}


def _card_binding(key: str, card: Card) -> Binding:
    name = card.name.replace("_", " ").capitalize()
    return Binding(
        key,
        f"card('{card.value}')",
        name,
        show=False,
        tooltip="Choose this card, or take it back",
        id=f"play.card.{card.value}{'.small' if key != card.value else ''}",
    )


class PlayScreen(Screen[None]):
    """One table, from where it stands to the end of the game."""

    CSS_PATH = "../styles/play.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        *(_card_binding(key, card) for key, card in _CARD_KEYS.items()),
        Binding("enter", "forward", "Play", tooltip="Play the cards; go on", id="play.forward"),
        Binding(
            "backspace", "back", "Back", tooltip="Take a card back", show=False, id="play.back"
        ),
        Binding(
            "escape", "skip", "Clear", tooltip="Take all back; skip", show=False, id="play.skip"
        ),
        Binding("h", "hint", "Hint", tooltip="A hint; again for more", id="play.hint"),
        Binding("a", "assume", "What if", tooltip="Assume what somebody plays", id="play.assume"),
        Binding("t", "take_back", "Undo", tooltip="Take back a round", id="play.take_back"),
        Binding("v", "view", "View", tooltip="History or advice", show=False, id="play.view"),
        Binding("s", "save", "Save", tooltip="Save it by a name", show=False, id="play.save"),
        Binding("y", "code", "Code", tooltip="The position's code", show=False, id="play.code"),
        Binding(
            "z", "analyse", "Analyse", tooltip="The game so far", show=False, id="play.analyse"
        ),
        Binding("q", "leave", "Leave", tooltip="To the first screen; all is saved", id="play.home"),
    ]
    app: KingsRoad

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self._seat: int | None = None
        self._seen: Revealed | None = None
        self._due = False

    def compose(self) -> ComposeResult:
        """The table above, hand or story (`telling`) below."""
        yield TableView(self.table, self.app.glyphs, id="table")
        yield Hand(self.table.game.board, id="hand")
        yield StoryPanel(id="story")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Takes up the game where it stands."""
        self._players = Players(self.app.solver)
        self._next()

    # -------------------------------------------------------------------- the way of a round

    def on_screen_resume(self) -> None:
        """What became due behind another screen happens now."""
        if self._due:
            self._next()

    def on_unmount(self) -> None:
        """No program plays on."""
        self._players.close()

    def _next(self) -> None:
        """Whatever comes next: the end, the computers' choices, a person's turn."""
        self._due = not self.is_current
        if self._due:
            return
        self.remove_class("telling")
        if self.table.phase is Phase.FINISHED:
            self._end()
            return
        if len(self.table.waiting) > len(self.table.people_waiting):
            self._let_computers_choose()
        self._next_person()

    def _next_person(self) -> None:
        """The next person chooses; with several at this terminal, behind a curtain."""
        waiting = self.table.people_waiting
        self._lay_down()
        self._view.show_table(None)
        if not waiting:
            self.query_one(Hand).note = "The others are thinking …"
        elif len(self.table.people) == 1:
            self._let_choose(waiting[0])
        else:
            name = self.table.game.players[waiting[0]]
            self.app.push_screen(Curtain(name), lambda _: self._let_choose(waiting[0]))

    def _let_choose(self, seat: int) -> None:
        self._seat = seat
        self._view.show_table(seat)
        self._change(lambda _: SelectionBuilder(self.table.hand(seat)))
        step = self.app.settings.hint_step
        if self.table.setup.hints and (step or self.app.settings.warn):
            self._advice.step = HintStep(step)
            self.set_class(step > HintStep.OFF, "advising")
            self._advice.ask(self.table, seat)

    @work(exclusive=True, group="computers")
    async def _let_computers_choose(self) -> None:
        outcome = await self.table.let_computers_choose(self._players)
        if not self.is_attached:
            return  # somebody left meanwhile; what was revealed is saved
        if outcome is not None:
            self._tell(outcome)
        else:
            self._view.show_table(self._seat)
            self._show_choice()

    def _commit(self, selection: Selection) -> None:
        if self._seat is None:
            return
        outcome = self.table.choose(self._seat, selection)
        if outcome is None:
            self._next_person()
        else:
            self._tell(outcome)

    def _lay_down(self) -> None:
        """Nobody chooses here now: no card, no preview and no hint stays on the screen."""
        self._seat = None
        hand = self.query_one(Hand)
        hand.choosing = None
        hand.note = ""
        self._view.hide_choice()
        self._advice.forget()
        self.remove_class("advising")

    def _tell(self, outcome: Revealed | RoundReport) -> None:
        """The story of what was revealed; then on."""
        names = self.table.game.players
        if isinstance(outcome, Revealed):
            scenes = narrate_reveal(outcome, names)
            self._seen = outcome
        else:
            scenes = narrate_round(outcome, names, seen=self._seen)
            self._seen = None
        self._lay_down()
        if not self.app.settings.story:
            self._next()
            return
        self.add_class("telling")
        self._story.tell(scenes, self.app.settings.story_seconds)

    def _end(self) -> None:
        from kingsroad_tui.screens.end import End

        self._players.end(self.table.game)
        self.app.switch_screen(End(self.table))

    # --------------------------------------------------------------------- keys and the mouse

    @property
    def _story(self) -> StoryPanel:
        return self.query_one(StoryPanel)

    @property
    def _view(self) -> TableView:
        return self.query_one(TableView)

    @property
    def _advice(self) -> AdvicePane:
        return self.query_one(AdvicePane)

    def _change(self, change: Callable[[SelectionBuilder], SelectionBuilder]) -> None:
        """One step of choosing, whichever way it was asked for."""
        if self._seat is None:
            return
        hand = self.query_one(Hand)
        choosing = hand.choosing or SelectionBuilder(self.table.hand(self._seat))
        try:
            hand.choosing = change(choosing)
            hand.note = choosing_note(hand.choosing, self.table.game.board)
        except Refused as refused:
            hand.note = refusal(refused, choosing.hand)
        self._show_choice()

    def _show_choice(self) -> None:
        choosing = self.query_one(Hand).choosing
        if self._seat is not None and choosing is not None:
            self._view.show_choice(self._seat, choosing)

    def action_card(self, code: str) -> None:
        """Chooses a card, or takes it back."""
        self._change(lambda choosing: choosing.toggle(Card(code)))

    @on(Hand.CardPressed)
    def _card_pressed(self, event: Hand.CardPressed) -> None:
        self._change(lambda choosing: choosing.toggle(event.card))

    @on(Kingdom.RegionClicked)
    def _region_clicked(self, event: Kingdom.RegionClicked) -> None:
        self.action_card(str(event.region))

    @on(Paste)
    def _paste(self, event: Paste) -> None:
        """A typed or copied code such as 16K."""
        self._change(lambda choosing: choosing.typed(event.text.strip()))

    @on(Hand.BackPressed)
    def action_back(self) -> None:
        """Takes back the last card; in a story, the scene before."""
        if self._story.telling:
            self._story.back()
        else:
            self._change(SelectionBuilder.back)

    @on(Hand.CommitPressed)
    def action_forward(self) -> None:
        """Plays the cards; in a story, goes on."""
        if self._story.telling:
            self._story.forward()
            return
        hand = self.query_one(Hand)
        if hand.choosing is None:
            return
        try:
            selection = hand.choosing.selection()
        except Refused as refused:
            hand.note = refusal(refused, hand.choosing.hand)
            return
        question = self._advice.doubt(selection) if self.app.settings.warn else None
        if question is None:
            self._commit(selection)
        else:
            self.app.push_screen(
                Confirm(question, "Play it", "Choose again"),
                lambda sure: self._commit(selection) if sure else None,
            )

    def action_skip(self) -> None:
        """Skips the story, or takes all cards back."""
        if self._story.telling:
            self._story.skip()
        else:
            self._change(SelectionBuilder.clear)

    @on(StoryPanel.Shown)
    def _scene_shown(self, event: StoryPanel.Shown) -> None:
        self._view.show_scene(event.scene, event.step)

    @on(StoryPanel.Told)
    def _story_told(self) -> None:
        self._next()

    def action_take_back(self) -> None:
        """Takes back a round, where one person plays alone."""
        if not self.table.can_take_back:
            alone = len(self.table.people) <= 1
            self.notify(
                "There is no round to take back."
                if alone
                else "A round can be taken back only when one person plays alone."
            )
            return
        self.workers.cancel_group(self, "computers")
        self.table.take_back()
        self._seen = None
        self._story.stop()
        self._next()

    def action_view(self) -> None:
        """History or advice beside the map, where there is room for one of them."""
        self.toggle_class("advising")

    def action_save(self) -> None:
        """Saves the game by a name."""
        from kingsroad_tui.screens.files import SaveGame

        self.app.push_screen(SaveGame(self.table.game, self.table.setup))

    def action_code(self) -> None:
        """Copies the position's code."""
        self.app.tell_code(self.table.position)

    def action_analyse(self) -> None:
        """The analysis of the game so far, where one person plays alone and may have hints."""
        if len(self.table.people) > 1 or not self.table.setup.hints:
            self.notify("A running game is analysed only when one person plays alone, with hints.")
        else:
            self.app.analyse(self.table.game, self.table.setup)

    def action_leave(self) -> None:
        """To the first screen."""
        self.app.leave_for(self.app.go_home)

    def before_leaving(self) -> str | None:
        """Saves the game once more, should it have failed before; the question to ask, or None.

        Among several people, whoever has chosen in secret will have to choose again.
        """
        self.table.save()
        chosen = self.table.people_chosen
        if not chosen or len(self.table.people) == 1:
            return None
        return leaving_question([self.table.game.players[seat] for seat in chosen])

    # ------------------------------------------------------------------------------- advice

    def action_hint(self) -> None:
        """A hint; each press says more, the last one closes the hints."""
        if not self.table.setup.hints:
            self.notify("This game was set up without hints.")
            return
        if self._seat is None:
            self.notify("Hints are for whoever chooses now.")
            return
        self._advice.say_more(self.table, self._seat)
        self.set_class(self._advice.step is not HintStep.OFF, "advising")
        self._show_hint()

    def action_assume(self) -> None:
        """Assumes something about an opponent; the advice follows."""
        if self._seat is None or not self.table.setup.hints:
            return
        from kingsroad_tui.screens.what_if import WhatIf

        screen = WhatIf(self.table, self._seat, self._advice.assumptions)
        self.app.push_screen(screen, self._assume)

    def _assume(self, assumptions: list[str] | None) -> None:
        if assumptions is None or self._seat is None:
            return
        self._advice.assume(assumptions, self.table, self._seat)
        self.add_class("advising")

    @on(AdvicePane.Updated)
    def _show_hint(self) -> None:
        """Points at the regions of the hint on the map."""
        self._view.point_at(self._advice.regions)
