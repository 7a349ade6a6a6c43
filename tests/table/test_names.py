"""Names that show, and none that looks like another's."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zmova.table.names import alike, name_of

MOST = 20


@pytest.mark.parametrize(
    "name",
    [
        "Оля",
        "Їжак",
        "Соломія-Анна",
        "Мар’яна",
        "Марʼяна",
        "Йосип Ґудзь",
        "O’Neil",
        "Zoë",
        "Ж",
        "2",
        "👩\u200d🚀",
        "👩🏽\u200d🚀 Оля",
        "🏳️\u200d🌈",
        "👨\u200d👩\u200d👧",
        "🧔\u200d♂️",
        "❤️",
        "1️⃣",
        "🇺🇦",
        "Оля ♥",
        "李小龍",
        "김민수",
        "שרה",
        "नेहा",
        "¯\\_(ツ)_/¯",
    ],
)
def test_honest_names_stay_as_they_are(name):
    assert name_of(name, MOST) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "  ",
        "\u200b",
        "\u200d",
        "\ufe0f",
        "\ufe0f\u200d\ufe0f",
        "\u3164",
        "\u115f\u1160",
        "\uffa0",
        "\u2800 \u2800",
        "\u034f",
        "\u180e\u180b",
        "\U000e0101",
        "\U000e0041",
        "\U0001d159",
        "\u0301",
        "\u202e",
        "а" * 21,
    ],
)
def test_a_name_that_nobody_sees_or_reads_is_none(typed):
    assert name_of(typed, MOST) is None


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("О\u200dля", "Оля"),
        ("Оля\ufe0f", "Оля"),
        ("О\ufe0eл\u034fя", "Оля"),
        ("Оля\u3164", "Оля"),
        ("\u2800Оля\u2800", "Оля"),
        ("Оля\u00a0\u2003", "Оля"),
        ("\u202eяло\u202c", "яло"),
        ("Оля\u2066\u2069", "Оля"),
        ("👩\u200d", "👩"),
        ("👩\u200d\u200d🚀", "👩\u200d🚀"),
        ("1\ufe0f", "1"),
    ],
)
def test_what_does_not_show_is_dropped(typed, name):
    assert name_of(typed, MOST) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Оля", "оля"),
        ("Оля", "Oля"),  # a Latin O
        ("Оля", "0ля"),
        ("Тарас", "Tapac"),
        ("Вова", "BOBA"),
        ("Іван", "Iвaн"),
        ("Ivan", "lvan"),
        ("Ivan", "1van"),
        ("Anna", "Аnnа"),
        ("Anna", "Ɑnnɑ"),
        ("Greg", "ɡreɡ"),
        ("Łukasz", "Lukasz"),
        ("Đorđe", "Dorde"),
        ("Bo", "Bø"),
        ("Ivan", "I\u0336v\u0336a\u0336n\u0336"),
        ("Anna", "ΑΝΝΑ"),
        ("Наталя", "Hаталя"),
        ("Їжак", "I\u0308жак"),
        ("Оля", "Ｏля"),
        ("Nina", "𝐍𝐢𝐧𝐚"),
        ("❤️", "❤"),
        ("Оля 2", "Oля  2"),
    ],
)
def test_names_that_look_the_same_are_alike(one, other):
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Оля", "Оля 2"),
        ("Оля", "Оліа"),
        ("Ганна", "Анна"),
        ("Іван", "Йван"),
        ("Ілля", "Їлля"),
        ("Міша", "Маша"),
        ("Nina", "Nino"),
        ("👩\u200d🚀", "👨\u200d🚀"),
        ("Саша", "Sasha"),
        ("Рома", "Roma"),
    ],
)
def test_names_that_differ_to_the_eye_are_not_alike(one, other):
    assert not alike(one, other)


@given(st.text(max_size=30) | st.text("аaоo\u200d\ufe0f\u3164\u2800❤👩\u0301 ", max_size=30))
def test_a_name_is_a_name_again_and_looks_like_itself(typed):
    name = name_of(typed, MOST)
    if name is not None:
        assert name_of(name, MOST) == name
        assert alike(name, name)
