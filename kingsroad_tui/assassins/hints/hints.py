"""A hint of King & Assassins in three pages: where to look, what to do, how it compares; and the
figures for experts. The solver knows, and here it is put together.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from advisor.messages.assassins_answers import AssassinsAdvice, SecretAdvice
from assassins.games import AssassinsGame
from assassins.town import LETTERS
from kingsroad_tui.assassins.hints import look, plan, printed
from kingsroad_tui.assassins.hints.following import BY_KEY, TYPED, Follow, followed
from kingsroad_tui.assassins.hints.plan import PlanPage
from kingsroad_tui.assassins.hints.what_if_words import supposing_sentences
from kingsroad_tui.assassins.play.typed_actions import knight_numbers
from kingsroad_tui.hints.pages import PAGES, Page, Reading, heading, next_press
from kingsroad_tui.keys.key_words import KeysHere
from tabletop.words.voice import phrase


class Hint(NamedTuple):
    """What a hint shows.

    Attributes:
        headline: what matters first; empty where there are only sentences.
        sentences: what else it says, the most urgent first.
        alarming: whether the headline tells of something bad.
        reading: the page, or none of them.
        danger: by townsperson (0 to 11), the AP after which it could strike, for those to be
            marked.
        planned: the actions that it would have somebody do, to be drawn.
        advised: the townsfolk (0 to 11) that it would have somebody choose, to be marked.
        ready: whether it is all there; else the solver is still thinking.
    """

    headline: str = ""
    sentences: tuple[str, ...] = ()
    alarming: bool = False
    reading: Reading = Reading()
    danger: Mapping[int, int] = MappingProxyType({})
    planned: tuple[str, ...] = ()
    advised: frozenset[int] = frozenset()
    ready: bool = True

    @property
    def to_do(self) -> bool:
        """Whether there is something that a key could do or choose as it says."""
        return bool(self.planned or self.advised)

    @property
    def lines(self) -> tuple[str, ...]:
        """All that is said; nothing where there is no hint."""
        return (self.headline, *self.sentences) if self.headline else self.sentences

    @property
    def title(self) -> str:
        """``Hint 2/3``, or ``Hint`` where there is only one."""
        return heading(self.reading, 1) if self.reading.page else phrase("hints-word")

    def next_press(self, here: KeysHere, *, unread: bool = False) -> str:
        """What the next press of its key does, to stand beside the title; ``unread``: of this page
        there is more to read."""
        reading = self.reading if self.reading.page else Reading(Page.COMPARE)
        return next_press(reading, 2 if unread else 1, here)

    def read_on(self, read: int) -> Hint:
        """The same without its first sentences, as many as have been read."""
        return self._replace(sentences=self.sentences[read:])


NO_HINT: Final = Hint()


def thinking_hint(reading: Reading = NO_HINT.reading) -> Hint:
    """While the solver has not answered yet."""
    return Hint(sentences=(phrase("assassins-hints-thinking"),), reading=reading, ready=False)


def followed_hint(here: KeysHere) -> Hint:
    """After all that a hint would have somebody do has been done."""
    return Hint(sentences=(followed(here),), reading=Reading(Page.CHOICE))


def lost_hint() -> Hint:
    """Where the solver gives no answer."""
    return Hint(sentences=(phrase("assassins-hints-lost"),))


def hint_of(
    advice: AssassinsAdvice,
    game: AssassinsGame,
    reading: Reading,
    own: Collection[int] = (),
    follow: Follow = BY_KEY,
) -> Hint:
    """What a hint about the present moment of a game shows on a page.

    Args:
        advice: the solver's.
        game: as it stands.
        reading: the page.
        own: the assassins (0 to 11) of the people's player who is told it.
        follow: how somebody can play as it says.
    """
    page, known = reading.page, plan.is_known(advice)
    if page is Page.OFF:
        return NO_HINT
    king = advice.side == "king"  # nothing is marked for the people before they look at their cards
    told = _page(advice, game, page, own, follow)
    if page is not Page.LOOK and not known:
        told = PlanPage((), phrase("assassins-hints-thinking"))
    notes = supposing_sentences(advice)
    if not king and not own and page in (Page.LOOK, Page.CHOICE) and follow.unknown:
        notes.append(follow.unknown)
    return Hint(
        told.headline,
        (*notes, *told.sentences),
        page is Page.LOOK and _alarming(advice),
        reading,
        look.near_pawns(advice, own) if king or own else {},
        told.actions,
        ready=page is Page.LOOK or known,
    )


def _page(
    advice: AssassinsAdvice,
    game: AssassinsGame,
    page: Page,
    own: Collection[int],
    follow: Follow,
) -> PlanPage:
    """What stands on a page, and what it would have somebody do."""
    numbers = knight_numbers(game)
    if page is Page.CHOICE and plan.is_known(advice):
        return plan.best_plan(advice, game.position, numbers, follow)
    if page is Page.COMPARE:
        return plan.other_plans(advice, game.position, numbers)
    if page is Page.LOOK:
        lines = look.look_sentences(advice, game.position, own)
    else:
        lines = printed.experts_lines(advice, game)
    return PlanPage((), lines[0], tuple(lines[1:]))


def _alarming(advice: AssassinsAdvice) -> bool:
    """Whether what comes first is bad."""
    king, stop = advice.side == "king", advice.stop
    if advice.win_now:
        return False
    return bool(advice.leaves) or (king and stop is not None and stop.death > 0)


def choice_hint(advice: SecretAdvice, here: KeysHere) -> Hint:
    """Whom to take as assassins, and why; the three are to be marked on the board."""
    headline, *sentences = printed.choice_sentences(advice, here("follow"))
    advised = frozenset(LETTERS.index(member.letter) for member in advice.members)
    return Hint(headline, tuple(sentences), advised=advised)


def hint_sentences(
    advice: AssassinsAdvice, game: AssassinsGame, own: Collection[int] = ()
) -> list[str]:
    """All that a hint says in one go, where actions are typed.

    Args:
        advice: the solver's, whole.
        game: as it stands.
        own: the assassins of the people's player who is told it; none for anybody else.
    """
    pages = PAGES if plan.is_known(advice) else PAGES[:1]
    told = [_page(advice, game, page, own, TYPED) for page in pages]
    lines = [line for page in told for line in (page.headline, *page.sentences)]
    return [*supposing_sentences(advice), *lines]
