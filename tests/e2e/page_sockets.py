"""The messages between page and server, recorded by the page itself where Playwright can't."""

from collections import defaultdict
from collections.abc import Callable

from playwright.sync_api import BrowserContext

EAR = """
window.WebSocket = class extends WebSocket {
  line = Math.random()
  constructor(...to) {
    super(...to)
    this.addEventListener('message', ({ data }) => overheard(this.line, 'framereceived', data))
  }
  send(data) {
    overheard(this.line, 'framesent', data)
    super.send(data)
  }
}"""


class PageSocket:
    """As much of Playwright's `WebSocket` as a person listens to."""

    def __init__(self) -> None:
        self._listeners: dict[str, list[Callable[[str], None]]] = defaultdict(list)

    def on(self, event: str, listener: Callable[[str], None]) -> None:
        self._listeners[event].append(listener)

    def carried(self, event: str, text: str) -> None:
        for listener in self._listeners[event]:
            listener(text)


def overhear(context: BrowserContext, opened: Callable[[PageSocket], None]) -> None:
    """Firefox does not tell Playwright of its sockets, so the page tells it."""
    sockets: dict[float, PageSocket] = {}

    def overheard(number: float, event: str, text: str) -> None:
        if number not in sockets:
            sockets[number] = PageSocket()
            opened(sockets[number])
        sockets[number].carried(event, text)

    context.expose_function("overheard", overheard)
    context.add_init_script(EAR)
