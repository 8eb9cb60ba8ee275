"""The table of King & Assassins for a person who acts: a pawn, a direction, and it is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from textual import on

from assassins.actions import Action, Side
from assassins.games import AssassinsGameError
from assassins.legal import legal_actions
from assassins.rounds import ActionReport
from assassins.running import RunningPhase
from assassins.secret import Secret
from assassins.town import Direction
from kingsroad_tui.assassins.drawing.views import Plan, hint_plan
from kingsroad_tui.assassins.hints.hints import NO_HINT, Hint
from kingsroad_tui.assassins.play import acting, prompts
from kingsroad_tui.assassins.play.acting import ActingState, NotPossible
from kingsroad_tui.assassins.play.board import AssassinsBoard
from kingsroad_tui.assassins.play.handing_over import side_alone
from kingsroad_tui.assassins.play.narration import blow_words
from kingsroad_tui.assassins.play.prompts import Said
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.play.table_view import AssassinsView
from kingsroad_tui.assassins.play.typed_actions import (
    Numbers,
    TypedProblem,
    knight_numbers,
    read_actions,
    square_of,
)
from kingsroad_tui.assassins.words import arrests, refusals
from kingsroad_tui.keys.key_words import KeysHere, with_keys
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.shell.host import WidgetMessage
from kingsroad_tui.words.errors import words_of
from tabletop.words.voice import phrase


class ActingView(AssassinsView):
    """A `AssassinsView` in which somebody may act; every action is done at once.

    Attributes:
        own: the assassins that are marked, for the people's player alone.
        hint: what a hint shows at the moment.
        secret_hidden: whether nothing may depend on who the assassins are, as others look on.
        objection: why a legal action is not to be done here; empty where it may be.
        ask_first: asked before actions are done, with what does them: whether that is left to it,
            as somebody is asked first.
        enter_ends: whether Enter ends the phase, to be said when nobody can act any more.
        held: whether the board stays as it is, as something else is shown on it.
    """

    class PhaseOver(WidgetMessage["ActingView"]):
        """An action has ended the game, or may have: then somebody else has to say so first."""

    class Changed(WidgetMessage["ActingView"]):
        """An action was done or taken back: hints are of another moment now."""

    def __init__(self, table: AssassinsTable, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._table = table
        self._phase: RunningPhase
        """The phase in which somebody acts, or has acted last."""

        self._state: ActingState | None = None
        self.own: frozenset[int] = frozenset()
        self.secret_hidden = False
        self.hint = NO_HINT
        self.objection: Callable[[Action], str] = lambda _: ""
        self.ask_first: Callable[[Sequence[Action], Callable[[], None]], bool] = lambda *_: False
        self.enter_ends = True
        self.held = False
        self._offered: object = None
        """What the keys of the screen could do when it was last looked at."""

        self._taken_up: int | None = None
        """The square of the pawn that the mouse button has just taken up."""

    @property
    def acts(self) -> bool:
        """Whether somebody at this terminal acts now."""
        return self._state is not None

    @property
    def shows_action(self) -> bool:
        """Whether an action is shown that is not made yet."""
        return self._state is not None and self._state.shown is not None

    @property
    def may_do_shown(self) -> bool:
        """Whether the action that is shown is one to be done here."""
        shown = self._state.shown if self._state is not None else None
        return shown is not None and not self.objection(shown)

    @property
    def untouched(self) -> bool:
        """Whether somebody acts, and has neither chosen a pawn nor done anything in the phase."""
        state = self._state
        return state is not None and state.chosen is None and not self._table.game.running

    @property
    def others(self) -> tuple[Action, ...]:
        """What may be done in place of the action that is shown."""
        return self._state.others if self._state is not None and self.shows_action else ()

    @property
    def could_reveal(self) -> bool:
        """Whether the chosen pawn could be revealed for all that everybody knows."""
        if self._state is None or self.others or self._table.side is Side.KING:
            return False
        try:
            acting.reveal(self._state, self._table.position, None)
        except NotPossible:
            return False
        return True

    def let_act(self, phase: RunningPhase, said: Said) -> None:
        """Lets the person whose phase it is act, with something said at first."""
        self._phase = phase
        self._state = acting.start(self._table.position)
        self.refresh_game()
        self.say(*said)

    @property
    def _keys(self) -> KeysHere:
        return keys_on(self.screen)

    def say_moment(self) -> None:
        """What the moment asks for: in place of words that are no longer true."""
        if self._state is None:
            return
        if self._state.chosen is None and self._state.shown is None:
            table = self._table
            self.say(
                *prompts.phase_prompt(table.game, table.side, side_alone(table.setup), self._keys)
            )
        else:
            self._go_to(self._state)

    def on_shown_anew(self) -> None:
        self._offered = None
        self.refresh_game()

    def rest(self) -> None:
        """Nobody acts here now."""
        self._state = None
        self.refresh_game()

    def refresh_game(self) -> None:
        """Shows the game as it stands."""
        if self.held:
            return
        game = self._table.game
        numbers, setup = knight_numbers(game), self._table.setup
        self.show_game(
            game,
            prompts.status_line(
                game,
                side_alone(setup),
                second=bool(setup.first_winner),
                followed=self._table.followed,
            ),
            numbers,
            self._state,
            own=self.own,
            danger=self.hint.danger,
            plan=self._plan(),
            followed=self._table.followed,
        )
        offered = (self.acts, self.shows_action, self.others, len(game.running), len(game.phases))
        if offered != self._offered:
            self._offered = offered
            self.screen.refresh_bindings()

    def _plan(self) -> Plan | None:
        """What the hint would have somebody do, or choose, as the board shows it."""
        game, hint = self._table.game, self.hint
        return hint_plan(game.position, knight_numbers(game), hint.planned, hint.advised)

    def show_hint(self, hint: Hint) -> None:
        """A hint beside the board and on it."""
        self._take_hint(hint)
        self.side.show_hint(hint)
        self.refresh_game()

    def _take_hint(self, hint: Hint) -> None:
        """Keeps a hint; the footer has the key that does it while there is something to do."""
        was = self.hint
        changed = (hint.to_do, hint.ready, hint.reading.page) != (
            was.to_do,
            was.ready,
            was.reading.page,
        )
        self.hint = hint
        if changed:
            self.screen.refresh_bindings()

    # ------------------------------------------------------------------- choosing a pawn

    def choose_pawn(self, key: str) -> None:
        """Chooses a pawn by its letter or number; 0 is the king."""
        if self._state is None:
            return
        square = square_of(key, self._table.position, knight_numbers(self._table.game))
        if square is None:
            self.say(phrase("assassins-no-such-pawn", key=key), refused=True)
        else:
            self._go_to(acting.choose(self._state, self._table.position, square))

    def choose_here(self) -> None:
        """Chooses the pawn under the cursor, or lets go of the one that is chosen."""
        if self._state is None:
            return
        if self._state.chosen is not None:
            self.let_go()
        else:
            self._go_to(acting.choose(self._state, self._table.position, self._state.cursor))

    def next_pawn(self, step: int) -> None:
        """Chooses the next pawn that can act, or with -1 the one before."""
        if self._state is not None:
            self._go_to(acting.next_pawn(self._state, self._table.position, step))

    def let_go(self) -> None:
        """Shows the action no more; without one, lets go of the pawn."""
        if self._state is not None:
            chosen = self._state.chosen if self._state.shown is not None else None
            self._go_to(ActingState(self._state.cursor, chosen))

    # ---------------------------------------------------------------------- what it does

    def go(self, direction: Direction) -> None:
        """The chosen pawn goes, or acts, in a direction; without one, the cursor goes."""
        state = self._state
        if state is None:
            return
        if state.chosen is None:
            self._go_to(acting.move_cursor(state, direction))
        else:
            self._try(partial(acting.towards, state, self._table.position, direction, self._secret))

    @on(AssassinsBoard.SquarePressed)
    def _square_pressed(self, event: AssassinsBoard.SquarePressed) -> None:
        """A pawn is taken up as soon as the button is down: a drag shows where it can go."""
        self._taken_up = None
        state, position = self._state, self._table.position
        if state is None or state.chosen == event.square:
            return
        if state.shown is None and event.square in acting.own_pawns(position):
            self._taken_up = event.square
            self._go_to(acting.choose(state, position, event.square))

    @on(AssassinsBoard.SquareClicked)
    def _square_clicked(self, event: AssassinsBoard.SquareClicked) -> None:
        if self._state is None:
            return
        event.stop()
        if event.square == self._taken_up:  # by the same click
            self._taken_up = None
        else:
            self._to_square(event.square)

    @on(AssassinsBoard.Dragged)
    def _pawn_dragged(self, event: AssassinsBoard.Dragged) -> None:
        """A pawn dragged to a square goes or acts there."""
        if self._state is not None and self._state.chosen == event.source:
            event.stop()
            self._to_square(event.target)

    def _to_square(self, square: int) -> None:
        assert self._state is not None
        self._try(
            partial(acting.to_square, self._state, self._table.position, square, self._secret)
        )

    def do_otherwise(self) -> None:
        """An arrest, or another one; a push in place of the kill that is shown; a reveal."""
        state, position = self._state, self._table.position
        if state is None:
            return
        if state.shown is not None and state.others:
            self._go_to(acting.other_choice(state))
        elif self._table.side is Side.PEOPLE:
            self._try(partial(acting.reveal, state, position, self._secret))
        elif state.shown is not None:
            self.say(with_keys(phrase("assassins-already-shown"), self._keys), refused=True)
        elif (arresting := acting.arrest(state, position)) is not None:
            self._try(lambda: (arresting, ()))
        else:
            self.say(arrests.arrest_words(position), refused=True)

    def do_shown(self) -> None:
        """Does what is shown; the key for it, pressed once too often, does not end the phase."""
        if self._state is not None and self._state.shown is not None:
            self.app.spend("forward")
            self._do((self._state.shown,))

    def do_typed(self, text: str, *, planned: bool = False) -> None:
        """Does all actions of a line, or none of them where one is not possible; ``planned`` ones
        are a hint's."""
        if self._state is None:
            return
        position, numbers = self._table.position, knight_numbers(self._table.game)
        try:
            actions = read_actions(text, position, numbers, self._secret)
        except TypedProblem as problem:
            self.say(refusals.typed_refusal(problem, text, self._keys), refused=True)
        else:
            (self._do_now if planned else self._do)(actions)

    def do_planned(self) -> None:
        """Does what the hint would have done; each action can be taken back as if done by hand."""
        self.do_typed(" ".join(self.hint.planned), planned=True)

    def take_back(self) -> None:
        """Takes back the last action of the phase; first of all what is only shown."""
        if self._state is None:
            return
        if self._state.shown is not None:
            self.let_go()
            return
        if not self._table.game.can_take_back:
            self.say(prompts.no_taking_back(self._table.game), refused=True)
            return
        last = self._table.game.running[-1].action
        self._phase.take_back()
        self._state = ActingState(last.source, last.source)
        self._change()
        self.say(prompts.taken_back(len(self._table.game.running)))

    def _change(self) -> None:
        """The game has changed: it is shown, and old hints are not."""
        self._take_hint(NO_HINT)
        self.refresh_game()
        self.post_message(self.Changed(self))

    @property
    def _secret(self) -> Secret | None:
        return None if self.secret_hidden else self._phase.view.game.secret

    def _go_to(self, state: ActingState) -> None:
        """Another pawn or square; nothing has happened yet. No key is offered for what is not to
        be done here."""
        others = tuple(action for action in state.others if not self.objection(action))
        self._state = state = replace(state, others=others)
        self.refresh_game()
        position, numbers = self._table.position, knight_numbers(self._table.game)
        if state.shown is not None:
            report = acting.preview(position, state.shown)
            possible = not self.objection(state.shown)
            said = prompts.shown_prompt(
                report, state.others, numbers, self._keys, possible=possible
            )
            self.say(*said)
        elif state.chosen is not None:
            self.say(*prompts.acting_prompt(position, state.chosen, numbers, self.own, self._keys))
        else:
            self.say(prompts.square_words(position, state.cursor, numbers))

    def _try(self, choice: Callable[[], tuple[ActingState, tuple[Action, ...]]]) -> None:
        """Takes a step of choosing: something is done, shown, or said to be impossible."""
        try:
            state, actions = choice()
        except NotPossible as problem:
            self._refuse(problem)
            return
        if actions:
            self._do(actions)
        elif state.shown is not None and all(map(self.objection, (state.shown, *state.others))):
            self.say(self.objection(state.shown), refused=True)
        else:
            self._go_to(state)

    def _refuse(self, problem: NotPossible) -> None:
        """Says why something is not possible."""
        numbers = knight_numbers(self._table.game)
        self.say(refusals.refused(problem, self._table.position, numbers, self._keys), refused=True)

    def _do(self, actions: Sequence[Action]) -> None:
        """Does actions, unless somebody is asked first."""
        if not self.ask_first(actions, partial(self._do_now, actions)):
            self._do_now(actions)

    def _do_now(self, actions: Sequence[Action]) -> None:
        """Does actions, one after the other, as far as they are legal and to be done here."""
        numbers = knight_numbers(self._table.game)
        done: list[ActionReport] = []
        try:
            for action in actions:
                if objection := self.objection(action):
                    self.say(objection, refused=True)
                    break
                done += self._phase.act(action)
                if self._table.game.finished or self._phase.asks:
                    break
        except AssassinsGameError as error:
            self._refuse(NotPossible(error.illegal, words_of(error.why)))
        if done:
            self._show_done(done, numbers, say=len(done) == len(actions))

    def _show_done(self, reports: Sequence[ActionReport], numbers: Numbers, *, say: bool) -> None:
        """The game after these actions, and (``say``) what was done."""
        game = self._table.game
        if game.finished or self._phase.asks:
            self.rest()
            self._say_done(reports, numbers, more=True)
            self.post_message(self.PhaseOver(self))
            return
        action = reports[-1].action
        here = action.target if action.target in acting.own_pawns(game.position) else action.source
        assert here is not None
        able = {found.source for found in legal_actions(game.position)}
        self._state = ActingState(here, here if here in able else None)
        self._change()
        if say:
            self._say_done(reports, numbers, more=bool(able) or not self.enter_ends)

    def _say_done(self, reports: Sequence[ActionReport], numbers: Numbers, *, more: bool) -> None:
        """What was done: a blow is seen from across the room."""
        said = prompts.done_prompt(reports, numbers, self._keys, more=more)
        self.say(*said, blow=any(map(blow_words, reports)))
