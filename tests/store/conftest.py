"""`async def` tests here too."""

import pytest

from tests.serving import run_coroutine_tests


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    return run_coroutine_tests(pyfuncitem)
