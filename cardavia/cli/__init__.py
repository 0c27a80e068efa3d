"""The command line: one module a command, without Qt.

Exit status: 0 done, 1 the input was bad (one line on standard error, with the place), 2 wrong usage.
"""
