"""What a frozen bundle runs first."""

import multiprocessing
import sys

from cardavia.__main__ import main

multiprocessing.freeze_support()
sys.exit(main())
