"""What a person reads, from the same catalogues as the client: texts may change, keys stay."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

import zmova
from zmova.replays.catalogue import nth

SOURCE = Path(zmova.__file__).parent


@cache
def catalogue(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], functions={"NTH": nth}, use_isolating=False)
    own = SOURCE.glob(f"games/*/words/{lang}/*.ftl")
    for file in [*SOURCE.glob(f"locales/{lang}/*.ftl"), *own]:
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def has_phrase(lang: str, key: str) -> bool:
    return catalogue(lang).has_message(key)


def phrase(lang: str, key: str, **values: object) -> str:
    pattern = catalogue(lang).get_message(key).value
    assert pattern is not None
    text, problems = catalogue(lang).format_pattern(pattern, values)
    assert not problems, problems
    return str(text)
