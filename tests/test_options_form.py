"""What the client is told of options is what the rules hold to, and each has its words."""

from typing import Any, get_type_hints

import msgspec
import pytest

from zmova.games import named, names
from zmova.replays.catalogue import LANGS, catalogue
from zmova.typescript.options import kind_of

OPTIONS = [
    (game, field, kind_of(hint))
    for game in names()
    for field, hint in get_type_hints(named(game).options, include_extras=True).items()
]
NUMBERS = [(game, field, about) for game, field, about in OPTIONS if about["kind"] == "number"]
PLAIN = [(game, field, about) for game, field, about in OPTIONS if about["kind"] != "special"]


def accepts(game: str, field: str, value: Any) -> bool:
    try:
        msgspec.convert({field: value}, named(game).options)
    except msgspec.ValidationError:
        return False
    return True


@pytest.mark.parametrize(("game", "field", "about"), NUMBERS)
def test_a_number_has_the_bounds_that_the_form_shows(game, field, about):
    assert accepts(game, field, about["least"])
    assert accepts(game, field, about["most"])
    assert not accepts(game, field, about["least"] - 1)
    assert not accepts(game, field, about["most"] + 1)


@pytest.mark.parametrize(("game", "field", "about"), PLAIN)
@pytest.mark.parametrize("lang", LANGS)
def test_an_option_has_its_words(lang, game, field, about):
    name = field.removesuffix("_seconds").replace("_", "-")
    needed = [f"{game}-options-{name}", *([f"{game}-{name}"] if about["kind"] == "choice" else [])]
    missing = [key for key in needed if not catalogue(lang).has(key)]
    assert not missing, f"src/zmova/games/{game}/words/{lang}/play.ftl: {', '.join(missing)}"


@pytest.mark.parametrize("game", names())
def test_a_room_can_start_with_what_it_starts_with(game):
    assert all(accepts(game, *item) for item in named(game).room_options.items())
    assert set(named(game).limits) <= set(named(game).options.__struct_fields__)
