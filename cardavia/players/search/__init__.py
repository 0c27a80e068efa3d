"""The search kernel: perfect-information answers about one deal, or about many sampled worlds.

It knows cards as bits, suits, values and obligations, and no game: `Layout` and `Terms` (or `Race`
for two seats racing to 66) say what is played, `WorldSampler` deals the hidden cards, `Solver`,
`RaceSolver` and `Crew` (many threads) answer, `Verdict` sums up.  May import only its own modules.
"""

from cardavia.players.search.crew import Crew
from cardavia.players.search.layout import Layout
from cardavia.players.search.race import Race, RaceSolver
from cardavia.players.search.sampler import WorldSampler
from cardavia.players.search.solver import Solver
from cardavia.players.search.status import kernel_status, source_digest
from cardavia.players.search.terms import Feature, Obligation, Terms
from cardavia.players.search.verdict import UNJUDGED, Verdict

__all__ = [
    "UNJUDGED",
    "Crew",
    "Feature",
    "Layout",
    "Obligation",
    "Race",
    "RaceSolver",
    "Solver",
    "Terms",
    "Verdict",
    "WorldSampler",
    "kernel_status",
    "source_digest",
]
