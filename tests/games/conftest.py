"""Tests of a game may play over sockets too."""

from tests.server.conftest import (  # noqa: F401
    local,
    own_local,
    own_server,
    own_time,
    pytest_pyfunc_call,
    shared,
)
