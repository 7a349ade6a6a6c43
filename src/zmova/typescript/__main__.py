"""`python -m zmova.typescript web/src/generated`"""

import sys
from pathlib import Path

from zmova.typescript import write

write(Path(sys.argv[1]))
