"""Whether there is time for more matches, more kills, more examples: `./zmova test --long`."""

import os

LONG = bool(os.environ.get("ZMOVA_LONG"))
