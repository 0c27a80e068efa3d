"""What a frozen bundle runs first."""

import sys

from cardavia.__main__ import main

sys.exit(main())
