"""A cable between one person's browser and the server, which a test can pull out."""

import socket
from contextlib import suppress
from threading import Thread
from types import TracebackType


class Cable:
    """Forwards a port of its own to the server's. Cut, it is silent like a dead network."""

    def __init__(self, port: int) -> None:
        self._target = ("127.0.0.1", port)
        self._whole = True
        self._ends: list[socket.socket] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Nothing gets through any more; what was open hangs, and nothing new opens."""
        self._whole = False

    def pull(self) -> None:
        """Out of the wall: what was open ends at once, and nothing new opens."""
        self.mend()
        self.cut()

    def mend(self) -> None:
        """New connections work; the old ones are dead for good."""
        old, self._ends = self._ends, []
        self._whole = True
        for end in old:
            _shut(end)

    def __enter__(self) -> "Cable":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        _shut(self._door)
        for end in self._ends:
            _shut(end)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                if not self._whole:
                    _shut(near)
                    continue
                try:
                    far = socket.create_connection(self._target)
                except OSError:  # the server is down
                    _shut(near)
                    continue
                self._ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                if self._whole:
                    other.sendall(data)
        if self._whole:
            _shut(one)
            _shut(other)


def _shut(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    with suppress(OSError):
        end.close()
