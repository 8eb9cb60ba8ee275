"""A pane that asks the solver and shows the answer, refined in place as better ones come."""

from __future__ import annotations

from dataclasses import dataclass

from textual import getters, work
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.reactive import reactive
from textual.worker import get_current_worker

from advisor.messages.protocol import Advice, AdviseRequest, Failure
from kingsroad.board import Board
from kingsroad_tui.shell.host import Host, WidgetMessage
from kingsroad_tui.widgets.plain import PlainStatic
from tabletop.words.voice import phrase


class SolverPane(VerticalScroll):
    """Asks the solver; a subclass says what to show (`lines`).

    Reactives:
        advice: the answer so far, or None while there is none.
        thinking: whether a better answer is on its way.
        trouble: why there is no advice, or nothing.
    """

    @dataclass
    class AdviceChanged(WidgetMessage["SolverPane"]):
        """There is a new answer, or a better one, or none will follow."""

    app = getters.app(Host)

    advice: reactive[Advice | None] = reactive[Advice | None](None, init=False)
    thinking: reactive[bool] = reactive(False, init=False)
    trouble: reactive[str] = reactive("", init=False)

    def __init__(self, board: Board, names: tuple[str, ...], *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.board = board
        self.names = names

    def lines(self) -> list[Content]:
        """What to show, line by line."""
        return []

    def request_advice(self, request: AdviseRequest | None) -> None:
        """Asks the solver, or nobody; answers to an older request are dropped."""
        self.workers.cancel_node(self)
        self.advice = None
        self.trouble = ""
        self.thinking = request is not None
        if request is not None:
            self._receive_advice(request)
        self.write()

    @work(exclusive=True)
    async def _receive_advice(self, request: AdviseRequest) -> None:
        async for answer in self.app.solver.ask(request):
            if get_current_worker().is_cancelled:
                return
            if isinstance(answer, Advice):
                self.advice = answer
                self.post_message(self.AdviceChanged(self))
            elif isinstance(answer, Failure):
                self.trouble = phrase("hints-lost", why=answer.message)
        self.thinking = False
        self.post_message(self.AdviceChanged(self))

    def compose(self) -> ComposeResult:
        yield PlainStatic(id="text")

    def write(self) -> None:
        """Shows the lines as they are now."""
        self.query_one(PlainStatic).update(Content("\n").join(self.lines()))

    watch_advice = watch_thinking = watch_trouble = write
    on_shown_anew = on_resize = write
