"""Which kernel runs: compiled, uncompiled, or a compiled one older than its sources.

A compiled module carries the digest of all kernel sources at the time it was built.  May import
only the standard library and, inside a function, its compiled sisters.
"""

import importlib
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Literal

HERE = Path(__file__).parent
COMPILED = (
    "position",
    "bounds",
    "ordering",
    "memory",
    "shortlist",
    "engine",
    "solver",
    "sampler",
    "race_memory",
    "race_engine",
    "race",
)
"""Modules that are compiled where a C compiler is at hand."""

Status = Literal["compiled", "uncompiled", "stale"]


def source_digest(package: Path = HERE) -> int:
    """63-bit digest of the sources the compiled modules are made of; the same at build and run time."""
    sha = sha256()
    for path in _sources(package):
        sha.update(path.name.encode())
        # a checkout may have changed the line ends
        sha.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return int.from_bytes(sha.digest()[:8], "big") >> 1


def kernel_status() -> Status:
    """How the search runs here.

    ``compiled``: every module is an extension built from the sources beside it.  ``uncompiled``: all
    run as Python, some 150 times slower.  ``stale``: extensions are missing for some modules or were
    built from other sources; build again with ``python setup.py build_ext --inplace``.
    """
    built = [_built(name) for name in COMPILED]
    if not any(built):
        return "uncompiled"
    sources_present = all(path.exists() for path in _sources(HERE))
    digest = source_digest() if sources_present else built[0]
    return "compiled" if all(number == digest for number in built) else "stale"


def _built(name: str) -> int:
    module = importlib.import_module(f"cardavia.players.search.{name}")
    digest: int = module.built_from()
    return digest


def _sources(package: Path) -> Iterable[Path]:
    for name in COMPILED:
        yield package / f"{name}.py"
        yield package / f"{name}.pxd"
    yield package / "bits.pxd"
