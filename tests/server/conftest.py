"""The servers that these tests share: one for each file, unless a test breaks or limits it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.serving import Server, run_coroutine_tests, serving


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    return run_coroutine_tests(pyfuncitem)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def server(shared: Server) -> Iterator[Server]:
    """The file's server; what it logged meanwhile is shown where a test fails."""
    read = shared.log.stat().st_size
    yield shared
    print(shared.log.read_bytes()[read:].decode())


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """For a test that stops, kills or limits its server."""
    with ExitStack() as running:
        yield lambda **settings: running.enter_context(serving(tmp_path, **settings))
