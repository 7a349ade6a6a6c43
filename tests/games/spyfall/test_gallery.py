"""What the gallery shows of Spyfall beside what it shows of every game."""

import json

from launcher import gallery
from tests.gallery.test_recordings import recordings
from zmova.games import named


def test_a_spy_who_stays_silent_is_shown():
    """Bots always guess; somebody who sleeps does not."""
    spyfall = named("spyfall")
    for seats in range(spyfall.fewest, spyfall.most + 1):
        tables = [one["id"] for one in recordings("spyfall") if one["seats"] == seats]
        files = [gallery.PUBLIC / f"gallery-data/{id}.json" for id in tables]
        events = [
            event
            for file in files
            for step in json.loads(file.read_text())["export"]["steps"]
            for event in step["events"]
        ]
        guesses = [event for event in events if event["type"] == "guessed"]
        assert any(guess["location"] is None for guess in guesses)
