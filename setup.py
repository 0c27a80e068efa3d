"""Compile the search kernel: ``python setup.py build_ext --inplace`` or any install.

Everything else about the project is said in pyproject.toml.  Where no C compiler works, or with
CARDAVIA_NO_EXTENSION=1, nothing is compiled and the same modules run as ordinary Python.
"""

import os
import platform
import runpy
import sys
from pathlib import Path

from setuptools import Extension, setup

PACKAGE = Path("cardavia/players/search")

# the search counts bits all the time; every x86-64 processor since 2008 does it in one instruction
POPCOUNT = ["-mpopcnt"] if sys.platform == "linux" and platform.machine() == "x86_64" else []


def extensions() -> list[Extension]:
    """One extension per compiled module, each carrying the digest of all kernel sources."""
    from Cython.Build import cythonize

    status = runpy.run_path(str(PACKAGE / "status.py"))
    digest = status["source_digest"](PACKAGE)
    sources = sorted(str(path) for suffix in ("*.py", "*.pxd") for path in PACKAGE.glob(suffix))
    wanted = [
        Extension(
            ".".join((*PACKAGE.parts, name)),
            [str(PACKAGE / f"{name}.py")],
            depends=sources,
            extra_compile_args=POPCOUNT,
            define_macros=[("CARDAVIA_KERNEL_DIGEST", f"{digest}ULL")],
        )
        for name in status["COMPILED"]
    ]
    built = cythonize(wanted, build_dir="build")
    for extension in built:
        # cythonize() does not carry this over: without a compiler the install goes on
        extension.optional = True
    return built


setup(
    ext_modules=[] if os.environ.get("CARDAVIA_NO_EXTENSION") == "1" else extensions(),
    package_data={"cardavia.players.search": ["*.pxd"]},
)
