"""Several solvers on several threads that judge one batch of worlds together.

A world's answer depends on that world alone and answers are put together by world number, so the
verdict does not depend on the number of threads.  May import its sisters in this package.
"""

import os
from array import array
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType

from cardavia.players.search.solver import Solver
from cardavia.players.search.status import kernel_status
from cardavia.players.search.terms import Numbers, Terms
from cardavia.players.search.verdict import Verdict


def usable_threads() -> int:
    """One thread fewer than the machine has cores, 1 to 4; 1 where the kernel is not compiled.

    The uncompiled kernel holds the interpreter lock, so more threads would only fight for it.
    """
    if kernel_status() == "uncompiled":
        return 1
    return max(1, min(4, (os.cpu_count() or 1) - 1))


class Crew:
    """A set of solvers, one per thread, used by one caller at a time; close it after use.

    >>> with Crew(threads=2) as crew:
    ...     crew.threads
    2
    """

    def __init__(self, threads: int | None = None, table_bits: int = 16) -> None:
        self.threads = usable_threads() if threads is None else threads
        self.stop: Numbers = array("i", [0])
        self._solvers = [Solver(table_bits) for _ in range(self.threads)]
        self._pool = ThreadPoolExecutor(self.threads, thread_name_prefix="search")
        for solver in self._solvers:
            solver.set_stop(self.stop)

    def __enter__(self) -> "Crew":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Cancel what runs and end the threads."""
        self.cancel()
        self._pool.shutdown()

    def cancel(self) -> None:
        """Make the running `worlds` call (and all later ones, until `resume`) return None."""
        self.stop[0] = 1

    def resume(self) -> None:
        """Take questions again after `cancel`."""
        self.stop[0] = 0

    def worlds(
        self,
        deals: Numbers,
        width: int,
        seats: int,
        terms: Terms,
        leader: int,
        table: Sequence[int] = (),
        target: int | None = None,
        aside: int = -1,
        limit: int = 0,
        each: bool = True,
    ) -> Verdict | None:
        """`Solver.worlds`, shared out among the threads in runs of neighbouring worlds."""
        count = len(deals) // width
        bounds = [count * part // self.threads * width for part in range(self.threads + 1)]
        bounds[-1] = len(deals)
        jobs = [
            self._pool.submit(
                solver.worlds,
                deals[start:end],
                width,
                seats,
                terms,
                leader,
                table,
                target,
                aside,
                limit,
                each,
            )
            for solver, start, end in zip(self._solvers, bounds, bounds[1:], strict=False)
            if end > start
        ]
        values = array("h")
        cards: tuple[int, ...] = ()
        nodes = 0
        verdicts = [job.result() for job in jobs]
        for verdict in verdicts:
            if verdict is None:
                return None
            cards = verdict.cards
            values.extend(verdict.values)
            nodes += verdict.nodes
        return Verdict(cards=cards, values=values, nodes=nodes)
