"""The gallery as files on a port of this machine: what was built, what was recorded."""

import functools
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from launcher import gallery
from launcher.shell import ROOT

FOLDERS = (gallery.SITE, gallery.PUBLIC, ROOT / "web/public")


class Files(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def translate_path(self, path: str) -> str:
        name = path.partition("?")[0].lstrip("/")
        folders = (folder for folder in FOLDERS if (folder / name).is_file())
        return str(next(folders, gallery.SITE) / name)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "max-age=3600")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass

    def handle(self) -> None:
        with suppress(ConnectionError):  # of a page that has been left
            super().handle()


@contextmanager
def opened() -> Iterator[str]:
    """Its address."""
    gallery.record()
    gallery.build()
    files = functools.partial(Files, directory=str(gallery.SITE))
    server = ThreadingHTTPServer(("127.0.0.1", 0), files)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/gallery"
    finally:
        server.shutdown()
        server.server_close()
