"""G5: what the client refuses by itself names the rule that the server would name."""

import re

from tests.refusals import ROOT, cited

TURN = ROOT / "web/src/games/spyfall/turn.ts"


def test_the_client_s_own_refusals_name_the_rules_of_the_server():
    """S8, S9, S10, S11, S13"""
    said = re.findall(r"refusal\('([a-z-]+)'(?:, '(S\d+)')?\)", TURN.read_text("utf-8"))
    rules = cited("spyfall")
    assert len(said) > 6
    assert {key: rule or None for key, rule in said} == {key: rules.get(key) for key, _ in said}
