"""Turns a tree's modules into machine code; tools.compile runs it in the tree that it has laid out.

With `--probe` instead of modules, it compiles a line of C to see whether this machine can.
"""

import argparse
import os
import tempfile
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

GROUP = "overton"
"""The name of the library with all modules' machine code: `overton__mypyc`."""
LINE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
"""A source that compiles only if there are a compiler and Python's headers."""


class Parallel(build_ext):  # type: ignore[misc]  # mypy is told to read no setuptools
    """Compiles one extension's C files on all processors; setuptools only parallelises over extensions."""

    def build_extension(self, ext: Extension) -> None:
        """Compile the largest files first, then link."""
        first, *others = sorted(ext.sources, key=lambda source: -Path(source).stat().st_size)
        objects = self._compiled(ext, first)  # alone, because it prepares the compiler
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for some in pool.map(lambda source: self._compiled(ext, source), others):
                objects += some
        ext.depends = [*ext.depends, first, *others]
        ext.sources = []
        ext.extra_objects = objects
        super().build_extension(ext)

    def _compiled(self, ext: Extension, source: str) -> list[str]:
        return list(
            self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                macros=[*ext.define_macros, *[(name, None) for name in ext.undef_macros]],
                include_dirs=ext.include_dirs,
                debug=self.debug,
                extra_postargs=[*(ext.extra_compile_args or [])],
                depends=ext.depends,
            )
        )


def build(extensions: Iterable[Extension], *options: str) -> None:
    """Build extensions; raises SystemExit if that fails."""
    command = ["--quiet", "build_ext", *options]
    setup(
        name="overton-engine",
        packages=[],
        py_modules=[],
        ext_modules=[*extensions],
        script_args=command,
        cmdclass={"build_ext": Parallel},
    )


def probe() -> None:
    """Compile a line of C; raises SystemExit if that fails."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(LINE, encoding="utf-8")
        os.chdir(folder)
        build([Extension("probe", [source.name])], "--build-lib", "lib", "--build-temp", "temp")
        os.chdir(os.sep)  # Windows can't delete a process's current folder


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; raises SystemExit if anything can't be compiled."""
    parser = argparse.ArgumentParser(prog="python -m tools.extensions", description=__doc__)
    parser.add_argument("file", nargs="*", help="the modules to compile, beginning at the root of the tree")
    parser.add_argument("--optimised", default="2", help="how hard the compiler tries")
    parser.add_argument("--probe", action="store_true", help="only see whether this machine can")
    given = parser.parse_args(arguments)
    if given.probe:
        probe()
        return 0
    from mypyc.build import mypycify  # after setuptools, as it asks

    paths = ["--config-file", "mypy.ini", *given.file]
    settings = {"opt_level": given.optimised, "debug_level": "0", "multi_file": True, "group_name": GROUP}
    build(mypycify(paths, **settings), "--inplace")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
