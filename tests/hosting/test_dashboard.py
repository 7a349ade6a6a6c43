"""The dashboard asks for nothing that a running server does not tell."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.calling import call
from tests.server.gathering import finish_round, playing
from tests.serving import Server, serving
from zmova.server import metrics

BOARD = json.loads((Path(__file__).parents[2] / "hosting/dashboard.json").read_text())
NAME = re.compile(r"\b(?:zmova|process|python)_\w+")
OF_PROMETHEUS = {"instance", "le"}


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    """Every series of a server that had a whole match and a refusal, with its labels."""

    async def play(server: Server) -> None:
        async with playing(server.url, "Оля", "Тарас", "Віра", rounds=1) as people:
            await people[0].refused("play", move={"type": "vote", "guilty": True})
            await finish_round(people)
            await people[0].until(lambda me: me.room["phase"] == "over")

    with serving(tmp_path_factory.mktemp("server")) as server:
        asyncio.run(play(server))
        text = call(server, "GET", "/metrics")[1].decode()
    found: dict[str, set[str]] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    return found


def questions() -> list[Any]:
    return [target for panel in BOARD["panels"] for target in panel["targets"]]


def test_every_metric_and_label_of_the_dashboard_is_one_that_the_server_tells(told):
    for target in questions():
        names = NAME.findall(target["expr"])
        assert names, target
        assert set(names) <= told.keys(), target
        labels = re.findall(r"by \((\w+)\)", target["expr"])
        labels += re.findall(r"\{\{(\w+)\}\}", target["legendFormat"])
        known = OF_PROMETHEUS.union(*(told[name] for name in names))
        assert set(labels) <= known, target
    (server,) = [one for one in BOARD["templating"]["list"] if one["name"] == "instance"]
    assert set(NAME.findall(server["query"])) <= told.keys()


def test_every_metric_of_the_house_is_on_the_dashboard(told):
    asked = " ".join(target["expr"] for target in questions())
    ours = [one._name for one in vars(metrics).values() if hasattr(one, "_name")]
    assert len(ours) > 8
    for name in ours:
        assert re.search(rf"\b{name}(_total|_bucket)?\b", asked), name


def test_panels_have_a_place_of_their_own():
    taken: set[tuple[int, int]] = set()
    for panel in BOARD["panels"]:
        at = panel["gridPos"]
        assert at["x"] + at["w"] <= 24
        squares = {
            (x, y)
            for x in range(at["x"], at["x"] + at["w"])
            for y in range(at["y"], at["y"] + at["h"])
        }
        assert not squares & taken
        taken |= squares
    assert len({panel["id"] for panel in BOARD["panels"]}) == len(BOARD["panels"])
