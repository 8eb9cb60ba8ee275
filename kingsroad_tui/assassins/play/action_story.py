"""What was done is told: by the other side, and by the player acting."""

from __future__ import annotations

from collections.abc import Callable

from textual.binding import ActiveBinding

from assassins.rounds import ActionReport
from kingsroad_tui.assassins.play.acting_view import ActingView
from kingsroad_tui.assassins.play.narration import AssassinsScene, narrate_actions, narrate_blow
from kingsroad_tui.assassins.play.screens import ActingPart, AssassinsTableScreen
from kingsroad_tui.assassins.play.story import AssassinsStory, SceneCursor
from kingsroad_tui.assassins.play.typed_actions import Numbers, followed, knight_numbers_before

_OF_THE_STORY = ("forward", "let_go")
"""The actions of keys that go through a story, and so do not end it."""


class ActionStory(ActingPart):
    """What was done is told: a blow dealt by the player acting is a scene, as the other side's are.

    Several actions at once, as when a hint is followed, are told one after the other. Any other
    key ends the story, and so does taking up a pawn.
    """

    def __init__(
        self,
        screen: AssassinsTableScreen,
        over: Callable[[bool], None] = lambda _: None,
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        """Stories on a screen.

        Args:
            screen: has an `AssassinsStory`.
            over: what the other side did has been told; given whether nobody pressed a key for it.
            changed: a story has begun, or one of one's own is over.
        """
        self._screen = screen
        self._over = over
        self._story_changed = changed
        self._numbers_then: Numbers = {}
        self._tells_own = False
        """Whether what is told was done by the player acting, and the phase goes on after it."""

        self._looked_at = (0, 0)
        """The phases and the actions of the running one when it was last looked for news."""

    @property
    def story(self) -> AssassinsStory:
        """The story, told or not."""
        return self._screen.query_one(AssassinsStory)

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
        settings = self._screen.app.settings
        self._numbers_then, self._tells_own = numbers, own
        self._screen.view.held = own
        self._screen.add_class("telling")
        self.story.begin(SceneCursor(scenes), settings.beat, by_hand=settings.by_hand)
        self._story_changed()

    def unseen(self, phase: int, actions: tuple[ActionReport, ...]) -> tuple[ActionReport, ...]:
        """The actions of a phase (by its place in the game) since it was last looked."""
        looked_at, seen = self._looked_at
        self._looked_at = (phase, len(actions))
        return actions[seen if looked_at == phase else 0 :]

    def changed(self) -> None:
        """A blow; all of it where several things were done at once."""
        game = self._screen.table.game
        phase = len(game.phases)
        new = self.unseen(phase, game.running)
        if not (new and self._screen.app.settings.story):
            return
        seen, round_ = game.running[: len(game.running) - len(new)], game.position.round
        numbers = followed(knight_numbers_before(game, phase), seen)
        if len(new) > 1:
            self.tell(narrate_actions(new, round_, numbers), numbers, own=True)
        elif scenes := narrate_blow(new[0], round_, numbers):
            self.tell(scenes, numbers, own=True)

    def show_scene(self, event: AssassinsStory.SceneShown) -> None:
        """A scene is shown on the board."""
        cursor = self.story.cursor
        if cursor is not None and cursor.scene is event.scene:
            game, own, numbers = self._screen.table.game, self._screen.view.own, self._numbers_then
            self._screen.view.show_scene(
                game, event.scene, event.status, numbers, own=own, seconds=event.seconds
            )
            self.story.show_now()

    def end(self, event: AssassinsStory.Ended) -> None:
        """A story is over."""
        if self._tells_own:
            self._after_own()
        else:
            self._over(event.by_itself)

    def _after_own(self) -> None:
        """Back to the table as it stands."""
        self._tells_own = False
        self._screen.remove_class("telling")
        if self._screen.query(ActingView):  # and not on the way to another table
            self._screen.view.held = False
            self._screen.view.refresh_game()
            self._screen.refresh_bindings()
            self._story_changed()
        else:
            self._screen.refresh_bindings()

    def skip_own(self) -> None:
        """Ends a story of one's own actions: who does something else has seen enough."""
        if self.tells_own:
            self.story.stop()
            self._after_own()

    def back(self) -> bool:
        """In a story, goes back a step."""
        if self.story.telling:
            self.story.back()
            return True
        return False

    def let_go(self) -> bool:
        """Ends a story of one's own actions; one of the other side's goes on to the next blow."""
        if self.tells_own:
            self.story.close()
        elif self.story.telling:
            self.story.skip()
        else:
            return False
        return True

    def pressed(self) -> None:
        self.skip_own()

    def typed(self, active: ActiveBinding | None) -> None:
        """Any other key than those of the story is for the game again."""
        if active is None or not active.binding.action.startswith(_OF_THE_STORY):
            self.skip_own()
