"""Screens of King & Assassins that tell what was done: by the other side, and by the player
acting."""

from __future__ import annotations

from textual import events, on

from assassins.rounds import ActionReport
from kingsroad_tui.assassins.play import prompts
from kingsroad_tui.assassins.play.acting_view import ActingView
from kingsroad_tui.assassins.play.board import AssassinsBoard
from kingsroad_tui.assassins.play.knights import Numbers, followed, knight_numbers_before
from kingsroad_tui.assassins.play.narration import AssassinsScene, narrate_actions, narrate_blow
from kingsroad_tui.assassins.play.secret_choice import SecretChoiceScreen
from kingsroad_tui.assassins.play.story import AssassinsStory, SceneCursor
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.keys.registry import keys_on

_OF_THE_STORY = ("forward", "let_go")
"""The actions of keys that go through a story, and so do not end it."""


class ActionStoryScreen(SecretChoiceScreen):
    """A screen on which a blow dealt by the player acting is a scene, as the other side's are.

    Several actions at once, as when a hint is followed, are told one after the other. Any other
    key ends the story, and so does taking up a pawn.
    """

    def __init__(self) -> None:
        super().__init__()
        self._numbers_then: Numbers = {}
        self._tells_own = False
        """Whether what is told was done by the player acting, and the phase goes on after it."""

        self._looked_at = (0, 0)
        """The phases and the actions of the running one when it was last looked for news."""

    @property
    def tells_own(self) -> bool:
        """Whether it is told at the moment what the player acting has done."""
        return self._tells_own and self.story.telling

    def tell(
        self, scenes: tuple[AssassinsScene, ...], numbers: Numbers, *, own: bool = False
    ) -> None:
        """Tells a story.

        Args:
            scenes: at least one.
            numbers: the knights' numbers before it.
            own: whether it is what the player acting has done, who goes on after it.
        """
        settings = self.app.settings
        self._numbers_then, self._tells_own = numbers, own
        self.view.held = own
        self.add_class("telling")
        self.story.begin(SceneCursor(scenes), settings.beat, by_hand=settings.by_hand)

    def unseen(self, phase: int, actions: tuple[ActionReport, ...]) -> tuple[ActionReport, ...]:
        """The actions of a phase (by its place in the game) since it was last looked."""
        looked_at, seen = self._looked_at
        self._looked_at = (phase, len(actions))
        return actions[seen if looked_at == phase else 0 :]

    @on(ActingView.Changed)
    def _tell_what_was_done(self) -> None:
        """A blow; all of it where several things were done at once."""
        game = self.table.game
        phase = len(game.phases)
        new = self.unseen(phase, game.running)
        if not (new and self.app.settings.story):
            return
        seen, round_ = game.running[: len(game.running) - len(new)], game.position.round
        numbers = followed(knight_numbers_before(game, phase), seen)
        if len(new) > 1:
            self.tell(narrate_actions(new, round_, numbers), numbers, own=True)
        elif scenes := narrate_blow(new[0], round_, numbers):
            self.tell(scenes, numbers, own=True)

    @on(AssassinsStory.SceneShown)
    def _scene_shown(self, event: AssassinsStory.SceneShown) -> None:
        cursor = self.story.cursor
        if cursor is not None and cursor.scene is event.scene:
            game, own, numbers = self.table.game, self.view.own, self._numbers_then
            self.view.show_scene(
                game, event.scene, event.status, numbers, own=own, seconds=event.seconds
            )
            self.story.show_now()

    @on(AssassinsStory.Ended)
    def _story_ended(self, event: AssassinsStory.Ended) -> None:
        if self._tells_own:
            self.after_own_story()
        else:
            self.story_over(by_itself=event.by_itself)

    def story_over(self, *, by_itself: bool) -> None:
        """What the other side did has been told; ``by_itself`` if nobody pressed a key for it."""

    def after_own_story(self) -> None:
        """Back to the table as it stands."""
        self._tells_own = False
        self.remove_class("telling")
        if self.query(ActingView):  # and not on the way to another table
            self.view.held = False
            self.view.refresh_game()
        self.refresh_bindings()

    def skip_own_story(self) -> None:
        """Ends a story of one's own actions: who does something else has seen enough."""
        if self.tells_own:
            self.story.stop()
            self.after_own_story()

    def action_let_go(self) -> None:
        """Ends a story of one's own actions; one of the other side's goes on to the next blow."""
        if self.tells_own:
            self.story.close()
        elif self.story.telling:
            self.story.skip()
        else:
            super().action_let_go()

    def unknown_key(self) -> None:
        """Says which keys there are, where one was typed that means nothing."""
        if self.view.acts:
            self.view.say(
                with_keys(prompts.KEYS_HERE[self.table.side], keys_on(self)), refused=True
            )
        elif self.choice is not None:
            self.view.say(with_keys(prompts.LETTERS_HERE, keys_on(self)), refused=True)

    @on(AssassinsBoard.SquarePressed)
    def _pressed_meanwhile(self) -> None:
        self.skip_own_story()

    def on_key(self, event: events.Key) -> None:
        """Any other key than those of the story is for the game again."""
        active = self.active_bindings.get(event.key)
        if active is None or not active.binding.action.startswith(_OF_THE_STORY):
            self.skip_own_story()
