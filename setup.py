"""Compile the search kernel: ``python setup.py build_ext --inplace`` or any install; fill wheel and sdist.

Everything else about the project is said in pyproject.toml.  Where no C compiler works, or with
CARDAVIA_NO_EXTENSION=1, nothing is compiled and the same modules run as ordinary Python.

In a wheel, `assets` and `i18n` lie inside the package, translations compiled; an sdist has them where a
checkout has them, with the compiled translations beside their sources.
"""

import os
import platform
import runpy
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

PACKAGE = Path("cardavia/players/search")
DATA = ("assets", "i18n")
"""Folders of the checkout that the program reads; `cardavia/resources.py` finds them in both places."""
IGNORED = shutil.ignore_patterns("*.ts", "*.qm", "*.half", "vanished_*", ".*")
"""What lies in them for translators alone, or is compiled anew."""

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


def compile_translations(out: Path) -> None:
    """Every translation in its compiled form into a folder."""
    runpy.run_path("packaging/translations.py")["compile_into"]("i18n", out)


class BuildWithData(build_py):
    """The package with the folders it reads; an editable install has them in the checkout."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            # without build isolation PySide6 may come with this install; `make prepare` compiles afterwards
            if find_spec("PySide6") is not None:
                compile_translations(Path("i18n"))
            return
        inside = Path(self.build_lib) / "cardavia"
        for name in DATA:
            # what an earlier build left may be gone from the checkout
            shutil.rmtree(inside / name, ignore_errors=True)
            shutil.copytree(name, inside / name, ignore=IGNORED)
        compile_translations(inside / "i18n")


class SdistWithTranslations(sdist):
    """The sources with compiled translations, so that who builds from them needs no lrelease."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        super().make_release_tree(base_dir, files)
        compile_translations(Path(base_dir) / "i18n")


setup(
    cmdclass={"build_py": BuildWithData, "sdist": SdistWithTranslations},
    ext_modules=[] if os.environ.get("CARDAVIA_NO_EXTENSION") == "1" else extensions(),
    package_data={"cardavia.players.search": ["*.pxd"]},
)
