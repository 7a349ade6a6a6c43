"""Servers of these tests: one inside the test's own process, or one in a process of its own."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.local_server import LocalServer
from tests.own_time import OwnTime
from tests.serving import Server, run_coroutine_tests, serving


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    return run_coroutine_tests(pyfuncitem)


@pytest.fixture
def own_time() -> Iterator[asyncio.Runner]:
    """A loop in which no test waits for anything."""
    with asyncio.Runner(loop_factory=OwnTime) as runner:
        yield runner


@pytest.fixture
def own_local(
    own_time: asyncio.Runner, tmp_path: Path
) -> Iterator[Callable[..., Awaitable[LocalServer]]]:
    """Starts one with settings of its own."""
    opened: list[LocalServer] = []

    async def open_one(**settings: object) -> LocalServer:
        opened.append(local := LocalServer(tmp_path, **settings))
        await local.start()
        return local

    yield open_one
    for local in opened:
        own_time.run(local.close())


@pytest.fixture
def local(
    own_time: asyncio.Runner, own_local: Callable[..., Awaitable[LocalServer]]
) -> LocalServer:
    """For all that rooms do; no real time passes in it."""

    async def opened() -> LocalServer:
        return await own_local()

    return own_time.run(opened())


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def server(shared: Server) -> Iterator[Server]:
    """The file's server, for what needs a process; its log is shown where a test fails."""
    read = shared.log.stat().st_size
    yield shared
    print(shared.log.read_bytes()[read:].decode())


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """For a test that stops, kills or limits its server."""
    with ExitStack() as running:
        yield lambda **settings: running.enter_context(serving(tmp_path, **settings))
