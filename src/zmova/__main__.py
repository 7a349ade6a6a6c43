"""`python -m zmova` is the command `zmova`."""

import sys

from zmova.cli import main

sys.exit(main())
