"""`./zmova doctor`: what is installed, what is missing and how to get it."""

import sys

from launcher import client, packages
from launcher.checks import missing_browsers
from launcher.shell import CAN_APT, how_to_get


def doctor() -> int:
    """0 when `./zmova` can run, else 2."""
    print("✓ Python", sys.version.split()[0])
    able = packages.can_make_venv() or CAN_APT
    if packages.can_make_venv():
        print("✓ venv")
    elif CAN_APT:
        print(f"· venv: ./zmova installs {packages.VENV_PACKAGE}")
    else:
        print("✗ venv:", how_to_get(packages.VENV_PACKAGE))
    print("✓ Python packages" if packages.installed() else "· Python packages: ./zmova gets them")
    node = client.system_node()
    print(f"✓ Node: {node}" if node else "· Node 20.19+: ./zmova gets one from PyPI")
    print("✓ web client" if client.fresh() else "· web client: ./zmova builds it")
    if missing := missing_browsers():
        hint = "./zmova test installs" if CAN_APT else how_to_get(*missing)
        print(f"· all tests need {', '.join(missing)}: {hint}")
    else:
        print("✓ browsers for the tests")
    print("✓ ./zmova can run" if able else "✗ ./zmova cannot run yet: see above")
    return 0 if able else 2
