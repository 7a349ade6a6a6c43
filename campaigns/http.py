"""Calls that a stranger's program makes up from the published page: Schemathesis, from outside.

It lives in an environment of its own, which the first batch makes: no part of Zmova needs it.
"""

import json
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from campaigns.campaign import DONE, Campaign, Figures, has, steady
from campaigns.shared_server import watched

VERSION = "schemathesis==4.32.5"
HOME = Path(__file__).parent.parent / "build/schemathesis"
PROGRAM = HOME / "bin/schemathesis"
CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,"
    "response_headers_conformance,response_schema_conformance,unsupported_method"
)
EXAMPLES = 20
"""Of each call, in a batch."""
PHASES = "examples,coverage,fuzzing,stateful"


def install() -> None:
    if PROGRAM.exists():
        return
    subprocess.run([sys.executable, "-m", "venv", HOME], check=True)
    subprocess.run([HOME / "bin/python", "-m", "pip", "install", "-q", VERSION], check=True)


def run(batch: int) -> Figures:
    install()
    server = watched()
    with tempfile.TemporaryDirectory(prefix="zmova-campaign-") as folder:
        report = Path(folder) / "events.ndjson"
        told = subprocess.run(
            [
                PROGRAM, "run", f"{server.server.url}/api/openapi.json",
                "--checks", CHECKS, "--max-examples", str(EXAMPLES), "--seed", str(batch),
                "--continue-on-failure", "--request-timeout", "60", "--phases", PHASES,
                "--suppress-health-check", "all",
                "--report", "ndjson", "--report-ndjson-path", report,
            ],
            capture_output=True, text=True, cwd=folder, check=False,
        )  # fmt: skip
        if told.returncode != 0:
            raise AssertionError(f"{told.stdout[-6000:]}{told.stderr[-2000:]}")
        counts = counted(report)
    complaints = server.complaints()
    if complaints:
        raise AssertionError(f"{len(complaints)} unhandled, the first: {complaints[0]!r}")
    return {**counts, **server.memory()}


def counted(report: Path) -> Counter[str]:
    """Requests, and the answers by their status."""
    counts = Counter({DONE: 0})
    for line in report.read_text().splitlines():
        scenario = json.loads(line).get("ScenarioFinished", {}).get("recorder", {})
        for call in scenario.get("interactions", {}).values():
            counts[DONE] += 1
            counts[f"answered {call['response']['status_code']}"] += 1
    return counts


def judge(figures: Figures, seconds: float) -> list[str]:
    """Memory within 5 %, and it was heard: some calls were right, some were refused."""
    return [*has(figures, "answered 200", "answered 400"), *steady(figures, seconds)]


HTTP = Campaign(
    "Every call that can be made up from the published page is answered as that page says.",
    unit="requests",
    amount=100_000,
    run=run,
    judge=judge,
    alone=True,
)
