"""Where the server says that it is to be found."""

import pytest

from zmova.server import address
from zmova.server.address import lan_url, own_url
from zmova.server.config import Config


@pytest.fixture(autouse=True)
def network(monkeypatch):
    monkeypatch.setattr(address, "lan_address", lambda: "192.168.1.9")


@pytest.mark.parametrize(
    ("host", "here", "phones"),
    [
        ("0.0.0.0", "http://localhost:8000", "http://192.168.1.9:8000"),
        ("::", "http://localhost:8000", "http://192.168.1.9:8000"),
        ("", "http://localhost:8000", "http://192.168.1.9:8000"),
        ("192.168.1.5", "http://192.168.1.5:8000", "http://192.168.1.5:8000"),
        ("fd00::5", "http://[fd00::5]:8000", "http://[fd00::5]:8000"),
        ("game.lan", "http://game.lan:8000", "http://game.lan:8000"),
        ("127.0.0.1", "http://127.0.0.1:8000", None),
        ("127.0.0.2", "http://127.0.0.2:8000", None),
        ("localhost", "http://localhost:8000", None),
        ("::1", "http://[::1]:8000", None),
    ],
)
def test_the_door_is_where_the_server_listens(host, here, phones):
    config = Config(host=host)
    assert (own_url(config), lan_url(config)) == (here, phones)


def test_without_a_network_there_is_nothing_for_phones(monkeypatch):
    monkeypatch.setattr(address, "lan_address", lambda: None)
    assert lan_url(Config()) is None
    assert lan_url(Config(host="192.168.1.5")) == "http://192.168.1.5:8000"
