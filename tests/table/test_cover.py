"""Secrets have one length, whatever they are."""

import pytest

from zmova.table.cover import covered


@pytest.mark.parametrize(
    ("length", "whole"),
    [(0, 150), (99, 150), (100, 150), (101, 150), (150, 150), (151, 200), (200, 200), (201, 250)],
)
def test_all_that_fits_under_the_cover_is_as_long(length, whole):
    """G3: more than it hides takes whole covers, so that little is told even then."""
    assert covered(length, open=100, cover=50) == whole
