"""`python -m zmova.server.health` asks the server of these settings whether it accepts people."""

import json
import ssl
import sys
import urllib.request

from zmova.server.config import Config
from zmova.server.settings import BadSetting, configured

ITSELF = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}


def healthy(config: Config) -> bool:
    # The certificate is made out to the public name, and nobody stands between us and ourselves.
    trusting = ssl._create_unverified_context()
    url = f"{config.scheme}://{ITSELF.get(config.host, config.host)}:{config.port}/healthz"
    direct = urllib.request.build_opener(
        urllib.request.ProxyHandler({}), urllib.request.HTTPSHandler(context=trusting)
    )
    try:
        with direct.open(url, timeout=5) as page:
            return bool(json.load(page)["ok"])
    except (OSError, ValueError):
        return False


if __name__ == "__main__":
    try:
        sys.exit(0 if healthy(configured({})) else 1)
    except BadSetting as bad:
        sys.exit(str(bad))
