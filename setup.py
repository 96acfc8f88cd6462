"""Build: the hot packages are compiled with mypyc where a C compiler works, everything else stays Python.

KLEOS_PURE=1 asks for a build without compiled modules.
KLEOS_NO_CLIENT=1 allows one without the browser client, for those who want only the library and the terminal.
KLEOS_OPT_LEVEL=0 compiles faster and runs slower, for trying things out (default 3).
"""

import ast
import os
import re
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/kleos")

# What is compiled: patterns below src/kleos.
COMPILED = (
    "engine/*.py",
    "effects/*.py",
    "games/*/*.py",
    "games/*/bots/*.py",
    "match.py",
    "bots/outlook.py",
    "bots/halving.py",
    "bots/rollout.py",
    "bots/scale.py",
    "bots/tree.py",
)

# What is not, although a pattern matches it: modules of these names are never hot, in any game.
NEVER_HOT = {
    "__init__",
    "decks",
    "explain",
    "game",
    "messages",
    "offers",
    "outline",
    "pool",
    "position",
    "problems",
    "schema",
    "sheet",
    "testing",
    "typed",
    "view",
    "vocabulary",
}

# Compiler flags beside mypyc's own. Warnings about generated code in a newer compiler must not stop a player,
# and hidden names make calls between modules cheaper: about 4 % faster.
DROPPED = {"-Werror"}
ADDED = [] if sys.platform == "win32" else ["-fvisibility=hidden"]

# Commands that only describe the package and need no compiled modules.
DESCRIBING = {"egg_info", "dist_info", "sdist"}

# Commands whose result is handed on and must bring the browser client. An editable install is not among them: it serves
# whatever is built into its sources later.
HANDED_ON = {"sdist", "bdist_wheel", "install"}
CLIENT = PACKAGE / "server" / "client" / "index.html"
NO_CLIENT = (
    "kleos build: the browser client has not been built, so the package would be without the table in the browser. "
    "Build it first with tools/setup web (a clone of the repository has it), "
    "or set KLEOS_NO_CLIENT=1 for the library and the terminal alone."
)

PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


class Build(build):
    """Leaves nothing of an earlier build behind: a stale extension would shadow its module's source."""

    def run(self) -> None:
        super().run()
        made: set[Path] = set()
        for name in self.get_sub_commands():
            command: Any = self.get_finalized_command(name)
            made.update(Path(output).resolve() for output in command.get_outputs())
        for path in Path(self.build_lib).resolve().rglob("*"):
            if path.is_file() and path not in made:
                path.unlink()


class BuildExt(build_ext):
    """Compiles the C files of an extension side by side; mypyc puts all modules into one extension."""

    def build_extensions(self) -> None:
        one_after_another = self.compiler.compile

        def side_by_side(sources: list[str], *args: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: one_after_another([source], *args, **options), sources)
                return [name for names in made for name in names]

        if self.compiler.compiler_type == "unix":
            self.compiler.compile = side_by_side
        super().build_extensions()


def check_client() -> None:
    """Ends a build that would leave out the browser client by accident, before anything is compiled."""
    if not HANDED_ON.isdisjoint(sys.argv) and not CLIENT.is_file() and not os.environ.get("KLEOS_NO_CLIENT"):
        sys.exit(NO_CLIENT)


def compiled_modules() -> list[str]:
    found = [path for pattern in COMPILED for path in sorted(PACKAGE.glob(pattern))]
    return [path.as_posix() for path in found if path.stem not in NEVER_HOT]


def compiler_works() -> bool:
    """Whether a trivial extension module compiles and links with what the real build would use."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE, encoding="ascii")
        command = build_ext(Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except (Exception, SystemExit):  # noqa: BLE001 - whatever fails, there is no usable compiler
            return False
        return True


def reason_for_pure() -> str | None:
    if os.environ.get("KLEOS_PURE"):
        return "KLEOS_PURE is set"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypy is not installed"
    if not compiler_works():
        return "no working C compiler"
    return None


# Docstrings -------------------------------------------------------------------------------------------------------------
# mypyc gives what it compiles its signature for a docstring and drops the one in the source; help() needs both.
TABLE = re.compile(r"static Py(?:GetSet|Method)Def (?P<name>\w+)_(?:getseters|methods)\[\]")
ENTRY = re.compile(r' +\{"(?P<name>\w+)",')
OF_CLASS = re.compile(r' +\.tp_doc = PyDoc_STR\("(?P<name>\w+)\(')


def docstrings(modules: list[str]) -> dict[str, str]:
    """The docstrings of modules' classes, functions and methods by their full names."""
    found: dict[str, str] = {}
    for module in modules:
        name = ".".join(Path(module).with_suffix("").parts[1:])
        gather(ast.parse(Path(module).read_text("utf-8")), name, found)
    return found


def gather(node: ast.AST, name: str, found: dict[str, str]) -> None:
    for part in ast.iter_child_nodes(node):
        if isinstance(part, (ast.ClassDef, ast.FunctionDef)):
            own = f"{name}.{part.name}"
            found[own] = ast.get_docstring(part) or ""
            gather(part, own, found)


def keep_docstrings(extension: Extension, found: dict[str, str]) -> None:
    """Compiles copies of what mypyc has written, in which the docstrings stand behind the signatures."""
    copies = []
    for source in extension.sources:
        path = Path(source)
        if not path.name.startswith("__native_"):  # the runtime of mypyc
            copies.append(str(source))
            continue
        copy = path.with_name(f"documented_{path.name}")
        text = documented(path.read_text("utf-8"), path.stem.removeprefix("__native_").replace("___", "."), found)
        if not copy.is_file() or copy.read_text("utf-8") != text:
            copy.write_text(text, "utf-8")
        copies.append(str(copy))
    extension.sources = copies


def documented(text: str, module: str, found: dict[str, str]) -> str:
    """A module in C with docstrings in its tables of methods, properties and functions, and for its classes."""
    scope, name, lines = "", "", []
    for line in text.splitlines(keepends=True):
        table, entry, of_class = TABLE.match(line), ENTRY.match(line), OF_CLASS.match(line)
        if table:
            owner = table["name"].rpartition("___")[2]
            scope = "" if owner.endswith("module") else f"{owner}."
        name = entry["name"] if entry else name
        doc = found.get(f"{module}.{of_class['name']}" if of_class else f"{module}.{scope}{name}", "")
        if doc and "PyDoc_STR(" in line:
            line = line.replace('")', f'{in_c(doc)}")', 1)
        elif doc and line.endswith("NULL, NULL},\n"):
            line = line.replace("NULL, NULL},", f'PyDoc_STR("{in_c(doc)}"), NULL}},')
        lines.append(line)
    return "".join(lines)


def in_c(text: str) -> str:
    """A text as C writes it between quotation marks."""
    return "".join(chr(code) if chr(code).isalnum() or code == 32 else f"\\{code:03o}" for code in text.encode())


def extensions() -> list[Extension]:
    """The compiled modules; past the checks above, whatever fails here fails the build."""
    if not DESCRIBING.isdisjoint(sys.argv):
        return []
    modules = compiled_modules()
    reason = reason_for_pure() if modules else "nothing to compile"
    if reason is not None:
        print(f"kleos build: pure Python ({reason})", flush=True)
        return []
    from mypyc.build import mypycify

    level = os.environ.get("KLEOS_OPT_LEVEL", "3")
    print(f"kleos build: {len(modules)} modules compiled at level {level}", flush=True)
    # One C file per module: on two cores a third of the time of one big file, for code 3 % slower.
    made: list[Any] = mypycify(modules, opt_level=level, debug_level="0", group_name="kleos", multi_file=True)
    found = docstrings(modules)
    for extension in made:
        keep_docstrings(extension, found)
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag not in DROPPED] + ADDED
    return made


check_client()
setup(ext_modules=extensions(), cmdclass={"build": Build, "build_ext": BuildExt})
