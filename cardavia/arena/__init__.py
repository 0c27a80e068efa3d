"""Computer against computer: which player is better, by how much, how surely, and how long it thinks.

`contest.py` says what is played, `playing.py` plays one round, `outside.py` asks other programs, `running.py`
spreads the rounds, `log.py` keeps them, `report.py` counts, `table.py` prints.  For the command line and for
measurements; the desktop never comes here.
"""

from cardavia.arena.contest import Contest, ContestError, Round
from cardavia.arena.report import Report, report
from cardavia.arena.running import hold

__all__ = ["Contest", "ContestError", "Report", "Round", "hold", "report"]
