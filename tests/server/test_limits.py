"""By what a visitor is counted."""

import pytest

from zmova.server.limits import one_visitor


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::"),
        ("2001:db8:1:2:bbbb::9", "2001:db8:1:2::"),
        ("2001:db8:1:3::9", "2001:db8:1:3::"),
        ("", ""),
        ("unix:", "unix:"),
    ],
)
def test_of_ipv6_a_whole_network_is_one_visitor(address, counted):
    assert one_visitor(address) == counted
